// SPDX-License-Identifier: Apache-2.0
package dev.carom.internal.exact;

import static org.assertj.core.api.Assertions.assertThat;

import dev.carom.oracle.SplitMix64;
import dev.carom.oracle.TestCore;
import java.math.BigDecimal;
import org.junit.jupiter.api.Test;

class QuickQuadrilateralsTest {
  private static final int CASES = 20_000;

  /** A box of size 1 by 1, and a diamond whose left corner touches its right side. */
  private static final double[] BOX = {3, 5, 4, 5, 4, 6, 3, 6};

  private static final double[] DIAMOND = {6, 3.75, 8, 5.75, 6, 7.75, 4, 5.75};

  /** A place to which the diamond is relative. */
  private static final double PLACE_X = 1.25;

  private static final double PLACE_Y = -0.75;

  /** An ulp of the largest coordinates. */
  private static final double LITTLE = 0x1p-48;

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

  @Test
  void parallelogramsAreDecidedBeyondTheBoundOfTheirErrors() {
    // The way between the middles counts twice, and so does the gap.
    double bound = 32 * 32 * 0x1p-46 / 2;
    for (int turn = 0; turn < 4; turn++) {
      for (int start = 0; start < 8; start += 2) {
        assertThat(parallelograms(bound, turn, start)).isZero();
        assertThat(parallelograms(bound + LITTLE, turn, start)).isEqualTo(1);
        assertThat(parallelograms(-bound, turn, start)).isZero();
        assertThat(parallelograms(-bound - LITTLE, turn, start)).isEqualTo(-1);
      }
    }
  }

  @Test
  void whatThirdCornersAreOffByAddsToTheBoundOfParallelograms() {
    double bound = (32 * 0x1p-46 + 2 * 0x1p-10) * 32 / 2;
    for (int k = 4; k < 6; k++) {
      double[] box = BOX.clone();
      box[k] += 0x1p-10;
      assertThat(parallelograms(box, DIAMOND, bound, 0)).isZero();
      assertThat(parallelograms(box, DIAMOND, bound + LITTLE, 0)).isEqualTo(1);
      double[] diamond = DIAMOND.clone();
      diamond[k] -= 0x1p-10;
      assertThat(parallelograms(BOX, diamond, bound, 0)).isZero();
      assertThat(parallelograms(BOX, diamond, bound + LITTLE, 0)).isEqualTo(1);
    }
  }

  @Test
  void quadrilateralsWithThirdCornersThatAreFarOffAreNotTakenForParallelograms() {
    double[] skewed = BOX.clone();
    skewed[4] += 4 * 0x1p-7;
    assertThat(QuickQuadrilaterals.compareParallelograms(skewed, 0, BOX, 0, 0, 0, 0)).isZero();
    assertThat(QuickQuadrilaterals.compareEdges(skewed, 0, BOX, 0, 0, 0, 0)).isEqualTo(-1);
    assertThat(QuickQuadrilaterals.compare(skewed, 0, BOX, 0, 0, 0, 0)).isEqualTo(-1);
    assertThat(QuickQuadrilaterals.compare(skewed, 0, BOX, 0, 2, 0, 2)).isEqualTo(1);
    skewed[4] = Math.nextDown(skewed[4]);
    assertThat(QuickQuadrilaterals.compareParallelograms(skewed, 0, BOX, 0, 0, 0, 0)).isEqualTo(-1);
  }

  @Test
  void edgesAreDecidedFromTheBoundOfTheirErrorsOn() {
    double bound = 64 * 0x1p-48 * 4;
    for (int turn = 0; turn < 4; turn++) {
      for (int start = 0; start < 8; start += 2) {
        assertThat(edges(bound, turn, start)).isEqualTo(1);
        assertThat(edges(bound - LITTLE, turn, start)).isZero();
        assertThat(edges(-bound, turn, start)).isZero();
        assertThat(edges(-bound - LITTLE, turn, start)).isEqualTo(-1);
      }
    }
  }

