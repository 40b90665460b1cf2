// SPDX-License-Identifier: Apache-2.0
package dev.carom.pair;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.carom.Box;
import dev.carom.Circle;
import dev.carom.Contact;
import dev.carom.Vec2;
import dev.carom.oracle.NearTangent;
import dev.carom.oracle.Promises;
import dev.carom.oracle.Volume;
import org.junit.jupiter.api.Test;

class CircleBoxContactTest {
  private static final long SEED = 122;
  private static final Box BOX = new Box(0, 0, 10, 4);

  /** Both the depth and half an ulp more are rounded to a push that is too short. */
  @Test
  void aPushIsLengthenedUntilTheShapesAreSeparate() {
    Box box = new Box(-65538, -32768, 229376.2, 131072);
    Circle circle = new Circle(-183500.8, 0, 1.44115188075855872E17);
    Contact contact = box.contactWith(circle);
    assertThat(contact.hit()).isTrue();
    assertThat(box.overlaps(circle.translate(contact.push()))).isFalse();
  }

  @Test
  void aCircleAtACornerIsPushedAlongTheCorner() {
    Circle circle = new Circle(13, 8, 6);
    assertCornerContact(BOX.contactWith(circle), 0.6, 0.8);
    assertCornerContact(circle.contactWith(BOX), -0.6, -0.8);
  }

  private static void assertCornerContact(Contact contact, double normalX, double normalY) {
    assertThat(contact.normalX()).isEqualTo(normalX);
    assertThat(contact.normalY()).isEqualTo(normalY);
    assertThat(contact.depth()).isEqualTo(1);
    assertThat(contact.pointX()).isEqualTo(10);
    assertThat(contact.pointY()).isEqualTo(4);
    assertThat(contact.push().x()).isCloseTo(normalX, within(1e-14));
    assertThat(contact.push().y()).isCloseTo(normalY, within(1e-14));
  }

  @Test
  void aCircleOverAFaceIsPushedOffTheFace() {
    assertThat(BOX.contactWith(new Circle(3, 5, 3)))
        .isEqualTo(new Contact(true, 0, 1, 2, 3, 4, new Vec2(0, 2)));
    assertThat(new Circle(-1, 2, 3).contactWith(BOX))
        .isEqualTo(new Contact(true, 1, 0, 2, 0, 2, new Vec2(2, 0)));
  }

  @Test
  void aCentreInsideLeavesByTheNearestFaceCountingTheRadius() {
    assertThat(BOX.contactWith(new Circle(5, 3, 2)))
        .isEqualTo(new Contact(true, 0, 1, 3, 5, 3, new Vec2(0, 3)));
    assertThat(BOX.contactWith(new Circle(5, 1, 2)))
        .isEqualTo(new Contact(true, 0, -1, 3, 5, 1, new Vec2(0, -3)));
    assertThat(BOX.contactWith(new Circle(0.5, 2, 0)))
        .isEqualTo(new Contact(true, -1, 0, 0.5, 0.5, 2, new Vec2(-0.5, 0)));
    assertThat(new Circle(9, 2, 1).contactWith(BOX))
        .isEqualTo(new Contact(true, -1, 0, 2, 9, 2, new Vec2(-2, 0)));
  }

  @Test
  void ofEquallyNearFacesTheFirstOfTheOrderIsTaken() {
    Box square = new Box(-1, -1, 1, 1);
    assertThat(normalOf(square, new Circle(0, 0, 1))).isEqualTo(new Vec2(1, 0));
    assertThat(normalOf(square, new Circle(-0.5, 0.5, 1))).isEqualTo(new Vec2(-1, 0));
    Box wide = new Box(-5, -1, 5, 1);
    assertThat(normalOf(wide, new Circle(0, 0, 1))).isEqualTo(new Vec2(0, 1));
  }

  @Test
  void amongEqualsTheCircleLeavesAlongPositiveXWhicheverShapeIsAsked() {
    Contact contact = new Circle(0, 0, 1).contactWith(new Box(-1, -1, 1, 1));
    assertThat(contact.normalX()).isEqualTo(-1);
    assertThat(contact.normalY()).isZero();
    assertThat(contact.depth()).isEqualTo(2);
  }

  @Test
  void aCentreOnACornerOrFaceHasANormal() {
    Contact corner = BOX.contactWith(new Circle(10, 4, 2));
    assertThat(corner.depth()).isEqualTo(2);
    assertThat(new Vec2(corner.normalX(), corner.normalY())).isEqualTo(new Vec2(1, 0));
    Contact face = BOX.contactWith(new Circle(5, 0, 2));
    assertThat(face.depth()).isEqualTo(2);
    assertThat(new Vec2(face.normalX(), face.normalY())).isEqualTo(new Vec2(0, -1));
  }

  @Test
  void pointsHaveANormalToo() {
    Contact contact = new Box(1, 1, 1, 1).contactWith(new Circle(1, 1, 0));
    assertThat(contact).isEqualTo(new Contact(true, 1, 0, 0, 1, 1, Vec2.ZERO));
  }

  private static Vec2 normalOf(Box box, Circle circle) {
    Contact contact = box.contactWith(circle);
    return new Vec2(contact.normalX(), contact.normalY());
  }

  @Test
  void keepsItsPromisesNextToTangency() {
    NearTangent.circleBoxPairs(
        SEED,
        Volume.samples() / 2,
        (circle, box) -> {
          Promises.contact(circle, box);
          Promises.contact(box, circle);
        });
  }
}
