// SPDX-License-Identifier: Apache-2.0
package dev.carom.internal.join;

/**
 * Threads that wait for jobs of one caller. They are daemons and end after a second without work,
 * so they need not be closed; the next job starts them again.
 */
final class ThreadWorkers extends Workers {
  private static final long IDLE_MILLIS = 1000;

  /**
   * Frames follow each other closely: spinning for some 20 µs saves most of the time to wake up.
   * Does not use Thread.onSpinWait, which older Androids lack.
   */
  private static final int SPINS = 40_000;

  private final int parts;
  private final long idleMillis;
  private final Object monitor = new Object();

  private Job job;
  private volatile long jobNumber;
  private volatile int unfinished;
  private Throwable failure;
  private final boolean[] alive;

  ThreadWorkers(int threads) {
    this(threads, IDLE_MILLIS);
  }

  ThreadWorkers(int threads, long idleMillis) {
    this.parts = threads;
    this.idleMillis = idleMillis;
    this.alive = new boolean[threads];
  }

  @Override
  public int parts() {
    return parts;
  }

  @Override
  public void run(Job work) {
    synchronized (monitor) {
      job = work;
      failure = null;
      unfinished = parts - 1;
      jobNumber++;
      for (int part = 1; part < parts; part++) {
        if (!alive[part]) {
          alive[part] = true;
          start(part);
        }
      }
      monitor.notifyAll();
    }
    try {
      work.run(0);
    } finally {
      awaitOthers();
    }
    if (failure != null) {
      Throwable thrown = failure;
      failure = null;
      throw new IllegalStateException("a worker thread failed: " + thrown, thrown);
    }
  }

  private void start(int part) {
    long seen = jobNumber - 1;
    Thread thread = new Thread(() -> work(part, seen), "carom-" + part);
    thread.setDaemon(true);
    thread.start();
  }

  private void work(int part, long seenBefore) {
    long seen = seenBefore;
    while (awaitJob(part, seen)) {
      seen = jobNumber;
      Throwable thrown = null;
      try {
        job.run(part);
      } catch (Throwable problem) {
        thrown = problem;
      }
      synchronized (monitor) {
        if (thrown != null) {
          failure = thrown;
        }
        unfinished--;
        monitor.notifyAll();
      }
    }
  }

  /** Returns false if no job came for a while and this thread has signed off. */
  private boolean awaitJob(int part, long seen) {
    int spins = 0;
    while (spins < SPINS && jobNumber == seen) {
      spins++;
    }
    synchronized (monitor) {
      long deadline = System.nanoTime() + idleMillis * 1_000_000;
      while (jobNumber == seen) {
        long left = (deadline - System.nanoTime()) / 1_000_000;
        if (left <= 0 || !sleep(left)) {
          alive[part] = false;
          return false;
        }
      }
      return true;
    }
  }

  private void awaitOthers() {
    int spins = 0;
    while (spins < SPINS && unfinished > 0) {
      spins++;
    }
    boolean interrupted = false;
    synchronized (monitor) {
      while (unfinished > 0) {
        interrupted |= !sleep(0);
      }
    }
    if (interrupted) {
      Thread.currentThread().interrupt();
    }
  }

  private boolean sleep(long millis) {
    try {
      monitor.wait(millis);
      return true;
    } catch (InterruptedException stopped) {
      return false;
    }
  }
}
