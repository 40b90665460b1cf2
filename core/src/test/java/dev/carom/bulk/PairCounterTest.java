// SPDX-License-Identifier: Apache-2.0
package dev.carom.bulk;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.carom.oracle.Boxes;
import dev.carom.oracle.Cases;
import dev.carom.oracle.Circles;
import dev.carom.oracle.Scene;
import dev.carom.oracle.Scenes;
import dev.carom.oracle.SplitMix64;
import org.junit.jupiter.api.Test;

/** A counter counts the pairs that a finder lists, and knows which shapes are part of one. */
class PairCounterTest {
  private static final long SEED = 361;

  @Test
  void agreesWithAFinder() {
    Cases.check(SEED, 60, random -> Scenes.any(random, 200), this::checkBoth);
  }

  /** Too many pairs to list. */
  @Test
  void agreesWithAFinderOnHeaps() {
    Cases.check(SEED + 1, 6, PairCounterTest::heap, this::checkBoth);
  }

  private static Scene heap(SplitMix64 random) {
    return new Scene(circles(random), circles(random), boxes(random), boxes(random), false, "heap");
  }

  private static Circles circles(SplitMix64 random) {
    Circles circles = Circles.of(300);
    for (int k = 0; k < 300; k++) {
      boolean same = random.oneIn(3);
      double x = same ? 0.5 : random.fraction();
      circles.set(k, x, same ? 0.5 : random.fraction(), same ? 0 : random.fraction());
    }
    return circles;
  }

  private static Boxes boxes(SplitMix64 random) {
    Boxes boxes = Boxes.of(300);
    for (int k = 0; k < 300; k++) {
      boolean same = random.oneIn(3);
      double x = same ? 0.5 : random.fraction();
      double y = same ? 0.5 : random.fraction();
      boxes.set(k, x, y, x + (same ? 0 : random.fraction()), y + random.below(2));
    }
    return boxes;
  }

  private void checkBoth(Scene scene) {
    for (boolean touching : new boolean[] {true, false}) {
      PairFinder.Builder builder = PairFinder.builder().touching(touching);
      for (Question question : Question.values()) {
        check(scene, question, builder.build(), builder.buildCounter());
      }
    }
  }

  private static void check(
      Scene scene, Question question, PairFinder finder, PairCounter counter) {
    Pairs pairs = question.ask(finder, scene);
    Question.Sets sets = question.sets(scene, false);
    assertThat(sets.count(counter)).as("%s", question).isEqualTo(pairs.size());
    boolean[] first = new boolean[600];
    boolean[] second = new boolean[600];
    for (int k = 0; k < pairs.size(); k++) {
      first[pairs.a(k)] = true;
      (question.oneSet ? first : second)[pairs.b(k)] = true;
    }
    for (int k = 0; k < sets.a().count(); k++) {
      assertThat(counter.isHit(k)).as("%s, shape %d", question, k).isEqualTo(first[k]);
    }
    for (int k = 0; !question.oneSet && k < sets.b().count(); k++) {
      assertThat(counter.isHitOfSecond(k)).as("%s, shape %d", question, k).isEqualTo(second[k]);
    }
  }

  @Test
  void countsMorePairsThanFitIntoAList() {
    int count = 100_000;
    double[] zero = new double[count];
    long all = count * (count - 1L) / 2;
    assertThat(all).isGreaterThan(Integer.MAX_VALUE);
    PairCounter counter = PairCounter.create();
    assertThat(counter.among(ShapeSet.circles(zero, zero, zero, count))).isEqualTo(all);
    assertThat(counter.isHit(count - 1)).isTrue();
    PairCounter strict = PairFinder.builder().touching(false).buildCounter();
    assertThat(strict.among(ShapeSet.circles(zero, zero, zero, count))).isZero();
    assertThat(strict.isHit(count - 1)).isFalse();
  }

  @Test
  void aLimitDoesNotMatter() {
    double[] zero = new double[100];
    PairCounter counter = PairFinder.builder().limit(3).threads(2).buildCounter();
    assertThat(counter.among(ShapeSet.circles(zero, zero, zero, 100))).isEqualTo(4950);
  }

  @Test
  void knowsOnlyTheShapesOfTheLastCall() {
    PairCounter counter = PairCounter.create();
    assertThatThrownBy(() -> counter.isHit(0))
        .hasMessage("shape index 0 is out of range: size is 0");
    double[] zero = new double[3];
    counter.among(ShapeSet.circles(zero, zero, zero, 2));
    assertThat(counter.isHit(1)).isTrue();
    assertThatThrownBy(() -> counter.isHit(2))
        .hasMessage("shape index 2 is out of range: size is 2");
    assertThatThrownBy(() -> counter.isHitOfSecond(0))
        .hasMessage("shape index 0 is out of range: size is 0");
  }
}
