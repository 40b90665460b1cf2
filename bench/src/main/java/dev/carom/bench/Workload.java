package dev.carom.bench;

import java.io.PrintStream;
import java.util.List;

/** Something to measure Carom and its peers on. */
public interface Workload {
  /**
   * Measures all contenders and prints tables; progress goes to standard error.
   *
   * @return the same as panels of a picture
   */
  List<Panel> run(Options options, PrintStream out) throws Exception;

  /** How many circles there are if the user does not say. */
  default List<Integer> usualCounts() {
    return List.of(10_000, 100_000, 1_000_000);
  }

  /** How long a contender runs before it counts if the user does not say. */
  default double usualSeconds() {
    return 1.5;
  }
}
