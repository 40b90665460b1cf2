package dev.carom.games;

/** Mixes numbers, in their order and to the last bit, into one. */
public final class Checksum {
  private long value = 0x9e3779b97f4a7c15L;

  /** A checksum of nothing yet. */
  public Checksum() {}

  /** Takes in a number. */
  public Checksum add(long number) {
    value = (value ^ number) * 0xbf58476d1ce4e5b9L;
    value ^= value >>> 29;
    return this;
  }

  /** Takes in a number with all its bits. */
  public Checksum add(double number) {
    return add(Double.doubleToLongBits(number));
  }

  /** Takes in a yes or no. */
  public Checksum add(boolean fact) {
    return add(fact ? 1L : 2L);
  }

  /** The checksum of all that was taken in. */
  public long value() {
    return value;
  }
}
