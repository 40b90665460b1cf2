// SPDX-License-Identifier: Apache-2.0
package dev.carom.world;

import static org.assertj.core.api.Assertions.assertThat;

import dev.carom.Box;
import dev.carom.Capsule;
import dev.carom.Circle;
import dev.carom.Compound;
import dev.carom.Polygon;
import dev.carom.Rotation;
import dev.carom.Shape;
import dev.carom.internal.state.Scene;
import dev.carom.oracle.Cases;
import dev.carom.oracle.SplitMix64;
import dev.carom.oracle.Volume;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

class NearestTest {
  private static final long SEED = 88;
  private static final int MANY = 20_000;
  private static final double SIDE = 300;
  private static final long COMMON = 1;
  private static final long RARE = 2;

  private final World world = World.create();
  private final Hits hits = new Hits();
  private SplitMix64 random;

  @BeforeEach
  void start() {
    random = new SplitMix64(SEED);
  }

  private void addCircles(int count) {
    for (int k = 0; k < count; k++) {
      world.add(
          new Circle(SIDE * random.fraction(), SIDE * random.fraction(), 0.5),
          new Filter(COMMON, -1));
    }
  }

  private int looksAt(double x, double y, int wanted) {
    world.nearest(x, y, wanted, hits);
    return hits.query().nearestLooks();
  }

  @Test
  void theClosestOfManyStaticShapesIsFoundAmongThoseThatMoveChangeAndLeave() {
    Cases.check(
        SEED, Math.max(Volume.samples() / 1000, 10), random -> random, NearestTest::checkClosest);
  }

  private static void checkClosest(SplitMix64 random) {
    World world = World.create();
    double side = random.oneOf(8, 40, 1e-3, 1e9);
    List<Shape> shapes = new ArrayList<>();
    for (int k = 0; k < 300; k++) {
      shapes.add(shape(random, side, random.oneIn(20) ? side / 4 : side / 40));
    }
    List<Handle> handles = new ArrayList<>(List.of(world.addAllStatic(shapes)));
    world.query(0, 0);
    for (int k = 0; k < 60; k++) {
      Handle handle = handles.get(random.below(handles.size()));
      Shape shape = shape(random, side, side / 40);
      switch (random.below(4)) {
        case 0 -> handles.add(world.add(shape));
        case 1 -> handles.add(world.addStatic(shape));
        case 2 -> world.replace(handle, shape);
        default -> {
          handles.remove(handle);
          world.remove(handle);
        }
      }
    }
    handles.sort(Comparator.comparingInt(Handle::slot));
    Hits hits = new Hits();
    for (int k = 0; k < 50; k++) {
      double x = side * (random.fraction() * 1.2 - 0.1);
      double y = side * (random.fraction() * 1.2 - 0.1);
      Circle point = new Circle(x, y, 0);
      Handle closest =
          handles.stream()
              .min(Comparator.comparingDouble(handle -> point.distanceTo(world.shape(handle))))
              .orElseThrow();
      world.nearest(x, y, 1, hits);
      assertThat(hits.handle(0)).as("(%s, %s)", x, y).isSameAs(closest);
      assertThat(hits.distance(0)).isEqualTo(point.distanceTo(world.shape(closest)));
    }
  }

  private static Shape shape(SplitMix64 random, double side, double size) {
    double x = side * random.fraction();
    double y = side * random.fraction();
    double extent = size * random.fraction();
    return switch (random.below(4)) {
      case 0 -> new Circle(x, y, extent);
      case 1 -> Box.centered(x, y, extent, size * random.fraction());
      case 2 -> new Capsule(x, y, x + extent, y + size * random.signed(), size / 10);
      default -> Polygon.box(x, y, size, extent + size / 100, Rotation.degrees(random.below(90)));
    };
  }

