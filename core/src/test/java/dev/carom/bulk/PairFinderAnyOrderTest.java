// SPDX-License-Identifier: Apache-2.0
package dev.carom.bulk;

import static org.assertj.core.api.Assertions.assertThat;

import dev.carom.Shape;
import dev.carom.oracle.Circles;
import dev.carom.oracle.NumberShape;
import dev.carom.oracle.Scene;
import dev.carom.oracle.Scenes;
import dev.carom.oracle.SplitMix64;
import java.util.Arrays;
import java.util.List;
import java.util.function.Function;
import java.util.function.Supplier;
import java.util.function.UnaryOperator;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Pairs that are not sorted are the same pairs, in an order that does not depend on threads. */
class PairFinderAnyOrderTest {
  private static final long SEED = 351;

  /** With at least this many shapes, a search is divided among threads. */
  private static final int ENOUGH_FOR_THREADS = 8192;

  private final SplitMix64 random = new SplitMix64(SEED);

  /** A finder that sorts, and some that do not, with different numbers of threads. */
  private static final class Finders {
    final PairFinder sorting;
    private final PairFinder[] others = new PairFinder[3];

    Finders() {
      this(settings -> settings);
    }

    Finders(UnaryOperator<PairFinder.Builder> settings) {
      sorting = settings.apply(PairFinder.builder()).build();
      for (int k = 0; k < others.length; k++) {
        PairFinder.Builder builder = settings.apply(PairFinder.builder());
        // The number of threads and the order can be set in any sequence.
        others[k] =
            k % 2 == 0
                ? builder.threads(k + 1).sorted(false).build()
                : builder.sorted(false).threads(k + 1).build();
      }
    }

    /** Asks all finders; returns the pairs in the order of those that do not sort. */
    long[] check(Function<PairFinder, Pairs> call, Supplier<String> what) {
      long[] expected = PairKeys.of(call.apply(sorting));
      long[] first = PairKeys.of(call.apply(others[0]));
      long[] ordered = first.clone();
      Arrays.sort(ordered);
      assertThat(ordered).as(() -> what.get() + ", seed " + SEED).isEqualTo(expected);
      for (int k = 1; k < others.length; k++) {
        assertThat(PairKeys.of(call.apply(others[k])))
            .as("%s, %d threads, seed %d", what.get(), k + 1, SEED)
            .isEqualTo(first);
      }
      return first;
    }
  }

  private static void check(Function<PairFinder, Pairs> call, String what) {
    new Finders().check(call, () -> what);
  }

  private Circles swarm(int count, double least, double most) {
    double side = 2 * Math.sqrt(count);
    Circles circles = Circles.of(count);
    for (int k = 0; k < count; k++) {
      double radius = least + (most - least) * random.fraction();
      circles.set(k, (float) (side * random.fraction()), side * random.fraction(), (float) radius);
    }
    return circles;
  }

  private static void checkCircles(Circles circles, String what) {
    for (boolean floats : new boolean[] {false, true}) {
      ShapeSet set = Question.set(circles, floats);
      check(finder -> finder.among(set), what + (floats ? ", floats" : ", doubles"));
    }
  }

  @Test
  void pairsAreNotSorted() {
    Circles circles = swarm(1000, 0.5, 0.5);
    long[] pairs =
        new Finders().check(finder -> Question.askCircles(finder, circles), () -> "swarm");
    long[] ordered = pairs.clone();
    Arrays.sort(ordered);
    assertThat(pairs).isNotEqualTo(ordered);
  }

  @ParameterizedTest
  @ValueSource(
      ints = {
        0,
        1,
        2,
        10,
        1000,
        ENOUGH_FOR_THREADS - 1,
        ENOUGH_FOR_THREADS,
        12_345,
        30_000,
        100_000
      })
  void anyNumberOfCircles(int count) {
    checkCircles(swarm(count, 0.5, 0.5), count + " equal circles");
    checkCircles(swarm(count, 0.1, 0.8), count + " circles");
  }

