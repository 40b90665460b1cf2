// SPDX-License-Identifier: Apache-2.0
package dev.carom.internal.save;

/**
 * Converts numbers to bytes, the lowest first. Done by hand, because browsers have no better way.
 */
public final class LittleEndian {
  private LittleEndian() {}

  static long getLong(byte[] bytes, int at) {
    return getInt(bytes, at) & 0xFFFFFFFFL | (long) getInt(bytes, at + 4) << 32;
  }

  private static int getInt(byte[] bytes, int at) {
    return bytes[at] & 0xFF
        | (bytes[at + 1] & 0xFF) << 8
        | (bytes[at + 2] & 0xFF) << 16
        | bytes[at + 3] << 24;
  }

  /** Writes a long, lowest byte first. */
  public static void putLong(byte[] bytes, int at, long value) {
    putInt(bytes, at, (int) value);
    putInt(bytes, at + 4, (int) (value >>> 32));
  }

  private static void putInt(byte[] bytes, int at, int value) {
    bytes[at] = (byte) value;
    bytes[at + 1] = (byte) (value >>> 8);
    bytes[at + 2] = (byte) (value >>> 16);
    bytes[at + 3] = (byte) (value >>> 24);
  }
}
