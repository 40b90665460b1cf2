package dev.carom.io;

/** A small random generator with the same numbers everywhere (SplitMix64). */
final class Randoms {
  private long state;

  Randoms(long seed) {
    state = seed;
  }

  long nextLong() {
    state += 0x9E3779B97F4A7C15L;
    long bits = state;
    bits = (bits ^ bits >>> 30) * 0xBF58476D1CE4E5B9L;
    bits = (bits ^ bits >>> 27) * 0x94D049BB133111EBL;
    return bits ^ bits >>> 31;
  }

  int below(int bound) {
    return (int) ((nextLong() >>> 32) * bound >>> 32);
  }

  /** A number in [0, 1). */
  double next() {
    return (nextLong() >>> 11) * 0x1p-53;
  }

  /** Any finite double, every exponent alike. */
  double anyDouble() {
    double value;
    do {
      value = Double.longBitsToDouble(nextLong());
    } while (!(Math.abs(value) <= Double.MAX_VALUE));
    return value;
  }
}