  @Test
  void sizesAtTheEndsOfTheRangeDecideNothing() {
    for (int exponent : new int[] {-200, 200}) {
      // All sizes are 32, that is, 2^5.
      double unit = Math.scalb(1.0, exponent - 5);
      double[] a = scaled(BOX, unit);
      double[] b = scaled(DIAMOND, unit);
      double gap = unit / 8;
      double places = 16.25 * unit;
      double within = exponent < 0 ? unit / 8 : -unit / 8;
      assertThat(QuickQuadrilaterals.compareParallelograms(a, 0, b, 0, gap, 0, places)).isZero();
      assertThat(QuickQuadrilaterals.compareParallelograms(a, 0, b, 0, gap, 0, places + within))
          .isEqualTo(1);
      places = 2.25 * unit;
      assertThat(QuickQuadrilaterals.compareEdges(a, 0, b, 0, gap, 0, places)).isZero();
      assertThat(QuickQuadrilaterals.compareEdges(a, 0, b, 0, gap, 0, places + within))
          .isEqualTo(1);
    }
  }

  @Test
  void productsThatUnderflowDecideNothing() {
    double[] square = {-1, -1, 1, -1, 1, 1, -1, 1};
    double[] tiny = scaled(square, 0x1p-1060);
    double[] small = scaled(square, 0x1p-30);
    assertThat(QuickQuadrilaterals.compareEdges(tiny, 0, small, 0, 0, 0, 0)).isZero();
    assertThat(QuickQuadrilaterals.compareEdges(small, 0, tiny, 0, 0, 0, 0)).isZero();
  }

  private static int parallelograms(double gap, int turn, int start) {
    return parallelograms(from(start, BOX), from(6 - start, DIAMOND), gap, turn);
  }

  /** Moves the second apart, turns both, and takes places that make up a size of 32. */
  private static int parallelograms(double[] first, double[] second, double gap, int turn) {
    double[] a = turned(first, turn);
    double[] b = turned(relative(second), turn);
    double[] way = turned(new double[] {PLACE_X + gap, PLACE_Y}, turn);
    double places = 32 - 15.5 - 2 * gap;
    int quick = QuickQuadrilaterals.compareParallelograms(a, 0, b, 0, way[0], way[1], places);
    assertThat(QuickQuadrilaterals.compareParallelograms(b, 0, a, 0, -way[0], -way[1], places))
        .isEqualTo(quick);
    return quick;
  }

  /** The same for the edges, with a size of 64. */
  private static int edges(double gap, int turn, int start) {
    double[] a = turned(from(start, BOX), turn);
    double[] b = turned(relative(from(6 - start, DIAMOND)), turn);
    double[] way = turned(new double[] {PLACE_X + gap, PLACE_Y}, turn);
    double corners = Math.abs(a[0]) + Math.abs(a[1]) + Math.abs(b[0]) + Math.abs(b[1]);
    double places = 64 - 12 - corners;
    int quick = QuickQuadrilaterals.compareEdges(a, 0, b, 0, way[0], way[1], places);
    assertThat(QuickQuadrilaterals.compareEdges(b, 0, a, 0, -way[0], -way[1], places))
        .isEqualTo(quick);
    return quick;
  }

  /** Returns the same corners, beginning with another one. */
  private static double[] from(int start, double[] corners) {
    double[] result = new double[8];
    for (int k = 0; k < 8; k++) {
      result[k] = corners[(start + k) % 8];
    }
    return result;
  }

  private static double[] relative(double[] corners) {
    double[] result = new double[8];
    for (int k = 0; k < 8; k += 2) {
      result[k] = corners[k] - PLACE_X;
      result[k + 1] = corners[k + 1] - PLACE_Y;
    }
    return result;
  }

  /** Returns points turned by quarter turns. */
  private static double[] turned(double[] points, int quarters) {
    double[] result = points.clone();
    for (int turn = 0; turn < quarters; turn++) {
      for (int k = 0; k < result.length; k += 2) {
        double x = result[k];
        result[k] = -result[k + 1];
        result[k + 1] = x;
      }
    }
    return result;
  }

  private static double[] scaled(double[] corners, double factor) {
    double[] result = new double[8];
    for (int k = 0; k < 8; k++) {
      result[k] = factor * corners[k];
    }
    return result;
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
