package dev.carom.pair;

import static org.assertj.core.api.Assertions.assertThat;

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
}
