// SPDX-License-Identifier: Apache-2.0
package dev.carom.games;

/** Combines numbers, with all bits and in order, into a checksum. */
public final class Checksum {
  private long value = 0x9e3779b97f4a7c15L;

  /** Creates an empty checksum. */
  public Checksum() {}

  /** Adds a number. */
  public Checksum add(long number) {
    value = (value ^ number) * 0xbf58476d1ce4e5b9L;
    value ^= value >>> 29;
    return this;
  }

  /** Adds a number with all its bits. */
  public Checksum add(double number) {
    return add(Double.doubleToLongBits(number));
  }

  /** Adds a boolean. */
  public Checksum add(boolean fact) {
    return add(fact ? 1L : 2L);
  }

  /** Returns the checksum of everything added. */
  public long value() {
    return value;
  }
}
