// SPDX-License-Identifier: Apache-2.0
package dev.carom.bulk;

import static org.assertj.core.api.Assertions.assertThat;

import dev.carom.oracle.BruteForce;
import dev.carom.oracle.Cases;
import dev.carom.oracle.Circles;
import dev.carom.oracle.Scene;
import dev.carom.oracle.Scenes;
import dev.carom.oracle.SplitMix64;
import java.util.Arrays;
import org.junit.jupiter.api.Test;

/** Pairs come in one order, and depend on nothing but the shapes. */
class PairFinderOrderTest {
  private static final long SEED = 311;

  private final PairFinder finder = PairFinder.create();

  @Test
  void amongOneSetTheSmallerIndexComesFirstAndOrdersThePairs() {
    double[] x = {9, 0, 5, 1, 6, 2};
    Pairs pairs = finder.circles(x, new double[6], new double[] {1, 1, 1, 1, 1, 1}, 6);
    assertThat(pairs.toString()).isEqualTo("4 pairs: 1-3, 1-5, 2-4, 3-5");
  }

  @Test
  void betweenSetsTheFirstIndexIsOfTheFirstSet() {
    double[] x = {5, 0, 9};
    double[] min = {9, 4, -1, 5};
    double[] max = {10, 6, 1, 5};
    double[] low = {0, 0, 0, 0};
    Pairs pairs =
        finder.circlesAgainstBoxes(
            x, new double[3], new double[] {0.5, 0.5, 0.5}, 3, min, low, max, low, 4);
    assertThat(pairs.toString()).isEqualTo("4 pairs: 0-1, 0-3, 1-2, 2-0");
  }

  /** Many partners of one shape are sorted in another way than few. */
  @Test
  void theManyPartnersOfAGiantAreInOrder() {
    SplitMix64 random = new SplitMix64(SEED);
    int count = 20_000;
    Circles circles = Circles.of(count);
    for (int k = 0; k < count; k++) {
      circles.set(k, 1000 * random.fraction(), 1000 * random.fraction(), 0.1);
    }
    circles.set(count / 2, 500, 500, 10_000);
    for (int threads : new int[] {1, 2, 7}) {
      Pairs pairs = Question.askCircles(PairFinder.builder().threads(threads).build(), circles);
      assertThat(pairs.size()).isGreaterThanOrEqualTo(count - 1);
      assertOrdered(pairs);
    }
  }

  private static void assertOrdered(Pairs pairs) {
    long[] keys = PairKeys.of(pairs);
    for (int k = 0; k < keys.length; k++) {
      if (pairs.a(k) >= pairs.b(k) || k > 0 && keys[k - 1] >= keys[k]) {
        throw new AssertionError("pair " + k + " is " + pairs.a(k) + "-" + pairs.b(k));
      }
    }
  }

  @Test
  void theOrderOfTheShapesChangesNothingButTheirNumbers() {
    Cases.check(
        SEED + 1,
        300,
        random -> Scenes.any(random, 60),
        scene -> {
          int count = scene.circles().count();
          int[] order = Scene.order(count, new SplitMix64(SEED));
          Pairs shuffled = Question.askCircles(finder, scene.circles().reordered(order));
          long[] renamed = new long[shuffled.size()];
          for (int k = 0; k < renamed.length; k++) {
            int a = order[shuffled.a(k)];
            int b = order[shuffled.b(k)];
            renamed[k] = BruteForce.key(Math.min(a, b), Math.max(a, b));
          }
          Arrays.sort(renamed);
          PairKeys.assertEqual(
              renamed, Question.CIRCLES.ask(finder, scene), Question.CIRCLES, scene);
        });
  }

  /** One finder keeps what it has from call to call, the other ones have seen nothing. */
  @Test
  void earlierCallsChangeNothing() {
    PairFinder used = PairFinder.builder().threads(2).build();
    Cases.check(
        SEED + 2,
        200,
        random -> random.oneIn(20) ? Scenes.sparse(random, 9_000) : Scenes.any(random, 100),
        scene -> {
          for (Question question : Question.values()) {
            long[] fresh = PairKeys.of(question.ask(PairFinder.create(), scene));
            PairKeys.assertEqual(fresh, question.ask(used, scene), question, scene);
          }
        });
  }

  @Test
  void theSameCallTwiceGivesTheSamePairs() {
    Cases.check(
        SEED + 3,
        10,
        random -> Scenes.sparse(random, 2_000),
        scene -> {
          for (Question question : Question.values()) {
            long[] once = PairKeys.of(question.ask(finder, scene));
            PairKeys.assertEqual(once, question.ask(finder, scene), question, scene);
          }
        });
  }
}
