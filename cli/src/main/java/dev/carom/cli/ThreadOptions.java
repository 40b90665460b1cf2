// SPDX-License-Identifier: Apache-2.0
package dev.carom.cli;

import picocli.CommandLine.Option;

/** The option for the number of threads. */
class ThreadOptions {
  /** Each thread needs memory even if it has no work. */
  private static final int MOST_THREADS = 1024;

  @Option(
      names = "--threads",
      paramLabel = "N",
      description = "Number of threads (default: one per processor).")
  int threads = Runtime.getRuntime().availableProcessors();

  /** Rejects invalid values. */
  final void check() throws Failure {
    if (threads < 1 || threads > MOST_THREADS) {
      throw Failure.wrongInput(
          "--threads must be from 1 to " + MOST_THREADS + ", but was " + threads);
    }
  }
}
