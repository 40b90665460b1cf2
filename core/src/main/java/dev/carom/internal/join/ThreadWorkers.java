// SPDX-License-Identifier: Apache-2.0
package dev.carom.internal.join;

/**
 * Threads that wait for jobs of one caller. They are daemons and end after a second without work,
 * so they need not be closed; the next job starts them again.
 */
final class ThreadWorkers extends Workers {
  private static final long REST_MILLIS = 1000;

  /**
   * The jobs of a frame follow each other closely, so a thread looks for the next one for a while
   * before it rests: a thread that is woken often starts on the processor of the caller, and keeps
   * that waiting. Two threads on swarm 10k: 31 -> 12 ns per circle.
   */
  private static final long LOOK_NANOS = 200_000;

  /** How often a thread looks before it lets others use the processor. */
  private static final int LOOKS_PER_YIELD = 1000;

  private final long lookNanos;
  private final long restMillis;

  /** The threads for all parts but the first. */
  final Worker[] others;

  private final Condition othersAreDone = this::areOthersDone;

  private Job job;

  /** Changes when a job begins; who sees that also sees what was written before. */
  private volatile long jobNumber;

  /** True if the caller has to be woken when a part is done. */
  private volatile boolean callerRests;

  ThreadWorkers(int threads) {
    this(threads, LOOK_NANOS, REST_MILLIS);
  }

  ThreadWorkers(int threads, long lookNanos, long restMillis) {
    this.lookNanos = lookNanos;
    this.restMillis = restMillis;
    others = new Worker[threads - 1];
    for (int k = 0; k < others.length; k++) {
      others[k] = new Worker(k + 1);
    }
  }

  @Override
  public int parts() {
    return others.length + 1;
  }

  @Override
  public void run(Job work) {
    job = work;
    jobNumber++;
    for (Worker other : others) {
      other.wake();
    }
    try {
      work.run(0);
    } finally {
      awaitOthers();
    }
    for (Worker other : others) {
      Throwable failure = other.failure;
      if (failure != null) {
        throw new IllegalStateException("a worker thread failed: " + failure, failure);
      }
    }
  }

  private void awaitOthers() {
    if (isSeen(othersAreDone)) {
      return;
    }
    boolean interrupted = false;
    synchronized (this) {
      callerRests = true;
      while (!areOthersDone()) {
        interrupted |= !rest(this, 0);
      }
      callerRests = false;
    }
    if (interrupted) {
      Thread.currentThread().interrupt();
    }
  }

  private boolean areOthersDone() {
    int done = 0;
    while (done < others.length && others[done].doneNumber == jobNumber) {
      done++;
    }
    return done == others.length;
  }

  /**
   * Looks for a while whether the condition is met. Does not use Thread.onSpinWait, which older
   * Androids lack.
   */
  private boolean isSeen(Condition condition) {
    long begin = System.nanoTime();
    while (System.nanoTime() - begin < lookNanos) {
      for (int look = 0; look < LOOKS_PER_YIELD; look++) {
        if (condition.isMet()) {
          return true;
        }
      }
      Thread.yield();
    }
    return false;
  }

  /** Returns false if the thread was interrupted. */
  private static boolean rest(Object monitor, long millis) {
    try {
      monitor.wait(millis);
      return true;
    } catch (InterruptedException stopped) {
      return false;
    }
  }

  private interface Condition {
    boolean isMet();
  }

  /** Runs one part of each job in a thread of its own, which it starts again if it has ended. */
  final class Worker {
    private final int part;
    private final Condition hasJob = this::hasJob;

    /** The number of the last job that was done. */
    private volatile long doneNumber;

    /** Why that job failed; null if it did not. */
    private Throwable failure;

    /** True if the thread has to be woken or started for the next job. */
    private volatile boolean rests = true;

    private boolean isAlive;

    Worker(int part) {
      this.part = part;
    }

    void wake() {
      // The caller writes the job's number and then reads this; the thread does it the other way
      // round. So at least one of them notices the other.
      if (!rests) {
        return;
      }
      synchronized (this) {
        if (isAlive) {
          notifyAll();
        } else {
          start();
        }
      }
    }

    private void start() {
      try {
        Thread thread = new Thread(this::work, "carom-" + part);
        thread.setDaemon(true);
        thread.start();
        isAlive = true;
        rests = false;
      } catch (OutOfMemoryError noMoreThreads) {
        // The caller does it.
        runPart();
      }
    }

    private void work() {
      while (awaitJob()) {
        runPart();
        if (callerRests) {
          synchronized (ThreadWorkers.this) {
            ThreadWorkers.this.notifyAll();
          }
        }
      }
    }

    private void runPart() {
      failure = null;
      try {
        job.run(part);
      } catch (Throwable problem) {
        failure = problem;
      }
      doneNumber = jobNumber;
    }

    private boolean hasJob() {
      return doneNumber != jobNumber;
    }

    /** Returns false if no job came for a while and this thread has signed off. */
    private boolean awaitJob() {
      if (isSeen(hasJob)) {
        return true;
      }
      synchronized (this) {
        rests = true;
        long deadline = System.nanoTime() + restMillis * 1_000_000;
        while (!hasJob()) {
          long left = (deadline - System.nanoTime()) / 1_000_000;
          if (left <= 0) {
            isAlive = false;
            return false;
          }
          // An interrupted thread stays, because a job may have come just then.
          rest(this, left);
        }
        rests = false;
        return true;
      }
    }
  }
}