  @Test
  void everyQuestion() {
    for (int round = 0; round < 40; round++) {
      Scene scene =
          round % 4 == 0
              ? Scenes.sparse(random, ENOUGH_FOR_THREADS + round)
              : Scenes.any(random, 100);
      for (Question question : Question.values()) {
        for (boolean floats : new boolean[] {false, true}) {
          Question.Sets sets = question.sets(scene, floats);
          check(sets::ask, question + " of round " + round);
        }
      }
    }
  }

  @Test
  void capsulesAndTurnedBoxes() {
    for (ArrayQuestion question : ArrayQuestion.values()) {
      NumberShape.Kind kind = question.second == null ? question.first : question.second;
      ShapeSet first = NumberSet.spread(random, question.first, ENOUGH_FOR_THREADS).toSet();
      ShapeSet second = NumberSet.spread(random, kind, 2000).toFloatSet();
      check(finder -> question.ask(finder, first, second), question.toString());
    }
  }

  @Test
  void shapesOfAllKinds() {
    Shape[] shapes = new Shape[ENOUGH_FOR_THREADS];
    Arrays.setAll(shapes, k -> ShapeListTest.shape(random, k % 2 == 0, 250));
    List<Shape> list = Arrays.asList(shapes);
    check(finder -> finder.shapes(list), "shapes");
    ShapeSet some = ShapeSet.shapes(list.subList(0, 3000));
    ShapeSet circles = Question.set(swarm(ENOUGH_FOR_THREADS, 0.3, 0.6), true);
    check(finder -> finder.between(some, circles), "shapes and circles");
  }

  @Test
  void pairsWithinADistanceAndWithoutThoseThatTouch() {
    ShapeSet circles = Question.set(swarm(ENOUGH_FOR_THREADS, 0, 0.6), true);
    new Finders(settings -> settings.within(0.3))
        .check(finder -> finder.among(circles), () -> "within");
    new Finders(settings -> settings.touching(false))
        .check(finder -> finder.among(circles), () -> "overlapping");
  }

  /** Points never overlap, so they are searched as a group of their own. */
  @Test
  void pointsAmongCirclesThatMustOverlap() {
    Circles circles = swarm(20_000, 0.2, 0.9);
    for (int k = 0; k < circles.count(); k += 3) {
      circles.radius()[k] = 0;
    }
    Finders finders = new Finders(settings -> settings.touching(false));
    finders.check(finder -> Question.askCircles(finder, circles), () -> "points");
    for (int k = 0; k < circles.count(); k += 3) {
      circles.x()[k] = circles.y()[k] = 20;
    }
    finders.check(finder -> Question.askCircles(finder, circles), () -> "points at one place");
    finders.check(finder -> Question.askCircles(finder, circles), () -> "again");
  }

  @ParameterizedTest
  @ValueSource(ints = {0, 1, 7, 1000, 5000, 1_000_000})
  void aLimitFindsTheSamePairs(int limit) {
    Finders finders = new Finders(settings -> settings.limit(limit));
    for (int count : new int[] {100, 20_000}) {
      ShapeSet equal = Question.set(swarm(count, 0.5, 0.5), true);
      ShapeSet circles = Question.set(swarm(count, 0.1, 0.8), false);
      ShapeSet boxes = NumberSet.spread(random, NumberShape.Kind.BOX, count).toSet();
      ShapeSet turned = NumberSet.spread(random, NumberShape.Kind.TURNED_BOX, count).toSet();
      for (ShapeSet set : List.of(equal, circles, boxes, turned)) {
        finders.check(finder -> finder.among(set), () -> count + " up to " + limit);
      }
      finders.check(finder -> finder.between(equal, boxes), () -> "between, up to " + limit);
    }
  }

  /**
   * Strips suit crowds the less the denser and the farther apart these are. The sizes are such that
   * a share of the crowds would still suit them, and all of them do not.
   */
  @ParameterizedTest
  @CsvSource({
    "2, 10, 1e3",
    "2, 10, 1e5",
    "2, 3, 1e4",
    "5, 20, 1e4",
    "9, 5, 1e3",
    "9, 2, 1e6",
    "50, 3, 1e4"
  })
  void crowdsFarApart(int crowds, double size, double apart) {
    for (double most : new double[] {0.02, 0.1}) {
      Circles circles = Circles.of(12_000);
      for (int k = 0; k < circles.count(); k++) {
        double crowd = apart * (k % crowds);
        double x = crowd + size * random.fraction();
        double y = crowd * (k % 2) + size * random.fraction();
        circles.set(k, x, y, most == 0.1 && size > 5 ? 0.1 : most * random.fraction());
      }
      checkCircles(circles, crowds + " crowds of " + size + ", " + apart + " apart");
    }
  }

