// SPDX-License-Identifier: Apache-2.0
package dev.carom.oracle;

/**
 * How many cases a test tries: as many as the system property {@code carom.volume} says; without it
 * a quarter of a million, ten million when {@code carom.long} is true. Few when {@code
 * carom.mutation} is, because each mutant runs the tests again.
 */
public final class Volume {
  private static final boolean IS_MUTATION = Boolean.getBoolean("carom.mutation");
  private static final int MUTATION = 6_000;
  private static final int USUAL = Boolean.getBoolean("carom.long") ? 10_000_000 : 250_000;

  private Volume() {}

  /** Cases for a test that compares verdicts with exact arithmetic. */
  public static int pairs() {
    return IS_MUTATION ? MUTATION : Integer.getInteger("carom.volume", USUAL);
  }

  /**
   * Cases for each two of five kinds of shapes, of which each is in five such tests: a million for
   * each kind, or as many as the properties ask for.
   */
  public static int pairsOfFiveKinds() {
    int perKind = Integer.getInteger("carom.volume", Math.max(USUAL, 1_000_000));
    return IS_MUTATION ? MUTATION / 5 : Math.max(perKind / 5, 4);
  }

  /** Cases for a test that does without exact arithmetic. */
  public static int quickPairs() {
    return IS_MUTATION ? MUTATION : Math.max(pairs(), 1_000_000);
  }

  /** Cases for a test that compares numbers, whose true values take longer to compute. */
  public static int samples() {
    return Math.min(pairs() / 10, 1_000_000);
  }
}
