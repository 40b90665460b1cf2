// SPDX-License-Identifier: Apache-2.0
package dev.carom.method;

import static org.assertj.core.api.Assertions.assertThat;

import dev.carom.Box;
import dev.carom.Circle;
import dev.carom.oracle.Volume;
import org.junit.jupiter.api.Test;

class ClosestPointTest {
  private static final Box BOX = new Box(-2, -1, 2, 1);

  @Test
  void theClosestPointIsTheCentreClampedToTheBox() {
    assertClosest(new Circle(-3, 0.5, 1), -2, 0.5);
    assertClosest(new Circle(3, 0.5, 1), 2, 0.5);
    assertClosest(new Circle(1.5, -7, 1), 1.5, -1);
    assertClosest(new Circle(1.5, 7, 1), 1.5, 1);
    assertClosest(new Circle(5, 5, 1), 2, 1);
    assertClosest(new Circle(0.25, 0.75, 1), 0.25, 0.75);
  }

  @Test
  void theSquaredDistanceNeedsNoSquareRoot() {
    assertThat(ClosestPoint.squaredDistance(new Circle(5, 5, 1), BOX)).isEqualTo(25);
    assertThat(ClosestPoint.squaredDistance(new Circle(1, 4, 1), BOX)).isEqualTo(9);
    assertThat(ClosestPoint.squaredDistance(new Circle(1, 1, 1), BOX)).isZero();
  }

  @Test
  void touchingIsNoHit() {
    Circle circle = new Circle(5, 5, 5);
    assertThat(circle.touches(BOX)).isTrue();
    assertThat(ClosestPoint.test(circle, BOX)).isFalse();
    assertThat(ClosestPoint.test(new Circle(5, 5, 5.1), BOX)).isTrue();
    assertThat(ClosestPoint.test(new Circle(1, 4, 3), BOX)).isFalse();
    assertThat(ClosestPoint.test(new Circle(1, 4, 3.1), BOX)).isTrue();
  }

  @Test
  void aCircleOfNoRadiusNeverHitsThoughAPointInsideOverlaps() {
    Circle point = new Circle(0, 0, 0);
    assertThat(point.overlaps(BOX)).isTrue();
    assertThat(ClosestPoint.test(point, BOX)).isFalse();
  }

  @Test
  void theDotOfTheThirdArticleStopsAtTheWallAndNotBefore() {
    Box wall = Box.at(300, 40, 40, 400);
    assertThat(ClosestPoint.test(new Circle(290, 100, 10), wall)).isFalse();
    assertThat(ClosestPoint.test(new Circle(291, 100, 10), wall)).isTrue();
    assertThat(ClosestPoint.test(new Circle(292, 34, 10), wall)).isFalse();
    assertThat(ClosestPoint.test(new Circle(293, 34, 10), wall)).isTrue();
  }

  @Test
  void theBallOfTheFifthArticleHitsABrickOnlyBelowItsRadius() {
    Box brick = Box.at(0, 0, 100, 20);
    assertThat(ClosestPoint.test(new Circle(50, 32.5, 12.5), brick)).isFalse();
    assertThat(ClosestPoint.test(new Circle(50, 32.25, 12.5), brick)).isTrue();
  }

  @Test
  void distancesWhoseSquaresOverflowAnIntAreNoProblem() {
    int x = 50_000;
    int wrapped = x * x;
    assertThat(wrapped).as("an int square").isNegative();
    assertThat(ClosestPoint.squaredDistance(x, 0, -1, -1, 0, 0)).isEqualTo(2_500_000_000.0);
    assertThat(ClosestPoint.test(x, 0, 10, -1, -1, 0, 0)).isFalse();
  }

  @Test
  void agreesWithTheExactVerdictOnRandomPairs() {
    RandomPairs pairs = new RandomPairs(5);
    int hits = 0;
    for (int k = Volume.quickPairs(); k > 0; k--) {
      Circle circle = pairs.circle(2);
      Box box = pairs.box(4, 4);
      boolean exact = circle.overlaps(box);
      hits += exact ? 1 : 0;
      if (ClosestPoint.test(circle, box) != exact) {
        assertThat(ClosestPoint.test(circle, box)).as("%s %s", circle, box).isEqualTo(exact);
      }
    }
    assertThat(hits).isBetween(Volume.quickPairs() / 10, Volume.quickPairs() / 5);
  }

  @Test
  void plainDoublesAreWrongNextToATouch() {
    // The corner is closer than 1 by about 1e-31; the sum of the squares rounds that away.
    double almostOne = 1 - 0x1p-53;
    Circle circle = new Circle(almostOne, almostOne * 0x1p-26, 1);
    Box box = new Box(-1, -1, 0, 0);
    assertThat(circle.overlaps(box)).isTrue();
    assertThat(ClosestPoint.test(circle, box)).isFalse();
  }

  private static void assertClosest(Circle circle, double x, double y) {
    assertThat(ClosestPoint.closestX(circle, BOX)).isEqualTo(x);
    assertThat(ClosestPoint.closestY(circle, BOX)).isEqualTo(y);
  }
}
