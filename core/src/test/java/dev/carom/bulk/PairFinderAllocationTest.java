// SPDX-License-Identifier: Apache-2.0
package dev.carom.bulk;

import static org.assertj.core.api.Assertions.assertThat;

import dev.carom.Shape;
import dev.carom.oracle.Allocation;
import dev.carom.oracle.Boxes;
import dev.carom.oracle.Circles;
import dev.carom.oracle.NumberShape;
import dev.carom.oracle.Scene;
import dev.carom.oracle.SplitMix64;
import java.util.Arrays;
import java.util.List;
import java.util.function.IntFunction;
import org.junit.jupiter.api.Test;

/** Once a finder has seen as many shapes and pairs, a call leaves no garbage behind. */
class PairFinderAllocationTest {
  private static final long SEED = 331;
  private static final int FRAMES = 10;
  private static final int MOST_ROUNDS = 20;

  private final PairFinder finder = PairFinder.create();
  private final PairFinder twoThreads = PairFinder.builder().threads(2).build();

  /** Keeps results alive, so that no call can be left out. */
  private long sink;

  @Test
  void aSwarmThatMoves() {
    Film swarm = Film.ofCircles(20_000, random -> 0.5f);
    assertAllocatesNothing(frame -> swarm.circles(finder, frame));
    assertAllocatesNothing(frame -> swarm.circles(twoThreads, frame));
  }

  @Test
  void circlesOfManySizesThatMove() {
    Film skew = Film.ofCircles(20_000, random -> (float) (1 / (0.1 + 9.9 * random.fraction())));
    assertAllocatesNothing(frame -> skew.circles(finder, frame));
    assertAllocatesNothing(frame -> skew.circles(twoThreads, frame));
  }

  @Test
  void circlesThatMoveAmongBoxes() {
    Film level = Film.ofCircles(20_000, random -> 0.5f);
    assertAllocatesNothing(frame -> level.circlesAgainstBoxes(finder, frame));
    assertAllocatesNothing(frame -> level.circlesAgainstBoxes(twoThreads, frame));
  }

  @Test
  void everyQuestion() {
    Scene scene = scene(5_000);
    for (Question question : Question.values()) {
      for (boolean floats : new boolean[] {false, true}) {
        Question.Sets sets = question.sets(scene, floats);
        assertAllocatesNothing(call -> sets.ask(finder));
        assertAllocatesNothing(call -> sets.ask(twoThreads));
      }
    }
  }

  @Test
  void capsulesTurnedBoxesAndShapesOfAllKinds() {
    SplitMix64 random = new SplitMix64(SEED);
    for (ArrayQuestion question : ArrayQuestion.values()) {
      NumberShape.Kind kind = question.second == null ? question.first : question.second;
      ShapeSet first = NumberSet.spread(random, question.first, 5_000).toSet();
      ShapeSet second = NumberSet.spread(random, kind, 5_000).toFloatSet();
      assertAllocatesNothing(call -> question.ask(finder, first, second));
      assertAllocatesNothing(call -> question.ask(twoThreads, first, second));
    }
    Shape[] shapes = new Shape[5_000];
    Arrays.setAll(shapes, k -> ShapeListTest.shape(random, k % 2 == 0, 200));
    List<Shape> list = Arrays.asList(shapes);
    assertAllocatesNothing(call -> finder.shapes(shapes));
    assertAllocatesNothing(call -> twoThreads.shapes(list));
    ShapeSet set = ShapeSet.shapes(list);
    assertAllocatesNothing(call -> finder.between(set, set));
    assertAllocatesNothing(
        call -> {
          set.setCount(4_000 + call);
          return finder.among(set);
        });
  }

  @Test
  void pairsWithinADistance() {
    PairFinder within = PairFinder.builder().within(0.25).build();
    Film swarm = Film.ofCircles(20_000, random -> 0.5f);
    assertAllocatesNothing(frame -> swarm.circles(within, frame));
    assertAllocatesNothing(frame -> swarm.circlesAgainstBoxes(within, frame));
    SplitMix64 random = new SplitMix64(SEED);
    ShapeSet capsules = NumberSet.spread(random, NumberShape.Kind.CAPSULE, 5_000).toSet();
    ShapeSet turned = NumberSet.spread(random, NumberShape.Kind.TURNED_BOX, 5_000).toFloatSet();
    assertAllocatesNothing(call -> within.among(capsules));
    assertAllocatesNothing(call -> within.among(turned));
    assertAllocatesNothing(call -> within.between(capsules, turned));
    Shape[] shapes = new Shape[5_000];
    Arrays.setAll(shapes, k -> ShapeListTest.shape(random, k % 2 == 0, 200));
    assertAllocatesNothing(call -> within.shapes(shapes));
  }

  @Test
  void pairsInAnyOrder() {
    PairFinder anyOrder = PairFinder.builder().sorted(false).build();
    PairFinder twoThreadsInAnyOrder = PairFinder.builder().sorted(false).threads(2).build();
    Film swarm = Film.ofCircles(20_000, random -> 0.5f);
    Film skew = Film.ofCircles(20_000, random -> (float) (1 / (0.1 + 9.9 * random.fraction())));
    Scene scene = scene(10_000);
    for (PairFinder any : List.of(anyOrder, twoThreadsInAnyOrder)) {
      // Every other frame is far from the one before, so that nothing is cached.
      assertAllocatesNothing(frame -> swarm.circles(any, 7 * frame % FRAMES));
      assertAllocatesNothing(frame -> skew.circles(any, 7 * frame % FRAMES));
      for (Question question : Question.values()) {
        Question.Sets sets = question.sets(scene, false);
        assertAllocatesNothing(call -> sets.ask(any));
      }
    }
  }

