// SPDX-License-Identifier: Apache-2.0
package dev.carom.pair;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.carom.Box;
import dev.carom.Circle;
import dev.carom.Compound;
import dev.carom.Contact;
import dev.carom.Vec2;
import dev.carom.oracle.NearTangent;
import dev.carom.oracle.Promises;
import dev.carom.oracle.Volume;
import org.junit.jupiter.api.Test;

class CompoundContactTest {
  private static final long SEED = 124;
  private static final Compound CORNER = Compound.of(new Box(0, 0, 10, 2), new Box(0, 0, 2, 10));

  @Test
  void aCompoundOfOnePartHasThatPartsContact() {
    Circle a = new Circle(0, 0, 4);
    Circle b = new Circle(3, 4, 2);
    assertThat(Compound.of(a).contactWith(b).depth()).isEqualTo(a.contactWith(b).depth());
    assertThat(a.contactWith(Compound.of(b)).push()).isEqualTo(a.contactWith(b).push());
  }

  @Test
  void onePushPartsFromAllPartsAtOnce() {
    Circle inTheCorner = new Circle(2.5, 2.5, 1);
    Contact contact = CORNER.contactWith(inTheCorner);
    assertThat(contact.hit()).isTrue();
    assertThat(contact.depth()).isPositive();
    assertThat(CORNER.overlaps(inTheCorner.translate(contact.push()))).isFalse();
    Contact reversed = inTheCorner.contactWith(CORNER);
    assertThat(inTheCorner.overlaps(CORNER.translate(reversed.push()))).isFalse();
  }

  @Test
  void aTouchOfOnePartIsAHitWithoutPush() {
    Contact contact = CORNER.contactWith(new Circle(5, 3, 1));
    assertThat(contact).isEqualTo(new Contact(true, 0, 1, 0, 5, 2, Vec2.ZERO));
  }

  @Test
  void ifApartTheClosestPartsCount() {
    Contact contact = CORNER.contactWith(new Circle(5, 5, 1));
    assertThat(contact.hit()).isFalse();
    assertThat(contact.depth()).isZero();
    assertThat(Math.abs(contact.normalX()) + Math.abs(contact.normalY())).isEqualTo(1);
  }

  @Test
  void oneNormalMayLeadOutOfSeveralParts() {
    Compound wall = Compound.of(new Box(0, 0, 2, 10), new Box(2, 0, 4, 10));
    Contact shallow = wall.contactWith(new Box(3.5, 4, 5, 5));
    assertThat(shallow.push()).isEqualTo(new Vec2(0.5, 0));
    Contact deep = wall.contactWith(new Box(1.5, 4, 5, 5));
    assertThat(deep.push()).isEqualTo(new Vec2(2.5, 0));
    assertThat(deep.depth()).isEqualTo(2.5);
    assertThat(deep.normalX()).isEqualTo(1);
    assertThat(deep.normalY()).isZero();
    assertThat(new Box(1.5, 4, 5, 5).contactWith(wall).push()).isEqualTo(new Vec2(-2.5, 0));
  }

  @Test
  void outOfACornerTheWayIsDiagonal() {
    Contact contact = CORNER.contactWith(new Box(1, 1, 4, 4));
    assertThat(contact.push()).isEqualTo(new Vec2(1, 1));
    assertThat(contact.depth()).isEqualTo(Math.sqrt(2));
    assertThat(contact.normalX()).isCloseTo(Math.sqrt(0.5), within(1e-15));
    assertThat(contact.normalY()).isCloseTo(Math.sqrt(0.5), within(1e-15));
    Contact deeper = CORNER.contactWith(new Box(0.5, 1.5, 4, 4));
    assertThat(deeper.push()).isEqualTo(new Vec2(1.5, 0.5));
    Contact circle = CORNER.contactWith(new Circle(2.5, 2.75, 1));
    assertThat(circle.push()).isEqualTo(new Vec2(0.5, 0.25));
  }

