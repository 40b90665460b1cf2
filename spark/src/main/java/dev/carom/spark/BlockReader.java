// SPDX-License-Identifier: Apache-2.0
package dev.carom.spark;

import dev.carom.pair.Parts;
import java.nio.charset.StandardCharsets;

/** Reads the blocks that {@link BlockWriter} writes. */
final class BlockReader implements Bounded {
  private static final Parts.Kind[] KINDS = Parts.Kind.values();

  private final byte[] bytes;
  private int at = 1;
  private Parts.Kind kind = Parts.Kind.CIRCLE;
  private boolean isOther;
  private double[] numbers = new double[5];
  private int count;
  private final double[] sides = new double[Sample.SIDES];
  private long row;
  private long idNumber;
  private String idText;

  BlockReader(byte[] bytes) {
    this.bytes = bytes;
  }

  /** Returns the DataFrame of the shapes: 0 for the first, 1 for the second. */
  int side() {
    return bytes[0];
  }

  /** Moves to the next shape; returns false if there is none. */
  boolean next() {
    if (at == bytes.length) {
      return false;
    }
    int flags = bytes[at++];
    isOther = (flags & BlockWriter.OTHER) != 0;
    if (isOther) {
      readOther();
    } else {
      kind = (flags & BlockWriter.BOX) == 0 ? Parts.Kind.CIRCLE : Parts.Kind.BOX;
      count = kind.numbers();
    }
    for (int k = 0; k < count; k++) {
      if ((flags & BlockWriter.FLOATS) != 0) {
        numbers[k] = Float.intBitsToFloat((int) BlockWriter.INTS.get(bytes, at));
        at += Float.BYTES;
      } else {
        numbers[k] = Double.longBitsToDouble((long) BlockWriter.LONGS.get(bytes, at));
        at += Double.BYTES;
      }
    }
    readId(flags);
    return true;
  }

  private void readOther() {
    kind = KINDS[bytes[at++]];
    count = (int) readNumber();
    if (count > numbers.length) {
      numbers = new double[count];
    }
    for (int side = 0; side < sides.length; side++) {
      sides[side] = Double.longBitsToDouble((long) BlockWriter.LONGS.get(bytes, at));
      at += Double.BYTES;
    }
  }

  /**
   * Moves to the next of the ids that were packed without a shape; returns false if there is none.
   */
  boolean nextIdOnly() {
    if (at == bytes.length) {
      return false;
    }
    readId(bytes[at++]);
    return true;
  }

  private void readId(int flags) {
    row += readNumber();
    if ((flags & BlockWriter.TEXT) == 0) {
      idText = null;
      idNumber += readNumber();
    } else {
      int length = (int) readNumber();
      idText = new String(bytes, at, length, StandardCharsets.UTF_8);
      at += length;
    }
  }

  private long readNumber() {
    long number = 0;
    int shift = 0;
    byte part;
    do {
      part = bytes[at++];
      number |= (part & 0x7fL) << shift;
      shift += 7;
    } while (part < 0);
    return number >>> 1 ^ -(number & 1);
  }

  @Override
  public Parts.Kind kind() {
    return kind;
  }

  @Override
  public boolean isOther() {
    return isOther;
  }

  @Override
  public int numbers() {
    return count;
  }

  @Override
  public double number(int index) {
    return numbers[index];
  }

  @Override
  public double side(int side) {
    return sides[side];
  }

  /** Returns the row of the shape, from 1. */
  long row() {
    return row;
  }

  /** Returns the id if it is a number. */
  long idNumber() {
    return idNumber;
  }

  /** Returns the id if it is text, otherwise null. */
  String idText() {
    return idText;
  }
}
