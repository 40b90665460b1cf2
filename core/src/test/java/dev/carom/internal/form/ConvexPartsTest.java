// SPDX-License-Identifier: Apache-2.0
package dev.carom.internal.form;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import dev.carom.oracle.Cases;
import dev.carom.oracle.SplitMix64;
import dev.carom.oracle.Volume;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;

class ConvexPartsTest {
  private static final long SEED = 1503;
  private static final double MAX = Double.MAX_VALUE;
  private static final int LARGE = 1 << 26;

  @Test
  void aConvexOutlineIsOnePart() {
    double[][] square = {{0, 0, 2, 0, 2, 2, 0, 2}};
    assertThat(ConvexParts.of(2, 2, 0, 2, 0, 0, 2, 0)).isDeepEqualTo(square);
    assertThat(ConvexParts.of(2, 0, 0, 0, 0, 2, 2, 2)).isDeepEqualTo(square);
    assertThat(ConvexParts.of(0, 0, 1, 0, 2, 0, 2, 2, 0, 2, 0, 1.5, 0, 1, 0, 0.5))
        .isDeepEqualTo(square);
    double[] circle = new double[2000];
    for (int k = 0; k < 1000; k++) {
      circle[2 * k] = Math.cos(k * Math.PI / 500);
      circle[2 * k + 1] = Math.sin(k * Math.PI / 500);
    }
    assertThat(ConvexParts.of(circle)).hasDimensions(1, 2000);
  }

  @Test
  void anLIsTwoParts() {
    double[] outline = {0, 0, 3, 0, 3, 1, 1, 1, 1, 3, 0, 3};
    assertThat(checkedParts(outline)).hasNumberOfRows(2);
  }

  @Test
  void aReflexCornerNeedsAtMostThreeCuts() {
    assertThat(checkedParts(star(5)).length).isLessThanOrEqualTo(16);
    assertThat(checkedParts(comb(20)).length).isLessThanOrEqualTo(58);
  }

  @Test
  void cornersOnStraightEdgesDoNotCount() {
    // The corner (1, 1) is on the edge of one part and a corner of the other.
    double[] outline = {0, 0, 3, 0, 3, 1, 2, 1, 1, 1, 1, 2, 1, 3, 0, 3, 0, 1};
    assertThat(checkedParts(outline)).hasNumberOfRows(2);
  }

  @Test
  void thePartsDoNotDependOnWhereTheOutlineStartsOrWhichWayItGoes() {
    Cases.check(
        SEED,
        Volume.samples() / 50,
        random -> new double[][] {simplePolygon(random), {random.below(1000)}},
        given -> {
          double[] outline = given[0];
          double[][] parts = ConvexParts.of(outline);
          int count = outline.length / 2;
          double[] turned = new double[outline.length];
          double[] reversed = new double[outline.length];
          for (int k = 0; k < count; k++) {
            double[] corner = ExactArea.corner(outline, k + (int) given[1][0]);
            turned[2 * k] = corner[0];
            turned[2 * k + 1] = corner[1];
            reversed[2 * (count - 1 - k)] = corner[0];
            reversed[2 * (count - 1 - k) + 1] = corner[1];
          }
          assertThat(ConvexParts.of(turned)).isDeepEqualTo(parts);
          assertThat(ConvexParts.of(reversed)).isDeepEqualTo(parts);
        });
  }

  @Test
  void randomOutlinesOnATinyGridAreCutOrRefusedAsBruteForceSays() {
    int[] counts = new int[2];
    Cases.check(
        SEED,
        Volume.pairs() / 20,
        random -> {
          double[] outline = new double[2 * random.between(3, 9)];
          int size = random.between(2, 5);
          for (int k = 0; k < outline.length; k++) {
            outline[k] = random.between(0, size);
          }
          return outline;
        },
        outline -> {
          if (isSimple(outline)) {
            checkedParts(outline);
            counts[0]++;
          } else {
            assertThatIllegalArgumentException().isThrownBy(() -> ConvexParts.of(outline));
            counts[1]++;
          }
        });
    assertThat(counts[0]).isGreaterThan(Volume.pairs() / 400);
    assertThat(counts[1]).isGreaterThan(Volume.pairs() / 400);
  }

  @Test
  void largerSimplePolygonsAreCut() {
    Cases.check(
        SEED, Volume.samples() / 20, ConvexPartsTest::simplePolygon, ConvexPartsTest::checkedParts);
  }

