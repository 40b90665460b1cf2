// SPDX-License-Identifier: Apache-2.0
package dev.carom.method;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.carom.Box;
import dev.carom.Circle;
import dev.carom.oracle.Volume;
import java.util.function.Function;
import org.assertj.core.data.Offset;
import org.junit.jupiter.api.Test;

class BoxRadiusTest {
  private static final Offset<Double> CLOSE = within(1e-12);
  private static final Box BOX = new Box(-2, -1, 2, 1);

  @Test
  void theAngleRunsFromPlusXTowardsPlusYAllTheWayRound() {
    assertThat(angle(5, 0)).isZero();
    assertThat(angle(3, 3)).isCloseTo(Math.PI / 4, CLOSE);
    assertThat(angle(0, 5)).isCloseTo(Math.PI / 2, CLOSE);
    assertThat(angle(-5, 0)).isCloseTo(Math.PI, CLOSE);
    assertThat(angle(0, -5)).isCloseTo(3 * Math.PI / 2, CLOSE);
    assertThat(angle(3, -3)).isCloseTo(7 * Math.PI / 4, CLOSE);
    assertThat(angle(0, 0)).isZero();
  }

  @Test
  void theAngleIsSeenFromTheBoxCentre() {
    assertThat(BoxRadius.angle(new Circle(11, 21, 1), Box.centered(10, 20, 4, 2)))
        .isCloseTo(Math.PI / 4, CLOSE);
  }

  @Test
  void theBoxRadiusIsTheDistanceToTheBorderInThatDirection() {
    assertThat(boxRadius(5, 0)).isCloseTo(2, CLOSE);
    assertThat(boxRadius(0, 5)).isCloseTo(1, CLOSE);
    assertThat(boxRadius(-5, 0)).isCloseTo(2, CLOSE);
    assertThat(boxRadius(0, -5)).isCloseTo(1, CLOSE);
    assertThat(boxRadius(4, 2)).as("the diagonal").isCloseTo(Math.sqrt(5), CLOSE);
    assertThat(boxRadius(-4, 2)).as("the diagonal").isCloseTo(Math.sqrt(5), CLOSE);
    assertThat(boxRadius(-4, -2)).as("the diagonal").isCloseTo(Math.sqrt(5), CLOSE);
    assertThat(boxRadius(4, -2)).as("the diagonal").isCloseTo(Math.sqrt(5), CLOSE);
    assertThat(boxRadius(3, 4)).as("through the top").isCloseTo(1.25, CLOSE);
    assertThat(boxRadius(-3, -4)).as("through the bottom").isCloseTo(1.25, CLOSE);
    assertThat(boxRadius(4, 1)).as("through the right").isCloseTo(Math.sqrt(4.25), CLOSE);
    assertThat(boxRadius(-4, -1)).as("through the left").isCloseTo(Math.sqrt(4.25), CLOSE);
  }

  @Test
  void theCornerIsTheOneInTheCirclesQuarter() {
    assertCorner(5, 5, 2, 1);
    assertCorner(-5, 5, -2, 1);
    assertCorner(-5, -5, -2, -1);
    assertCorner(5, -5, 2, -1);
  }

  @Test
  void onAnAxisTheFirstOfTwoEqualCornersIsTaken() {
    assertCorner(5, 0, 2, 1);
    assertCorner(-5, 0, -2, 1);
    assertCorner(0, 5, -2, 1);
    assertCorner(0, -5, -2, -1);
  }

  @Test
  void touchingIsAHitAtACornerAndStraightAcrossTheCentre() {
    assertThat(BoxRadius.test(new Circle(5, 5, 5), BOX)).isTrue();
    assertThat(BoxRadius.test(new Circle(5, 5, 4.99), BOX)).isFalse();
    assertThat(BoxRadius.test(new Circle(5, 0, 3), BOX)).isTrue();
    assertThat(BoxRadius.test(new Circle(5, 0, 2.99), BOX)).isFalse();
    assertThat(BoxRadius.test(new Circle(0, 4, 3), BOX)).isTrue();
    assertThat(BoxRadius.test(new Circle(0, 4, 2.99), BOX)).isFalse();
  }

  @Test
  void aCentreInTheBoxIsAHitWhateverTheRadius() {
    assertThat(BoxRadius.test(new Circle(0, 0, 0), BOX)).isTrue();
    assertThat(BoxRadius.test(new Circle(2, 1, 0), BOX)).isTrue();
    assertThat(BoxRadius.test(new Circle(2.01, 1, 0), BOX)).isFalse();
  }

