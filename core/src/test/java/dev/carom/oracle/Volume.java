package dev.carom.oracle;

/**
 * How many cases a test tries: a million by default, a hundred million when the system property
 * {@code carom.long} is true, few when {@code carom.mutation} is.
 */
public final class Volume {
  private Volume() {}

  /** Cases for a test that compares verdicts. */
  public static int pairs() {
    if (Boolean.getBoolean("carom.mutation")) {
      return 8_000;
    }
    return Boolean.getBoolean("carom.long") ? 100_000_000 : 1_000_000;
  }

  /** Cases for a test that compares numbers, whose true values take longer to compute. */
  public static int samples() {
    return Math.min(pairs() / 10, 1_000_000);
  }
}
