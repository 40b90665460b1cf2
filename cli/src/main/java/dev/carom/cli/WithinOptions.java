// SPDX-License-Identifier: Apache-2.0
package dev.carom.cli;

import dev.carom.io.ClearanceRule;
import dev.carom.io.PairDetector;
import dev.carom.io.ShapeReader;
import picocli.CommandLine.Option;

/** Options for how far apart the shapes of a pair may be. */
class WithinOptions {
  @Under(Heading.PAIRS)
  @Option(
      names = "--within",
      paramLabel = "D",
      description = "Finds all pairs that are at most this far apart (default: 0).")
  Double within;

  @Under(Heading.PAIRS)
  @Option(
      names = "--clearance",
      paramLabel = "larger|sum",
      description =
          "Finds all pairs that are closer than the larger, or the sum, of their clearances, as"
              + " given in a column clearance.")
  ClearanceRule clearance;

  /** Rejects a distance that is not one. */
  final void checkWithin() throws Failure {
    if (within != null && !(within >= 0 && within <= Double.MAX_VALUE)) {
      throw Failure.wrongInput(
          "--within must be a distance that is finite and not negative, but was "
              + (Double.isNaN(within) ? "NaN" : Numbers.exact(within)));
    }
  }

  /** Rejects clearances where they make no sense. */
  final void checkClearance(ShapeOptions input) throws Failure {
    if (within != null && clearance != null) {
      throw Failure.wrongInput(
          "--clearance cannot be combined with --within; leave out one of them");
    }
    if (clearance == null && input.maps("clearance")) {
      throw Failure.wrongInput("--map clearance requires --clearance larger or --clearance sum");
    }
  }

  /** Makes a reader read the columns that are needed. */
  final void apply(ShapeReader reader) {
    if (clearance != null) {
      reader.withClearances();
    }
  }

  /**
   * Makes a search find pairs that are apart.
   *
   * @param touching whether pairs count that are just as far apart as they may be
   */
  final void apply(PairDetector detector, boolean touching) throws Failure {
    detector.touching(touching);
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

  /** Returns the rule for clearances, or null. */
  final ClearanceRule clearance() {
    return clearance;
  }

  /** Returns how far apart the shapes of a pair may be. */
  final double limit(Hits hits, int rowA, int rowB) {
    if (clearance == null) {
      return within;
    }
    double a = hits.a.clearance(rowA);
    double b = hits.b.clearance(rowB);
    return clearance == ClearanceRule.LARGER ? Math.max(a, b) : a + b;
  }

  /** Returns the range of distances in words. */
  final String range() {
    return clearance == null
        ? "0 to " + Numbers.rounded(within, 6) + " apart"
        : "0 to 100 % of the clearance";
  }
}
