// SPDX-License-Identifier: Apache-2.0
package dev.carom.internal.exact;

import static org.assertj.core.api.Assertions.assertThat;

import dev.carom.oracle.SplitMix64;
import dev.carom.oracle.TestCore;
import java.math.BigDecimal;
import org.junit.jupiter.api.Test;

class QuickQuadrilateralsTest {
  private static final int CASES = 20_000;

  private final CloseCases cases = new CloseCases(1607);
  private final SplitMix64 random = cases.random();

  @Test
  void quadrilateralsAreJudgedAsByExactArithmeticOrNotAtAll() {
    for (int k = 0; k < CASES; k++) {
      cases.begin();
      double[] a = quadrilateral();
      double[] b = quadrilateral();
      double x = random.oneIn(2) ? 0 : cases.length();
      double y = random.oneIn(2) ? 0 : cases.length();
      double places = Math.abs(x) + Math.abs(y);
      TestCore first = TestCore.polygon(0, 0, 0, a);
      TestCore second = TestCore.polygon(x, y, 0, b);
      cases.check(QuickQuadrilaterals.compare(a, 0, b, 0, x, y, places), first, second);
      cases.check(QuickQuadrilaterals.compare(b, 0, a, 0, -x, -y, places), first, second);
    }
    assertThat(cases.decided()).isGreaterThan(CASES);
  }

  @Test
  void circlesAndQuadrilateralsAreJudgedAsByExactArithmeticOrNotAtAll() {
    for (int k = 0; k < CASES; k++) {
      cases.begin();
      double[] corners = quadrilateral();
      double placeX = random.oneIn(2) ? 0 : cases.length();
      double placeY = random.oneIn(2) ? 0 : cases.length();
      double radius = random.oneIn(4) ? 0 : Math.abs(cases.length());
      double x = cases.coordinate();
      double y = cases.coordinate();
      if (random.oneIn(2)) {
        // Beside an edge or its extension, about as far away as the radius.
        int edge = 2 * random.below(4);
        int next = (edge + 2) % 8;
        double dx = corners[next] - corners[edge];
        double dy = corners[next + 1] - corners[edge + 1];
        double part = random.below(9) / 4.0 - 0.5;
        double away = cases.nextTo(radius) / Math.hypot(dx, dy);
        x = placeX + corners[edge] + part * dx + away * dy;
        y = placeY + corners[edge + 1] + part * dy - away * dx;
      }
      int quick = QuickCores.compareWithCircle(x, y, corners, 0, 4, placeX, placeY, radius);
      TestCore circle = TestCore.circle(x, y, radius);
      cases.check(quick, circle, TestCore.polygon(placeX, placeY, 0, corners));
    }
    assertThat(cases.decided()).isGreaterThan(CASES / 2);
  }

  @Test
  void boxesBeyondTheRangeOfDoublesDecideNothing() {
    double[] big = {0, 0, 1e200, 0, 1e200, 1e200, 0, 1e200};
    double[] tiny = {0, 0, 1e-200, 0, 1e-200, 1e-200, 0, 1e-200};
    assertThat(QuickQuadrilaterals.compare(big, 0, big, 0, 3e200, 0, 3e200)).isZero();
    assertThat(QuickQuadrilaterals.compare(tiny, 0, tiny, 0, 3e-200, 0, 3e-200)).isZero();
    assertThat(QuickCores.compareWithCircle(3e200, 0, big, 0, 4, 0, 0, 1e200)).isZero();
  }

  /** Returns a box, a parallelogram, or one with a corner that is somewhat off. */
  private double[] quadrilateral() {
    while (true) {
      double x = cases.coordinate();
      double y = cases.coordinate();
      double widthX = cases.length();
      double widthY = cases.length();
      boolean isBox = !random.oneIn(3);
      double ratio = 1 + random.below(3);
      double heightX = isBox ? -widthY * ratio : cases.length();
      double heightY = isBox ? widthX * ratio : cases.length();
      double offX = random.oneIn(2) ? 0 : Math.scalb(cases.length(), -random.below(50));
      double offY = random.oneIn(2) ? 0 : Math.scalb(cases.length(), -random.below(50));
      double[] corners = {
        x,
        y,
        x + widthX,
        y + widthY,
        x + widthX + heightX + offX,
        y + widthY + heightY + offY,
        x + heightX,
        y + heightY
      };
      if (turnsLeft(corners)) {
        return corners;
      }
      // Far from the origin, rounding may leave no area.
      cases.begin();
    }
  }

  private static boolean turnsLeft(double[] corners) {
    for (int k = 0; k < 8; k += 2) {
      int next = (k + 2) % 8;
      int last = (k + 4) % 8;
      BigDecimal dx = minus(corners[next], corners[k]);
      BigDecimal dy = minus(corners[next + 1], corners[k + 1]);
      BigDecimal nextX = minus(corners[last], corners[next]);
      BigDecimal nextY = minus(corners[last + 1], corners[next + 1]);
      if (dx.multiply(nextY).compareTo(dy.multiply(nextX)) <= 0) {
        return false;
      }
    }
    return true;
  }

  private static BigDecimal minus(double a, double b) {
    return new BigDecimal(a).subtract(new BigDecimal(b));
  }
}
