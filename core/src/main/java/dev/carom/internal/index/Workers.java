package dev.carom.internal.index;

/**
 * Runs the parts of one job, on the calling thread or side by side. A job gives the same result
 * whatever the number of parts.
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

  /** Everything on the calling thread; starts no thread, so it also runs in a browser. */
  public static Workers none() {
    return NONE;
  }

  /** As many threads as given, the calling one among them; they end by themselves when idle. */
  public static Workers threads(int threads) {
    return new ThreadWorkers(threads);
  }

  /** How many parts a job is cut into. */
  public abstract int parts();

  /** Runs every part of the job and returns when all are done. */
  public abstract void run(Job job);

  /** Work cut into parts that may run side by side. */
  public interface Job {
    /** Does one part, numbered from 0. */
    void run(int part);
  }
}
