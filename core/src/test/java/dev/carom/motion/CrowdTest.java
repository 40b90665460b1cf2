// SPDX-License-Identifier: Apache-2.0
package dev.carom.motion;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.within;

import dev.carom.Box;
import dev.carom.Capsule;
import dev.carom.Circle;
import dev.carom.Compound;
import dev.carom.Polygon;
import dev.carom.Shape;
import dev.carom.oracle.Cases;
import dev.carom.oracle.SplitMix64;
import dev.carom.oracle.Volume;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Circles that are pushed apart among walls. */
class CrowdTest {
  /** What rounding adds and takes matters no more. */
  private static final double INVISIBLE = 1e-12;

  @Test
  void twoThatOverlapPartEvenlyInOnePass() {
    double[] x = {0, 1.5};
    double[] y = {5, 5};
    Crowd crowd = Crowd.create();
    crowd.separate(x, y, new double[] {1, 1}, 2);
    assertThat(crowd.overlap()).isEqualTo(0.5);
    assertThat(x).containsExactly(-0.25, 1.75);
    assertThat(y).containsExactly(5, 5);
    crowd.separate(x, y, new double[] {1, 1}, 2);
    assertThat(crowd.overlap()).isZero();
    assertThat(x).containsExactly(-0.25, 1.75);
  }

  @Test
  void whoTouchesOrStandsApartIsLeftAlone() {
    double[] x = {0, 2, 10};
    double[] y = {0, 0, 0};
    Crowd.create().separate(x, y, new double[] {1, 1, 3}, 3);
    assertThat(x).containsExactly(0, 2, 10);
  }

  @Test
  void whoStandsAtAWallStaysAndTheOtherMakesRoom() {
    double[] x = {1, 2.5};
    double[] y = {0, 0};
    double[] radius = {1, 1};
    Crowd crowd = Crowd.among(List.of(new Box(-1, -5, 0, 5)));
    for (int pass = 0; pass < 60; pass++) {
      crowd.separate(x, y, radius, 2);
    }
    assertThat(x[0]).isEqualTo(1);
    assertThat(crowd.overlap()).isLessThan(1e-12);
    assertThat(x[1]).isBetween(2.99, 3.01);
  }

  @Test
  void nobodyIsPushedThroughAWallWithoutThickness() {
    double[] x = {0.4, 0.5, 0.6, 0.5};
    double[] y = {0, 0.1, 0, -0.1};
    double[] radius = {0.4, 0.4, 0.4, 0.4};
    Crowd crowd = Crowd.among(List.of(new Box(0, -50, 0, 50), new Box(1, -50, 1, 50)));
    for (int pass = 0; pass < 200; pass++) {
      crowd.separate(x, y, radius, 4);
    }
    for (int k = 0; k < 4; k++) {
      assertThat(x[k]).isBetween(0.4, 0.6);
    }
    assertThat(crowd.overlap()).isLessThan(0.01);
  }

  @Test
  void betweenTwoWallsTheyFindTheRoomThatIsToTheSide() {
    double[] x = {0.4, 0.5, 0.6};
    double[] y = {0, 0, 0};
    double[] radius = {0.4, 0.4, 0.4};
    Crowd crowd = Crowd.among(List.of(new Box(-1, -50, 0, 50), new Box(1, -50, 2, 50)));
    for (int pass = 0; pass < 200; pass++) {
      crowd.separate(x, y, radius, 3);
    }
    assertThat(crowd.overlap()).isLessThan(1e-6);
  }

  @Test
  void whoBeginsInAWallIsPushedOutAndWhoHasNoRoomIsCounted() {
    double[] x = {0.25};
    double[] y = {3};
    double[] radius = {1};
    Crowd crowd = Crowd.among(List.of(new Box(-1, -5, 0, 5)));
    crowd.separate(x, y, radius, 1);
    assertThat(x[0]).isEqualTo(1);
    assertThat(crowd.stuck()).isZero();
    Crowd tight = Crowd.among(List.of(new Box(-1, -50, 0, 50), new Box(1, -50, 2, 50)));
    x[0] = 0.5;
    tight.separate(x, y, radius, 1);
    assertThat(tight.stuck()).isEqualTo(1);
    assertThat(x[0]).isEqualTo(0.5);
  }