  @Test
  void aLargeShapeThatWasAddedFirstCostsNothing() {
    world.add(new Circle(0, -5 * SIDE, SIDE));
    addCircles(MANY);
    assertThat(looksAt(SIDE / 2, SIDE / 3, 1)).isLessThan(200);
    assertThat(looksAt(SIDE / 5, SIDE / 2, 9)).isLessThan(400);
  }

  @ParameterizedTest
  @ValueSource(doubles = {1e6, 1e9, 1e12})
  void aStaticShapeFarAwayCostsLittle(double far) {
    List<Shape> shapes = new ArrayList<>();
    shapes.add(new Box(far, 0, far + 1, 1));
    for (int k = 0; k < MANY; k++) {
      shapes.add(Box.at(SIDE * random.fraction(), SIDE * random.fraction(), 0.1, 0.1));
    }
    world.addAllStatic(shapes);
    assertThat(looksAt(SIDE / 2, SIDE / 3, 1)).isLessThan(200);
  }

  @Test
  void onlyShapesThatTheFilterMatchesCountWhenTheyAreFew() {
    addCircles(MANY);
    Handle rare = world.add(new Circle(0, 0, 1), new Filter(RARE, -1));
    hits.filter(new Filter(4, RARE));
    assertThat(looksAt(SIDE, SIDE, 5)).isLessThan(200);
    assertThat(hits.size()).isEqualTo(1);
    assertThat(hits.handle(0)).isSameAs(rare);
  }

  @Test
  void aPredicateThatMatchesOneShapeCostsOnePassAndLittleMore() {
    addCircles(MANY);
    Handle one = world.add(new Circle(0, 0, 1));
    hits.where(one::equals);
    assertThat(looksAt(SIDE, SIDE, 5)).isLessThan(MANY + MANY / 4);
    assertThat(hits.size()).isEqualTo(1);
    assertThat(hits.handle(0)).isSameAs(one);
  }

  @Test
  void aPointFarOutsideCostsLittle() {
    addCircles(MANY);
    for (double far : new double[] {0.5, 10, 1e3, 1e5}) {
      assertThat(looksAt(-far * SIDE, far * SIDE, 1)).as("%s", far).isLessThan(1_000);
      assertThat(looksAt(far * SIDE, SIDE / 3, 3)).as("%s", far).isLessThan(1_000);
    }
  }

  @Test
  void aCrowdInALargeWorldCostsLittle() {
    addCircles(MANY);
    for (int k = 0; k < MANY; k++) {
      world.addStatic(new Circle(500 + 0.01 * random.fraction(), random.fraction(), 1e-6));
    }
    assertThat(looksAt(500.005, 0.5, 3)).isLessThan(500);
  }

  @ParameterizedTest
  @CsvSource({"true, 1, 0", "true, 0, 1", "false, 1, 0", "false, 0, 1"})
  void aRowCostsLittleFromEverywhere(boolean isStatic, double stepX, double stepY) {
    List<Shape> row = new ArrayList<>();
    for (int k = 0; k < MANY; k++) {
      row.add(new Circle(k * stepX, k * stepY, 0.1));
    }
    Handle[] handles = isStatic ? world.addAllStatic(row) : world.addAll(row);
    askAboutRow(handles, stepX, stepY, 0);
    // By so little that most stay in their cells, but all leave the bounds that the row had.
    for (int k = 0; k < MANY; k++) {
      world.moveTo(handles[k], k * stepX + 0.5, k * stepY + 0.5);
    }
    askAboutRow(handles, stepX, stepY, 0.5);
  }

  private void askAboutRow(Handle[] handles, double stepX, double stepY, double shift) {
    for (int question = 0; question < 50; question++) {
      double along = random.below(MANY);
      double beside = 5 + MANY * random.fraction();
      double x = shift + along * stepX + beside * stepY;
      double y = shift + along * stepY + beside * stepX;
      assertThat(looksAt(x, y, 1)).as("(%s, %s), seed %s", x, y, SEED).isLessThan(200);
      assertThat(hits.handle(0)).isSameAs(handles[(int) along]);
    }
  }

