package dev.carom.oracle;

/** A small random generator with the same numbers everywhere, for tests that can be repeated. */
public final class SplitMix64 {
  private static final long STEP = 0x9E3779B97F4A7C15L;

  private long state;

  public SplitMix64(long seed) {
    state = seed;
  }

  /** The generator of one of many cases, so that a case can be made again without the others. */
  public static SplitMix64 ofCase(long seed, long number) {
    return new SplitMix64(new SplitMix64(seed ^ number * STEP).nextLong());
  }

  public long nextLong() {
    state += STEP;
    long bits = state;
    bits = (bits ^ bits >>> 30) * 0xBF58476D1CE4E5B9L;
    bits = (bits ^ bits >>> 27) * 0x94D049BB133111EBL;
    return bits ^ bits >>> 31;
  }

  /** A number from 0 to bound - 1. */
  public int below(int bound) {
    return (int) ((nextLong() >>> 32) * bound >>> 32);
  }

  /** A number from low to high, both included. */
  public int between(int low, int high) {
    return low + below(high - low + 1);
  }

  /** True once in so many calls. */
  public boolean oneIn(int calls) {
    return below(calls) == 0;
  }

  public boolean nextBoolean() {
    return nextLong() < 0;
  }

  /** A number from 0 to 1, all 53 bits random. */
  public double fraction() {
    return (nextLong() >>> 11) * 0x1p-53;
  }

  /** A number from -1 to 1. */
  public double signed() {
    return nextBoolean() ? fraction() : -fraction();
  }

  public double sign() {
    return nextBoolean() ? 1 : -1;
  }

  public double oneOf(double... choices) {
    return choices[below(choices.length)];
  }
}
