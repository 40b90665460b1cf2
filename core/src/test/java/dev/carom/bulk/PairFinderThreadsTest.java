// SPDX-License-Identifier: Apache-2.0
package dev.carom.bulk;

import static org.assertj.core.api.Assertions.assertThat;

import dev.carom.oracle.Circles;
import dev.carom.oracle.Scene;
import dev.carom.oracle.Scenes;
import dev.carom.oracle.SplitMix64;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.Timeout.ThreadMode;

/** Finders with threads, used from several threads, one at a time each. */
@Timeout(value = 2, unit = TimeUnit.MINUTES, threadMode = ThreadMode.SEPARATE_THREAD)
class PairFinderThreadsTest {
  private static final long SEED = 341;

  private final Circles swarm = swarm(10_000);
  private final long[] truth = PairKeys.of(find(PairFinder.create()));

  /** Each circle meets one other on average. */
  private static Circles swarm(int count) {
    SplitMix64 random = new SplitMix64(SEED);
    double side = Math.sqrt(count * Math.PI);
    Circles circles = Circles.of(count);
    for (int k = 0; k < count; k++) {
      circles.set(k, side * random.fraction(), side * random.fraction(), 0.5);
    }
    return circles;
  }

  private Pairs find(PairFinder finder) {
    return Question.askCircles(finder, swarm);
  }

  @Test
  void thereIsSomethingToFind() {
    assertThat(truth).hasSizeGreaterThan(4_000);
  }

  @Test
  void findersOfOneBuilderHaveNothingInCommon() throws Exception {
    PairFinder.Builder builder = PairFinder.builder().threads(2);
    List<Callable<Boolean>> callers = new ArrayList<>();
    for (int k = 0; k < 2; k++) {
      PairFinder finder = builder.build();
      callers.add(
          () -> {
            for (int call = 0; call < 200; call++) {
              assertThat(PairKeys.of(find(finder))).as("call %d", call).isEqualTo(truth);
            }
            return true;
          });
    }
    runAll(callers);
  }

  @Test
  void aFinderMayGoFromCallerToCaller() throws Exception {
    PairFinder finder = PairFinder.builder().threads(3).build();
    for (int caller = 0; caller < 20; caller++) {
      runAll(
          List.of(
              () -> {
                assertThat(PairKeys.of(find(finder))).isEqualTo(truth);
                return true;
              }));
    }
  }

  private static void runAll(List<Callable<Boolean>> callers) throws Exception {
    ExecutorService threads = Executors.newFixedThreadPool(callers.size());
    try {
      for (Future<Boolean> caller : threads.invokeAll(callers)) {
        try {
          assertThat(caller.get()).isTrue();
        } catch (ExecutionException failure) {
          throw new AssertionError("a caller failed: " + failure.getCause(), failure.getCause());
        }
      }
    } finally {
      threads.shutdownNow();
    }
  }

  @Test
  void anInterruptedCallerGetsItsPairsAndStaysInterrupted() {
    PairFinder finder = PairFinder.builder().threads(2).build();
    for (int call = 0; call < 20; call++) {
      Thread.currentThread().interrupt();
      long[] pairs = PairKeys.of(find(finder));
      assertThat(Thread.interrupted()).as("still interrupted").isTrue();
      assertThat(pairs).isEqualTo(truth);
    }
  }

  @Test
  void moreThreadsThanShapesDoNoHarm() {
    Scene scene = Scenes.sparse(new SplitMix64(SEED), 30);
    PairFinder finder = PairFinder.builder().threads(64).build();
    for (Question question : Question.values()) {
      PairKeys.assertEqual(
          question.truth(scene, true), question.ask(finder, scene), question, scene);
    }
    assertThat(PairKeys.of(find(finder))).isEqualTo(truth);
  }
}
