// SPDX-License-Identifier: Apache-2.0
package dev.carom.pair;

import static org.assertj.core.api.Assertions.assertThat;

import dev.carom.Box;
import dev.carom.Contact;
import dev.carom.Vec2;
import dev.carom.oracle.NearTangent;
import dev.carom.oracle.Promises;
import dev.carom.oracle.Volume;
import org.junit.jupiter.api.Test;

class BoxBoxContactTest {
  private static final long SEED = 123;
  private static final Box BOX = new Box(0, 0, 10, 4);

  @Test
  void theShallowerAxisIsTheWayOut() {
    assertThat(BOX.contactWith(new Box(9, 1, 12, 3)))
        .isEqualTo(new Contact(true, 1, 0, 1, 9.5, 2, new Vec2(1, 0)));
    assertThat(BOX.contactWith(new Box(-2, 1, 1, 3)))
        .isEqualTo(new Contact(true, -1, 0, 1, 0.5, 2, new Vec2(-1, 0)));
    assertThat(BOX.contactWith(new Box(2, 3, 4, 9)))
        .isEqualTo(new Contact(true, 0, 1, 1, 3, 3.5, new Vec2(0, 1)));
    assertThat(BOX.contactWith(new Box(2, -9, 4, 1)))
        .isEqualTo(new Contact(true, 0, -1, 1, 3, 0.5, new Vec2(0, -1)));
  }

  @Test
  void aBoxInsideIsPushedOutEntirely() {
    Contact contact = BOX.contactWith(new Box(6, 1, 8, 2));
    assertThat(contact).isEqualTo(new Contact(true, 0, -1, 2, 7, 1.5, new Vec2(0, -2)));
  }

  @Test
  void amongEqualWaysTheFirstOfTheOrderIsTaken() {
    Box square = new Box(0, 0, 2, 2);
    assertThat(normalOf(square, square)).isEqualTo(new Vec2(1, 0));
    assertThat(normalOf(square, new Box(-1, 0, 1, 2))).isEqualTo(new Vec2(-1, 0));
    assertThat(normalOf(square, new Box(1, 1, 3, 3))).isEqualTo(new Vec2(1, 0));
    assertThat(normalOf(BOX, new Box(2, 0, 8, 4))).isEqualTo(new Vec2(0, 1));
  }

  @Test
  void aTouchHasTheNormalOfTheSharedFace() {
    assertThat(BOX.contactWith(new Box(2, 4, 4, 9)))
        .isEqualTo(new Contact(true, 0, 1, 0, 3, 4, Vec2.ZERO));
    assertThat(BOX.contactWith(new Box(10, 1, 12, 3)))
        .isEqualTo(new Contact(true, 1, 0, 0, 10, 2, Vec2.ZERO));
  }

  @Test
  void aContactWithoutPushIsWrittenToTheGivenObject() {
    MutableContact contact = new MutableContact();
    assertThat(Penetration.boxBoxWithoutPush(0, 0, 1, 1, 4, 5, 6, 6, contact)).isSameAs(contact);
    assertThat(contact.normalX()).isEqualTo(0.6);
    assertThat(Penetration.boxBoxWithoutPush(0, 0, 1, 1, 0.5, 0, 6, 6, contact)).isSameAs(contact);
    assertThat(contact.depth()).isEqualTo(0.5);
  }

  /** Both the depth and half an ulp more are rounded to a push that is too short. */
  @Test
  void aPushIsLengthenedUntilTheBoxesAreSeparate() {
    Box a = new Box(-8, -12, 6.1, 12);
    Box b = new Box(-10.2, -12, 16, 12);
    Contact contact = a.contactWith(b);
    assertThat(contact.normalX()).isEqualTo(1);
    assertThat(a.overlaps(b.translate(contact.push()))).isFalse();
  }

  @Test
  void boxesThatAreApartHaveTheNormalOfTheShortestWay() {
    assertThat(BOX.contactWith(new Box(13, 8, 15, 9)))
        .isEqualTo(new Contact(false, 0.6, 0.8, 0, 11.5, 6, Vec2.ZERO));
    assertThat(BOX.contactWith(new Box(2, 6, 4, 8)))
        .isEqualTo(new Contact(false, 0, 1, 0, 3, 5, Vec2.ZERO));
  }

  @Test
  void flatAndPointBoxesHaveANormal() {
    Box point = new Box(1, 1, 1, 1);
    assertThat(point.contactWith(point)).isEqualTo(new Contact(true, 1, 0, 0, 1, 1, Vec2.ZERO));
    Contact cross = new Box(-1, 0, 4, 0).contactWith(new Box(0, -2, 0, 3));
    assertThat(cross).isEqualTo(new Contact(true, -1, 0, 1, 0, 0, new Vec2(-1, 0)));
  }

  private static Vec2 normalOf(Box a, Box b) {
    Contact contact = a.contactWith(b);
    return new Vec2(contact.normalX(), contact.normalY());
  }

  @Test
  void keepsItsPromisesOnSharedBorders() {
    NearTangent.boxPairs(SEED, Volume.samples(), Promises::contact);
  }
}