  /** How the shapes lie. */
  enum Scene {
    EVEN {
      @Override
      Shape draw(SplitMix64 random) {
        return new Circle(10 * random.signed(), 10 * random.signed(), random.fraction());
      }
    },
    SAME_DISTANCE {
      @Override
      Shape draw(SplitMix64 random) {
        return new Circle(random.between(-2, 2), random.between(-2, 2), 0.5);
      }
    },
    CLUSTERS {
      @Override
      Shape draw(SplitMix64 random) {
        double x = 1e6 * random.between(-1, 1);
        return new Circle(x + 1e-3 * random.signed(), random.signed(), 1e-6);
      }
    },
    ALL_SCALES {
      @Override
      Shape draw(SplitMix64 random) {
        double scale = Math.scalb(1.0, random.between(-500, 500));
        return new Circle(scale * random.signed(), scale * random.signed(), scale / 64);
      }
    },
    THIN {
      @Override
      Shape draw(SplitMix64 random) {
        double width = random.nextBoolean() ? 0 : 30;
        return Box.centered(50 * random.signed(), 50 * random.signed(), width, 30 - width);
      }
    },
    COMPOUNDS {
      @Override
      Shape draw(SplitMix64 random) {
        return Compound.of(new Circle(-5, 0, 1), new Box(4, -1, 6, 1))
            .moveTo(90 * random.signed(), 90 * random.signed());
      }
    };

    abstract Shape draw(SplitMix64 random);
  }

  @ParameterizedTest
  @EnumSource
  void findsWhatAListFinds(Scene scene) {
    for (int round = 0; round < 25; round++) {
      SplitMix64 random = SplitMix64.ofCase(SEED, round);
      World tried = World.create();
      List<Handle> handles = new ArrayList<>();
      int filters = random.oneIn(4) ? 200 : random.between(1, 4);
      int count = random.oneIn(3) ? 2_000 : random.between(1, 100);
      for (int k = 0; k < count; k++) {
        Filter filter = new Filter(1L << random.below(filters) % 63, -1L >>> random.below(filters));
        Shape shape = scene.draw(random);
        handles.add(
            random.nextBoolean() ? tried.add(shape, filter) : tried.addStatic(shape, filter));
      }
      for (int k = 0; k < count / 3; k++) {
        Handle handle = handles.remove(random.below(handles.size()));
        if (random.nextBoolean()) {
          tried.remove(handle);
        } else {
          tried.setFilter(handle, new Filter(random.nextLong(), random.nextLong()));
          handles.add(handle);
        }
      }
      for (int question = 0; question < 10 && !handles.isEmpty(); question++) {
        ask(tried, handles, scene.draw(random), random, round);
      }
    }
  }

  private static void ask(
      World world, List<Handle> handles, Shape probe, SplitMix64 random, int round) {
    Filter filter = random.nextBoolean() ? Filter.ALL : new Filter(random.nextLong(), 3);
    int modulus = random.oneIn(3) ? random.between(2, 500) : 1;
    int wanted = random.oneIn(4) ? random.between(1, 300) : random.between(1, 5);
    Hits hits = new Hits().filter(filter).where(handle -> handle.slot() % modulus == 0);
    List<Handle> expected =
        handles.stream()
            .filter(handle -> handle.slot() % modulus == 0)
            .filter(handle -> allow(filter, world.filter(handle)))
            .sorted(
                Comparator.<Handle>comparingDouble(handle -> probe.distanceTo(world.shape(handle)))
                    .thenComparingInt(Handle::slot))
            .limit(wanted)
            .toList();
    world.nearest(probe, wanted, hits);
    List<Handle> found = new ArrayList<>();
    for (int k = 0; k < hits.size(); k++) {
      found.add(hits.handle(k));
    }
    assertThat(found).as("round %d of seed %d, %s", round, SEED, probe).isEqualTo(expected);
  }

  private static boolean allow(Filter one, Filter two) {
    return (one.category() & two.mask()) != 0 && (two.category() & one.mask()) != 0;
  }
}
