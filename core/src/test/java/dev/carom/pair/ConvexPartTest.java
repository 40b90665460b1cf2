// SPDX-License-Identifier: Apache-2.0
package dev.carom.pair;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class ConvexPartTest {
  private static final double FAR = 0x1p30;

  /** So short a time that only numbers of about 1 move, but none far out. */
  private static final double LITTLE = 0x1p-40;

  private static final double[] TRIANGLE = {0, 0, 4, 0, 0, 3};

  private final ConvexPair pair = new ConvexPair();
  private final ConvexPart part = pair.first();

  @Test
  void eachSetterReturnsThePart() {
    assertThat(part.setCircle(0, 0, 1)).isSameAs(part);
    assertThat(part.setBox(0, 0, 1, 1)).isSameAs(part);
    assertThat(part.setCapsule(0, 0, 1, 1, 1)).isSameAs(part);
    assertThat(part.setPolygon(TRIANGLE, 0, 3, 0, 0, 0)).isSameAs(part);
    Parts parts = new Parts().setCircle(1, 2, 3);
    assertThat(part.set(parts, 0, false)).isSameAs(part);
    parts.setPlace(1, 2);
    assertThat(part.set(parts, 0, true)).isSameAs(part);
  }

  @Test
  void intersectionsAndOverlapsAreThoseOfTheParts() {
    pair.first().setBox(0, 0, 2, 2);
    pair.second().setBox(1, 1, 3, 3);
    assertThat(pair.intersect()).isTrue();
    assertThat(pair.overlap()).isTrue();
    pair.second().setBox(2, 1, 3, 3);
    assertThat(pair.intersect()).isTrue();
    assertThat(pair.overlap()).isFalse();
    pair.second().setBox(2.5, 1, 3, 3);
    assertThat(pair.intersect()).isFalse();
    assertThat(pair.overlap()).isFalse();
  }

  @Test
  void contactsAreWrittenToTheGivenObject() {
    pair.first().setBox(0, 0, 2, 2);
    pair.second().setBox(1, 0, 4, 2);
    MutableContact contact = new MutableContact();
    assertThat(pair.contactWithoutPush(contact)).isSameAs(contact);
    assertThat(contact.depth()).isEqualTo(1);
    assertThat(contact.normalX()).isEqualTo(1);
  }

  @Test
  void motionsEndAlikeIfAllNumbersAreRoundedToTheSame() {
    assertAlike(part.setCircle(1, 1, 1), true, true);
    assertAlike(part.setCircle(FAR, 1, 1), false, true);
    assertAlike(part.setCircle(1, FAR, 1), true, false);
    assertAlike(part.setBox(1, 1, FAR, FAR), true, true);
    assertAlike(part.setBox(-FAR, -FAR, 1, FAR), true, false);
    assertAlike(part.setBox(-FAR, -FAR, FAR, 1), false, true);
    assertAlike(part.setBox(-FAR, 1, FAR, FAR), false, true);
    assertAlike(part.setBox(1, -FAR, FAR, FAR), true, false);
    assertAlike(part.setCapsule(FAR, FAR, FAR, -FAR, 1), false, false);
    assertAlike(part.setPolygon(TRIANGLE, 0, 3, FAR, 1, 0), false, true);
    assertAlike(part.setPolygon(TRIANGLE, 0, 3, 1, FAR, 0), true, false);
  }

  @Test
  void aPlaceMovesAsAWhole() {
    Parts parts = new Parts().setCircle(1, 1, 1);
    parts.setPlace(FAR, FAR);
    assertAlike(part.set(parts, 0, true), false, false);
    parts.setPlace(FAR, 1);
    assertAlike(part.set(parts, 0, true), false, true);
    parts.setPlace(1, FAR);
    assertAlike(part.set(parts, 0, true), true, false);
  }

  /** Asserts whether a part that moves along x, or along y, is elsewhere a little later. */
  private static void assertAlike(ConvexPart part, boolean movesX, boolean movesY) {
    for (double time : new double[] {0, 0.25, 1}) {
      double later = time + LITTLE;
      assertThat(part.endsAlike(3, -5, time, time)).isTrue();
      assertThat(part.endsAlike(3, 0, later, time)).isEqualTo(!movesX);
      assertThat(part.endsAlike(3, 0, time, later)).isEqualTo(!movesX);
      assertThat(part.endsAlike(0, -5, later, time)).isEqualTo(!movesY);
      assertThat(part.endsAlike(0, -5, time, later)).isEqualTo(!movesY);
      assertThat(part.endsAlike(3, -5, time, Double.NaN)).isFalse();
    }
  }

  @Test
  void theSizeIsTheLargestCoordinateOrRadius() {
    assertThat(part.setCircle(-3, 2, 1).size()).isEqualTo(3);
    assertThat(part.setCircle(-3, 2, 5).size()).isEqualTo(5);
    assertThat(part.setBox(-1, -2, 3, 4).size()).isEqualTo(4);
    assertThat(part.setCapsule(-1, -2, 3, -7, 4).size()).isEqualTo(7);
    assertThat(part.setCapsule(-1, -2, 3, -7, 9).size()).isEqualTo(9);
    assertThat(part.setPolygon(TRIANGLE, 0, 3, -20, 0, 0).size()).isGreaterThanOrEqualTo(20);
    assertThat(part.setPolygon(TRIANGLE, 0, 3, 0, 0, 50).size()).isEqualTo(50);
    Parts parts = new Parts().setCircle(75, 82, 3);
    parts.setPlace(70, 80);
    assertThat(part.set(parts, 0, true).size()).isEqualTo(82);
    parts.setCircle(75, 82, 300);
    parts.setPlace(70, 80);
    assertThat(part.set(parts, 0, true).size()).isEqualTo(300);
  }

  @Test
  void quickTestsShowThatPartsAreFarther() {
    pair.first().setBox(0, 0, 2, 2);
    pair.second().setCircle(6, 1, 1);
    assertThat(pair.isFarther(2.5)).isTrue();
    assertThat(pair.isFarther(3)).isFalse();
    assertThat(pair.isFarther(3.5)).isFalse();
  }
}
