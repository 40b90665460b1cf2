package dev.carom.cli;

import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Which shapes to read, and what to do about rows that are none. */
final class ShapeOptions {
  @Parameters(paramLabel = "SHAPES", description = "A file of shapes, or - for standard input.")
  String shapes;

  @Option(
      names = "--against",
      paramLabel = "SHAPES",
      description = "Finds the pairs of a shape of the first file and one of this.")
  String against;

  @Option(
      names = "--skip-bad",
      description = "Leaves rows out that are no shapes, and says how many.")
  boolean skipBad;

  @Option(
      names = "--rejects",
      paramLabel = "FILE",
      description = "Writes the rows left out with the reasons: file,line,column,value,problem.")
  String rejects;

  /** Refuses options that do not fit. */
  void check() throws Failure {
    if (rejects != null && !skipBad) {
      throw Failure.wrongInput("--rejects is for rows left out with --skip-bad");
    }
    if ("-".equals(rejects)) {
      throw Failure.wrongInput("--rejects must name a file, but was -");
    }
    if (shapes.equals("-") && "-".equals(against)) {
      throw Failure.wrongInput("only one of the two files can be standard input");
    }
  }
}
