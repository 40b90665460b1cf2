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
}
