// SPDX-License-Identifier: Apache-2.0
package dev.carom.world;

import static org.assertj.core.api.Assertions.assertThat;

import dev.carom.Box;
import dev.carom.Circle;
import dev.carom.Contact;
import dev.carom.oracle.SplitMix64;
import java.util.function.IntPredicate;
import org.junit.jupiter.api.Test;

/** Contacts of circles are computed ahead; however a loop reads them, they must be their own. */
class CircleContactsTest {
  private static final long SEED = 5150;

  private final SplitMix64 random = new SplitMix64(SEED);
  private final World world = World.create();

  /** Circles that overlap a few others each; some boxes and sensors among them if asked for. */
  private void fill(boolean isMixed) {
    for (int k = 0; k < 400; k++) {
      double x = 30 * random.fraction();
      double y = 30 * random.fraction();
      if (isMixed && k % 5 == 0) {
        world.add(new Box(x, y, x + 1, y + 2));
      } else {
        world.setSensor(
            world.add(new Circle(x, y, 0.5 + random.fraction())), isMixed && k % 7 == 0);
      }
    }
    world.detect();
  }

  private int check(IntPredicate isRead) {
    int place = 0;
    Contacts contacts = world.contacts();
    while (contacts.next()) {
      if (isRead.test(place++)) {
        Contact expected = world.shape(contacts.a()).contactWith(world.shape(contacts.b()));
        assertThat(contacts.depth()).isEqualTo(expected.depth());
        assertThat(contacts.normalX()).isEqualTo(expected.normalX());
        assertThat(contacts.normalY()).isEqualTo(expected.normalY());
        assertThat(contacts.pointX()).isEqualTo(expected.pointX());
        assertThat(contacts.pointY()).isEqualTo(expected.pointY());
        if (isCircle(contacts.a()) && isCircle(contacts.b())) {
          assertThat(contacts.pushX()).isEqualTo(expected.push().x());
          assertThat(contacts.pushY()).isEqualTo(expected.push().y());
        }
      }
    }
    return place;
  }

  private boolean isCircle(Handle handle) {
    return world.shape(handle) instanceof Circle;
  }

  @Test
  void eachContactIsThatOfItsShapes() {
    for (boolean isMixed : new boolean[] {false, true}) {
      world.clear();
      fill(isMixed);
      int count = check(place -> true);
      assertThat(count).isGreaterThan(400);
      assertThat(check(place -> place % 3 == 0)).isEqualTo(count);
      assertThat(check(place -> place < 5 || place > 90)).isEqualTo(count);
      assertThat(check(place -> random.oneIn(2))).isEqualTo(count);
    }
  }

  /** Circles that touch, have a common centre or coordinate, or are inside each other. */
  @Test
  void contactsThatNeedMoreCareAreBetweenOrdinaryOnes() {
    for (int k = 0; k < 500; k++) {
      double x = random.below(20);
      double y = random.below(20);
      double radius = random.oneOf(0, 0.5, 1, 1.5);
      boolean isOrdinary = random.oneIn(3);
      world.add(
          isOrdinary
              ? new Circle(x + random.fraction(), y + random.fraction(), radius + 0.125)
              : new Circle(x, y, radius));
    }
    world.detect();
    assertThat(check(place -> true)).isGreaterThan(1000);
  }

  @Test
  void aMoveBetweenLoopsCounts() {
    fill(false);
    check(place -> place < 3);
    Contacts contacts = world.contacts();
    assertThat(contacts.next()).isTrue();
    Handle moved = contacts.b();
    double depth = contacts.depth();
    contacts.close();
    world.moveBy(moved, 0.125, 0.0625);
    world.detect();
    check(place -> true);
    world.moveBy(moved, -0.125, -0.0625);
    world.detect();
    contacts = world.contacts();
    contacts.next();
    assertThat(contacts.depth()).isEqualTo(depth);
  }

  @Test
  void removedShapesAreReadToTheEndOfTheLoop() {
    fill(false);
    double[] depths = new double[10_000];
    int count = 0;
    Contacts contacts = world.contacts();
    while (contacts.next()) {
      depths[count++] = contacts.depth();
    }
    contacts = world.contacts();
    for (int place = 0; contacts.next(); place++) {
      assertThat(contacts.depth()).isEqualTo(depths[place]);
      world.remove(contacts.a());
      world.add(new Circle(15, 15, 40));
    }
  }
}
