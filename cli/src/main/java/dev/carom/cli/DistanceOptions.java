// SPDX-License-Identifier: Apache-2.0
package dev.carom.cli;

import dev.carom.io.ClearanceRule;
import dev.carom.io.PairColumn;
import dev.carom.io.PairDetector;
import java.util.EnumSet;
import java.util.Set;
import picocli.CommandLine.Option;

/** Options for pairs of shapes that are apart, shared by one machine and a cluster. */
public final class DistanceOptions extends WithinOptions {
  @Under(Heading.PAIRS)
  @Option(
      names = "--nearest",
      paramLabel = "K",
      description =
          "Finds the K nearest shapes of each shape, in the other file or else in the same, and"
              + " writes a, b, rank and distance; with --within, at most that far apart.")
  private Integer nearest;

  @Under(Heading.PAIRS)
  @Option(
      names = "--best",
      description = "Finds the nearest shape of each shape; short for --nearest 1, with --within.")
  private boolean best;

  @Under(Heading.OUTPUT)
  @Option(
      names = "--distances",
      description =
          "Also writes the distance of each pair; so does --contacts with --within or --clearance.")
  private boolean distances;

  /** Rejects invalid values and combinations. */
  public void check(DetectOptions options) throws Failure {
    checkWithin();
    checkNearest(options);
    checkClearance(options.input());
    if (distances && !isLimited()) {
      throw Failure.wrongInput(
          "--distances requires --within D or --clearance, because the distance of shapes that"
              + " intersect is 0");
    }
    if (distances && options.output() == null) {
      throw Failure.wrongInput("--distances needs an output file; add -o FILE");
    }
  }

  private void checkNearest(DetectOptions options) throws Failure {
    if (best && nearest != null) {
      throw Failure.wrongInput("--best is short for --nearest 1; leave out one of them");
    }
    if (best && within == null) {
      throw Failure.wrongInput(
          "--best requires --within D; to find the nearest at any distance, use --nearest 1");
    }
    if (!isNearest()) {
      return;
    }
    String name = best ? "--best" : "--nearest";
    if (nearest() < 1) {
      throw Failure.wrongInput("--nearest must be at least 1, but was " + nearest);
    }
    if (clearance != null) {
      throw Failure.wrongInput(name + " cannot be combined with --clearance; use --within D");
    }
    if (options.withContacts()) {
      throw Failure.wrongInput(
          name + " cannot be combined with --contacts; it writes the rank and the distance");
    }
    if (within == null && options.isTouchingGiven()) {
      throw Failure.wrongInput("--touching does not apply to --nearest without --within D");
    }
  }

  /** Rejects a picture of the nearest shapes. */
  void checkPicture() throws Failure {
    if (isNearest()) {
      throw Failure.wrongInput(
          "--svg cannot be combined with " + (best ? "--best" : "--nearest") + "; leave out one");
    }
  }

  /** Rejects the options that a cluster does not support. */
  public void refuseOnCluster() throws Failure {
    String given =
        clearance != null ? "--clearance" : nearest != null ? "--nearest" : best ? "--best" : null;
    if (given != null) {
      throw Failure.wrongInput("a cluster does not support " + given + "; run without --on");
    }
  }

  /** Makes a search find pairs that are apart. */
  void apply(PairDetector detector, DetectOptions options) throws Failure {
    apply(detector, countsTouching(options));
  }

  @Override
  boolean areApart() {
    return super.areApart() || isNearest();
  }

  /** Returns true if the user has said how far apart pairs may be, even if that is 0. */
  private boolean isLimited() {
    return within() != null || areApart();
  }

  /** Returns true if only the nearest shapes of each shape are found. */
  boolean isNearest() {
    return best || nearest != null;
  }

  /** Returns how many of the nearest shapes are found; 1 if all pairs are. */
  int nearest() {
    return nearest == null ? 1 : nearest;
  }

  /**
   * Returns true if shapes that only touch, or are just as far apart as they may be, form a pair.
   * By default, a clearance is kept if the distance is not less.
   */
  boolean countsTouching(DetectOptions options) {
    return options.countsTouching() && (clearance == null || options.isTouchingGiven());
  }

  /** Returns in words which pairs are found, if these may be apart. */
  String words(DetectOptions options) {
    if (!isNearest()) {
      return limit(options);
    }
    String which = nearest() == 1 ? "the nearest" : "the " + nearest() + " nearest";
    return which + " of each shape" + (within == null ? "" : ", " + limit(options));
  }

  private String limit(DetectOptions options) {
    String limit =
        clearance == null
            ? Numbers.exact(within)
            : clearance == ClearanceRule.LARGER
                ? "the larger of their clearances"
                : "the sum of their clearances";
    return countsTouching(options)
        ? "at most " + limit + " apart"
        : clearance == null ? "less than " + limit + " apart" : "closer than " + limit;
  }

  /** Returns the distance that pairs may have, or null if it was not given. */
  public Double within() {
    return within;
  }

  /** Returns what to write with each pair. */
  public Set<PairColumn> columns(boolean contacts) {
    Set<PairColumn> columns = EnumSet.noneOf(PairColumn.class);
    if (contacts) {
      columns.add(PairColumn.CONTACT);
    }
    if (isNearest()) {
      columns.add(PairColumn.RANK);
    }
    if (distances || isNearest() || contacts && isLimited()) {
      columns.add(PairColumn.DISTANCE);
    }
    return columns;
  }
}
