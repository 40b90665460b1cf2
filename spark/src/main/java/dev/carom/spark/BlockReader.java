// SPDX-License-Identifier: Apache-2.0
package dev.carom.spark;

import dev.carom.pair.Parts;
import java.nio.charset.StandardCharsets;

/** Reads the blocks that {@link BlockWriter} writes. */
final class BlockReader implements Bounded {
  private final byte[] bytes;
  private int at = 1;
  private Parts.Kind kind = Parts.Kind.CIRCLE;
  private final double[] numbers = new double[4];
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
    kind = (flags & BlockWriter.BOX) == 0 ? Parts.Kind.CIRCLE : Parts.Kind.BOX;
    for (int k = 0; k < kind.numbers(); k++) {
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
  public double number(int index) {
    return numbers[index];
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
