package dev.carom.motion;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import dev.carom.Box;
import dev.carom.Circle;
import dev.carom.oracle.Allocation;
import dev.carom.oracle.SplitMix64;
import dev.carom.world.Filter;
import dev.carom.world.Handle;
import dev.carom.world.World;
import java.util.List;
import org.junit.jupiter.api.Test;

class WorldCrowdTest {
  private static final long SEED = 29;
  private static final int COUNT = 120;

  private final World world = World.create();
  private final Handle[] handles = new Handle[COUNT];
  private final WorldCrowd crowd = Crowd.in(world);

  private void fill(double side) {
    SplitMix64 random = new SplitMix64(SEED);
    for (int k = 0; k < COUNT; k++) {
      Circle circle =
          new Circle(1 + random.fraction() * side, 1 + random.fraction() * side, 0.3 + k % 3 * 0.1);
      handles[k] = world.add(circle);
    }
  }

  @Test
  void inTheOpenMovesLikeACrowdOfArraysAmongWalls() {
    fill(5);
    double[] x = new double[COUNT];
    double[] y = new double[COUNT];
    double[] radius = new double[COUNT];
    for (int k = 0; k < COUNT; k++) {
      x[k] = world.x(handles[k]);
      y[k] = world.y(handles[k]);
      radius[k] = world.radius(handles[k]);
    }
    Crowd arrays = Crowd.among(List.of(Box.at(1e6, 1e6, 1, 1)));
    for (int pass = 0; pass < 20; pass++) {
      crowd.separate(handles, COUNT);
      arrays.separate(x, y, radius, COUNT);
      assertThat(crowd.overlap()).isEqualTo(arrays.overlap());
      for (int k = 0; k < COUNT; k++) {
        assertThat(world.x(handles[k])).isEqualTo(x[k]);
        assertThat(world.y(handles[k])).isEqualTo(y[k]);
      }
    }
  }

  @Test
  void everythingElseThatIsSolidIsAWall() {
    fill(5);
    Handle[] walls = {
      world.addStatic(Box.at(-1, -1, 12, 1)),
      world.addStatic(Box.at(-1, 10, 12, 1)),
      world.addStatic(Box.at(-1, 0, 1, 10)),
      world.addStatic(Box.at(10, 0, 1, 10)),
      world.add(new Circle(3, 3, 1))
    };
    Handle sensor = world.add(new Circle(7, 7, 1));
    world.setSensor(sensor, true);
    double first = 0;
    for (int pass = 0; pass < 100; pass++) {
      crowd.separate(handles, COUNT);
      first = pass == 0 ? crowd.overlap() : first;
      assertThat(crowd.stuck()).isZero();
      int inWalls = 0;
      for (Handle handle : handles) {
        for (Handle wall : walls) {
          inWalls += Overlaps.between(world, handle, wall) ? 1 : 0;
        }
      }
      assertThat(inWalls).as("seed %s, pass %s", SEED, pass).isZero();
    }
    assertThat(crowd.overlap()).isLessThan(first / 5);
    assertThat(world.x(walls[4])).as("walls are not pushed").isEqualTo(3);
    assertThat(world.query(world.shape(sensor)).size()).as("sensors are no walls").isGreaterThan(1);
  }

  @Test
  void wallsAreOnlyWhatTheFiltersAllow() {
    Handle a = world.add(new Circle(0, 0, 1), new Filter(1, 0));
    Handle b = world.add(new Circle(0.5, 0, 1), new Filter(1, 0));
    world.addStatic(Box.at(1.5, -5, 1, 10), new Filter(2, -1));
    for (int pass = 0; pass < 50; pass++) {
      crowd.separate(new Handle[] {a, b, null}, 2);
    }
    assertThat(world.x(b)).isGreaterThan(0.9);
  }

  @Test
  void badHandlesAreRefusedAndNothingMoves() {
    Handle a = world.add(new Circle(0, 0, 1));
    Handle b = world.add(new Circle(0.5, 0, 1));
    Handle box = world.add(Box.at(0, 0, 1, 1));
    assertThatIllegalArgumentException()
        .isThrownBy(() -> crowd.separate(new Handle[] {a, b, a}, 3))
        .withMessage("handles[2] is shape 0, which handles[0] is already");
    assertThatIllegalArgumentException()
        .isThrownBy(() -> crowd.separate(new Handle[] {a, b, box}, 3))
        .withMessage("shape 2 is not a circle and has no radius");
    assertThatIllegalArgumentException()
        .isThrownBy(() -> crowd.separate(new Handle[] {a, b}, 3))
        .withMessage("count must be from 0 to the number of handles, 2, but is 3");
    assertThat(world.x(a)).isZero();
    world.remove(b);
    assertThatIllegalArgumentException().isThrownBy(() -> crowd.separate(new Handle[] {a, b}, 2));
    world.remove(box);
    crowd.separate(new Handle[] {a}, 1);
    assertThat(world.x(a)).isZero();
  }

  @Test
  void makesNoGarbageFromPassToPass() {
    fill(5);
    world.addStatic(Box.at(-1, -1, 12, 1.5));
    long least = Long.MAX_VALUE;
    for (int round = 0; round < 60; round++) {
      least = Math.min(least, Allocation.bytes(() -> crowd.separate(handles, COUNT)));
    }
    assertThat(least).isZero();
  }
}
