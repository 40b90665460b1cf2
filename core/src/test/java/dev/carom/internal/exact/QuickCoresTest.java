// SPDX-License-Identifier: Apache-2.0
package dev.carom.internal.exact;

import static org.assertj.core.api.Assertions.assertThat;

import dev.carom.oracle.ConvexOracle;
import dev.carom.oracle.SplitMix64;
import dev.carom.oracle.TestCore;
import org.junit.jupiter.api.Test;

class QuickCoresTest {
  private static final long SEED = 1531;
  private static final int CASES = 20_000;

  private final SplitMix64 random = new SplitMix64(SEED);

  /** Squares of such edges underflow, and squares of such radii enlarge what is lost. */
  @Test
  void edgesWhoseSquaresUnderflowDecideNothingWrongBesideLargeRadii() {
    Core a = new Core();
    Core b = new Core();
    int decided = 0;
    for (int k = 0; k < CASES; k++) {
      double edge = Math.scalb(1 + random.fraction(), -480 - random.below(70));
      double radius = Math.scalb(1 + random.fraction(), random.below(200));
      double angle = 2 * Math.PI * random.fraction();
      double distance = radius * (1 + Math.scalb(random.fraction() - 0.5, -random.below(56)));
      TestCore tiny =
          TestCore.polygon(
              distance * Math.cos(angle),
              distance * Math.sin(angle),
              random.oneIn(2) ? radius : 0,
              new double[] {0, 0, edge, 0, edge, edge * (1 + random.fraction()), 0, edge});
      double rest = tiny.radius() > 0 ? 0 : radius;
      TestCore other =
          switch (random.below(4)) {
            case 0 -> TestCore.circle(0, 0, rest);
            case 1 -> TestCore.capsule(0, 0, edge, edge / 2, rest);
            case 2 -> TestCore.capsule(-radius, 0, 0, 0, rest);
            default ->
                TestCore.polygon(0, 0, rest, new double[] {0, 0, edge, 0, edge / 2, edge / 4});
          };
      int quick = QuickCores.compare(tiny.into(a), other.into(b));
      int reversed = QuickCores.compare(b, a);
      ConvexOracle oracle = ConvexOracle.of(tiny, other);
      int expected = oracle.overlaps() ? -1 : oracle.intersects() ? 0 : 1;
      String what = "case " + k + " of seed " + SEED + ": " + tiny + " " + other;
      assertThat(quick).as(what).isIn(0, expected);
      assertThat(reversed).as(what).isIn(0, expected);
      decided += quick == 0 ? 0 : 1;
    }
    assertThat(decided).isGreaterThan(CASES / 8);
  }
}