  @Test
  void questionsAndScenesThatTakeTurns() {
    Scene[] scenes = {scene(5_000), scene(50)};
    Question.Sets[] calls = new Question.Sets[2 * Question.values().length];
    Arrays.setAll(calls, k -> Question.values()[k / 2].sets(scenes[k % 2], false));
    assertAllocatesNothing(call -> calls[call].ask(finder));
  }

  @Test
  void aGiantThatMeetsThemAll() {
    Circles circles = circles(20_000, new SplitMix64(SEED));
    circles.set(7, 0, 0, 1_000);
    assertAllocatesNothing(call -> Question.askCircles(finder, circles));
  }

  @Test
  void crowdsFarApartAndAGiantBesideMany() {
    Circles crowds = circles(5_000, new SplitMix64(SEED));
    for (int k = 0; k < crowds.count(); k += 2) {
      crowds.set(k, crowds.x()[k] + 1e15, crowds.y()[k] + 1e15, crowds.radius()[k]);
    }
    assertAllocatesNothing(call -> Question.askCircles(finder, crowds));
    Circles giant = circles(5_000, new SplitMix64(SEED));
    giant.set(7, 0, -1e9, 1e9);
    assertAllocatesNothing(call -> Question.askCircles(finder, giant));
  }

  private static Scene scene(int count) {
    SplitMix64 random = new SplitMix64(SEED);
    return new Scene(
        circles(count, random),
        circles(count, random),
        boxes(count, random),
        boxes(count, random),
        false,
        "uniform");
  }

  private static Circles circles(int count, SplitMix64 random) {
    Circles circles = Circles.of(count);
    double side = 2 * Math.sqrt(count);
    for (int k = 0; k < count; k++) {
      circles.set(k, side * random.fraction(), side * random.fraction(), random.fraction());
    }
    return circles;
  }

  private static Boxes boxes(int count, SplitMix64 random) {
    Boxes boxes = Boxes.of(count);
    double side = 2 * Math.sqrt(count);
    for (int k = 0; k < count; k++) {
      double x = side * random.fraction();
      double y = side * random.fraction();
      boxes.set(k, x, y, x + 2 * random.fraction(), y + 2 * random.fraction());
    }
    return boxes;
  }

  /**
   * Some round allocates nothing. Not every one: the first makes room, and now and then the virtual
   * machine allocates a few bytes of its own when it replaces compiled code.
   */
  private void assertAllocatesNothing(IntFunction<Pairs> call) {
    Runnable frames = () -> playAll(call);
    sink = 0;
    long bytes = Long.MAX_VALUE;
    for (int round = 0; round < MOST_ROUNDS && bytes > 0; round++) {
      bytes = Math.min(bytes, Allocation.bytes(frames));
    }
    assertThat(bytes).as("bytes in %d calls", FRAMES).isZero();
    assertThat(sink).as("pairs found").isPositive();
  }

  private void playAll(IntFunction<Pairs> call) {
    for (int frame = 0; frame < FRAMES; frame++) {
      sink += call.apply(frame).size();
    }
  }

  /** Moving circles, half of them in one quarter, and static boxes: frames to show again. */
  private static final class Film {
    private final int count;
    private final float[] radius;
    private final float[][] x;
    private final float[][] y;
    private final float[][] boxes;

    private Film(int count) {
      this.count = count;
      radius = new float[count];
      x = new float[FRAMES][count];
      y = new float[FRAMES][count];
      boxes = new float[4][count];
    }

    static Film ofCircles(int count, ToFloat size) {
      SplitMix64 random = new SplitMix64(SEED);
      double side = 3 * Math.sqrt(count);
      Film film = new Film(count);
      for (int k = 0; k < count; k++) {
        film.radius[k] = size.of(random);
        draw(random, k % 2 == 0 ? side : side / 2, k, film.x);
        draw(random, k % 2 == 0 ? side : side / 2, k, film.y);
        for (int axis = 0; axis < 2; axis++) {
          film.boxes[axis][k] = (float) (side * random.fraction());
          film.boxes[axis + 2][k] = film.boxes[axis][k] + (float) (4 * random.fraction());
        }
      }
      return film;
    }

    /** Draws one coordinate of a circle, which moves a little in each frame. */
    private static void draw(SplitMix64 random, double side, int k, float[][] places) {
      double start = side * random.fraction();
      double velocity = 0.1 * random.signed();
      for (int frame = 0; frame < FRAMES; frame++) {
        places[frame][k] = (float) (start + frame * velocity);
      }
    }

    Pairs circles(PairFinder finder, int frame) {
      return finder.circles(x[frame], y[frame], radius, count);
    }

    Pairs circlesAgainstBoxes(PairFinder finder, int frame) {
      return finder.circlesAgainstBoxes(
          x[frame], y[frame], radius, count, boxes[0], boxes[1], boxes[2], boxes[3], count);
    }
  }

  private interface ToFloat {
    float of(SplitMix64 random);
  }
}
