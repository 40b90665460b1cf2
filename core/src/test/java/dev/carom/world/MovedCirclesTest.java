// SPDX-License-Identifier: Apache-2.0
package dev.carom.world;

import static org.assertj.core.api.Assertions.assertThat;

import dev.carom.Box;
import dev.carom.Circle;
import org.junit.jupiter.api.Test;

/** Bounds and radii of circles are read again late, or not at all; nothing may see old ones. */
class MovedCirclesTest {
  private final World world = World.create();
  private final Handle circle = world.add(new Circle(0, 0, 1));

  @Test
  void aCopyFindsACircleWhereItWasMovedToInTheOriginal() {
    World copy = World.restore(world.save());
    assertThat(copy.query(0, 0).size()).isEqualTo(1);
    world.moveTo(circle, 100, 0);
    copy.copyFrom(world);
    assertThat(copy.query(100, 0).size()).isEqualTo(1);
    assertThat(copy.query(0, 0).size()).isZero();
  }

  @Test
  void aCopyFindsACircleThatWasMovedInItWhereItIsInTheOriginal() {
    World copy = World.restore(world.save());
    assertThat(copy.query(0, 0).size()).isEqualTo(1);
    copy.moveTo(circle, 100, 0);
    copy.copyFrom(world);
    assertThat(copy.query(0, 0).size()).isEqualTo(1);
    assertThat(copy.query(100, 0).size()).isZero();
  }

  @Test
  void aCircleThatReplacesABoxAndMovesIsFound() {
    world.replace(circle, new Box(-1, -1, 1, 1));
    World copy = World.restore(world.save());
    assertThat(copy.query(0, 0).size()).isEqualTo(1);
    world.replace(circle, new Circle(0, 0, 1));
    world.moveTo(circle, 100, 0);
    copy.copyFrom(world);
    assertThat(copy.query(100, 0).size()).isEqualTo(1);
    assertThat(copy.query(0, 0).size()).isZero();
  }

  @Test
  void circlesOfACopyAreAsLargeAsInTheOriginal() {
    world.add(new Circle(3, 1, 1));
    World copy = World.restore(world.save());
    copy.detect();
    assertThat(copy.contacts().next()).isFalse();
    world.replace(circle, new Circle(0, 0, 2.5));
    copy.copyFrom(world);
    copy.detect();
    assertThat(copy.contacts().next()).isTrue();
  }

  @Test
  void aStaticCircleIsFoundWhereItWasMovedTo() {
    Handle wall = world.addStatic(new Circle(10, 0, 1));
    assertThat(world.query(10, 0).size()).isEqualTo(1);
    world.moveTo(wall, 20, 0);
    assertThat(world.query(20, 0).size()).isEqualTo(1);
    assertThat(world.query(10, 0).size()).isZero();
    world.moveTo(circle, 21, 0);
    world.detect();
    assertThat(world.contacts().next()).isTrue();
  }

  @Test
  void theNearestOfFewCirclesIsFoundWhereItWasMovedTo() {
    Handle other = world.add(new Circle(500, 0, 1));
    world.moveTo(circle, 100, 0);
    world.moveTo(other, 5, 0);
    Hits nearest = world.nearest(0, 0, 1);
    assertThat(nearest.handle(0)).isEqualTo(other);
    assertThat(nearest.distance(0)).isEqualTo(4);
  }

  @Test
  void aCircleMeetsBoxesWhereItWasMovedTo() {
    Handle box = world.add(new Box(99, -1, 101, 1));
    world.addStatic(new Box(199, -1, 201, 1));
    world.detect();
    assertThat(world.contacts().next()).isFalse();
    world.moveTo(circle, 100, 0);
    world.detect();
    Contacts contacts = world.contacts();
    assertThat(contacts.next()).isTrue();
    assertThat(contacts.b()).isEqualTo(box);
    world.moveTo(circle, 200, 0);
    world.detect();
    contacts = world.contacts();
    assertThat(contacts.next()).isTrue();
    assertThat(contacts.b()).isNotEqualTo(box);
    assertThat(contacts.next()).isFalse();
  }
}
