// SPDX-License-Identifier: Apache-2.0
package dev.carom.spark;

import dev.carom.io.ShapeRow;
import dev.carom.pair.Parts;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;

/**
 * Packs shapes of one DataFrame into blocks for the shuffle: a circle with a numeric id takes 16 to
 * 28 bytes. {@link BlockReader} reads them.
 */
final class BlockWriter {
  static final int BOX = 1;
  static final int FLOATS = 2;
  static final int TEXT = 4;

  /** A shape that is neither a circle nor a box along the axes. */
  static final int OTHER = 8;

  static final VarHandle INTS =
      MethodHandles.byteArrayViewVarHandle(int[].class, ByteOrder.LITTLE_ENDIAN);
  static final VarHandle LONGS =
      MethodHandles.byteArrayViewVarHandle(long[].class, ByteOrder.LITTLE_ENDIAN);

  /** The maximum size of a shape without its text and its numbers. */
  private static final int LARGEST = 64;

  private final byte side;
  private byte[] bytes = new byte[256];
  private int length;
  private long lastRow;
  private long lastId;

  /**
   * Creates an empty block.
   *
   * @param side 0 for shapes of the first DataFrame, 1 for the second
   */
  BlockWriter(int side) {
    this.side = (byte) side;
    begin();
  }

  private void begin() {
    length = 0;
    bytes[length++] = side;
    lastRow = 0;
    lastId = 0;
  }

  /** Adds a shape. */
  void add(RowFormat.Reader reader, long row) {
    ShapeRow shape = reader.shape();
    int numbers = shape.numbers();
    boolean areFloats = true;
    for (int k = 0; k < numbers; k++) {
      areFloats &= (float) shape.number(k) == shape.number(k);
    }
    String text = shape.idText();
    reserve(LARGEST + numbers * Double.BYTES);
    int flags = (areFloats ? FLOATS : 0) | (text == null ? 0 : TEXT);
    if (shape.isOther()) {
      bytes[length++] = (byte) (flags | OTHER);
      addOther(reader);
    } else {
      bytes[length++] = (byte) (flags | (shape.kind() == Parts.Kind.BOX ? BOX : 0));
    }
    for (int k = 0; k < numbers; k++) {
      if (areFloats) {
        INTS.set(bytes, length, Float.floatToRawIntBits((float) shape.number(k)));
        length += Float.BYTES;
      } else {
        LONGS.set(bytes, length, Double.doubleToRawLongBits(shape.number(k)));
        length += Double.BYTES;
      }
    }
    addId(shape, row);
  }

  /** Adds what the numbers mean, and the bounds, which would take long to compute again. */
  private void addOther(Bounded shape) {
    bytes[length++] = (byte) shape.kind().ordinal();
    addNumber(shape.numbers());
    for (int side = 0; side < Sample.SIDES; side++) {
      LONGS.set(bytes, length, Double.doubleToRawLongBits(shape.side(side)));
      length += Double.BYTES;
    }
  }

  /** Adds an id without a shape. */
  void addIdOnly(ShapeRow shape, long row) {
    reserve(LARGEST);
    bytes[length++] = (byte) (shape.idText() == null ? 0 : TEXT);
    addId(shape, row);
  }

  private void addId(ShapeRow shape, long row) {
    addNumber(row - lastRow);
    lastRow = row;
    if (shape.idText() == null) {
      addNumber(shape.idNumber() - lastId);
      lastId = shape.idNumber();
    } else {
      byte[] text = shape.idText().getBytes(StandardCharsets.UTF_8);
      addNumber(text.length);
      reserve(text.length);
      System.arraycopy(text, 0, bytes, length, text.length);
      length += text.length;
    }
  }

  /** Writes seven bits per byte, so numbers near 0 take one byte. */
  private void addNumber(long number) {
    long rest = number << 1 ^ number >> 63;
    while ((rest & ~0x7fL) != 0) {
      bytes[length++] = (byte) (rest | 0x80);
      rest >>>= 7;
    }
    bytes[length++] = (byte) rest;
  }

  private void reserve(int more) {
    if (length + more > bytes.length) {
      bytes = Arrays.copyOf(bytes, Math.max(length + more, bytes.length * 2));
    }
  }

  int length() {
    return length;
  }

  boolean isEmpty() {
    return length == 1;
  }

  /** Returns the block and starts a new one. */
  byte[] take() {
    byte[] block = Arrays.copyOf(bytes, length);
    begin();
    return block;
  }
}