  @Test
  void sizesWhoseSquaresAreOutOfRangeMakeNoDifference() {
    for (double unit : new double[] {0x1p-600, 0x1p600}) {
      Compound corner =
          Compound.of(new Box(0, 0, 10 * unit, 2 * unit), new Box(0, 0, 2 * unit, 10 * unit));
      Contact contact = corner.contactWith(new Box(-unit / 4, unit, 4 * unit, 4 * unit));
      assertThat(contact.push()).isEqualTo(new Vec2(2.25 * unit, unit));
      assertThat(contact.depth()).isEqualTo(Math.sqrt(2.25 * 2.25 + 1) * unit);
      assertThat(contact.normalX()).isCloseTo(2.25 / Math.sqrt(2.25 * 2.25 + 1), within(1e-15));
      assertThat(contact.normalY()).isCloseTo(1 / Math.sqrt(2.25 * 2.25 + 1), within(1e-15));
    }
  }

  @Test
  void shapesOfAFewOfTheSmallestNumbersAreSeparated() {
    double unit = Double.MIN_VALUE;
    Compound corner =
        Compound.of(new Box(0, 0, 10 * unit, 2 * unit), new Box(0, 0, 2 * unit, 10 * unit));
    Contact contact = corner.contactWith(new Box(unit, unit, 4 * unit, 4 * unit));
    assertThat(contact.push()).isEqualTo(new Vec2(unit, unit));
    Contact circle = corner.contactWith(new Circle(3 * unit, 3 * unit, 2 * unit));
    assertThat(circle.push()).isEqualTo(new Vec2(unit, unit));
  }

  @Test
  void aNewPairFindsTheContactOfManyParts() {
    MutableContact contact = new ShapePair().setMovable(CORNER, new Box(1, 1, 4, 4)).contact();
    assertThat(contact.pushX()).isEqualTo(1);
    assertThat(contact.pushY()).isEqualTo(1);
  }

  @Test
  void outOfASlotThatIsTooNarrowTheWayIsOutOfTheBounds() {
    Compound slot = Compound.of(new Box(0, 0, 2, 10), new Box(3, 0, 5, 10));
    Contact contact = slot.contactWith(new Box(1.5, 8, 3.5, 12));
    assertThat(contact.push()).isEqualTo(new Vec2(0, 2));
    assertThat(contact.depth()).isEqualTo(2);
    assertThat(contact.normalY()).isEqualTo(1);
  }

  @Test
  void aSlantedNormalThatHelpsAllPartsIsTaken() {
    Compound pair = Compound.of(new Circle(0, 0, 5), new Circle(0.5, 0, 5));
    Contact contact = pair.contactWith(new Circle(3, 4, 1));
    Vec2 push = contact.push();
    assertThat(push.length()).isBetween(1.0, 1.5);
    assertThat(pair.overlaps(new Circle(3, 4, 1).translate(push))).isFalse();
    assertThat(pair.overlaps(new Circle(3, 4, 1).translate(push.times(0.9)))).isTrue();
  }

  @Test
  void whatOverlapsAtTheEndOfTheRangeHasADepth() {
    double max = Double.MAX_VALUE;
    Contact contact = new Box(-1, max, -1, max).contactWith(Compound.of(new Circle(-1, max, 1)));
    assertThat(contact.hit()).isTrue();
    assertThat(contact.depth()).isPositive();
  }

  @Test
  void keepsItsPromisesNextToTangency() {
    NearTangent.compoundPairs(SEED, Volume.samples() / 4, Promises::contact);
  }

  @Test
  void aPushThatRunsIntoTheNextPartIsGivenUp() {
    double third = 0.30000000000000004;
    Compound a =
        Compound.of(
                new Circle(0.4, -third, third),
                new Box(-third, -0.4, 0, -0.4),
                new Circle(-0.4, third, 0.1))
            .moveTo(0.1, 0);
    Compound b =
        Compound.of(
                new Circle(-0.1, -0.1, 0.1),
                new Circle(0, third, 0),
                new Box(0.2, -0.4, 0.4, -third),
                new Box(-third, 0.2, -third, 0.5))
            .moveTo(0.1, 0);
    Promises.contact(a, b);
  }
}
