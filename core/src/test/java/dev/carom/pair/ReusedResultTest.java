// SPDX-License-Identifier: Apache-2.0
package dev.carom.pair;

import static org.assertj.core.api.Assertions.assertThat;

import dev.carom.ClosestPoints;
import dev.carom.Contact;
import dev.carom.Impact;
import dev.carom.Vec2;
import org.junit.jupiter.api.Test;

/**
 * An answer object that is written to again holds the last answer and nothing of the one before.
 */
class ReusedResultTest {
  private final MutableContact contact = new MutableContact();
  private final MutableImpact impact = new MutableImpact();
  private final MutableClosestPoints points = new MutableClosestPoints();

  @Test
  void aNewImpactIsNoHit() {
    assertIsImpact(Impact.NONE);
  }

  @Test
  void aMissLeavesNothingOfAHit() {
    startInside();
    Sweep.circleCircle(0, 0, 1, 1, 0, 9, 0, 1, 0, 0, impact);
    assertIsImpact(Impact.NONE);
    startInside();
    Sweep.circleBox(0, 0, 1, 1, 0, 8, 0, 9, 1, 0, 0, impact);
    assertIsImpact(Impact.NONE);
    startInside();
    Sweep.boxBox(0, 0, 1, 1, 1, 0, 8, 0, 9, 1, 0, 0, impact);
    assertIsImpact(Impact.NONE);
    startInside();
    Cast.circle(0, 0, 1, 0, 9, 0, 1, impact);
    assertIsImpact(Impact.NONE);
    startInside();
    Cast.circleExit(0, 0, 1, 0, 9, 0, 1, impact);
    assertIsImpact(Impact.NONE);
    startInside();
    Cast.box(0, 0, 1, 0, 8, -1, 9, 1, impact);
    assertIsImpact(Impact.NONE);
    startInside();
    Cast.boxExit(0, 0, 1, 0, 8, -1, 9, 1, impact);
    assertIsImpact(Impact.NONE);
  }

  @Test
  void aHitLeavesNothingOfAStartInside() {
    startInside();
    Sweep.circleCircle(0, 0, 1, 10, 0, 7, 0, 1, 0, 0, impact);
    assertIsImpact(new Impact(true, 0.5, 1, 0, 6, 0, false, 0));
  }

  @Test
  void anEndInsideHasTheNormalOfTheEnd() {
    startInside();
    Cast.circleExit(0, 9, 0, 3, 0, 0, 5, impact);
    assertIsImpact(new Impact(true, 1, 0, -1, 0, 3, false, 0));
    startInside();
    Cast.boxExit(0, 9, 0, 3, -8, -4, 8, 4, impact);
    assertIsImpact(new Impact(true, 1, 0, -1, 0, 3, false, 0));
  }

  private void startInside() {
    Sweep.circleBox(5, 1, 2, 1, 1, -1, -9, 4, 9, 0, 0, impact);
    assertIsImpact(new Impact(true, 0, -1, 0, 4, 1, true, 1));
  }

  private void assertIsImpact(Impact expected) {
    assertThat(impact.toImpact()).isEqualTo(expected);
    assertThat(impact).hasToString(expected.toString());
    assertThat(
            new Impact(
                impact.hit(),
                impact.time(),
                impact.normalX(),
                impact.normalY(),
                impact.pointX(),
                impact.pointY(),
                impact.startsInside(),
                impact.depth()))
        .isEqualTo(expected);
  }

  @Test
  void aContactHoldsTheLastAnswer() {
    Penetration.circleCircle(0, 0, 4, 3, 0, 3, contact);
    assertIsContact(new Contact(true, 1, 0, 4, 2, 0, new Vec2(4, 0)));
    Penetration.boxBox(0, 0, 4, 4, 1, 3, 2, 9, contact);
    assertIsContact(new Contact(true, 0, 1, 1, 1.5, 3.5, new Vec2(0, 1)));
    Penetration.boxBox(0, 0, 4, 4, 4, 3, 6, 9, contact);
    assertIsContact(new Contact(true, 1, 0, 0, 4, 3.5, Vec2.ZERO));
    Penetration.circleCircle(0, 0, 1, 5, 0, 2, contact);
    assertIsContact(new Contact(false, 1, 0, 0, 2, 0, Vec2.ZERO));
  }

  private void assertIsContact(Contact expected) {
    assertThat(contact.toContact()).isEqualTo(expected);
    assertThat(contact).hasToString(expected.toString());
    assertThat(
            new Contact(
                contact.hit(),
                contact.normalX(),
                contact.normalY(),
                contact.depth(),
                contact.pointX(),
                contact.pointY(),
                new Vec2(contact.pushX(), contact.pushY())))
        .isEqualTo(expected);
  }

  @Test
  void closestPointsHoldTheLastAnswer() {
    Closest.circleCircle(0, 0, 1, 0, 5, 2, points);
    assertArePoints(new ClosestPoints(new Vec2(0, 1), new Vec2(0, 3)));
    Closest.boxBox(0, 0, 4, 4, 7, 1, 9, 3, points);
    assertArePoints(new ClosestPoints(new Vec2(4, 2), new Vec2(7, 2)));
  }

  private void assertArePoints(ClosestPoints expected) {
    assertThat(points.toClosestPoints()).isEqualTo(expected);
    assertThat(points).hasToString(expected.toString());
    assertThat(new Vec2(points.x0(), points.y0())).isEqualTo(expected.onThis());
    assertThat(new Vec2(points.x1(), points.y1())).isEqualTo(expected.onOther());
  }
}
