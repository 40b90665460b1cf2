// SPDX-License-Identifier: Apache-2.0
package dev.carom.bench;

import java.io.PrintStream;
import java.util.List;

/** A task on which Carom and other libraries are measured. */
public interface Workload {
  /**
   * Measures all contenders and prints tables; progress goes to standard error.
   *
   * @return the results as bar charts
   */
  List<Panel> run(Options options, PrintStream out) throws Exception;

  /** Returns the default numbers of circles; empty if they cannot be chosen. */
  default List<Integer> usualCounts() {
    return List.of();
  }

  /** Returns the default warm-up time in seconds. */
  default double usualSeconds() {
    return 1.5;
  }
}
