// SPDX-License-Identifier: Apache-2.0
package dev.carom.bulk;

import dev.carom.oracle.Boxes;
import dev.carom.oracle.Cases;
import dev.carom.oracle.Circles;
import dev.carom.oracle.Scene;
import dev.carom.oracle.Scenes;
import dev.carom.oracle.SplitMix64;
import dev.carom.oracle.UnevenScenes;
import dev.carom.oracle.Volume;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** A finder reports the pairs that the exact predicates say yes to: all of them and no others. */
@Tag("scale")
class PairFinderExactnessTest {
  private static final long SEED = 301;

  private final PairFinder touching = PairFinder.create();
  private final PairFinder overlapping = PairFinder.builder().touching(false).build();

  @Test
  void smallScenes() {
    Cases.check(
        SEED, Volume.samples() / 40, random -> Scenes.any(random, 60), this::checkEveryQuestion);
  }

  @Test
  void scenesOfAFewHundredShapes() {
    Cases.check(
        SEED + 1,
        Volume.samples() / 2000,
        random -> Scenes.sized(random, random.between(150, 400)),
        this::checkEveryQuestion);
  }

  @Test
  void scenesThatAreFarFromEvenlySpread() {
    Cases.check(
        SEED + 6,
        Volume.samples() / 4000,
        random -> UnevenScenes.of(random, random.between(200, 700)),
        this::checkEveryQuestion);
  }

  @Test
  void manyShapesFarFromEvenlySpreadWithSeveralThreads() {
    PairFinder two = PairFinder.builder().threads(2).build();
    Cases.check(
        SEED + 7,
        4,
        random -> UnevenScenes.of(random, 9_000),
        scene ->
            PairKeys.assertEqual(
                Question.CIRCLES.truth(scene, true),
                Question.CIRCLES.ask(two, scene),
                Question.CIRCLES,
                scene));
  }

  private void checkEveryQuestion(Scene scene) {
    for (Question question : Question.values()) {
      check(question, scene, touching, true);
      check(question, scene, overlapping, false);
    }
  }

  private static void check(Question question, Scene scene, PairFinder finder, boolean touching) {
    long[] truth = question.truth(scene, touching);
    PairKeys.assertEqual(truth, question.ask(finder, scene), question, scene);
    if (scene.floats()) {
      PairKeys.assertEqual(truth, question.askFloats(finder, scene), question, scene);
    }
  }

  /** Enough that strips are cut into runs and shared between threads. */
  @Test
  void manyShapesWithSeveralThreads() {
    PairFinder alone = PairFinder.create();
    PairFinder two = PairFinder.builder().threads(2).build();
    PairFinder seven = PairFinder.builder().threads(7).build();
    Cases.check(
        SEED + 2,
        8,
        random -> Scenes.sparse(random, 10_000),
        scene -> {
          for (Question question : Question.values()) {
            long[] keys = PairKeys.of(question.ask(alone, scene));
            PairKeys.assertEqual(keys, question.ask(two, scene), question, scene);
            PairKeys.assertEqual(keys, question.ask(seven, scene), question, scene);
            if (scene.floats()) {
              PairKeys.assertEqual(keys, question.askFloats(two, scene), question, scene);
              PairKeys.assertEqual(keys, question.askFloats(seven, scene), question, scene);
            }
          }
        });
  }

  @Test
  void manyShapesAgainstBruteForce() {
    PairFinder two = PairFinder.builder().threads(2).build();
    Cases.check(
        SEED + 3,
        2,
        random -> Scenes.sparse(random, 9_000),
        scene ->
            PairKeys.assertEqual(
                Question.CIRCLES.truth(scene, true),
                Question.CIRCLES.ask(two, scene),
                Question.CIRCLES,
                scene));
    Cases.check(
        SEED + 4,
        2,
        random -> Scenes.sparse(random, 5_000),
        scene ->
            PairKeys.assertEqual(
                Question.CIRCLES_AGAINST_BOXES.truth(scene, true),
                Question.CIRCLES_AGAINST_BOXES.ask(two, scene),
                Question.CIRCLES_AGAINST_BOXES,
                scene));
  }

  /**
   * Coordinates beside which most radii vanish: the ends of circles are rounded by much more than
   * the height of a strip.
   */
  @Test
  void coordinatesThatAreCoarserThanMostSizes() {
    SplitMix64 random = new SplitMix64(SEED + 5);
    int count = 10_000;
    Circles circles = Circles.of(count);
    for (int k = 0; k < count; k++) {
      circles.set(
          k,
          random.below(count),
          0x1p24 + 2 * random.below(40),
          random.oneIn(40) ? random.between(1, 5) : 0.01);
    }
    Scene scene =
        new Scene(circles.rounded(), Circles.of(0), Boxes.of(0), Boxes.of(0), true, "coarse");
    long[] truth = Question.CIRCLES.truth(scene, true);
    for (int threads : new int[] {1, 2, 7}) {
      PairFinder finder = PairFinder.builder().threads(threads).build();
      PairKeys.assertEqual(
          truth, Question.CIRCLES.askFloats(finder, scene), Question.CIRCLES, scene);
      PairKeys.assertEqual(truth, Question.CIRCLES.ask(finder, scene), Question.CIRCLES, scene);
    }
  }

  /** A denormal extent along one axis only. */
  @Test
  void nearlyOnALineOfFloats() {
    for (int count : new int[] {3, 300, 2_000}) {
      Circles along = Circles.of(count);
      Circles up = Circles.of(count);
      SplitMix64 random = new SplitMix64(SEED + 6);
      for (int k = 0; k < count; k++) {
        double place = random.below(2 * count);
        double least = random.between(-3, 3) * (double) Float.MIN_VALUE;
        along.set(k, place, least, random.nextBoolean() ? 0 : Float.MIN_VALUE);
        up.set(k, least, place, random.nextBoolean() ? 0 : Float.MIN_VALUE);
      }
      for (Circles circles : new Circles[] {along, up}) {
        Scene scene = new Scene(circles, circles, Boxes.of(0), Boxes.of(0), true, "line");
        PairKeys.assertEqual(
            Question.CIRCLES.truth(scene, true),
            Question.CIRCLES.askFloats(touching, scene),
            Question.CIRCLES,
            scene);
      }
    }
  }

  /** A touch at zero, whatever its sign, where other shapes make strips unsuitable. */
  @Test
  void zerosOfEitherSignAmongCrowds() {
    int count = 2_000;
    for (int signs = 0; signs < 4; signs++) {
      double one = (signs & 1) == 0 ? 0.0 : -0.0;
      double two = (signs & 2) == 0 ? 0.0 : -0.0;
      Boxes boxes = Boxes.of(count + 3);
      for (int k = 0; k < count; k++) {
        double crowd = 1e15 * (k & 1);
        boxes.set(k, crowd + k, crowd + 9, crowd + k + 0.5, crowd + 9);
      }
      boxes.set(count, -1, -1, one, one);
      boxes.set(count + 1, two, -1, 1, two);
      boxes.set(count + 2, two, two, 1, 1);
      Scene scene = new Scene(Circles.of(0), Circles.of(0), boxes, boxes, false, "zeros");
      PairKeys.assertEqual(
          Question.BOXES.truth(scene, true),
          Question.BOXES.ask(touching, scene),
          Question.BOXES,
          scene);
    }
  }
}
