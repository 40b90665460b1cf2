// SPDX-License-Identifier: Apache-2.0
package dev.carom.cli;

import picocli.CommandLine.Option;

/** The option for the format of what goes to standard output. */
final class StreamFormat {
  @Option(
      names = "--format",
      paramLabel = "csv|jsonl",
      description = "Format of standard output, for -o - (default: csv).")
  private Format format;

  private enum Format {
    CSV,
    JSONL
  }

  /** Rejects the option if the output is a file, or there is none. */
  void check(String output) throws Failure {
    if (format != null && !"-".equals(output)) {
      throw Failure.wrongInput(
          "--format applies to standard output only; the name of a file says its format");
    }
  }

  /** Rejects the option, because a cluster does not support it. */
  void refuseOnCluster() throws Failure {
    if (format != null) {
      throw Failure.wrongInput("a cluster does not support --format; run without --on");
    }
  }

  /** Returns true for JSON lines. */
  boolean isJsonLines() {
    return format == Format.JSONL;
  }
}
