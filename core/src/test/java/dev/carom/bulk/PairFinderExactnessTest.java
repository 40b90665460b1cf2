package dev.carom.bulk;

import dev.carom.oracle.Cases;
import dev.carom.oracle.Scene;
import dev.carom.oracle.Scenes;
import dev.carom.oracle.Volume;
import org.junit.jupiter.api.Test;

/** A finder reports the pairs that the exact predicates say yes to: all of them and no others. */
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

  /** So many that strips are cut into runs and shared between threads. */
  @Test
  void manyShapesWithSeveralThreads() {
    PairFinder alone = PairFinder.create();
    PairFinder two = PairFinder.builder().threads(2).build();
    PairFinder seven = PairFinder.builder().threads(7).build();
    Cases.check(
        SEED + 2,
        12,
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
        4,
        random -> Scenes.sparse(random, 9_000),
        scene ->
            PairKeys.assertEqual(
                Question.CIRCLES.truth(scene, true),
                Question.CIRCLES.ask(two, scene),
                Question.CIRCLES,
                scene));
    Cases.check(
        SEED + 4,
        4,
        random -> Scenes.sparse(random, 5_000),
        scene ->
            PairKeys.assertEqual(
                Question.CIRCLES_AGAINST_BOXES.truth(scene, true),
                Question.CIRCLES_AGAINST_BOXES.ask(two, scene),
                Question.CIRCLES_AGAINST_BOXES,
                scene));
  }
}
