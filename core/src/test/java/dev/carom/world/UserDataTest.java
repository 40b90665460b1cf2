// SPDX-License-Identifier: Apache-2.0
package dev.carom.world;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import dev.carom.Box;
import dev.carom.Circle;
import org.junit.jupiter.api.Test;

/** From a pair or a hit back to the object of the program, without casts. */
class UserDataTest {
  private record Bullet(int damage) {}

  private interface Enemy {}

  private record Tank(String name) implements Enemy {}

  private static final Circle SHAPE = new Circle(0, 0, 1);

  private final World world = World.create();
  private final Bullet bullet = new Bullet(3);
  private final Tank tank = new Tank("one");

  private Contacts contact() {
    world.detect();
    Contacts contacts = world.contacts();
    assertThat(contacts.next()).isTrue();
    return contacts;
  }

  @Test
  void isGivenWithTheShape() {
    Handle moving = world.add(SHAPE, Filter.ALL, bullet);
    Handle wall = world.addStatic(SHAPE, Filter.ALL, tank);
    assertThat(world.userData(moving)).isSameAs(bullet);
    assertThat(world.data(moving, Bullet.class)).isSameAs(bullet);
    assertThat(world.data(wall, Enemy.class)).isSameAs(tank);
    assertThat(world.data(wall, Bullet.class)).isNull();
    assertThat(world.data(world.add(SHAPE), Object.class)).isNull();
    assertThat(world.isStatic(wall)).isTrue();
  }

  @Test
  void isFoundInAPairWhicheverOfTheTwoItBelongsTo() {
    Handle first = world.add(SHAPE, Filter.ALL, bullet);
    Handle second = world.add(SHAPE, Filter.ALL, tank);
    Contacts contacts = contact();
    assertThat(contacts.dataA(Bullet.class)).isSameAs(bullet);
    assertThat(contacts.dataA(Enemy.class)).isNull();
    assertThat(contacts.dataB(Enemy.class)).isSameAs(tank);
    assertThat(contacts.data(Bullet.class)).isSameAs(bullet);
    assertThat(contacts.data(Enemy.class)).isSameAs(tank);
    assertThat(contacts.data(String.class)).isNull();
    assertThat(contacts.handle(Bullet.class)).isSameAs(first);
    assertThat(contacts.handle(Enemy.class)).isSameAs(second);
    assertThat(contacts.handle(String.class)).isNull();
    assertThat(contacts.data(Object.class)).as("a, if both are").isSameAs(bullet);
    assertThat(contacts.handle(Object.class)).isSameAs(first);
    assertThat(contacts.other(first)).isSameAs(second);
    assertThat(contacts.other(second)).isSameAs(first);
    assertThat(contacts.other(world.add(SHAPE))).isNull();
  }

  @Test
  void ofARemovedShapeIsThereInItsEndedEvents() {
    Handle gone = world.add(SHAPE, Filter.ALL, bullet);
    world.add(SHAPE);
    world.detect();
    world.remove(gone);
    world.detect();
    Events events = world.events();
    assertThat(events.next()).isTrue();
    assertThat(events.ended()).isTrue();
    assertThat(events.data(Bullet.class)).isSameAs(bullet);
    assertThat(world.data(gone, Bullet.class)).isSameAs(bullet);
  }

  @Test
  void isFoundFromHits() {
    Handle wall = world.addStatic(new Box(5, -1, 6, 1), Filter.ALL, tank);
    Hits hits = world.cast(0, 0, 10, 0, new Hits());
    assertThat(hits.data(0, Enemy.class)).isSameAs(tank);
    assertThat(hits.data(0, Bullet.class)).isNull();
    world.remove(wall);
    assertThatIllegalArgumentException()
        .isThrownBy(() -> hits.data(0, Enemy.class))
        .withMessage("shape 0 was removed; its handle cannot be asked");
  }

  @Test
  void onlyNamesTheCategoriesThatAQuestionIsAbout() {
    long enemy = 2;
    long wall = 4;
    Handle wanted = world.add(SHAPE, new Filter(enemy, -1), tank);
    world.add(SHAPE, new Filter(wall, -1));
    Hits hits = world.query(0, 0, new Hits().filter(Filter.only(enemy)));
    assertThat(hits.size()).isEqualTo(1);
    assertThat(hits.handle(0)).isSameAs(wanted);
    assertThat(world.query(0, 0, hits.filter(Filter.only(enemy | wall))).size()).isEqualTo(2);
  }
}
