// SPDX-License-Identifier: Apache-2.0
package dev.carom.oracle;

import static org.assertj.core.api.Assertions.assertThat;

import dev.carom.Box;
import java.math.BigDecimal;
import java.util.stream.IntStream;

/** Compares bounds with sums that are not rounded: no double is closer, and none is outside. */
public final class TightBounds {
  private TightBounds() {}

  /** Checks all four sides. */
  public static void check(TestCore core, Box bounds) {
    assertSmallestAbove(reach(core, 0, 1), bounds.maxX());
    assertSmallestAbove(reach(core, 1, 1), bounds.maxY());
    assertSmallestAbove(reach(core, 0, -1), -bounds.minX());
    assertSmallestAbove(reach(core, 1, -1), -bounds.minY());
  }

  /** How far a part reaches along an axis, in one direction. */
  private static BigDecimal reach(TestCore core, int axis, int sign) {
    double place = axis == 0 ? core.x() : core.y();
    double furthest =
        IntStream.range(0, core.count())
            .mapToDouble(k -> sign * core.offsets()[2 * k + axis])
            .max()
            .orElseThrow();
    return new BigDecimal(furthest)
        .add(new BigDecimal(sign * place))
        .add(new BigDecimal(core.radius()));
  }

  private static void assertSmallestAbove(BigDecimal reach, double side) {
    if (side < Double.MAX_VALUE) {
      assertThat(new BigDecimal(side)).isGreaterThanOrEqualTo(reach);
    }
    if (side > -Double.MAX_VALUE) {
      assertThat(new BigDecimal(Math.nextDown(side))).isLessThan(reach);
    }
  }
}
