// SPDX-License-Identifier: Apache-2.0
package dev.carom;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import dev.carom.oracle.HardCores;
import dev.carom.oracle.TestCore;
import dev.carom.oracle.TestCore.Kind;
import dev.carom.oracle.TightBounds;
import dev.carom.oracle.Volume;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import org.junit.jupiter.api.Test;

/** What a capsule knows of itself: its points, its bounds, its place. */
class CapsuleTest {
  private static final long SEED = 1511;

  private final Capsule capsule = new Capsule(0, 0, 4, 0, 1);

  @Test
  void numbersThatAreNotFiniteAreRefusedByName() {
    double nan = Double.NaN;
    double infinity = Double.POSITIVE_INFINITY;
    assertRefused("x0 must be finite, but was NaN", () -> new Capsule(nan, 0, 1, 1, 1));
    assertRefused("y0 must be finite, but was Infinity", () -> new Capsule(0, infinity, 1, 1, 1));
    assertRefused("x1 must be finite, but was -Infinity", () -> new Capsule(0, 0, -infinity, 1, 1));
    assertRefused("y1 must be finite, but was NaN", () -> new Capsule(0, 0, 1, nan, 1));
    assertRefused(
        "radius must be finite and not negative, but was NaN", () -> new Capsule(0, 0, 1, 1, nan));
    assertRefused(
        "radius must be finite and not negative, but was Infinity",
        () -> new Capsule(0, 0, 1, 1, infinity));
    assertRefused(
        "radius must be finite and not negative, but was -1.0", () -> new Capsule(0, 0, 1, 1, -1));
  }

  private static void assertRefused(String sentence, ThrowingCallable call) {
    assertThatThrownBy(call).isInstanceOf(IllegalArgumentException.class).hasMessage(sentence);
  }

  @Test
  void theBorderBelongsToIt() {
    assertThat(capsule.contains(2, 1)).isTrue();
    assertThat(capsule.contains(2, Math.nextUp(1.0))).isFalse();
    assertThat(capsule.contains(5, 0)).isTrue();
    assertThat(capsule.contains(Math.nextUp(5.0), 0)).isFalse();
    assertThat(capsule.contains(4.6, 0.8)).isTrue();
    assertThat(capsule.contains(4.7, 0.8)).isFalse();
    Capsule slanted = new Capsule(0, 0, 4, 3, 5);
    assertThat(slanted.contains(-3, 4)).isTrue();
    assertThat(slanted.contains(Math.nextDown(-3.0), 4)).isFalse();
    assertThat(slanted.contains(-1, 5.5)).isTrue();
    assertThat(slanted.contains(-1, Math.nextUp(5.5))).isFalse();
  }

  @Test
  void withoutARadiusItIsASegment() {
    Capsule segment = new Capsule(0, 0, 3, 6, 0);
    assertThat(segment.contains(1, 2)).isTrue();
    assertThat(segment.contains(1, Math.nextUp(2.0))).isFalse();
    assertThat(segment.overlaps(new Capsule(0, 3, 3, 3, 0))).isTrue();
    assertThat(segment.touches(new Capsule(1.5, 3, 3, 3, 0))).isTrue();
    assertThat(segment.intersects(new Capsule(2, 3, 3, 3, 0))).isFalse();
    assertThat(segment.relationTo(new Capsule(3, 6, 0, 0, 0))).isEqualTo(Relation.TOUCHING);
  }

  @Test
  void theClosestPointIsOnTheBorderOrThePointItself() {
    assertThat(capsule.closestPoint(2, 5)).isEqualTo(new Vec2(2, 1));
    assertThat(capsule.closestPoint(-7, 0)).isEqualTo(new Vec2(-1, 0));
    assertThat(capsule.closestPoint(1, 0.5)).isEqualTo(new Vec2(1, 0.5));
    assertThat(new Capsule(0, 0, 4, 0, 5).closestPoint(10, 8)).isEqualTo(new Vec2(7, 4));
  }

  @Test
  void withEqualEndsItBehavesAsADisc() {
    HardCores.pairs(
        Kind.CIRCLE,
        Kind.BOX,
        SEED,
        Volume.samples(),
        pair -> {
          Circle circle = (Circle) pair.a().toShape();
          Shape other = pair.b().toShape();
          double x = circle.x();
          double y = circle.y();
          Capsule disc = new Capsule(x, y, x, y, circle.radius());
          assertThat(disc.relationTo(other)).isEqualTo(circle.relationTo(other));
          assertThat(other.relationTo(disc)).isEqualTo(other.relationTo(circle));
          assertThat(disc.bounds()).isEqualTo(circle.bounds());
        });
    Capsule disc = new Capsule(1, 2, 1, 2, 3);
    assertThat(disc.relationTo(new Circle(1, 2, 3)))
        .isEqualTo(new Circle(1, 2, 3).relationTo(new Circle(1, 2, 3)));
    assertThat(disc.distanceTo(new Circle(1, 12, 3))).isEqualTo(4);
    assertThat(disc.closestPoint(1, 12)).isEqualTo(new Vec2(1, 5));
    assertThat(new Segment(1, 12, 1, 2).cast(disc).time()).isEqualTo(0.7);
  }

