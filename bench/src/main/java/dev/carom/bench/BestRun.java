// SPDX-License-Identifier: Apache-2.0
package dev.carom.bench;

/** Measures an operation by itself, without contenders that take turns with it. */
public final class BestRun {
  private static final int ROUNDS = 5;

  private BestRun() {}

  /** Returns nanoseconds per run, from the best of several rounds of this time together. */
  public static double measure(Runnable work, long nanoseconds) {
    round(work, nanoseconds);
    double best = Double.POSITIVE_INFINITY;
    for (int number = 0; number < ROUNDS; number++) {
      best = Math.min(best, round(work, nanoseconds / ROUNDS));
    }
    return best;
  }

  private static double round(Runnable work, long nanoseconds) {
    long start = System.nanoTime();
    long runs = 0;
    long now;
    do {
      work.run();
      runs++;
      now = System.nanoTime();
    } while (now - start < nanoseconds);
    return (double) (now - start) / runs;
  }
}
