// SPDX-License-Identifier: Apache-2.0
package dev.carom.pair;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.carom.Circle;
import dev.carom.Compound;
import dev.carom.Contact;
import dev.carom.Shape;
import dev.carom.Vec2;
import dev.carom.oracle.NearTangent;
import dev.carom.oracle.Promises;
import dev.carom.oracle.Volume;
import org.junit.jupiter.api.Test;

class CircleCircleContactTest {
  private static final long SEED = 121;

  @Test
  void thePushPartsTwoCirclesAlongTheirCentres() {
    assertThat(new Circle(0, 0, 4).contactWith(new Circle(0, 5, 2)))
        .isEqualTo(new Contact(true, 0, 1, 1, 0, 3.5, new Vec2(0, 1)));
    Contact diagonal = new Circle(0, 0, 4).contactWith(new Circle(-3, -4, 2));
    assertThat(diagonal.normalX()).isEqualTo(-0.6);
    assertThat(diagonal.normalY()).isEqualTo(-0.8);
    assertThat(diagonal.depth()).isEqualTo(1);
    assertThat(diagonal.push().x()).isCloseTo(-0.6, within(1e-14));
    assertThat(diagonal.push().y()).isCloseTo(-0.8, within(1e-14));
  }

  @Test
  void aTouchHasNoDepthAndNoPush() {
    Contact contact = new Circle(0, 0, 2).contactWith(new Circle(5, 0, 3));
    assertThat(contact).isEqualTo(new Contact(true, 1, 0, 0, 2, 0, Vec2.ZERO));
  }

  @Test
  void circlesThatAreApartHaveANormalButNoHit() {
    Contact contact = new Circle(0, 0, 2).contactWith(new Circle(0, -10, 4));
    assertThat(contact).isEqualTo(new Contact(false, 0, -1, 0, 0, -4, Vec2.ZERO));
  }

  @Test
  void coincidentCentresPartAlongX() {
    Circle small = new Circle(7, 8, 1);
    Circle large = new Circle(7, 8, 3);
    Contact contact = large.contactWith(small);
    assertThat(contact.normalX()).isEqualTo(1);
    assertThat(contact.normalY()).isZero();
    assertThat(contact.depth()).isEqualTo(4);
    assertThat(contact.push()).isEqualTo(new Vec2(4, 0));
    assertThat(small.contains(contact.pointX(), contact.pointY())).isTrue();
    assertThat(small.contactWith(large).normalX()).isEqualTo(1);
  }

  @Test
  void coincidentPointsTouchAlongX() {
    Circle point = new Circle(7, 8, 0);
    assertThat(point.contactWith(point)).isEqualTo(new Contact(true, 1, 0, 0, 7, 8, Vec2.ZERO));
  }

  @Test
  void aCircleInsideAnotherIsPushedOutEntirely() {
    Circle large = new Circle(0, 0, 10);
    Circle small = new Circle(0, 2, 1);
    Contact contact = large.contactWith(small);
    assertThat(contact.depth()).isEqualTo(9);
    assertThat(large.touches(small.translate(contact.push()))).isTrue();
  }

  @Test
  void aPushThatRoundsAwayIsMadeLonger() {
    // One ulp deep at a large coordinate: the depth alone would not move the circle.
    Circle a = new Circle(1e9, 1e9, 1);
    Circle b = new Circle(1e9 + 2, 1e9, Math.nextUp(1.0));
    Contact contact = a.contactWith(b);
    assertThat(contact.depth()).isEqualTo(Math.ulp(1.0));
    assertThat(a.overlaps(b.translate(contact.push()))).isFalse();
  }

  @Test
  void theNormalSurvivesOverflowAndUnderflow() {
    Contact huge = new Circle(-1e308, -1e308, 1).contactWith(new Circle(1e308, 1e308, 1));
    assertThat(huge.normalX()).isEqualTo(huge.normalY()).isBetween(0.7071067, 0.7071068);
    Contact tiny =
        new Circle(0, 0, 1).contactWith(new Circle(3 * Double.MIN_VALUE, 4 * Double.MIN_VALUE, 1));
    assertThat(tiny.normalX()).isEqualTo(0.6);
    assertThat(tiny.normalY()).isEqualTo(0.8);
  }

  @Test
  void keepsItsPromisesNextToTangency() {
    NearTangent.circlePairs(SEED, Volume.samples(), Promises::contact);
  }

  @Test
  void thePushPartsNearTheEndOfTheRangeToo() {
    Circle a = new Circle(5e307, 5e307, 2e306);
    Circle b = new Circle(5.1e307, 5.2e307, 2e306);
    assertThat(a.overlaps(b)).isTrue();
    assertThat(a.overlaps(b.translate(a.contactWith(b).push()))).isFalse();
  }

  /** The sum of their coordinates exceeds the range of doubles. */
  @Test
  void coincidentPointsFarAwayMeetWhereTheyAre() {
    for (double far : new double[] {1e308, -1e308, Double.MAX_VALUE}) {
      Circle point = new Circle(far, 1, 0);
      Contact contact = point.contactWith(point);
      assertThat(contact.pointX()).isEqualTo(far);
      assertThat(contact.pointY()).isEqualTo(1);
      assertThat(contact.normalX()).isEqualTo(1);
      Compound compound = Compound.of(new Circle(1, far, 0));
      Vec2 closest = compound.closestPoints(new Circle(1, far, 0)).onThis();
      assertThat(closest).isEqualTo(new Vec2(1, far));
    }
  }

  @Test
  void contactsAreWrittenToTheGivenObjectAndReturned() {
    MutableContact contact = new MutableContact();
    Shape circle = new Circle(0, 0, 2);
    Shape other = new Circle(3, 0, 2);
    Shape compound = Compound.of(circle);
    assertThat(Penetration.between(circle, other, contact)).isSameAs(contact);
    assertThat(contact.toContact()).isEqualTo(circle.contactWith(other));
    assertThat(Penetration.between(other, compound, contact)).isSameAs(contact);
    assertThat(contact.toContact()).isEqualTo(other.contactWith(compound));
    assertThat(Penetration.circleCircleWithoutPush(0, 0, 2, 3, 0, 2, contact)).isSameAs(contact);
    assertThat(contact.depth()).isEqualTo(1);
    assertThat(Penetration.boxCircleWithoutPush(0, 0, 2, 2, 3, 1, 2, contact)).isSameAs(contact);
    assertThat(contact.depth()).isEqualTo(1);
    assertThat(contact.normalX()).isEqualTo(1);
    assertThat(Penetration.boxBoxWithoutPush(0, 0, 2, 2, 1, 0, 3, 2, contact)).isSameAs(contact);
    assertThat(contact.depth()).isEqualTo(1);
  }

  @Test
  void noPointHasANegativeZero() {
    MutableContact contact = new MutableContact();
    Penetration.circleCircleWithoutPush(-0.0, 0, 1, -0.0, 5, 3, contact);
    assertThat(Double.valueOf(contact.pointX())).isEqualTo(Double.valueOf(0));
    Penetration.circleCircleWithoutPush(0, -0.0, 1, 5, -0.0, 3, contact);
    assertThat(Double.valueOf(contact.pointY())).isEqualTo(Double.valueOf(0));
  }
}
