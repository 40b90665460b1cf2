// SPDX-License-Identifier: Apache-2.0
package dev.carom.world;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.carom.Box;
import dev.carom.Circle;
import dev.carom.Compound;
import org.junit.jupiter.api.Test;

class ContactsTest {
  private final World world = World.create();

  @Test
  void theNormalPointsFromTheLowerSlotToTheHigherAndThePushMovesTheHigher() {
    Handle floor = world.addStatic(new Box(-10, -1, 10, 0));
    Handle ball = world.add(new Circle(0, 0.5, 1));
    world.detect();
    Contacts contacts = world.contacts();
    assertThat(contacts.next()).isTrue();
    assertThat(contacts.a()).isSameAs(floor);
    assertThat(contacts.b()).isSameAs(ball);
    assertThat(contacts.normalX()).isZero();
    assertThat(contacts.normalY()).isEqualTo(1);
    assertThat(contacts.depth()).isEqualTo(0.5);
    assertThat(contacts.pushX()).isZero();
    assertThat(contacts.pushY()).isEqualTo(0.5);
    assertThat(contacts.pointX()).isZero();
    assertThat(contacts.pointY()).isZero();
    double pushY = contacts.pushY();
    contacts.close();
    world.moveBy(ball, 0, pushY);
    assertThat(world.shape(ball).overlaps(world.shape(floor))).isFalse();
  }

  /** The push has a length of the square root of 2, and only one that is exactly (-1, 1) fits. */
  @Test
  void aCompoundIsPushedIntoAGapThatItJustFits() {
    Handle bracket = world.add(Compound.outline(5, 1, 9, 1, 9, 2, 6, 2, 6, 5, 5, 5));
    Handle fork = world.add(Compound.of(new Circle(5, 1, 1), new Box(7, 1, 8, 5)));
    world.detect();
    Contacts contacts = world.contacts();
    assertThat(contacts.next()).isTrue();
    double pushX = contacts.pushX();
    double pushY = contacts.pushY();
    assertThat(pushX).isEqualTo(-1);
    assertThat(pushY).isCloseTo(1, within(1e-15));
    contacts.close();
    world.moveBy(fork, pushX, pushY);
    Probe probe = new Probe(world);
    probe.use(fork);
    assertThat(probe.overlaps(bracket)).isFalse();
  }

  @Test
  void partsOfCompoundsAreTheFirstThatOverlapOrElseTouch() {
    Compound pair = Compound.of(new Circle(0, 0, 1), new Circle(10, 0, 1));
    world.add(pair);
    Handle ball = world.add(new Circle(11.5, 0, 1));
    assertParts(1, 0);
    world.moveTo(ball, 2, 0);
    assertParts(0, 0);
    world.replace(ball, Compound.of(new Box(1, 0, 2, 1), new Box(9.5, 0, 12, 1)));
    assertParts(1, 1);
    world.replace(ball, Compound.of(new Box(50, 0, 51, 1), new Box(11, 0, 12, 1)));
    assertParts(1, 1);
  }

  private void assertParts(int a, int b) {
    world.detect();
    Contacts contacts = world.contacts();
    assertThat(contacts.next()).isTrue();
    assertThat(contacts.aPart()).isEqualTo(a);
    assertThat(contacts.bPart()).isEqualTo(b);
    assertThat(contacts.next()).isFalse();
  }

  @Test
  void sensorsHaveNoContacts() {
    Handle sensor = world.add(new Circle(0, 0, 1));
    world.setSensor(sensor, true);
    world.addAll(new Circle(0, 0, 1), new Circle(0, 0, 1));
    world.detect();
    assertThat(world.isSensor(sensor)).isTrue();
    Contacts contacts = world.contacts();
    assertThat(contacts.next()).isTrue();
    assertThat(contacts.a().slot()).isEqualTo(1);
    assertThat(contacts.b().slot()).isEqualTo(2);
    assertThat(contacts.next()).isFalse();
  }

  @Test
  void staticShapesThatAreMovedAreFoundWhereTheyAre() {
    Handle[] tiles = new Handle[100];
    for (int k = 0; k < tiles.length; k++) {
      tiles[k] = world.addStatic(Box.at(10 * k, 0, 1, 1));
    }
    Handle ball = world.add(new Circle(505, 0.5, 0.25));
    for (int k = 0; k < tiles.length; k++) {
      world.moveTo(tiles[k], 505, 0.5);
      world.detect();
      Contacts contacts = world.contacts();
      assertThat(contacts.next()).isTrue();
      assertThat(contacts.a()).isSameAs(tiles[k]);
      assertThat(contacts.b()).isSameAs(ball);
      assertThat(contacts.next()).isFalse();
      assertThat(world.query(505, 0.5).size()).isEqualTo(2);
      world.moveTo(tiles[k], 10 * k, 0.5);
    }
    world.remove(tiles[3]);
    assertThat(world.query(30, 0.5).size()).isZero();
    assertThat(world.query(40, 0.5).handle(0)).isSameAs(tiles[4]);
  }
}