  /** Pairs of circles in one place need more tests the more there are. */
  @Test
  void denserAndDenserClusters() {
    for (int together = 2; together < 400; together += together / 2) {
      Circles equal = swarm(16_000, 0.05, 0.05);
      for (int k = 0; k < equal.count(); k++) {
        int first = k - k % together;
        double x = equal.x()[first] + 0.2 * random.fraction();
        equal.set(k, x, equal.y()[first] + 2 * random.fraction(), 0.05);
      }
      checkCircles(equal, "clusters of " + together);
    }
  }

  @Test
  void giantsThatReachIntoManyStrips() {
    Circles circles = swarm(20_000, 0.1, 0.5);
    for (int k = 0; k < 40; k++) {
      int giant = (int) (circles.count() * random.fraction());
      circles.radius()[giant] = 3 + k;
    }
    checkCircles(circles, "giants");
    circles.radius()[77] = 1000;
    checkCircles(circles, "one giant that meets them all");
  }

  /** A strip is lower than the rounding errors of its height. */
  @ParameterizedTest
  @ValueSource(doubles = {1e5, 1e6, 9e6, 1e8})
  void circlesFarFromTheOrigin(double away) {
    Circles circles = swarm(12_000, 0.2, 0.6);
    for (int k = 0; k < circles.count(); k++) {
      circles.set(k, circles.x()[k] - away, circles.y()[k] + away, circles.radius()[k]);
    }
    checkCircles(circles, away + " from the origin");
  }

  /** Whether earlier pairs serve again depends on the motion, not on threads. */
  @ParameterizedTest
  @ValueSource(doubles = {0, 0.02, 0.1, 5})
  void shapesThatMove(double speed) {
    int count = ENOUGH_FOR_THREADS + 500;
    Circles equal = swarm(count, 0.5, 0.5);
    Circles circles = swarm(count, 0.1, 0.8);
    NumberSet turned = NumberSet.spread(random, NumberShape.Kind.TURNED_BOX, count);
    NumberSet boxes = NumberSet.spread(random, NumberShape.Kind.BOX, count);
    NumberSet capsules = NumberSet.spread(random, NumberShape.Kind.CAPSULE, count);
    Finders finders = new Finders();
    for (int frame = 0; frame < 14; frame++) {
      double most = frame == 9 ? 10 : speed;
      move(most, equal.x(), equal.y());
      move(most, circles.x(), circles.y());
      move(most, turned.arrays()[0], turned.arrays()[1]);
      moveTogether(most, capsules.arrays());
      ShapeSet floats = Question.set(equal, true);
      ShapeSet doubles = Question.set(circles, false);
      String what = "frame " + frame + " with speed " + speed;
      finders.check(finder -> finder.among(floats), () -> what);
      finders.check(finder -> finder.among(doubles), () -> what);
      finders.check(finder -> finder.among(turned.toSet()), () -> what);
      finders.check(finder -> finder.among(capsules.toSet()), () -> what);
      finders.check(finder -> finder.between(floats, boxes.toSet()), () -> what);
      finders.check(finder -> finder.between(doubles, turned.toSet()), () -> what);
    }
  }

  private void move(double speed, double[] x, double[] y) {
    for (int k = 0; k < x.length; k++) {
      x[k] += speed * random.signed();
      y[k] += speed * random.signed();
    }
  }

  private void moveTogether(double speed, double[][] capsules) {
    for (int k = 0; k < capsules[0].length; k++) {
      double dx = speed * random.signed();
      double dy = speed * random.signed();
      capsules[0][k] += dx;
      capsules[1][k] += dy;
      capsules[2][k] += dx;
      capsules[3][k] += dy;
    }
  }
}
