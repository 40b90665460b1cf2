// SPDX-License-Identifier: Apache-2.0
package dev.carom.internal.form;

import static org.assertj.core.api.Assertions.assertThat;

import dev.carom.oracle.Cases;
import dev.carom.oracle.SplitMix64;
import dev.carom.oracle.Volume;
import java.util.Arrays;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;

class ConvexHullTest {
  private static final long SEED = 1502;
  private static final double MAX = Double.MAX_VALUE;

  @Test
  void aSquareHasFourCornersFromTheLowerLeft() {
    double[] points = {1, 1, 0.5, 0.5, 0, 1, 0.5, 0, 1, 0, 0, 0, 0, 0.25, 1, 1};
    assertThat(ConvexHull.of(points)).containsExactly(0, 0, 1, 0, 1, 1, 0, 1);
  }

  @Test
  void theStartIsTheLeftmostPointAndTheLowestOfSeveral() {
    assertThat(ConvexHull.of(new double[] {2, 0, 0, 1, 1, 2})).containsExactly(0, 1, 2, 0, 1, 2);
    assertThat(ConvexHull.of(new double[] {0, 2, 1, 0, 0, 1})).containsExactly(0, 1, 1, 0, 0, 2);
  }

  @Test
  void degeneratePointsHaveFewerThanThreeCorners() {
    assertThat(ConvexHull.of(new double[0])).isEmpty();
    assertThat(ConvexHull.of(new double[] {3, 4})).containsExactly(3, 4);
    assertThat(ConvexHull.of(new double[] {3, 4, 3, 4, 3, 4})).containsExactly(3, 4);
    assertThat(ConvexHull.of(new double[] {3, 4, 1, 2})).containsExactly(1, 2, 3, 4);
    assertThat(ConvexHull.of(new double[] {2, 2, 0, 0, 3, 3, 1, 1, 0, 0, 3, 3}))
        .containsExactly(0, 0, 3, 3);
    assertThat(ConvexHull.of(new double[] {1, 5, 1, -5, 1, 0})).containsExactly(1, -5, 1, 5);
  }

  @Test
  void zeroHasNoSign() {
    assertThat(ConvexHull.of(new double[] {-0.0, 0.0, 0.0, -0.0, 0, 0})).containsExactly(0.0, 0.0);
  }

  @Test
  void theLastBitDecides() {
    double up = Math.nextUp(0.5);
    assertThat(ConvexHull.of(new double[] {0, 0, 0.5, 0.5, 1, 1})).hasSize(4);
    assertThat(ConvexHull.of(new double[] {0, 0, up, 0.5, 1, 1})).hasSize(6);
    assertThat(ConvexHull.of(new double[] {-MAX, -MAX, 0.5, 0.5, MAX, MAX})).hasSize(4);
    assertThat(ConvexHull.of(new double[] {-MAX, -MAX, 0.5, up, MAX, MAX})).hasSize(6);
    double tiny = Double.MIN_VALUE;
    assertThat(ConvexHull.of(new double[] {0, 0, tiny, tiny, 2 * tiny, 2 * tiny})).hasSize(4);
    assertThat(ConvexHull.of(new double[] {0, 0, tiny, 0, 2 * tiny, tiny}))
        .containsExactly(0, 0, tiny, 0, 2 * tiny, tiny);
  }

  @Test
  void theCornersAreThePointsThatNoOthersEnclose() {
    Cases.check(
        SEED,
        Volume.samples() / 40,
        ConvexHullTest::points,
        points -> {
          double[] hull = ConvexHull.of(points);
          assertThat(corners(hull)).isEqualTo(bruteForce(points));
          assertThat(corners(hull)).hasSize(hull.length / 2);
          if (hull.length >= 6) {
            ExactArea.assertStrictlyConvex(hull);
          }
          double[] backwards = new double[points.length];
          for (int k = 0; k < points.length; k++) {
            backwards[k] = points[points.length - 2 - k + 2 * (k % 2)];
          }
          assertThat(ConvexHull.of(backwards)).isEqualTo(hull);
        });
  }

  private static double[] points(SplitMix64 random) {
    double[] points = new double[2 * random.between(1, 9)];
    boolean isGrid = !random.oneIn(5);
    double scale = random.oneIn(10) ? Math.scalb(1.0, random.between(-1074, 1020)) : 1;
    for (int k = 0; k < points.length; k++) {
      points[k] =
          isGrid
              ? random.between(0, 3) * scale
              : Math.scalb(random.signed(), random.oneIn(3) ? random.between(-1074, 1023) : 3);
    }
    return points;
  }

  /** A point is a corner unless it is in a triangle of other points, or between two. */
  private static Set<String> bruteForce(double[] points) {
    double[][] distinct =
        corners(points).stream()
            .map(each -> Arrays.stream(each.split(" ")).mapToDouble(Double::parseDouble).toArray())
            .toArray(double[][]::new);
    Set<String> corners = new TreeSet<>();
    for (double[] p : distinct) {
      if (!isEnclosed(p, distinct)) {
        corners.add(text(p[0], p[1]));
      }
    }
    return corners;
  }

  private static boolean isEnclosed(double[] p, double[][] points) {
    double[][] others = Arrays.stream(points).filter(each -> each != p).toArray(double[][]::new);
    for (int a = 0; a < others.length; a++) {
      for (int b = 0; b < a; b++) {
        for (int c = 0; c <= b; c++) {
          if (ExactArea.isInTriangle(p, others[a], others[b], others[c])) {
            return true;
          }
        }
      }
    }
    return false;
  }

  private static Set<String> corners(double[] points) {
    Set<String> corners = new TreeSet<>();
    for (int k = 0; k < points.length; k += 2) {
      corners.add(text(points[k], points[k + 1]));
    }
    return corners;
  }

  private static String text(double x, double y) {
    return (x + 0.0) + " " + (y + 0.0);
  }
}
