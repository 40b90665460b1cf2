// SPDX-License-Identifier: Apache-2.0
package dev.carom.world;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.assertThatIllegalStateException;

import dev.carom.Box;
import dev.carom.Circle;
import dev.carom.Compound;
import dev.carom.Vec2;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** What a shape stands on, what is near a point, and everything in the way of a motion. */
class TouchingTest {
  private final World world = World.create();
  private final Handle floor = world.addStatic(new Box(-10, -1, 10, 0));
  private final Handle wall = world.addStatic(new Box(3, 0, 4, 5));

  private static List<Handle> handles(Hits hits) {
    List<Handle> handles = new ArrayList<>();
    for (int k = 0; k < hits.size(); k++) {
      handles.add(hits.handle(k));
    }
    return handles;
  }

  @Test
  void aShapeTouchesOtherShapesWithEachOfItsSides() {
    Handle player = world.add(Box.at(2, 0, 1, 2));
    assertThat(handles(world.touching(player, Side.MIN_Y))).containsExactly(floor);
    assertThat(handles(world.touching(player, Side.MAX_X))).containsExactly(wall);
    assertThat(world.touching(player, Side.MAX_Y).isEmpty()).isTrue();
    assertThat(world.touching(player, Side.MIN_X).isEmpty()).isTrue();
    assertThat(handles(world.touching(player))).containsExactly(floor, wall);
    Hits ground = world.touching(player, Side.MIN_Y);
    assertThat(ground.normalX(0)).isZero();
    assertThat(ground.normalY(0)).isEqualTo(-1);
    assertThat(ground.pointY(0)).isZero();
    assertThat(ground.depth(0)).isZero();
    assertThatIllegalStateException().isThrownBy(() -> ground.time(0));
    assertThatIllegalStateException().isThrownBy(() -> ground.startsInside(0));
    world.moveBy(player, 0, 0x1p-40);
    assertThat(world.touching(player, Side.MIN_Y).isEmpty()).isTrue();
    world.moveTo(player, 2.5, 0.75);
    assertThat(world.touching(player, Side.MIN_Y).depth(0)).isEqualTo(0.25);
  }

  @Test
  void whatItWasPutToRestAgainstCounts() {
    Handle player = world.add(new Circle(0, 1 + 0x1p-50, 1));
    assertThat(world.touching(player, Side.MIN_Y).isEmpty()).isTrue();
    Probe probe = new Probe(world);
    probe.use(player);
    probe.rest(floor, 0, -1);
    Hits ground = world.touching(player, Side.MIN_Y);
    assertThat(handles(ground)).containsExactly(floor);
    assertThat(ground.normalY(0)).isEqualTo(-1);
    assertThat(ground.depth(0)).isZero();
    assertThat(world.touching(player, Side.MAX_Y).isEmpty()).isTrue();
    assertThat(handles(world.touching(floor, Side.MAX_Y))).containsExactly(wall, player);
    world.moveBy(player, 0, 1);
    assertThat(world.touching(player, Side.MIN_Y).isEmpty()).isTrue();
  }

  @Test
  void sensorsAndWhatItMayNotMeetAreLeftOut() {
    Handle player = world.add(Box.at(0, 0, 1, 1), new Filter(1, 1));
    assertThat(handles(world.touching(player, Side.MIN_Y))).containsExactly(floor);
    world.setSensor(floor, true);
    assertThat(world.touching(player, Side.MIN_Y).isEmpty()).isTrue();
    world.setSensor(floor, false);
    world.setFilter(floor, new Filter(2, -1));
    assertThat(world.touching(player, Side.MIN_Y).isEmpty()).isTrue();
    Hits all = new Hits().filter(Filter.ALL);
    assertThat(handles(world.touching(player, Side.MIN_Y, all))).containsExactly(floor);
  }

  @Test
  void partsOfCompoundsTouchWithTheirOwnSides() {
    Handle table = world.add(Compound.of(Box.at(-5, 0, 1, 2), Box.at(-1, 0, 1, 2)));
    Handle box = world.add(Box.at(-3, 0, 2, 1));
    assertThat(handles(world.touching(table, Side.MIN_Y))).containsExactly(floor);
    assertThat(handles(world.touching(box, Side.MAX_X))).containsExactly(table);
    assertThat(world.touching(box, Side.MIN_X).isEmpty()).isTrue();
  }

  @Test
  void withinFindsWhatIsNotFartherThanThatWithItsDistance() {
    Handle ball = world.add(new Circle(-3, 4, 1));
    Hits hits = world.within(0, 0, 4);
    assertThat(handles(hits)).containsExactly(floor, wall, ball);
    assertThat(hits.distance(0)).isZero();
    assertThat(hits.distance(1)).isEqualTo(3);
    assertThat(hits.distance(2)).as("a circle that is just that far away").isEqualTo(4);
    assertThat(handles(world.within(0, 0, Math.nextDown(4.0)))).containsExactly(floor, wall);
    assertThat(handles(world.within(0, 0, 0))).containsExactly(floor);
    assertThatIllegalArgumentException()
        .isThrownBy(() -> world.within(0, 0, -1))
        .withMessage("distance must be finite and not negative, but was -1.0");
  }

  @Test
  void sweepAllGoesThroughEverything() {
    Handle bullet = world.add(new Circle(0, 1, 0.5));
    Handle gate = world.addStatic(new Box(6, 0, 7, 5));
    Hits hits = world.sweepAll(bullet, new Vec2(10, 0));
    assertThat(handles(hits)).containsExactly(wall, gate);
    assertThat(hits.time(0)).isEqualTo(0.25);
    assertThat(hits.time(1)).isEqualTo(0.55);
    assertThat(handles(world.sweepAll(new Box(0, 1, 1, 2), new Vec2(10, 0))))
        .containsExactly(bullet, wall, gate);
    assertThat(handles(world.sweep(bullet, new Vec2(10, 0)))).containsExactly(wall);
  }
}
