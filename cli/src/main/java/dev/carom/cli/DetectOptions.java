// SPDX-License-Identifier: Apache-2.0
package dev.carom.cli;

import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** The options of {@code detect}, shared by one machine and a cluster. */
public final class DetectOptions {
  @Mixin private ShapeOptions input;

  @Under(Heading.OUTPUT)
  @Option(
      names = {"-o", "--output"},
      paramLabel = "PAIRS",
      description =
          "Writes the pairs to a file (.csv or .jsonl, both also with .gz or .zst, or .parquet), or"
              + " to standard output if the name is -.")
  private String output;

  @Under(Heading.OUTPUT)
  @Option(
      names = "--contacts",
      description = "Also writes normal_x, normal_y, depth, point_x and point_y of each pair.")
  private boolean contacts;

  @Under(Heading.PAIRS)
  @Option(
      names = "--touching",
      paramLabel = "count|ignore",
      description =
          "Whether shapes that only touch form a pair, or with --within those that are exactly D"
              + " apart (default: count).")
  private Touching touching;

  @Under(Heading.PAIRS)
  @Option(names = "--limit", paramLabel = "N", description = "Stops after the first N pairs.")
  private Long limit;

  @Under(Heading.SUMMARY)
  @Option(names = "--count-only", description = "Prints only the number of pairs.")
  private boolean countOnly;

  @Under(Heading.SUMMARY)
  @Option(
      names = "--stats",
      description = "Also prints the time of each phase and the places with the most pairs.")
  private boolean stats;

  @Under(Heading.SUMMARY)
  @Option(names = "--quiet", description = "Prints neither a summary nor progress.")
  private boolean quiet;

  @Under(Heading.SUMMARY)
  @Option(names = "--json", description = "Prints the summary as JSON, for scripts.")
  private boolean json;

  /** Whether pairs that only touch are reported. */
  private enum Touching {
    COUNT,
    IGNORE
  }

  /** Rejects invalid values and combinations. */
  public void check() throws Failure {
    input.check();
    if (limit != null && limit < 0) {
      throw Failure.wrongInput("--limit must not be negative, but was " + limit);
    }
    if (contacts && output == null) {
      throw Failure.wrongInput("--contacts needs an output file; add -o FILE");
    }
    if (countOnly && (output != null || json || quiet || stats)) {
      throw Failure.wrongInput(
          "--count-only cannot be combined with -o, --json, --quiet or --stats");
    }
    if (quiet && (json || stats)) {
      throw Failure.wrongInput("--quiet cannot be combined with --json or --stats");
    }
  }

  /** Rejects options that a cluster does not support. */
  public void checkForCluster() throws Failure {
    input.checkForCluster();
  }

  ShapeOptions input() {
    return input;
  }

  /** Returns the file of shapes as the user named it. */
  public String shapes() {
    return input.shapes;
  }

  /** Returns the second file of shapes, or null if there is only one. */
  public String against() {
    return input.against;
  }

  /** Returns true if invalid rows are skipped. */
  public boolean skipsBadRows() {
    return input.skipBad;
  }

  /** Returns the file for skipped rows, or null. */
  public String rejects() {
    return input.rejects;
  }

  /** Returns the output file, {@code "-"} for standard output, or null if there is none. */
  public String output() {
    return output;
  }

  /** Returns true if contacts are written with the pairs. */
  public boolean withContacts() {
    return contacts;
  }

  /** Returns true if shapes that only touch form a pair. */
  public boolean countsTouching() {
    return touching != Touching.IGNORE;
  }

  /** Returns true if the user has said whether shapes that only touch form a pair. */
  boolean isTouchingGiven() {
    return touching != null;
  }

  /** Returns the maximum number of pairs, or null for no limit. */
  public Long limit() {
    return limit;
  }

  /** Returns true if only the number of pairs is printed. */
  public boolean isCountOnly() {
    return countOnly;
  }

  /** Returns true if times and the densest places are printed. */
  public boolean withStatistics() {
    return stats;
  }

  /** Returns true if neither a summary nor progress is printed. */
  public boolean isQuiet() {
    return quiet;
  }

  /** Returns true if the summary is printed as JSON. */
  public boolean asJson() {
    return json;
  }
}
