package dev.carom.cli;

import picocli.CommandLine.Option;

/** What is asked for where one machine does the work and draws the result. */
final class MachineOptions {
  @Option(names = "--y-down", description = "Draws larger y further down, as screens do.")
  boolean yDown;

  @Option(
      names = "--threads",
      paramLabel = "N",
      description = "How many threads work; one per processor without this option.")
  int threads = Runtime.getRuntime().availableProcessors();

  /** Refuses options that do not fit. */
  void check() throws Failure {
    if (threads < 1) {
      throw Failure.wrongInput("--threads must be at least 1, but is " + threads);
    }
  }
}
