// SPDX-License-Identifier: Apache-2.0
package dev.carom.internal.join;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Arrays;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicIntegerArray;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.Timeout.ThreadMode;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Workers run each part of a job once, whatever happened before. */
@Timeout(value = 2, unit = TimeUnit.MINUTES, threadMode = ThreadMode.SEPARATE_THREAD)
class ThreadWorkersTest {
  private static final int PARTS = 4;

  private final Workers workers = new ThreadWorkers(PARTS);

  @Test
  void everyPartOfManyQuickJobsRunsOnce() {
    assertEveryPartRunsOnce(workers, 3_000);
  }

  /** Every thread rests at once, and is woken for the next job. */
  @Test
  void threadsThatRestAreWoken() {
    assertEveryPartRunsOnce(new ThreadWorkers(PARTS, 0, 60_000), 3_000);
  }

  /** Every thread ends at once, and is started again for the next job. */
  @Test
  void threadsThatEndedAreStartedAgain() {
    assertEveryPartRunsOnce(new ThreadWorkers(PARTS, 0, 0), 500);
  }

  private static void assertEveryPartRunsOnce(Workers workers, int jobs) {
    // Plain memory: what a part wrote must be visible to the caller when the job is done.
    int[] runs = new int[PARTS];
    for (int job = 1; job <= jobs; job++) {
      workers.run(part -> runs[part]++);
      for (int part = 0; part < PARTS; part++) {
        assertThat(runs[part]).as("runs of part %d after job %d", part, job).isEqualTo(job);
      }
    }
  }

  @Test
  void partsRunSideBySide() {
    CountDownLatch allHere = new CountDownLatch(PARTS);
    workers.run(
        part -> {
          allHere.countDown();
          await(allHere);
        });
    assertThat(allHere.getCount()).isZero();
  }

  @Test
  void theCallerRunsTheFirstPart() {
    Thread[] threads = new Thread[PARTS];
    workers.run(part -> threads[part] = Thread.currentThread());
    assertThat(threads[0]).isSameAs(Thread.currentThread());
    assertThat(Arrays.stream(threads).distinct()).hasSize(PARTS);
    assertThat(Arrays.stream(threads).skip(1)).allMatch(Thread::isDaemon);
  }

  @Test
  void aFailureReachesTheCallerWhenAllPartsAreDone() {
    for (int failing = 0; failing < PARTS; failing++) {
      int bad = failing;
      AtomicIntegerArray runs = new AtomicIntegerArray(PARTS);
      assertThatThrownBy(
              () ->
                  workers.run(
                      part -> {
                        runs.incrementAndGet(part);
                        if (part == bad) {
                          throw new UnsupportedOperationException("part " + part);
                        }
                      }))
          .hasMessageContaining("part " + bad);
      assertThat(runs.toString()).isEqualTo("[1, 1, 1, 1]");
      assertEveryPartRunsOnce(workers, 100);
    }
  }

  @Test
  void afterAJobOfWhichEveryPartFailedTheNextOneWorks() {
    for (int round = 0; round < 100; round++) {
      assertThatThrownBy(
              () ->
                  workers.run(
                      part -> {
                        throw new UnsupportedOperationException("part " + part);
                      }))
          .hasMessageContaining("part");
      assertEveryPartRunsOnce(workers, 1);
    }
  }

  @Test
  void errorsOfAnyKindReachTheCaller() {
    assertThatThrownBy(
            () ->
                workers.run(
                    part -> {
                      if (part == 1) {
                        throw new StackOverflowError("deep");
                      }
                    }))
        .hasRootCauseInstanceOf(StackOverflowError.class);
    assertEveryPartRunsOnce(workers, 10);
  }

  /** Interrupted while it waits for a part that takes until then. */
  @Test
  void anInterruptedCallerWaitsForTheJobAndStaysInterrupted() {
    Thread caller = Thread.currentThread();
    boolean[] done = new boolean[PARTS];
    workers.run(
        part -> {
          if (part == 1) {
            caller.interrupt();
            // Cleared when the caller wakes up, before it waits on.
            while (caller.isInterrupted()) {
              Thread.onSpinWait();
            }
          }
          done[part] = true;
        });
    assertThat(Thread.interrupted()).as("still interrupted").isTrue();
    assertThat(done).containsOnly(true);
    assertEveryPartRunsOnce(workers, 100);
  }

  /** It may take notice before the caller wakes it or after. */
  @ParameterizedTest
  @ValueSource(booleans = {false, true})
  void aThreadThatIsInterruptedWhileItIsWokenMissesNoJob(boolean callerFirst) throws Exception {
    ThreadWorkers pair = new ThreadWorkers(2, 0, 60_000);
    Thread[] threads = new Thread[2];
    pair.run(part -> threads[part] = Thread.currentThread());
    Thread other = threads[1];
    awaitState(other, Thread.State.TIMED_WAITING);
    int[] runs = new int[2];
    Thread caller = new Thread(() -> pair.run(part -> runs[part]++));
    caller.setDaemon(true);
    synchronized (pair.others[0]) {
      if (callerFirst) {
        caller.start();
        awaitState(caller, Thread.State.BLOCKED);
      }
      other.interrupt();
      awaitState(other, Thread.State.BLOCKED);
      if (!callerFirst) {
        caller.start();
        awaitState(caller, Thread.State.BLOCKED);
      }
    }
    caller.join();
    assertThat(runs).containsExactly(1, 1);
  }

  private static void awaitState(Thread thread, Thread.State state) {
    while (thread.getState() != state) {
      Thread.onSpinWait();
    }
  }

  @Test
  void withoutThreadsTheCallerDoesItAll() {
    Thread[] threads = new Thread[1];
    Workers.none().run(part -> threads[part] = Thread.currentThread());
    assertThat(threads[0]).isSameAs(Thread.currentThread());
    assertThat(Workers.none().parts()).isEqualTo(1);
    assertThat(Workers.threads(3).parts()).isEqualTo(3);
  }

  private static void await(CountDownLatch latch) {
    try {
      latch.await();
    } catch (InterruptedException stopped) {
      throw new AssertionError(stopped);
    }
  }
}
