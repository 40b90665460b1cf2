// SPDX-License-Identifier: Apache-2.0
package dev.carom.bench;

import static dev.carom.bench.Numbers.shortened;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;

/**
 * Runs several contenders in turns on the same job. The best run of each counts, because
 * disturbances only make a run slower.
 */
public final class Race {
  private static final int ROUNDS = 5;

  private Race() {}

  /**
   * A contender.
   *
   * @param name its name
   * @param isCarom whether it is Carom
   * @param job runs the whole job and returns the number of pairs; -1 if the job does not find
   *     pairs
   */
  public record Entry(String name, boolean isCarom, Callable<Long> job) {}

  /** The result of a contender: the number of pairs, and its times in nanoseconds. */
  public record Result(Entry entry, long pairs, double best, double worst) {
    /**
     * Returns the best and worst times in milliseconds, and the best one relative to another
     * result.
     */
    public List<String> times(Result base) {
      return List.of(shortened(best * 1e-6), shortened(worst * 1e-6), shortened(best / base.best));
    }
  }

  /**
   * Warms up each contender and then runs all in turns; progress goes to standard error. With 0
   * seconds, for a quick check, each runs once.
   */
  public static List<Result> run(String title, List<Entry> entries, Options options)
      throws Exception {
    List<Timing> timings = entries.stream().map(Timing::new).toList();
    boolean once = options.seconds() == 0;
    if (!once) {
      for (Timing timing : timings) {
        System.err.println(title + ": first runs of " + timing.entry.name());
        timing.warmUp(options.nanoseconds());
      }
    }
    int rounds = once ? 1 : ROUNDS;
    for (int round = 1; round <= rounds; round++) {
      for (Timing timing : timings) {
        timing.run();
        System.err.printf(
            "%s: round %d of %d: %s ms, %s%n",
            title, round, rounds, shortened(timing.last * 1e-6), timing.entry.name());
      }
    }
    return timings.stream().map(Timing::result).toList();
  }

  /** Returns the times as bars, in milliseconds. */
  public static Panel panel(String title, List<Result> results) {
    List<Panel.Bar> bars = new ArrayList<>();
    for (Result result : results) {
      bars.add(
          new Panel.Bar(
              result.entry.name(),
              result.best * 1e-6,
              result.worst * 1e-6,
              result.entry.isCarom()));
    }
    return new Panel(title, "ms", bars);
  }

  private static final class Timing {
    private final Entry entry;
    private long pairs;
    private long last;
    private double best;
    private double worst;

    Timing(Entry entry) {
      this.entry = entry;
      forget();
    }

    void run() throws Exception {
      // No contender pays for the garbage of the previous one.
      System.gc();
      long start = System.nanoTime();
      pairs = entry.job().call();
      last = System.nanoTime() - start;
      best = Math.min(best, last);
      worst = Math.max(worst, last);
    }

    void warmUp(long nanoseconds) throws Exception {
      long start = System.nanoTime();
      do {
        run();
      } while (System.nanoTime() - start < nanoseconds);
      forget();
    }

    private void forget() {
      best = Double.MAX_VALUE;
      worst = 0;
    }

    Result result() {
      return new Result(entry, pairs, best, worst);
    }
  }
}