  @Test
  void simplePolygonsWithOneCornerElsewhereAreCutOrRefusedAsBruteForceSays() {
    Cases.check(
        SEED + 1,
        Volume.samples() / 20,
        random -> {
          double[] outline = simplePolygon(random);
          int moved = random.below(outline.length / 2);
          int other = random.below(outline.length / 2);
          // Halfway to another corner, onto it, or somewhere near.
          double part = random.oneIn(3) ? 0.5 : random.oneIn(5) ? 1 : random.fraction();
          boolean isRounded = !random.oneIn(5);
          for (int axis = 0; axis < 2; axis++) {
            double from = outline[2 * moved + axis];
            double to = from + part * (outline[2 * other + axis] - from);
            outline[2 * moved + axis] = isRounded ? Math.rint(to) : to;
          }
          return outline;
        },
        outline -> {
          if (isSimple(outline)) {
            checkedParts(outline);
          } else {
            assertThatIllegalArgumentException().isThrownBy(() -> ConvexParts.of(outline));
          }
        });
  }

  @Test
  void theSizeOfTheNumbersDoesNotMatter() {
    double tiny = Double.MIN_VALUE;
    checkedParts(
        new double[] {0, 0, 3 * tiny, 0, 3 * tiny, tiny, tiny, tiny, tiny, 3 * tiny, 0, tiny});
    checkedParts(new double[] {-MAX, -MAX, MAX, -MAX, MAX, MAX, 0, tiny, -MAX, MAX});
    checkedParts(new double[] {-MAX, -MAX, MAX, -MAX, MAX, MAX, 1, 0, 0, 1, -MAX, MAX});
    Cases.check(
        SEED,
        Volume.samples() / 150,
        random -> {
          // A star about the origin, from directions in their order and lengths of any size.
          double[] outline = star(random.between(3, 6));
          for (int k = 0; k < outline.length; k += 2) {
            double length = Math.scalb(1.0, random.between(-1020, 1020));
            outline[k] *= length;
            outline[k + 1] *= length;
          }
          return outline;
        },
        outline -> {
          if (isSimple(outline)) {
            checkedParts(outline);
          } else {
            assertThatIllegalArgumentException().isThrownBy(() -> ConvexParts.of(outline));
          }
        });
  }

  @Test
  void tenThousandCornersAreCut() {
    checkedParts(star(5000));
    checkedParts(comb(2500));
    checkedParts(turned(comb(2500)));
    checkedParts(spiral(5000));
    checkedParts(turned(spiral(5000)));
    checkedParts(staircase(5000));
    double[] circle = star(5000);
    for (int k = 2; k < circle.length; k += 4) {
      circle[k] *= 2;
      circle[k + 1] *= 2;
    }
    checkedParts(circle);
  }

  @Test
  void oneCrossingAmongTenThousandEdgesIsFound() {
    double[] comb = comb(2500);
    comb[2 * 5001] -= 3;
    assertThatIllegalArgumentException()
        .isThrownBy(() -> ConvexParts.of(comb))
        .withMessageContaining("must not cross or touch itself");
    double[] spiral = spiral(5000);
    spiral[9000] *= 1.1;
    spiral[9001] *= 1.1;
    assertThatIllegalArgumentException()
        .isThrownBy(() -> ConvexParts.of(spiral))
        .withMessageContaining("must not cross or touch itself");
  }

  @Test
  void aCrossingBehindTheEndOfTheEdgesBetweenIsFound() {
    double[] outline = {0, 0, 10, 10, 10, 0, 0, 10, -2, 6, 2, 5, -2, 4};
    assertThat(isSimple(outline)).isFalse();
    assertRefused(
        "the outline must not cross or touch itself, but its edges from corner 0 (0.0, 0.0) to"
            + " corner 1 (10.0, 10.0) and from corner 2 (10.0, 0.0) to corner 3 (0.0, 10.0) share"
            + " a point",
        outline);
  }

  @Test
  void edgesThatOverlapOnALineAreFoundWhenTheirNeighboursDoNotTouch() {
    double[] outline = {0, 0, 4, 0, 0, -2, 8, -4, 6, 0, 2, 0, 6, 2, 0, 3};
    assertThat(isSimple(outline)).isFalse();
    assertRefused(
        "the outline must not cross or touch itself, but its edges from corner 0 (0.0, 0.0) to"
            + " corner 1 (4.0, 0.0) and from corner 4 (6.0, 0.0) to corner 5 (2.0, 0.0) share a"
            + " point",
        outline);
  }

