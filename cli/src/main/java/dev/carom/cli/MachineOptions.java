package dev.carom.cli;

import picocli.CommandLine.Option;

/** What is asked for where one machine does the work and draws the result. */
final class MachineOptions {
  /** Each takes some memory, whether there is work for it or not. */
  private static final int MOST_THREADS = 1024;

  @Option(names = "--y-down", description = "Draws with the y axis pointing down, as on screens.")
  boolean yDown;

  @Option(
      names = "--threads",
      paramLabel = "N",
      description = "Number of threads (default: one per processor).")
  int threads = Runtime.getRuntime().availableProcessors();

  /** Refuses options that do not fit. */
  void check() throws Failure {
    if (threads < 1 || threads > MOST_THREADS) {
      throw Failure.wrongInput(
          "--threads must be from 1 to " + MOST_THREADS + ", but was " + threads);
    }
  }
}
