// SPDX-License-Identifier: Apache-2.0
package dev.carom.internal.exact;

import static org.assertj.core.api.Assertions.assertThat;

import dev.carom.oracle.ConvexOracle;
import dev.carom.oracle.SplitMix64;
import dev.carom.oracle.TestCore;

/**
 * Numbers for shapes that often touch, cross at a corner, or lie in one line, at any scale and far
 * from the origin; and the comparison of quick verdicts with exact ones.
 */
final class CloseCases {
  private final long seed;
  private final SplitMix64 random;
  private int number;
  private int decided;
  private int range;
  private int form;
  private double scale;
  private double offset;

  CloseCases(long seed) {
    this.seed = seed;
    random = new SplitMix64(seed);
  }

  SplitMix64 random() {
    return random;
  }

  /** Chooses the scale, the distance from the origin and the form of the following numbers. */
  void begin() {
    number++;
    range = 1 + random.below(8);
    form = random.below(4);
    scale = random.oneIn(2) ? 1 : Math.scalb(1, random.below(150) - 75);
    offset = random.oneIn(2) ? 0 : Math.scalb(scale * (random.below(7) - 3), random.below(40));
  }

  double coordinate() {
    return offset + length();
  }

  /** Returns a positive or negative whole number of units, or one close by. */
  double length() {
    double whole = random.below(2 * range + 1) - range;
    return scale
        * switch (form) {
          case 0 -> whole;
          case 1 -> nextTo(whole);
          case 2 -> whole + Math.scalb(random.below(5) - 2, -random.below(53));
          default -> random.oneIn(3) ? whole : (2 * random.fraction() - 1) * range;
        };
  }

  /** Returns a number that differs by up to four units of any digit, often of the last. */
  double nextTo(double number) {
    return number * (1 + (random.below(9) - 4) * Math.scalb(1, -random.below(54)));
  }

  /** Fails if a quick verdict is not the exact one. */
  void check(int quick, TestCore a, TestCore b) {
    ConvexOracle oracle = ConvexOracle.of(a, b);
    int expected = oracle.overlaps() ? -1 : oracle.intersects() ? 0 : 1;
    if (quick != 0) {
      assertThat(quick).as("case %d of seed %d: %s %s", number, seed, a, b).isEqualTo(expected);
      decided++;
    }
  }

  /** Returns how many verdicts were not left open. */
  int decided() {
    return decided;
  }
}
