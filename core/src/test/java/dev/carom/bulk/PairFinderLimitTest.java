// SPDX-License-Identifier: Apache-2.0
package dev.carom.bulk;

import static org.assertj.core.api.Assertions.assertThat;

import dev.carom.oracle.Allocation;
import dev.carom.oracle.Boxes;
import dev.carom.oracle.Cases;
import dev.carom.oracle.Circles;
import dev.carom.oracle.Scene;
import dev.carom.oracle.Scenes;
import java.util.Arrays;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.Timeout.ThreadMode;

/** A limit stops early, with pairs that are right and do not depend on anything but the shapes. */
@Tag("scale")
class PairFinderLimitTest {
  private static final long SEED = 321;

  @Test
  void findsAsManyPairsAsAllowedAllOfThemTrue() {
    Cases.check(
        SEED,
        150,
        random -> Scenes.any(random, 80),
        scene -> {
          for (Question question : Question.values()) {
            long[] truth = question.truth(scene, true);
            for (int limit : new int[] {0, 1, 7, truth.length, truth.length + 1}) {
              PairFinder finder = PairFinder.builder().limit(limit).build();
              assertIsPartOf(truth, limit, question.ask(finder, scene), question);
              if (scene.floats()) {
                assertIsPartOf(truth, limit, question.askFloats(finder, scene), question);
              }
            }
          }
        });
  }

  /** Ascending, so no pair comes twice. */
  private static void assertIsPartOf(long[] truth, int limit, Pairs pairs, Question question) {
    assertThat(pairs.size())
        .as("%s, limit %d", question, limit)
        .isEqualTo(Math.min(limit, truth.length));
    long[] keys = PairKeys.of(pairs);
    for (int k = 0; k < keys.length; k++) {
      if (Arrays.binarySearch(truth, keys[k]) < 0 || k > 0 && keys[k - 1] >= keys[k]) {
        throw new AssertionError(
            question + ", limit " + limit + ": pair " + pairs.a(k) + "-" + pairs.b(k));
      }
    }
  }

  @Test
  void threadsAndEarlierCallsDoNotChangeWhichPairsAreFound() {
    int limit = 500;
    PairFinder two = PairFinder.builder().threads(2).limit(limit).build();
    PairFinder seven = PairFinder.builder().threads(7).limit(limit).build();
    Cases.check(
        SEED + 1,
        4,
        random -> Scenes.sparse(random, 9_000),
        scene -> {
          for (Question question : Question.values()) {
            long[] fresh =
                PairKeys.of(question.ask(PairFinder.builder().limit(limit).build(), scene));
            for (int call = 0; call < 4; call++) {
              PairKeys.assertEqual(fresh, question.ask(two, scene), question, scene);
            }
            PairKeys.assertEqual(fresh, question.ask(seven, scene), question, scene);
          }
        });
  }

  /** 200 million pairs, of which at most ten are wanted. */
  @Test
  @Timeout(value = 5, unit = TimeUnit.MINUTES, threadMode = ThreadMode.SEPARATE_THREAD)
  void aFewOfVeryManyPairsTakeLittleMemory() {
    int count = 20_000;
    Circles circles = Circles.of(count);
    Boxes boxes = Boxes.of(count);
    for (int k = 0; k < count; k++) {
      circles.set(k, 3, 4, 1);
      boxes.set(k, 3, 4, 5, 6);
    }
    Scene scene = new Scene(circles, circles, boxes, boxes, true, "coincident");
    for (Question question : Question.values()) {
      PairFinder finder = PairFinder.builder().limit(10).build();
      long bytes =
          Allocation.bytes(() -> assertThat(question.ask(finder, scene).size()).isEqualTo(10));
      assertThat(bytes / count).as("%s: bytes per shape", question).isLessThan(1_000);
      PairFinder floats = PairFinder.builder().limit(10).build();
      bytes =
          Allocation.bytes(
              () -> assertThat(question.askFloats(floats, scene).size()).isEqualTo(10));
      assertThat(bytes / count).as("%s: bytes per shape", question).isLessThan(1_000);
    }
  }
}
