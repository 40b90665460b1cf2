// SPDX-License-Identifier: Apache-2.0
package dev.carom.internal.save;

import dev.carom.internal.check.Arguments;
import dev.carom.internal.state.PairList;
import dev.carom.pair.Parts;

/** Reads saves written by {@link ByteWriter} and rejects everything else. Reusable. */
final class ByteReader {
  private static final int HASH_BYTES = 8;
  private static final int CORNER_BYTES = 16;

  private byte[] bytes;
  private int end;
  private int at;

  /** Starts with the first bytes of an array; the last of them must be the hash of the others. */
  void start(byte[] save, int length) {
    bytes = save;
    end = length - HASH_BYTES;
    at = 0;
  }

  /** Releases the array. */
  void stop() {
    bytes = null;
  }

  static IllegalArgumentException refusal(String reason) {
    return new IllegalArgumentException("the save cannot be read: " + reason);
  }

  static void check(boolean right, String reason) {
    if (!right) {
      throw refusal(reason);
    }
  }

  void checkHash() {
    check(
        end >= 0 && LittleEndian.getLong(bytes, end) == Hash.ofBytes(bytes, end),
        "it is damaged or incomplete");
  }

  /** Returns the length of the save in bytes. */
  int length() {
    return end + HASH_BYTES;
  }

  /** Checks that only the padding of {@link ByteWriter#padTo} is left. */
  void checkPadding(int least) {
    int padded = Math.max(at, least - HASH_BYTES);
    check(padded <= end, "it is too short for its slots");
    check(padded == end, "there are bytes left over");
    while (at < end) {
      check(bytes[at++] == 0, "there are bytes left over");
    }
  }

  /** Returns the position of the next byte. */
  int position() {
    return at;
  }

  /** Returns to an earlier position. */
  void goBackTo(int position) {
    at = position;
  }

  void skip(int count) {
    check(count <= end - at, "it ends too early");
    at += count;
  }

  int getByte() {
    check(at < end, "it ends too early");
    return bytes[at++] & 0xFF;
  }

  long getLong() {
    check(at + 8 <= end, "it ends too early");
    at += 8;
    return LittleEndian.getLong(bytes, at - 8);
  }

  /** Reads a finite number; rejects negative zero, which shapes never have. */
  double getDouble() {
    long bits = getLong();
    double value = Double.longBitsToDouble(bits);
    if (!Arguments.isFinite(value) || bits == Long.MIN_VALUE) {
      throw refusal("a coordinate is " + value);
    }
    return value;
  }

  /** Reads a finite number that is not negative. */
  double getSize() {
    double value = getDouble();
    check(value >= 0, "a size is negative");
    return value;
  }

  /** Reads any 32 bits. */
  int getNumber() {
    int value = 0;
    for (int shift = 0; shift < 35; shift += 7) {
      int next = getByte();
      value |= (next & 0x7F) << shift;
      if (next < 0x80) {
        check(next > 0 || shift == 0, "a number is longer than it needs to be");
        check(shift < 28 || next < 0x10, "a number is too large");
        return value;
      }
    }
    throw refusal("a number is too large");
  }

  /** Reads the number of items that follow, each of at least this many bytes. */
  int getCount(int bytesEach) {
    int count = getNumber();
    check(count >= 0 && count <= (end - at) / bytesEach, "it counts more than it holds");
    return count;
  }

  void getPairs(PairList list, int slots) {
    list.clear();
    int count = getCount(2);
    list.reserve(count);
    long a = 0;
    long b = 0;
    for (int k = 0; k < count; k++) {
      long stepA = getNumber() & 0xFFFFFFFFL;
      long stepB = getNumber() & 0xFFFFFFFFL;
      b = (stepA == 0 ? Math.max(a, b) : a + stepA) + stepB + 1;
      a += stepA;
      check(b < slots, "a pair has a slot that is not there");
      list.add(a << 32 | b);
    }
  }

  Parts.Kind getPartKind() {
    Parts.Kind kind = SaveFormat.partKind(getByte());
    check(kind != null, "a part is of no known kind");
    return kind;
  }

  /** Reads a part of a shape and adds it to the list; returns true. */
  boolean getPart(Parts into) {
    Parts.Kind kind = getPartKind();
    double first = getDouble();
    double second = getDouble();
    return switch (kind) {
      case CIRCLE -> {
        into.addCircle(first, second, getSize());
        yield true;
      }
      case BOX -> {
        double maxX = getDouble();
        double maxY = getDouble();
        check(first <= maxX && second <= maxY, "a box is inverted");
        into.addBox(first, second, maxX, maxY);
        yield true;
      }
      case CAPSULE -> {
        double x1 = getDouble();
        double y1 = getDouble();
        into.addCapsule(first, second, x1, y1, getSize());
        yield true;
      }
      case POLYGON -> {
        double radius = getSize();
        int count = getCount(CORNER_BYTES);
        double[] corners = into.addPolygon(count, first, second, radius);
        for (int k = 0; k < 2 * count; k++) {
          corners[k] = getDouble();
        }
        check(into.isConvex(into.size() - 1), "a polygon is not convex");
        yield true;
      }
    };
  }

  /** Goes past a part of a shape. */
  void skipPart() {
    Parts.Kind kind = getPartKind();
    skip(kind.numbers() * Double.BYTES);
    if (kind == Parts.Kind.POLYGON) {
      skip(getCount(CORNER_BYTES) * CORNER_BYTES);
    }
  }
}
