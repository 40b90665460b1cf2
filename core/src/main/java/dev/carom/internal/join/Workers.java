// SPDX-License-Identifier: Apache-2.0
package dev.carom.internal.join;

/**
 * Runs the parts of one job, on the calling thread or in parallel. The result of a job does not
 * depend on the number of parts.
 */
public abstract class Workers {
  private static final Workers NONE =
      new Workers() {
        @Override
        public int parts() {
          return 1;
        }

        @Override
        public void run(Job job) {
          job.run(0);
        }
      };

  /** Only this package knows how to run jobs. */
  Workers() {}

  /**
   * Returns workers that run everything on the calling thread; starts no thread, so it also runs in
   * browsers.
   */
  public static Workers none() {
    return NONE;
  }

  /**
   * Returns workers with this many threads, including the calling one; idle threads end by
   * themselves.
   */
  public static Workers threads(int threads) {
    return new ThreadWorkers(threads);
  }

  /** Returns the number of parts of a job. */
  public abstract int parts();

  /** Runs every part of the job and returns when all are done. */
  public abstract void run(Job job);

  /** Work divided into parts that may run in parallel. */
  public interface Job {
    /** Runs one part, numbered from 0. */
    void run(int part);
  }
}