  @Test
  void itsEndsMayBeSwapped() {
    Capsule swapped = new Capsule(4, 0, 0, 0, 1);
    assertThat(capsule.relationTo(swapped)).isEqualTo(Relation.EQUAL);
    Box box = Box.at(4.5, 0.5, 3, 3);
    assertThat(swapped.contactWith(box)).isEqualTo(capsule.contactWith(box));
  }

  @Test
  void itsBoundsContainItAndNoSmallerDoublesDo() {
    assertThat(capsule.bounds()).isEqualTo(new Box(-1, -1, 5, 1));
    assertThat(new Capsule(3, 9, 1, 2, 0.5).bounds()).isEqualTo(new Box(0.5, 1.5, 3.5, 9.5));
    HardCores.pairs(
        Kind.CAPSULE,
        Kind.CAPSULE,
        SEED + 1,
        Volume.samples(),
        pair -> TightBounds.check(pair.a(), pair.a().toShape().bounds()));
    double most = Double.MAX_VALUE;
    assertThat(new Capsule(-most, 0, most, 0, most).bounds())
        .isEqualTo(new Box(-most, -most, most, most));
  }

  @Test
  void translationMovesBothEnds() {
    assertThat(capsule.translate(new Vec2(10, -1))).isEqualTo(new Capsule(10, -1, 14, -1, 1));
    assertRefused(
        "x1 must be finite, but was Infinity",
        () -> new Capsule(0, 0, 1e308, 0, 1).translate(new Vec2(1e308, 0)));
  }

  @Test
  void quarterTurnsAreExact() {
    Capsule given = new Capsule(1, 2, 5, -3, 0.1);
    Capsule turned = given.rotate(Rotation.degrees(90), 1, 1);
    assertThat(turned).isEqualTo(new Capsule(0, 1, 5, 5, 0.1));
    assertThat(turned.rotate(Rotation.degrees(-90), 1, 1)).isEqualTo(given);
    assertThat(given.rotate(Rotation.NONE, 7, 9)).isEqualTo(given);
    assertThat(given.rotate(Rotation.degrees(180), 0, 0))
        .isEqualTo(new Capsule(-1, -2, -5, 3, 0.1));
  }

  @Test
  void turnsKeepTheLengthUpToRounding() {
    Capsule turned = new Capsule(0, 0, 4, 0, 1).rotate(Rotation.degrees(30), 0, 0);
    assertThat(new Vec2(turned.x1(), turned.y1()).length()).isCloseTo(4, within(2 * Math.ulp(4.0)));
    assertThat(turned.radius()).isEqualTo(1);
  }

  @Test
  void knowsItsKindAndSaysItsNumbers() {
    assertThat(capsule.kind()).isEqualTo(Shape.Kind.CAPSULE);
    assertThat(capsule)
        .isEqualTo(new Capsule(0, 0, 4, -0.0, 1))
        .hasSameHashCodeAs(new Capsule(0, 0, 4, -0.0, 1))
        .isNotEqualTo(new Capsule(0, 0, 4, 0, 2))
        .hasToString("Capsule[x0=0.0, y0=0.0, x1=4.0, y1=0.0, radius=1.0]");
  }

  @Test
  void itsPartIsTheSameShape() {
    assertThat(TestCore.of(capsule).toShape()).isEqualTo(capsule);
  }

  @Test
  void normalsOfTheSmallestRadiiAreThoseOfTheMotion() {
    Segment segment = new Segment(-3, -1, 3, 1);
    for (double radius : new double[] {1e-310, 1e-320, Double.MIN_VALUE}) {
      Impact impact = segment.cast(new Capsule(0, 0, 0, 0, radius));
      assertThat(impact.normalX()).isCloseTo(3 / Math.sqrt(10), within(1e-15));
      assertThat(impact.normalY()).isCloseTo(1 / Math.sqrt(10), within(1e-15));
      Impact exit = segment.exit(Polygon.of(-1, -1, 0, 0, -1, 1).rounded(radius));
      assertThat(exit.normalX()).isCloseTo(-3 / Math.sqrt(10), within(1e-15));
    }
  }
}
