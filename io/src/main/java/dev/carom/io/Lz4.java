// SPDX-License-Identifier: Apache-2.0
package dev.carom.io;

import java.io.IOException;

/** Decompresses LZ4 blocks, which alternate literal bytes and copies of earlier output. */
final class Lz4 {
  private static final int SHORTEST_COPY = 4;

  /** A 4-bit length that continues in the following bytes. */
  private static final int LONGER = 15;

  private final byte[] packed;
  private final byte[] target;
  private int from;
  private int to;

  private Lz4(byte[] packed, int size) {
    this.packed = packed;
    target = new byte[size];
  }

  /**
   * Decompresses a block.
   *
   * @throws IOException if the block is invalid or has another size
   */
  static byte[] unpack(byte[] packed, int size) throws IOException {
    Lz4 block = new Lz4(packed, size);
    try {
      block.unpack();
    } catch (IndexOutOfBoundsException broken) {
      throw new IOException("broken LZ4 data", broken);
    }
    return block.target;
  }

  private void unpack() throws IOException {
    while (from < packed.length) {
      int lengths = packed[from++] & 0xff;
      int literals = length(lengths >> 4);
      System.arraycopy(packed, from, target, to, literals);
      from += literals;
      to += literals;
      if (from < packed.length) {
        int distance = packed[from] & 0xff | (packed[from + 1] & 0xff) << 8;
        from += 2;
        copy(distance, length(lengths & LONGER) + SHORTEST_COPY);
      }
    }
    if (to != target.length) {
      throw new IOException("an LZ4 block must have " + target.length + " bytes, but had " + to);
    }
  }

  private int length(int first) throws IOException {
    int length = first;
    if (first == LONGER) {
      int more;
      do {
        more = packed[from++] & 0xff;
        length += more;
        if (length > target.length) {
          throw new IOException("an LZ4 block has more than " + target.length + " bytes");
        }
      } while (more == 255);
    }
    return length;
  }

  /** Copies byte by byte, because the source may overlap the target. */
  private void copy(int distance, int length) throws IOException {
    if (distance == 0 || distance > to) {
      throw new IOException("an LZ4 block refers to data outside of it");
    }
    for (int end = to + length; to < end; to++) {
      target[to] = target[to - distance];
    }
  }
}
