// SPDX-License-Identifier: Apache-2.0
package dev.carom.cli;

import dev.carom.io.PairColumn;
import dev.carom.io.PairDetector;
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
      names = "--distances",
      description = "Also writes the distance of each pair; --contacts does, too, with --within.")
  private boolean distances;

  /** Rejects invalid values and combinations. */
  void check(DetectOptions options) throws Failure {
    if (within != null && !(within >= 0 && within <= Double.MAX_VALUE)) {
      throw Failure.wrongInput(
          "--within must be a distance that is finite and not negative, but was "
              + (Double.isNaN(within) ? "NaN" : Numbers.exact(within)));
    }
    if (distances && !areApart()) {
      throw Failure.wrongInput(
          "--distances requires --within D, because the distance of shapes that intersect is 0");
    }
    if (distances && options.output() == null) {
      throw Failure.wrongInput("--distances needs an output file; add -o FILE");
    }
  }

  /** Rejects all of these options, because a cluster does not support them. */
  void refuseOnCluster() throws Failure {
    String given = within != null ? "--within" : distances ? "--distances" : null;
    if (given != null) {
      throw Failure.wrongInput("a cluster does not support " + given + "; run without --on");
    }
  }

  /** Makes a search find pairs that are apart. */
  void apply(PairDetector detector) {
    if (within != null) {
      detector.within(within);
    }
  }

  /** Returns true if pairs may be apart. */
  boolean areApart() {
    return within != null && within > 0;
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