  @Test
  void theCornerTestFindsWhatTheLineOfCentresMisses() {
    Circle circle = new Circle(3.5, 2.5, 2.2);
    double angle = BoxRadius.angle(circle, BOX);
    double centers = Math.sqrt(3.5 * 3.5 + 2.5 * 2.5);
    assertThat(centers).isGreaterThan(circle.radius() + BoxRadius.boxRadius(BOX, angle));
    assertThat(BoxRadius.test(circle, BOX)).isTrue();
    assertThat(circle.intersects(BOX)).isTrue();
  }

  @Test
  void aCircleOverALongSideIsMissed() {
    Box wide = new Box(-8, -1, 8, 1);
    Circle circle = new Circle(6, 2, 1.5);
    assertThat(circle.overlaps(wide)).isTrue();
    assertThat(BoxRadius.test(circle, wide)).isFalse();
    assertThat(NineZones.test(circle, wide)).isTrue();
    assertThat(ClosestPoint.test(circle, wide)).isTrue();
    assertThat(BoxRadius.test(new Circle(0, 2, 1.5), wide)).as("over the middle").isTrue();
  }

  @Test
  void aFlatBoxHasNoRadiusSoHitsAreFoundOnlyNearItsMiddleAndItsEnds() {
    Box flat = new Box(-8, 0, 8, 0);
    assertThat(BoxRadius.boxRadius(flat, 0)).isZero();
    assertThat(BoxRadius.boxRadius(flat, 1)).isZero();
    assertThat(BoxRadius.boxRadius(flat, Math.PI)).isZero();
    assertThat(BoxRadius.boxRadius(new Box(0, -8, 0, 8), Math.PI / 2)).isZero();
    assertThat(BoxRadius.test(new Circle(4, 1, 2), flat)).isFalse();
    assertThat(BoxRadius.test(new Circle(4, 0, 2), flat)).as("centre on the box").isTrue();
    assertThat(BoxRadius.test(new Circle(1, 1, 2), flat)).as("near the middle").isTrue();
    assertThat(BoxRadius.test(new Circle(7, 1, 2), flat)).as("near an end").isTrue();
    assertThat(BoxRadius.test(new Circle(9, 0, 1), flat)).as("touching an end").isTrue();
    assertThat(BoxRadius.test(new Circle(-9, 0, 1), flat)).as("touching an end").isTrue();
  }

  @Test
  void aBoxOfNoSizeIsAPoint() {
    Box point = new Box(1, 1, 1, 1);
    assertThat(BoxRadius.boxRadius(point, 2)).isZero();
    assertThat(BoxRadius.test(new Circle(4, 5, 5), point)).isTrue();
    assertThat(BoxRadius.test(new Circle(4, 5, 4.99), point)).isFalse();
    assertThat(BoxRadius.test(new Circle(1, 1, 0), point)).isTrue();
  }

  @Test
  void missesAboutOneHitInTwentyEightAmongRandomPairs() {
    assertThat(percentMissed(pairs -> pairs.box(4, 4))).isCloseTo(3.6, tolerance());
  }

  @Test
  void missesFewerWithSquares() {
    assertThat(percentMissed(pairs -> pairs.square(4))).isCloseTo(1.5, tolerance());
  }

  @Test
  void missesEveryFifthHitWithLongBoxes() {
    assertThat(percentMissed(pairs -> pairs.box(8, 1))).isCloseTo(19.7, tolerance());
  }

  /** How many of the true hits of random pairs the method misses. Fails on a false hit. */
  private static double percentMissed(Function<RandomPairs, Box> boxes) {
    RandomPairs pairs = new RandomPairs(6);
    int hits = 0;
    int missed = 0;
    for (int k = Volume.quickPairs(); k > 0; k--) {
      Circle circle = pairs.circle(1);
      Box box = boxes.apply(pairs);
      boolean found = BoxRadius.test(circle, box);
      if (circle.intersects(box)) {
        hits++;
        missed += found ? 0 : 1;
      } else if (found) {
        throw new AssertionError("a hit that is none: " + circle + " " + box);
      }
    }
    return 100.0 * missed / hits;
  }

  /** Few cases, when mutants are tested, scatter more. */
  private static Offset<Double> tolerance() {
    return within(Volume.quickPairs() < 1_000_000 ? 10 : 0.2);
  }

  private static double angle(double x, double y) {
    return BoxRadius.angle(new Circle(x, y, 1), BOX);
  }

  private static double boxRadius(double x, double y) {
    return BoxRadius.boxRadius(BOX, angle(x, y));
  }

  private static void assertCorner(double x, double y, double cornerX, double cornerY) {
    assertThat(BoxRadius.cornerX(BOX, angle(x, y))).isEqualTo(cornerX);
    assertThat(BoxRadius.cornerY(BOX, angle(x, y))).isEqualTo(cornerY);
  }
}
