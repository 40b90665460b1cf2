// SPDX-License-Identifier: Apache-2.0
package dev.carom.internal.state;

import static org.assertj.core.api.Assertions.assertThat;

import dev.carom.Box;
import dev.carom.Circle;
import dev.carom.Shape;
import dev.carom.internal.join.Workers;
import dev.carom.oracle.SplitMix64;
import dev.carom.world.Filter;
import org.junit.jupiter.api.Test;

/** Shapes that filters keep apart are left out of the search, moving and static ones. */
class FilterEffortTest {
  private static final Filter PLAYER = new Filter(1, -1);
  private static final Filter ENEMY = new Filter(2, 1 | 2 | 8);
  private static final Filter ZONE = new Filter(4, 1);
  private static final Filter WALL = new Filter(8, -1);
  private static final int ENEMIES = 2_000;
  private static final int SIDE = 100;

  private final ShapeStore shapes = new ShapeStore();
  private final ShapeIndex index = new ShapeIndex(shapes);
  private final MovingSelection choice = new MovingSelection(shapes, index);
  private final StaticMovingPairs staticPairs =
      new StaticMovingPairs(shapes, index, Workers.none(), true);
  private final SplitMix64 random = new SplitMix64(59);
  private int slots;

  private int add(Shape shape, Filter filter, boolean isStatic) {
    shapes.put(slots, shape, isStatic);
    shapes.setFilter(slots, filter.category(), filter.mask());
    index.add(slots);
    return slots++;
  }

  private double coordinate() {
    return SIDE * random.fraction();
  }

  private void addCircles(int count, Filter filter, boolean isStatic) {
    for (int k = 0; k < count; k++) {
      add(new Circle(coordinate(), coordinate(), 0.5), filter, isStatic);
    }
  }

  private void addZones(int count, boolean isStatic) {
    for (int k = 0; k < count; k++) {
      add(Box.at(coordinate(), coordinate(), 30, 30), ZONE, isStatic);
    }
  }

  private long looked() {
    long before = staticPairs.looked();
    staticPairs.find();
    return staticPairs.looked() - before;
  }

  @Test
  void aGiantBoxThatMeetsNothingIsNotSearched() {
    addCircles(ENEMIES, ENEMY, false);
    int giant = add(new Box(-1000, -1000, 1000, 1000), ZONE, false);
    choice.choose();
    assertThat(choice.circles.size).isEqualTo(ENEMIES);
    assertThat(choice.mixed.size).isZero();
    // As soon as it may meet the circles, it is.
    shapes.setFilter(giant, 4, -1);
    index.filtered(giant);
    shapes.setFilter(0, 2, -1);
    index.filtered(0);
    choice.choose();
    assertThat(choice.circles.size).isEqualTo(ENEMIES);
    assertThat(choice.mixed.size).as("the giant and the one circle that it meets").isEqualTo(2);
  }

  @Test
  void boxesForPlayersDoNotMakeTheEnemiesPartOfAMixedSearch() {
    addCircles(ENEMIES, ENEMY, false);
    addZones(200, false);
    choice.choose();
    assertThat(choice.mixed.size).as("without a player").isZero();
    addCircles(1, PLAYER, false);
    choice.choose();
    assertThat(choice.circles.size).as("enemies and the player").isEqualTo(ENEMIES + 1);
    assertThat(choice.mixed.size).as("zones and the player").isEqualTo(201);
    assertThat(choice.circlesApart()).isTrue();
  }

  @Test
  void shapesOfAllKindsThatMeetAreSearchedTogether() {
    addCircles(100, Filter.ALL, false);
    for (int k = 0; k < 100; k++) {
      add(Box.at(coordinate(), coordinate(), 1, 1), Filter.ALL, false);
    }
    choice.choose();
    assertThat(choice.circles.size).isZero();
    assertThat(choice.mixed.size).isEqualTo(200);
    assertThat(choice.circlesApart()).isFalse();
  }

  @Test
  void staticZonesForPlayersLookAtNoEnemies() {
    addCircles(ENEMIES, ENEMY, false);
    addZones(200, true);
    assertThat(looked()).as("without a player").isZero();
    addCircles(1, PLAYER, false);
    assertThat(looked()).as("with one").isBetween(1L, 200L);
  }

  @Test
  void enemiesDoNotLookAtStaticZonesBesideTheirWalls() {
    addCircles(ENEMIES, ENEMY, false);
    addCircles(ENEMIES, WALL, true);
    long withoutZones = looked();
    assertThat(withoutZones).isPositive();
    addCircles(1, PLAYER, false);
    // Each enemy is in some 90 of them.
    addZones(1_000, true);
    assertThat(looked()).isLessThan(8L * slots);
    // What was learned makes the next calls no worse.
    assertThat(looked()).isLessThan(2 * withoutZones + 1_000);
  }

  @Test
  void fewStaticShapesAskForManyMovingOnes() {
    addCircles(ENEMIES, Filter.ALL, false);
    addCircles(10, Filter.ALL, true);
    assertThat(looked()).isLessThan(200);
  }
}
