// SPDX-License-Identifier: Apache-2.0
package dev.carom.oracle;

import java.util.function.Consumer;
import java.util.function.Function;

/** Tries a check on many generated cases; a failure says which one, so that it can be repeated. */
public final class Cases {
  private Cases() {}

  /** Makes this many cases from the seed, each from its own generator, and checks them. */
  public static <T> void check(
      long seed, int count, Function<SplitMix64, T> generator, Consumer<T> check) {
    for (int number = 0; number < count; number++) {
      T given = generator.apply(SplitMix64.ofCase(seed, number));
      try {
        check.accept(given);
      } catch (RuntimeException | Error failure) {
        throw new AssertionError(
            "case " + number + " of seed " + seed + ", " + given + ": " + failure.getMessage(),
            failure);
      }
    }
  }
}
