package dev.carom.bulk;

import static org.assertj.core.api.Assertions.assertThat;

import dev.carom.oracle.Allocation;
import dev.carom.oracle.Boxes;
import dev.carom.oracle.Circles;
import dev.carom.oracle.Scene;
import dev.carom.oracle.SplitMix64;
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
    Film swarm = new Film(Workload.swarm(20_000));
    assertAllocatesNothing(frame -> swarm.circles(finder, frame));
    assertAllocatesNothing(frame -> swarm.circles(twoThreads, frame));
  }

  @Test
  void circlesOfManySizesThatMove() {
    Film skew = new Film(Workload.skew(20_000));
    assertAllocatesNothing(frame -> skew.circles(finder, frame));
    assertAllocatesNothing(frame -> skew.circles(twoThreads, frame));
  }

  @Test
  void circlesThatMoveAmongBoxes() {
    Film level = new Film(Workload.level(20_000));
    assertAllocatesNothing(frame -> level.circlesAgainstBoxes(finder, frame));
    assertAllocatesNothing(frame -> level.circlesAgainstBoxes(twoThreads, frame));
  }

  @Test
  void everyQuestion() {
    Scene scene = scene(5_000);
    for (Question question : Question.values()) {
      assertAllocatesNothing(call -> question.ask(finder, scene));
      assertAllocatesNothing(call -> question.ask(twoThreads, scene));
    }
  }

  @Test
  void questionsAndScenesThatTakeTurns() {
    Question[] questions = Question.values();
    Scene[] scenes = {scene(5_000), scene(50)};
    assertAllocatesNothing(call -> questions[call / 2].ask(finder, scenes[call % 2]));
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

  /** Frames of a workload that can be shown again. */
  private static final class Film {
    private final Workload workload;
    private final float[][] x = new float[FRAMES][];
    private final float[][] y = new float[FRAMES][];

    Film(Workload workload) {
      this.workload = workload;
      for (int frame = 0; frame < FRAMES; frame++) {
        workload.advance();
        x[frame] = workload.x.clone();
        y[frame] = workload.y.clone();
      }
    }

    Pairs circles(PairFinder finder, int frame) {
      return finder.circles(x[frame], y[frame], workload.radius, workload.count);
    }

    Pairs circlesAgainstBoxes(PairFinder finder, int frame) {
      return finder.circlesAgainstBoxes(
          x[frame],
          y[frame],
          workload.radius,
          workload.count,
          workload.minX,
          workload.minY,
          workload.maxX,
          workload.maxY,
          workload.count);
    }
  }
}