  @Test
  void refusalsNameTheCornersAndTheirNumbers() {
    assertRefused("the outline must have at least 3 corners, but has 2", 0, 0, 1, 1);
    assertRefused("the outline must have at least 3 corners, but has 0");
    assertRefused(
        "the outline must have an x and a y for each corner, but has 7 numbers",
        0,
        0,
        1,
        0,
        1,
        1,
        0);
    assertRefused("y of corner 1 must be finite, but was NaN", 0, 0, 1, Double.NaN, 1, 1);
    assertRefused("x of corner 2 must be finite, but was -Infinity", 0, 0, 1, 0, -1 / 0.0, 1);
    assertRefused(
        "the corners must all be different, but corners 0 and 4 are both (0.0, 0.0)",
        0,
        0,
        1,
        0,
        1,
        1,
        0,
        1,
        -0.0,
        0);
    assertRefused(
        "the corners must all be different, but corners 1 and 2 are both (1.0, 0.0)",
        0,
        0,
        1,
        0,
        1,
        0,
        0,
        1);
    assertRefused(
        "the outline must have an area, but its corners are all on one line,"
            + " from (0.0, 0.0) to (3.0, 3.0)",
        1,
        1,
        0,
        0,
        3,
        3);
    assertRefused(
        "the outline must not turn back on itself, but does so at corner 2 (3.0, 0.0)",
        0,
        0,
        2,
        0,
        3,
        0,
        1,
        0,
        0,
        5);
    assertRefused(
        "the outline must not cross or touch itself, but its edges from corner 0 (0.0, 0.0) to"
            + " corner 1 (2.0, 2.0) and from corner 2 (2.0, 0.0) to corner 3 (0.0, 2.0) share a"
            + " point",
        0,
        0,
        2,
        2,
        2,
        0,
        0,
        2);
    assertRefused(
        "the outline must not cross or touch itself, but its edges from corner 0 (0.0, 0.0) to"
            + " corner 1 (4.0, 0.0) and from corner 3 (2.0, 0.0) to corner 4 (0.0, 4.0) share a"
            + " point",
        0,
        0,
        4,
        0,
        4,
        4,
        2,
        0,
        0,
        4);
  }

