// SPDX-License-Identifier: Apache-2.0
package dev.carom.motion;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import dev.carom.Box;
import dev.carom.Circle;
import dev.carom.Compound;
import dev.carom.Shape;
import dev.carom.oracle.Allocation;
import dev.carom.oracle.SplitMix64;
import dev.carom.world.Contacts;
import dev.carom.world.Filter;
import dev.carom.world.Handle;
import dev.carom.world.Hits;
import dev.carom.world.Probe;
import dev.carom.world.World;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.stream.DoubleStream;
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
        .withMessage("count must be from 0 to the number of handles, 2, but was 3");
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

  @Test
  void onlyCirclesNearAWallTakeTheLongWay() {
    int[] calls = {0};
    World counting = World.builder().predicate((a, b) -> ++calls[0] > 0).build();
    int many = 2_000;
    Handle[] members = new Handle[many];
    SplitMix64 random = new SplitMix64(SEED);
    double side = 1.2 * Math.sqrt(many);
    for (int k = 0; k < many; k++) {
      members[k] =
          counting.add(new Circle(side * random.fraction(), side * random.fraction(), 0.5));
    }
    WorldCrowd open = Crowd.in(counting);
    open.separate(members, many);
    assertThat(open.overlap()).isPositive();
    assertThat(calls[0]).as("pairs that a mover asks about, without walls").isZero();
    counting.addStatic(Box.at(side / 2, side / 2, 2, 2));
    counting.addStatic(Compound.of(Box.at(-9, -9, 30 + side, 1), Box.at(-9, -9, 1, 30 + side)));
    open.separate(members, many);
    assertThat(calls[0]).as("the same with a pillar and an outer wall").isBetween(1, many / 2);
  }

  @Test
  void movesEveryCircleAsAMoverDoes() {
    int resting = 0;
    for (int round = 0; round < 200; round++) {
      String when = "round " + round + " of seed " + SEED;
      World tried = World.builder().predicate(WorldCrowdTest::isNotEleventh).build();
      Handle[] members = buildScene(tried, SplitMix64.ofCase(SEED, round));
      World reference = World.builder().predicate(WorldCrowdTest::isNotEleventh).build();
      reference.copyFrom(tried);
      WorldCrowd quick = Crowd.in(tried);
      MoverCrowd slow = new MoverCrowd(reference);
      for (int pass = 0; pass < 3; pass++) {
        quick.separate(members, members.length);
        slow.separate(members);
        assertThat(quick.stuck()).as(when).isEqualTo(slow.stuck);
        assertThat(quick.overlap()).as(when).isEqualTo(slow.crowd.overlap());
        assertThat(placesOf(tried, members)).as(when).isEqualTo(placesOf(reference, members));
        tried.detect();
        reference.detect();
        assertThat(tried.checksum()).as(when).isEqualTo(reference.checksum());
        assertThat(pairsOf(tried)).as(when).isEqualTo(pairsOf(reference));
        resting += restingIn(tried, members);
      }
    }
    assertThat(resting).as("the scenes have circles at rest").isPositive();
  }

  private static boolean isNotEleventh(Handle a, Handle b) {
    return (a.slot() + b.slot()) % 11 != 0;
  }

  /** Circles and walls of all kinds, on some scale and at some place; some circles have moved. */
  private static Handle[] buildScene(World world, SplitMix64 random) {
    double scale = Math.scalb(1.0, random.oneIn(4) ? random.between(-30, 30) : 0);
    double away = random.oneIn(3) ? Math.scalb(scale, random.between(0, 50)) : 0;
    double side = (random.oneIn(2) ? 4 : 12) * scale;
    Handle[] members = new Handle[random.between(1, 30)];
    for (int k = 0; k < members.length; k++) {
      double radius = random.oneIn(9) ? 0 : (0.3 + 0.4 * random.fraction()) * scale;
      Filter filter = random.oneIn(5) ? new Filter(2, 1) : Filter.ALL;
      members[k] =
          world.add(
              new Circle(away + side * random.fraction(), side * random.fraction(), radius),
              filter);
    }
    for (int walls = random.between(0, 6); walls > 0; walls--) {
      double x = away + side * random.fraction();
      double y = side * random.fraction();
      double width = random.between(0, 3) * scale;
      Shape shape =
          switch (random.below(4)) {
            case 0 -> new Circle(x, y, width);
            case 1 ->
                Compound.of(new Circle(x - side, y, width), Box.at(x + width, y, width, side));
            default -> Box.at(x, y, width, random.between(0, 2) * scale);
          };
      Filter filter = random.oneIn(4) ? new Filter(2, -1) : Filter.ALL;
      Handle wall =
          random.nextBoolean() ? world.add(shape, filter) : world.addStatic(shape, filter);
      world.setSensor(wall, random.oneIn(4));
    }
    Mover mover = Mover.of(world);
    for (int k = 0; k < members.length / 3; k++) {
      mover.move(members[k], side * random.signed(), side * random.signed());
    }
    return members;
  }

  private static double[] placesOf(World world, Handle[] members) {
    return Arrays.stream(members)
        .flatMapToDouble(member -> DoubleStream.of(world.x(member), world.y(member)))
        .toArray();
  }

  private static List<String> pairsOf(World world) {
    List<String> pairs = new ArrayList<>();
    Contacts contacts = world.contacts();
    while (contacts.next()) {
      pairs.add(
          contacts.a() + " " + contacts.b() + " " + contacts.normalX() + " " + contacts.normalY());
    }
    return pairs;
  }

  private static int restingIn(World world, Handle[] members) {
    Probe probe = new Probe(world);
    Hits hits = new Hits();
    int resting = 0;
    for (Handle member : members) {
      probe.use(member);
      resting += probe.resting(hits).size();
    }
    return resting;
  }

  /** The same, but every circle takes the way of a mover in every pass. */
  private static final class MoverCrowd {
    private final World world;
    private final Crowd crowd = new Crowd(List.of(), true);
    private int stuck;

    MoverCrowd(World world) {
      this.world = world;
    }

    void separate(Handle[] members) {
      Set<Handle> crowded = Set.of(members);
      Mover mover =
          Mover.builder(world)
              .where(handle -> !crowded.contains(handle) && !world.isSensor(handle))
              .build();
      double[] x = Arrays.stream(members).mapToDouble(world::x).toArray();
      double[] y = Arrays.stream(members).mapToDouble(world::y).toArray();
      double[] radius = Arrays.stream(members).mapToDouble(world::radius).toArray();
      crowd.findPushes(x, y, radius, members.length);
      stuck = 0;
      for (int k = 0; k < members.length; k++) {
        mover.move(members[k], crowd.pushX(k), crowd.pushY(k));
        stuck += mover.isStuck() ? 1 : 0;
      }
    }
  }
}
