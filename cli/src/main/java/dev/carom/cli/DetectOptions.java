package dev.carom.cli;

import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** What a detection is asked for, be it on one machine or on a cluster: options for picocli. */
public final class DetectOptions {
  @Mixin private ShapeOptions input;

  @Option(
      names = {"-o", "--output"},
      paramLabel = "PAIRS",
      description =
          "Writes the pairs to a file, whose name ends in .csv, .csv.gz or .parquet; - for standard"
              + " output, as CSV.")
  private String output;

  @Option(
      names = "--contacts",
      description = "Writes normal_x, normal_y, depth, point_x and point_y of each pair, too.")
  private boolean contacts;

  @Option(
      names = "--touching",
      paramLabel = "count|ignore",
      description = "Whether shapes that only touch are a pair; they count without this option.")
  private Touching touching = Touching.COUNT;

  @Option(names = "--limit", paramLabel = "N", description = "Stops after the first N pairs.")
  private Long limit;

  @Option(names = "--count-only", description = "Prints the number of pairs and nothing else.")
  private boolean countOnly;

  @Option(
      names = "--stats",
      description = "Tells the time of each phase and where most pairs are, too.")
  private boolean stats;

  @Option(names = "--quiet", description = "Prints no summary and no progress.")
  private boolean quiet;

  @Option(names = "--json", description = "Prints the summary as JSON, for scripts.")
  private boolean json;

  /** What becomes of pairs that only touch. */
  private enum Touching {
    COUNT,
    IGNORE
  }

  /** Refuses options that do not go together. */
  public void check() throws Failure {
    input.check();
    if (limit != null && limit < 0) {
      throw Failure.wrongInput("--limit must not be negative, but was " + limit);
    }
    if (contacts && output == null) {
      throw Failure.wrongInput("--contacts needs a file to write to; name it with -o");
    }
    if (countOnly && (output != null || json || quiet || stats)) {
      throw Failure.wrongInput(
          "--count-only cannot be combined with -o, --json, --quiet or --stats");
    }
    if (quiet && (json || stats)) {
      throw Failure.wrongInput("--quiet cannot be combined with --json or --stats");
    }
  }

  ShapeOptions input() {
    return input;
  }

  /** The shapes, as named by the user. */
  public String shapes() {
    return input.shapes;
  }

  /** The other shapes; null if all are of one file. */
  public String against() {
    return input.against;
  }

  /** Whether rows that are no shapes are left out. */
  public boolean skipsBadRows() {
    return input.skipBad;
  }

  /** Where to write the rows left out; null for nowhere. */
  public String rejects() {
    return input.rejects;
  }

  /** Where to write the pairs; null for nowhere, a hyphen for standard output. */
  public String output() {
    return output;
  }

  /** Whether to write how the pairs meet. */
  public boolean withContacts() {
    return contacts;
  }

  /** Whether shapes that only touch are a pair. */
  public boolean countsTouching() {
    return touching == Touching.COUNT;
  }

  /** How many pairs are enough; null if none are too many. */
  public Long limit() {
    return limit;
  }

  /** Whether to print the number of pairs and nothing else. */
  public boolean isCountOnly() {
    return countOnly;
  }

  /** Whether to tell how long everything took. */
  public boolean withStatistics() {
    return stats;
  }

  /** Whether to print nothing. */
  public boolean isQuiet() {
    return quiet;
  }

  /** Whether to print the summary as JSON. */
  public boolean asJson() {
    return json;
  }
}