  private static void assertRefused(String sentence, double... outline) {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> ConvexParts.of(outline))
        .withMessage(sentence);
  }

  /** Cuts the outline and checks all that is promised of the parts. */
  private static double[][] checkedParts(double[] outline) {
    double[][] parts = ConvexParts.of(outline);
    BigInteger sum = BigInteger.ZERO;
    Set<List<Double>> given = new HashSet<>();
    for (int k = 0; k < outline.length; k += 2) {
      given.add(List.of(outline[k] + 0.0, outline[k + 1] + 0.0));
    }
    int reflex = 0;
    BigInteger area = ExactArea.twice(outline);
    for (int k = 0; k < outline.length / 2; k++) {
      int turn =
          ExactArea.orientation(
              ExactArea.corner(outline, k - 1),
              ExactArea.corner(outline, k),
              ExactArea.corner(outline, k + 1));
      reflex += turn * area.signum() < 0 ? 1 : 0;
    }
    for (double[] part : parts) {
      ExactArea.assertStrictlyConvex(part);
      sum = sum.add(ExactArea.twice(part));
      for (int k = 0; k < part.length; k += 2) {
        assertThat(given.contains(List.of(part[k], part[k + 1]))).isTrue();
      }
    }
    assertThat(sum).isEqualByComparingTo(area.abs());
    assertThat(parts.length).isLessThanOrEqualTo(2 * reflex + 1);
    if (outline.length <= 50) {
      assertSameBoundary(parts, outline, area.signum());
    }
    return parts;
  }

  /**
   * Each piece of an edge between two corners of the outline has one part on either side, or is
   * part of the outline. So every point is in as many parts as outlines: in one, or in none.
   */
  private static void assertSameBoundary(double[][] parts, double[] outline, int turn) {
    Map<List<Double>, Integer> pieces = new HashMap<>();
    for (double[] part : parts) {
      addPieces(part, outline, 1, pieces);
    }
    addPieces(outline, outline, -turn, pieces);
    assertThat(pieces.values()).containsOnly(0);
  }

  /** Counts the pieces of edges in one direction, and minus those in the other. */
  private static void addPieces(
      double[] polygon, double[] outline, int times, Map<List<Double>, Integer> pieces) {
    for (int k = 0; k < polygon.length / 2; k++) {
      double[] from = ExactArea.corner(polygon, k);
      double[] to = ExactArea.corner(polygon, k + 1);
      boolean isRightwards = ExactArea.isBefore(from, to);
      List<double[]> between = new ArrayList<>();
      for (int j = 0; j < outline.length / 2; j++) {
        double[] corner = ExactArea.corner(outline, j);
        if (isOn(corner, from, to)) {
          between.add(corner);
        }
      }
      between.sort((a, b) -> ExactArea.isBefore(a, b) ? -1 : 1);
      for (int j = 1; j < between.size(); j++) {
        double[] a = between.get(j - 1);
        double[] b = between.get(j);
        pieces.merge(List.of(a[0], a[1], b[0], b[1]), isRightwards ? times : -times, Integer::sum);
      }
    }
  }

  /** By definition: edges share nothing but the corner of neighbours. */
  private static boolean isSimple(double[] outline) {
    int count = outline.length / 2;
    for (int i = 0; i < count; i++) {
      for (int j = 0; j < i; j++) {
        double[] a = ExactArea.corner(outline, i);
        double[] b = ExactArea.corner(outline, i + 1);
        double[] c = ExactArea.corner(outline, j);
        double[] d = ExactArea.corner(outline, j + 1);
        if (i == j + 1 && (isOn(b, c, d) || isOn(c, a, b))) {
          return false;
        }
        if (j == 0 && i == count - 1 && (isOn(a, c, d) || isOn(d, a, b))) {
          return false;
        }
        boolean areNeighbours = i == j + 1 || j == 0 && i == count - 1;
        if (!areNeighbours && intersect(a, b, c, d)) {
          return false;
        }
      }
    }
    return true;
  }

  private static boolean isOn(double[] p, double[] a, double[] b) {
    return ExactArea.isInTriangle(p, a, b, b);
  }

  private static boolean intersect(double[] a, double[] b, double[] c, double[] d) {
    if (isOn(a, c, d) || isOn(b, c, d) || isOn(c, a, b) || isOn(d, a, b)) {
      return true;
    }
    return ExactArea.orientation(a, b, c) * ExactArea.orientation(a, b, d) < 0
        && ExactArea.orientation(c, d, a) * ExactArea.orientation(c, d, b) < 0;
  }

  /** Starts with a triangle and goes on to add corners where the outline stays simple. */
  private static double[] simplePolygon(SplitMix64 random) {
    int count = random.between(4, 16);
    boolean isGrid = random.oneIn(2);
    List<double[]> corners = new ArrayList<>(List.of(point(random, isGrid)));
    for (int tries = 0; tries < 60 && corners.size() < count; tries++) {
      double[] next = point(random, isGrid);
      int at = random.between(0, corners.size());
      corners.add(at, next);
      if (corners.size() > 2 ? !isSimple(flat(corners)) : isSame(corners)) {
        corners.remove(at);
      }
    }
    return corners.size() < 3 ? new double[] {0, 0, 1, 0, 0, 1} : flat(corners);
  }

  private static boolean isSame(List<double[]> two) {
    return two.get(0)[0] == two.get(1)[0] && two.get(0)[1] == two.get(1)[1];
  }

  private static double[] point(SplitMix64 random, boolean isGrid) {
    return isGrid
        ? new double[] {random.between(0, 6), random.between(0, 6)}
        : new double[] {random.between(-LARGE, LARGE), random.between(-LARGE, LARGE)};
  }

  private static double[] flat(List<double[]> corners) {
    return corners.stream().flatMapToDouble(Arrays::stream).toArray();
  }

  private static double[] star(int spikes) {
    double[] star = new double[4 * spikes];
    for (int k = 0; k < 2 * spikes; k++) {
      double radius = k % 2 == 0 ? 2 : 1;
      star[2 * k] = radius * Math.cos(k * Math.PI / spikes);
      star[2 * k + 1] = radius * Math.sin(k * Math.PI / spikes);
    }
    return star;
  }

  /** Teeth that point up, four corners each. */
  private static double[] comb(int teeth) {
    double[] comb = new double[8 * teeth];
    for (int k = 0; k < teeth; k++) {
      double x = 4.0 * (teeth - k);
      double[] tooth = {x, 1, x, 100, x - 2, 100, x - 2, 1};
      System.arraycopy(tooth, 0, comb, 8 * k, 8);
    }
    comb[1] = 0;
    comb[8 * teeth - 1] = 0;
    return comb;
  }

  /** An arm that winds outward, and back along itself. */
  private static double[] spiral(int steps) {
    double[] spiral = new double[4 * steps];
    for (int k = 0; k < steps; k++) {
      double angle = 0.1 * k;
      double radius = 1 + 0.01 * k;
      spiral[2 * k] = radius * Math.cos(angle);
      spiral[2 * k + 1] = radius * Math.sin(angle);
      int back = 2 * steps - 1 - k;
      spiral[2 * back] = (radius + 0.2) * Math.cos(angle);
      spiral[2 * back + 1] = (radius + 0.2) * Math.sin(angle);
    }
    return spiral;
  }

  private static double[] staircase(int steps) {
    double[] stairs = new double[4 * steps + 2];
    for (int k = 0; k < steps; k++) {
      stairs[4 * k] = k;
      stairs[4 * k + 1] = k;
      stairs[4 * k + 2] = k + 1;
      stairs[4 * k + 3] = k;
    }
    stairs[4 * steps] = 0;
    stairs[4 * steps + 1] = steps;
    return stairs;
  }

  /** Swaps the axes. */
  private static double[] turned(double[] outline) {
    double[] turned = new double[outline.length];
    for (int k = 0; k < outline.length; k++) {
      turned[k] = outline[k ^ 1];
    }
    return turned;
  }
}
