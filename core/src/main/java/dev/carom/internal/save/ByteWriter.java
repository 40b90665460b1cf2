// SPDX-License-Identifier: Apache-2.0
package dev.carom.internal.save;

import dev.carom.internal.state.PairList;
import java.util.Arrays;

/** Writes numbers to bytes. */
final class ByteWriter {
  private byte[] bytes = new byte[0];
  private boolean grows;
  private int size;

  /** Starts with room for this many bytes; the buffer grows as needed. */
  void startGrowing(int capacity) {
    bytes = new byte[capacity];
    grows = true;
    size = 0;
  }

  /** Starts to write to this array; bytes that do not fit are only counted. */
  void startInto(byte[] target) {
    bytes = target;
    grows = false;
    size = 0;
  }

  /** Returns the number of bytes written, including those that did not fit. */
  int size() {
    return size;
  }

  byte[] toBytes() {
    return Arrays.copyOf(bytes, size);
  }

  private boolean hasRoom(int more) {
    if (size + more > bytes.length && grows) {
      bytes = Arrays.copyOf(bytes, Math.max(size + more, 2 * bytes.length));
    }
    return size + more <= bytes.length;
  }

  void putByte(int value) {
    if (hasRoom(1)) {
      bytes[size] = (byte) value;
    }
    size++;
  }

  void putLong(long value) {
    if (hasRoom(8)) {
      LittleEndian.putLong(bytes, size, value);
    }
    size += 8;
  }

  ByteWriter putDouble(double value) {
    putLong(Double.doubleToRawLongBits(value));
    return this;
  }

  /**
   * Writes seven bits per byte, the lowest first; all but the last byte have the highest bit set.
   */
  void putNumber(int value) {
    int rest = value;
    while ((rest & ~0x7F) != 0) {
      putByte(rest | 0x80);
      rest >>>= 7;
    }
    putByte(rest);
  }

  /** Writes sorted pairs, each as the difference to the previous one. */
  void putPairs(PairList list) {
    putNumber(list.size);
    int a = 0;
    int b = 0;
    for (int k = 0; k < list.size; k++) {
      int nextA = PairList.a(list.items[k]);
      int nextB = PairList.b(list.items[k]);
      putNumber(nextA - a);
      putNumber(nextB - (nextA == a ? Math.max(a, b) : nextA) - 1);
      a = nextA;
      b = nextB;
    }
  }

  /**
   * Adds zero bytes, if needed, so that the save has at least this many bytes including its hash.
   */
  void padTo(int least) {
    while (size < least - Long.BYTES) {
      putByte(0);
    }
  }

  /** Writes the hash of everything before it. */
  void putHash() {
    putLong(size <= bytes.length ? Hash.ofBytes(bytes, size) : 0);
  }
}
