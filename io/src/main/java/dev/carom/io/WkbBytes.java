// SPDX-License-Identifier: Apache-2.0
package dev.carom.io;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;

/**
 * Parses well-known binary (WKB), of the standard and as PostGIS writes it (EWKB); a reference
 * system and z and m coordinates are ignored.
 */
final class WkbBytes {
  private static final int Z = 0x80000000;
  private static final int M = 0x40000000;
  private static final int REFERENCE_SYSTEM = 0x20000000;
  private static final int FIRST_MULTI = 4;
  private static final int LAST_MULTI = 6;
  private static final int COLLECTION = 7;

  private final ByteBuffer bytes;

  /** The type from 1 to 6: points, lines, polygons, and several of them. */
  private int type;

  /** The numbers per point. */
  private int dimensions;

  private WkbBytes(byte[] bytes) {
    this.bytes = ByteBuffer.wrap(bytes);
  }

  /**
   * Returns the geometry.
   *
   * @throws IllegalArgumentException if the bytes are not one; the message says what they "are not"
   *     or "have"
   */
  static Geometry parse(byte[] bytes) {
    return new WkbBytes(bytes).geometry();
  }

  /** Returns the bytes of hexadecimal digits; null if the text is something else. */
  static byte[] ofHex(String text) {
    if (text.length() % 2 != 0 || !text.startsWith("00") && !text.startsWith("01")) {
      return null;
    }
    byte[] bytes = new byte[text.length() / 2];
    for (int k = 0; k < bytes.length; k++) {
      int high = Character.digit(text.charAt(2 * k), 16);
      int low = Character.digit(text.charAt(2 * k + 1), 16);
      if (high < 0 || low < 0) {
        return null;
      }
      bytes[k] = (byte) (high << 4 | low);
    }
    return bytes;
  }

  private Geometry geometry() {
    header();
    int first = type;
    Geometry.Type part = Geometry.Type.values()[(first - 1) % 3];
    Geometry.Builder geometry = new Geometry.Builder(part);
    if (first >= FIRST_MULTI) {
      // Each part takes at least the five bytes of a header.
      int parts = count(5);
      for (int k = 0; k < parts; k++) {
        header();
        if (type != first - 3) {
          throw broken("part " + (k + 1) + " has another type");
        }
        part(geometry);
      }
    } else {
      part(geometry);
    }
    if (bytes.hasRemaining()) {
      throw broken(bytes.remaining() + " bytes follow its end");
    }
    return geometry.build();
  }

  private void header() {
    need(5);
    byte order = bytes.get();
    if (order != 0 && order != 1) {
      throw broken("it must start with the byte 0 or 1");
    }
    bytes.order(order == 0 ? ByteOrder.BIG_ENDIAN : ByteOrder.LITTLE_ENDIAN);
    int code = bytes.getInt();
    int plain = code & 0x0fffffff;
    type = plain % 1000;
    int standard = plain / 1000;
    if (type == COLLECTION) {
      throw new IllegalArgumentException(Geometry.unsupported("GEOMETRYCOLLECTION"));
    }
    if (type < 1 || type > LAST_MULTI || standard > 3) {
      throw broken("its type is " + plain + ", which is not a point, line or polygon");
    }
    boolean hasZ = (code & Z) != 0 || standard % 2 == 1;
    boolean hasM = (code & M) != 0 || standard >= 2;
    dimensions = 2 + (hasZ ? 1 : 0) + (hasM ? 1 : 0);
    if ((code & REFERENCE_SYSTEM) != 0) {
      need(Integer.BYTES);
      bytes.getInt();
    }
  }

  private void part(Geometry.Builder geometry) {
    switch ((type - 1) % 3) {
      case 0 -> {
        need(dimensions * Double.BYTES);
        if (isEmptyPoint()) {
          throw new IllegalArgumentException(Geometry.EMPTY);
        }
        point(geometry);
      }
      case 1 -> points(geometry);
      default -> {
        int rings = count(Integer.BYTES);
        if (rings != 1) {
          throw new IllegalArgumentException(rings == 0 ? Geometry.EMPTY : Geometry.HOLE);
        }
        points(geometry);
      }
    }
    geometry.endPart();
  }

  /** Returns true for NaN, NaN, which stands for no point. */
  private boolean isEmptyPoint() {
    int start = bytes.position();
    return Double.isNaN(bytes.getDouble(start))
        && Double.isNaN(bytes.getDouble(start + Double.BYTES));
  }

  private void points(Geometry.Builder geometry) {
    int points = count(dimensions * Double.BYTES);
    for (int k = 0; k < points; k++) {
      point(geometry);
    }
  }

  private void point(Geometry.Builder geometry) {
    int start = bytes.position();
    bytes.position(start + dimensions * Double.BYTES);
    geometry.add(bytes.getDouble(start), bytes.getDouble(start + Double.BYTES));
  }

  /** Reads how many items follow, each of at least this number of bytes. */
  private int count(int size) {
    need(Integer.BYTES);
    long count = Integer.toUnsignedLong(bytes.getInt());
    if (count > bytes.remaining() / size) {
      throw tooShort();
    }
    return (int) count;
  }

  private void need(int count) {
    if (bytes.remaining() < count) {
      throw tooShort();
    }
  }

  private IllegalArgumentException tooShort() {
    return broken("it ends too early, after " + bytes.capacity() + " bytes");
  }

  private static IllegalArgumentException broken(String why) {
    return new IllegalArgumentException("is not a geometry in WKB: " + why);
  }
}
