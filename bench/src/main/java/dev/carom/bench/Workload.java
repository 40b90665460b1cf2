package dev.carom.bench;

import java.io.PrintStream;
import org.openjdk.jmh.runner.RunnerException;

/** Something to measure Carom and its peers on. */
public interface Workload {
  /** Measures all contenders and prints a table; progress goes to standard error. */
  void run(PrintStream out) throws RunnerException;
}