  @Test
  void aPileAtOnePointSpreadsInAllDirections() {
    int count = 50;
    double[] x = new double[count];
    double[] y = new double[count];
    double[] radius = new double[count];
    Arrays.fill(radius, 1);
    Crowd crowd = Crowd.create();
    for (int pass = 0; pass < 400; pass++) {
      crowd.separate(x, y, radius, count);
    }
    assertThat(crowd.overlap()).isLessThan(1);
    double sumX = 0;
    double sumY = 0;
    for (int k = 0; k < count; k++) {
      assertThat(Math.sqrt(x[k] * x[k] + y[k] * y[k])).isLessThan(20);
      sumX += x[k];
      sumY += y[k];
    }
    // What one gains another gives: the middle of the pile does not move.
    assertThat(Math.abs(sumX) + Math.abs(sumY)).isLessThan(1e-9);
  }

  /** Random crowds in rooms with space enough for them. */
  @Test
  void theOverlapFallsFromPassToPassAndNobodyIsInAWall() {
    Cases.check(99, Volume.samples() / 1000, random -> random, CrowdTest::separate);
  }

  private static void separate(SplitMix64 random) {
    int count = random.between(2, 300);
    double[] x = new double[count];
    double[] y = new double[count];
    double[] radius = new double[count];
    double area = 0;
    double place = random.oneOf(0, 1e6 + 0.1);
    double variety = random.oneOf(0, 0.3, 0.9);
    for (int k = 0; k < count; k++) {
      radius[k] = 1 - variety * random.fraction();
      area += 4 * radius[k] * radius[k];
    }
    double side = 4 + Math.sqrt(2 * area);
    double start = random.oneOf(0.2, 0.6, 1);
    List<Box> walls = walls(place, side);
    for (int k = 0; k < count; k++) {
      x[k] = place + side / 2 + (side / 2 - 1) * start * random.signed();
      y[k] = place + side / 2 + (side / 2 - 1) * start * random.signed();
    }
    Crowd crowd = Crowd.among(walls);
    double last = Double.POSITIVE_INFINITY;
    double first = 0;
    for (int pass = 0; pass < 60; pass++) {
      crowd.separate(x, y, radius, count);
      first = pass == 0 ? crowd.overlap() : first;
      assertThat(crowd.overlap())
          .as("overlap of pass %s", pass)
          .isLessThanOrEqualTo(Math.max(last, INVISIBLE));
      assertThat(crowd.stuck()).isZero();
      last = crowd.overlap();
    }
    assertThat(last).isLessThanOrEqualTo(0.8 * first);
    for (int k = 0; k < count; k++) {
      Circle circle = new Circle(x[k], y[k], radius[k]);
      assertThat(walls.stream().anyMatch(circle::overlaps)).as("%s in a wall", circle).isFalse();
      assertThat(x[k] > place && x[k] < place + side && y[k] > place && y[k] < place + side)
          .isTrue();
    }
  }

  private static List<Box> walls(double place, double side) {
    double thin = 0.001;
    List<Box> walls = new ArrayList<>();
    double end = place + side;
    walls.add(new Box(place - thin, place, place, end));
    walls.add(new Box(end, place, end + thin, end));
    walls.add(new Box(place, place - thin, end, place));
    walls.add(new Box(place, end, end, end + thin));
    return walls;
  }

  @Test
  void badNumbersAreRefusedAndNothingMoves() {
    double[] x = {0, Double.NaN};
    double[] y = {0, 0};
    assertThatIllegalArgumentException()
        .isThrownBy(() -> Crowd.create().separate(x, y, new double[] {1, 1}, 2))
        .withMessage("x[1] must be finite, but was NaN");
    assertThat(x[0]).isZero();
  }

  @Test
  void whoStartsDeepInAThickWallIsNotPushedIntoTheNext() {
    for (double gap : new double[] {0, 0.5, 1.5, 2, 2.5}) {
      List<Box> walls = List.of(new Box(0, 0, 20, 20), new Box(20 + gap, 0, 21 + gap, 20));
      double[] x = {12};
      double[] y = {10};
      double[] radius = {1};
      Crowd crowd = Crowd.among(walls);
      crowd.separate(x, y, radius, 1);
      Circle circle = new Circle(x[0], y[0], radius[0]);
      assertThat(walls).as("gap %s", gap).noneMatch(circle::overlaps);
      assertThat(crowd.stuck()).as("gap %s", gap).isZero();
    }
  }

