// SPDX-License-Identifier: Apache-2.0
package dev.carom.cli;

import dev.carom.io.ClearanceRule;
import dev.carom.io.PairColumn;
import dev.carom.io.PairDetector;
import dev.carom.io.ShapeReader;
import java.util.EnumSet;
import java.util.Set;
import picocli.CommandLine.Option;

/** Options for pairs of shapes that are apart. */
final class DistanceOptions {
  @Option(
      names = "--within",
      paramLabel = "D",
      description =
          "Finds all pairs that are at most this far apart (default: 0); with --touching ignore,"
              + " those that are closer.")
  private Double within;

  @Option(
      names = "--clearance",
      paramLabel = "larger|sum",
      description =
          "Finds all pairs that are closer than the larger, or the sum, of their clearances, as"
              + " given in a column clearance.")
  private ClearanceRule clearance;

  @Option(
      names = "--distances",
      description =
          "Also writes the distance of each pair; so does --contacts with --within or --clearance.")
  private boolean distances;

  /** Rejects invalid values and combinations. */
  void check(DetectOptions options) throws Failure {
    if (within != null && !(within >= 0 && within <= Double.MAX_VALUE)) {
      throw Failure.wrongInput(
          "--within must be a distance that is finite and not negative, but was "
              + (Double.isNaN(within) ? "NaN" : Numbers.exact(within)));
    }
    if (within != null && clearance != null) {
      throw Failure.wrongInput(
          "--clearance cannot be combined with --within; leave out one of them");
    }
    if (clearance == null && options.input().maps("clearance")) {
      throw Failure.wrongInput("--map clearance requires --clearance larger or --clearance sum");
    }
    if (distances && !areApart()) {
      throw Failure.wrongInput(
          "--distances requires --within D or --clearance, because the distance of shapes that"
              + " intersect is 0");
    }
    if (distances && options.output() == null) {
      throw Failure.wrongInput("--distances needs an output file; add -o FILE");
    }
  }

  /** Rejects all of these options, because a cluster does not support them. */
  void refuseOnCluster() throws Failure {
    String given =
        within != null
            ? "--within"
            : clearance != null ? "--clearance" : distances ? "--distances" : null;
    if (given != null) {
      throw Failure.wrongInput("a cluster does not support " + given + "; run without --on");
    }
  }

  /** Makes a reader read the columns that are needed. */
  void apply(ShapeReader reader) {
    if (clearance != null) {
      reader.withClearances();
    }
  }

  /** Makes a search find pairs that are apart. */
  void apply(PairDetector detector, DetectOptions options) throws Failure {
    detector.touching(countsTouching(options));
    if (within != null) {
      detector.within(within);
    } else if (clearance != null) {
      try {
        detector.clearances(clearance);
      } catch (IllegalArgumentException tooLarge) {
        throw Failure.wrongInput("--clearance: " + tooLarge.getMessage());
      }
    }
  }

  /** Returns true if pairs may be apart. */
  boolean areApart() {
    return within != null && within > 0 || clearance != null;
  }

  /**
   * Returns true if shapes that only touch, or are just as far apart as they may be, form a pair.
   * By default, a clearance is kept if the distance is not less.
   */
  boolean countsTouching(DetectOptions options) {
    return options.countsTouching() && (clearance == null || options.isTouchingGiven());
  }

  /** Returns in words how far apart the shapes of a pair may be, which must not be 0. */
  String words(DetectOptions options) {
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

  /** Returns the rule for clearances, or null. */
  ClearanceRule clearance() {
    return clearance;
  }

  /** Returns the distance that pairs may have, or null if it was not given. */
  Double within() {
    return within;
  }

  /** Returns what to write with each pair. */
  Set<PairColumn> columns(boolean contacts) {
    Set<PairColumn> columns = EnumSet.noneOf(PairColumn.class);
    if (contacts) {
      columns.add(PairColumn.CONTACT);
    }
    if (distances || contacts && areApart()) {
      columns.add(PairColumn.DISTANCE);
    }
    return columns;
  }
}
