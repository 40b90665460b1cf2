// SPDX-License-Identifier: Apache-2.0
package dev.carom.cli;

import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Options for reading shapes and handling invalid rows. */
final class ShapeOptions {
  @Parameters(paramLabel = "SHAPES", description = "A file of shapes, or - for standard input.")
  String shapes;

  @Option(
      names = "--against",
      paramLabel = "SHAPES",
      description = "Finds pairs between the first file and this one.")
  String against;

  @Option(names = "--skip-bad", description = "Skips invalid rows and reports how many there are.")
  boolean skipBad;

  @Option(
      names = "--rejects",
      paramLabel = "FILE",
      description = "Writes skipped rows with the reason for each: file,line,column,value,problem.")
  String rejects;

  /** Rejects invalid combinations. */
  void check() throws Failure {
    if (rejects != null && !skipBad) {
      throw Failure.wrongInput("--rejects requires --skip-bad");
    }
    if ("-".equals(rejects)) {
      throw Failure.wrongInput("--rejects must name a file, but was -");
    }
    if (shapes.equals("-") && "-".equals(against)) {
      throw Failure.wrongInput("only one of the two files can be standard input");
    }
  }
}