  @Test
  void whoStartsDeepInWallsThatAdjoinGetsOut() {
    List<Shape> walls = new ArrayList<>();
    for (int tile = 0; tile < 40; tile++) {
      walls.add(Box.at(tile % 8, tile / 8, 1, 1));
    }
    walls.add(Polygon.of(0, 5, 8, 5, 8, 7));
    walls.add(Compound.outline(8, 0, 10, 0, 10, 5, 9, 5, 9, 7, 8, 7));
    SplitMix64 random = new SplitMix64(78);
    Crowd crowd = Crowd.among(walls);
    for (int number = 0; number < 500; number++) {
      double[] x = {10 * random.fraction()};
      double[] y = {6 * random.fraction()};
      double[] radius = {random.oneOf(0.1, 0.5, 2)};
      String start = x[0] + ", " + y[0] + ", " + radius[0] + " of seed 78";
      boolean isInWall = walls.stream().anyMatch(new Circle(x[0], y[0], 0)::overlaps);
      crowd.separate(x, y, radius, 1);
      Circle circle = new Circle(x[0], y[0], radius[0]);
      if (isInWall) {
        assertThat(walls).as(start).noneMatch(circle::overlaps);
        assertThat(crowd.stuck()).as(start).isZero();
      }
    }
  }

  @Test
  void extremeNumbersStayNumbers() {
    double max = Double.MAX_VALUE;
    double[][] scenes = {
      {-1e308, 0, 1.5e308, 1e308, 0, 1.5e308},
      {max, max, max, -max, -max, max},
      {max, 0, max, max, 0, max},
      {max, 0, 1e300, max, 1e290, 1e300},
      {1e-320, 0, 1e-310, 0, 1e-320, 1e-310},
      {1e200, 0, 1e200, 1.5e200, 1e-200, 1e200},
    };
    for (double[] t : scenes) {
      for (Crowd crowd :
          List.of(Crowd.create(), Crowd.among(List.of(new Box(-max, -max, max, -1e307))))) {
        double[] x = {t[0], t[3]};
        double[] y = {t[1], t[4]};
        double[] radius = {t[2], t[5]};
        for (int pass = 0; pass < 8; pass++) {
          crowd.separate(x, y, radius, 2);
          assertThat(List.of(x[0], y[0], x[1], y[1], crowd.overlap()))
              .allSatisfy(number -> assertThat(number).isFinite());
        }
      }
    }
  }

  @Test
  void circlesOfAnySizeArePushedApartAlike() {
    for (double scale : new double[] {1, 0x1p-1000, 0x1p-600, 0x1p600, 0x1p1010}) {
      double[] x = {0, 3 * scale};
      double[] y = {0, 4 * scale};
      double[] radius = {3 * scale, 4 * scale};
      Crowd.create().separate(x, y, radius, 2);
      assertThat(x[0] / scale).isCloseTo(-0.6, within(1e-15));
      assertThat(y[1] / scale).isCloseTo(4.8, within(1e-15));
    }
  }

  @Test
  void nobodyIsPushedIntoWallsOfAnyKind() {
    List<Shape> walls =
        List.of(
            Box.at(-1, -1, 22, 1),
            Polygon.of(0, 0, 8, 0, 0, 6),
            new Capsule(20, 0, 14, 9, 0.5),
            Compound.outline(8, 5, 13, 5, 13, 6, 9, 6, 9, 9, 8, 9),
            new Circle(10, 3, 1));
    SplitMix64 random = new SplitMix64(77);
    int count = 150;
    double[] x = new double[count];
    double[] y = new double[count];
    double[] radius = new double[count];
    for (int k = 0; k < count; k++) {
      do {
        x[k] = 20 * random.fraction();
        y[k] = 9 * random.fraction();
        radius[k] = 0.1 + 0.3 * random.fraction();
      } while (walls.stream().anyMatch(new Circle(x[k], y[k], radius[k])::overlaps));
    }
    // One is in the slope, a little.
    x[0] = 4;
    y[0] = 3.2;
    Crowd crowd = Crowd.among(walls);
    for (int pass = 0; pass < 30; pass++) {
      crowd.separate(x, y, radius, count);
      for (int k = 0; k < count; k++) {
        Circle circle = new Circle(x[k], y[k], radius[k]);
        assertThat(walls).as("pass %s", pass).noneMatch(circle::overlaps);
      }
      assertThat(crowd.stuck()).isZero();
    }
  }
}
