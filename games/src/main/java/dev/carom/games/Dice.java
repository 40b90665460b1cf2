package dev.carom.games;

/** Numbers that look random and are the same everywhere for the same seed (SplitMix64). */
public final class Dice {
  private long state;

  /** Dice that fall the same way for the same seed. */
  public Dice(long seed) {
    state = seed;
  }

  /** A number with 64 random bits. */
  public long nextBits() {
    state += 0x9e3779b97f4a7c15L;
    long bits = state;
    bits = (bits ^ (bits >>> 30)) * 0xbf58476d1ce4e5b9L;
    bits = (bits ^ (bits >>> 27)) * 0x94d049bb133111ebL;
    return bits ^ (bits >>> 31);
  }

  /** A number from min up to max. */
  public double between(double min, double max) {
    return min + (nextBits() >>> 11) * 0x1p-53 * (max - min);
  }

  /** A whole number from 0 up to, not including, the count. */
  public int below(int count) {
    return (int) ((nextBits() >>> 33) % count);
  }

  /** All that decides how they fall next. */
  public long state() {
    return state;
  }
}
