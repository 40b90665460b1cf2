// SPDX-License-Identifier: Apache-2.0
package dev.carom.pair;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class MutableResultsTest {
  private final MutableContact contact = new MutableContact();

  @Test
  void aPushIsNeverMinusZero() {
    contact.set(true, 1, 0, 1, 0, 0).setPush(-0.0, -0.0);
    assertThat(1 / contact.pushX()).isEqualTo(Double.POSITIVE_INFINITY);
    assertThat(1 / contact.pushY()).isEqualTo(Double.POSITIVE_INFINITY);
    contact.setPush(-0.5, 0.25);
    assertThat(contact.pushX()).isEqualTo(-0.5);
    assertThat(contact.pushY()).isEqualTo(0.25);
  }

  @Test
  void aPushGrowsByHalfAnUlpOfTheSizeAndThenMore() {
    contact.set(true, 0, -1, 1, 0, 0).push(0x1p10);
    assertThat(contact.pushY()).isEqualTo(-1);
    double step = 0x1p10 * 0x1p-53;
    for (int multiple = 1; multiple < 100; multiple = 2 * multiple + 1) {
      assertThat(contact.pushFurther()).isTrue();
      assertThat(contact.pushY()).isEqualTo(-1 - multiple * step);
    }
  }

  @Test
  void aPushOfPointsGrowsByTheSmallestNumber() {
    contact.set(true, 1, 0, 0, 0, 0).push(0);
    assertThat(contact.pushX()).isZero();
    assertThat(contact.pushFurther()).isTrue();
    assertThat(contact.pushX()).isEqualTo(Double.MIN_VALUE);
  }

  @Test
  void aPushMayBeTheLargestNumberButNotMore() {
    contact.set(true, 1, 0, Double.MAX_VALUE, 0, 0).push(0);
    assertThat(contact.pushFurther()).isTrue();
    assertThat(contact.pushX()).isEqualTo(Double.MAX_VALUE);
    contact.set(true, 1, 0, Double.MAX_VALUE, 0, 0).push(Double.MAX_VALUE);
    assertThat(contact.pushFurther()).isFalse();
    assertThat(contact.pushX()).isEqualTo(Double.MAX_VALUE);
  }

  @Test
  void reversedResultsAreTheSameObjects() {
    contact.set(true, 0.6, -0.8, 1, 0, 0);
    assertThat(contact.reverse()).isSameAs(contact);
    assertThat(contact.normalX()).isEqualTo(-0.6);
    assertThat(contact.normalY()).isEqualTo(0.8);
    MutableImpact impact = new MutableImpact().setHit(0.5, 0.6, -0.8, 0, 0);
    assertThat(impact.reverse()).isSameAs(impact);
    assertThat(impact.normalX()).isEqualTo(-0.6);
    assertThat(impact.normalY()).isEqualTo(0.8);
  }

  @Test
  void ofHitsAtTheSameTimeTheDeeperComesFirst() {
    MutableImpact hit = new MutableImpact().setHit(0.5, 1, 0, 0, 0);
    MutableImpact later = new MutableImpact().setHit(0.75, 1, 0, 0, 0);
    assertThat(hit.comesBefore(later)).isTrue();
    assertThat(later.comesBefore(hit)).isFalse();
    assertThat(hit.comesBefore(hit)).isFalse();
    MutableImpact shallow = startingInside(1);
    MutableImpact deep = startingInside(2);
    assertThat(deep.comesBefore(shallow)).isTrue();
    assertThat(shallow.comesBefore(deep)).isFalse();
    assertThat(deep.comesBefore(hit)).isTrue();
    assertThat(hit.comesBefore(deep)).isFalse();
  }

  private static MutableImpact startingInside(double depth) {
    MutableImpact impact = new MutableImpact();
    impact.contact.set(true, 1, 0, depth, 0, 0);
    return impact.setStartsInside();
  }
}
