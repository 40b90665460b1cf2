// SPDX-License-Identifier: Apache-2.0
package dev.carom.internal.join;

import static org.assertj.core.api.Assertions.assertThat;

import dev.carom.oracle.Boxes;
import dev.carom.oracle.BruteForce;
import dev.carom.oracle.Cases;
import dev.carom.oracle.Circles;
import dev.carom.oracle.Scene;
import dev.carom.oracle.Scenes;
import dev.carom.oracle.SplitMix64;
import dev.carom.oracle.UnevenScenes;
import dev.carom.oracle.Volume;
import java.util.Arrays;
import org.junit.jupiter.api.Test;

/** A tree counts all pairs and no others, and tests few of them. */
class PairTreeTest {
  private static final long SEED = 354;

  private final PairTree tree = new PairTree();
  private long tested;

  @Test
  void agreesWithBruteForceOnSmallScenes() {
    Cases.check(SEED, Volume.samples() / 80, random -> Scenes.any(random, 60), this::check);
  }

  @Test
  void agreesWithBruteForceOnScenesOfHundreds() {
    Cases.check(SEED + 1, 12, random -> Scenes.sized(random, 300), this::check);
    Cases.check(SEED + 2, 12, random -> UnevenScenes.of(random, 300), this::check);
  }

  @Test
  void agreesWithBruteForceAtTheEndsOfTheRange() {
    Cases.check(SEED + 3, 200, random -> Scenes.extremes(random, 40), this::check);
  }

  @Test
  void testsOnePairOfShapesThatAreEqual() {
    int count = 60_000;
    tree.clear(count);
    for (int k = 0; k < count; k++) {
      tree.set(k, 1, 2, 1, 2, 0);
    }
    long all = count * (count - 1L) / 2;
    assertThat(count(false, (a, b) -> false)).isZero();
    assertThat(tested).isEqualTo(1);
    assertThat(tree.isHit(7)).isFalse();
    assertThat(count(true, (a, b) -> true)).isEqualTo(all);
    assertThat(tested).isZero();
    assertThat(tree.isHit(7)).isTrue();
  }

  @Test
  void testsFarFewerThanAllPairsOfAHeap() {
    int count = 20_000;
    Circles circles = Circles.of(count);
    SplitMix64 random = new SplitMix64(SEED);
    tree.clear(count);
    for (int k = 0; k < count; k++) {
      circles.set(k, random.fraction(), random.fraction(), 0.3 + 0.02 * random.fraction());
      tree.set(
          k, circles.x()[k], circles.y()[k], circles.x()[k], circles.y()[k], circles.radius()[k]);
    }
    long all = count * (count - 1L) / 2;
    PairPredicate predicate =
        (a, b) ->
            Math.hypot(circles.x()[a] - circles.x()[b], circles.y()[a] - circles.y()[b])
                <= circles.radius()[a] + circles.radius()[b];
    long pairs = count(true, predicate);
    assertThat(pairs).isBetween(all / 2, all - 1);
    assertThat(tested).isLessThan(all / 8);
  }

  private long count(boolean touching, PairPredicate predicate) {
    tested = 0;
    return tree.count(
        0,
        touching,
        0,
        (a, b) -> {
          tested++;
          return predicate.accepts(a, b);
        });
  }

  private void check(Scene scene) {
    Circles circles = scene.circles();
    Boxes boxes = scene.boxes();
    Boxes others = scene.otherBoxes();
    for (boolean touching : new boolean[] {true, false}) {
      tree.clear(circles.count());
      set(0, circles);
      check(BruteForce.circles(circles, touching), circles.count(), 0, touching);
      tree.clear(boxes.count());
      set(0, boxes);
      check(BruteForce.boxes(boxes, touching), boxes.count(), 0, touching);
      if (circles.count() > 0) {
        tree.clear(circles.count() + others.count());
        set(0, circles);
        set(circles.count(), others);
        check(
            BruteForce.circlesAgainstBoxes(circles, others, touching),
            circles.count() + others.count(),
            circles.count(),
            touching);
      }
    }
  }

  private void check(long[] truth, int shapes, int split, boolean touching) {
    boolean[] hit = new boolean[shapes];
    for (long pair : truth) {
      hit[(int) (pair >>> 32)] = true;
      hit[(int) pair + split] = true;
    }
    PairPredicate predicate =
        (a, b) -> Arrays.binarySearch(truth, BruteForce.key(a, b - split)) >= 0;
    assertThat(tree.count(split, touching, 0, predicate)).isEqualTo(truth.length);
    for (int k = 0; k < shapes; k++) {
      assertThat(tree.isHit(k)).as("shape %d", k).isEqualTo(hit[k]);
    }
  }

  private void set(int first, Circles circles) {
    for (int k = 0; k < circles.count(); k++) {
      double x = circles.x()[k];
      double y = circles.y()[k];
      tree.set(first + k, x, y, x, y, circles.radius()[k]);
    }
  }

  private void set(int first, Boxes boxes) {
    for (int k = 0; k < boxes.count(); k++) {
      tree.set(first + k, boxes.minX()[k], boxes.minY()[k], boxes.maxX()[k], boxes.maxY()[k], 0);
    }
  }
}
