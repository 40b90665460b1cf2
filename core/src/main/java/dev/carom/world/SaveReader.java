package dev.carom.world;

import dev.carom.Box;
import dev.carom.Circle;
import dev.carom.Shape;

/** Reads what {@link SaveWriter} has written, and refuses everything else. */
final class SaveReader {
  private static final int HASH_BYTES = 8;

  private final byte[] bytes;
  private final int end;
  private int at;

  /** Reads the first bytes of an array, whose last ones must be the hash of those before. */
  SaveReader(byte[] bytes, int length) {
    this.bytes = bytes;
    end = length - HASH_BYTES;
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

  void checkEnd() {
    check(at == end, "there are bytes left over");
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

  /** A finite number, and no negative zero, which shapes never have. */
  double getDouble() {
    long bits = getLong();
    double value = Double.longBitsToDouble(bits);
    if (!Arguments.isFinite(value) || bits == Long.MIN_VALUE) {
      throw refusal("a coordinate is " + value);
    }
    return value;
  }

  /** A finite number that is not negative. */
  double getSize() {
    double value = getDouble();
    check(value >= 0, "a size is negative");
    return value;
  }

  /** Any 32 bits. */
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

  /** How many things follow, of which each takes at least so many bytes. */
  int getCount(int bytesEach) {
    int count = getNumber();
    check(count >= 0 && count <= (end - at) / bytesEach, "it counts more than it holds");
    return count;
  }

  void getSlots(IntList list, int slots) {
    list.clear();
    int count = getCount(1);
    for (int k = 0; k < count; k++) {
      int slot = getNumber();
      check(slot >= 0 && slot < slots, "a slot is listed that is not there");
      list.add(slot);
    }
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

  /** A part of a compound. */
  Shape getPart() {
    int kind = getByte();
    check(kind == ShapeStore.CIRCLE || kind == ShapeStore.BOX, "a part is of no known kind");
    if (kind == ShapeStore.CIRCLE) {
      return new Circle(getDouble(), getDouble(), getSize());
    }
    double minX = getDouble();
    double minY = getDouble();
    double maxX = getDouble();
    double maxY = getDouble();
    check(minX <= maxX && minY <= maxY, "a box is inverted");
    return new Box(minX, minY, maxX, maxY);
  }
}
