// SPDX-License-Identifier: Apache-2.0
package dev.carom.cli;

import dev.carom.Shape;
import java.util.List;

/**
 * The verdict of one of the articles' methods.
 *
 * @param method the name of the method
 * @param answer its answer
 * @param reasons the comparisons it made, one per line
 * @param remark how and why the answer differs from the exact one, or empty
 */
record Verdict(String method, String answer, List<String> reasons, String remark) {
  /** Returns the verdict of a method for which touching counts. */
  static Verdict inclusive(String method, boolean hit, List<String> reasons, Shape a, Shape b) {
    return new Verdict(
        method, answer(hit), reasons, hit == a.intersects(b) ? "" : wrong(reasons, a, b));
  }

  /** Returns the verdict of a method for which touching does not count. */
  static Verdict strict(String method, boolean hit, List<String> reasons, Shape a, Shape b) {
    String remark = "";
    if (hit != a.overlaps(b)) {
      remark = wrong(reasons, a, b);
    } else if (a.touches(b)) {
      remark = "with <, touching does not count (Carom: overlaps no, intersects yes)";
    }
    return new Verdict(method, answer(hit), reasons, remark);
  }

  Verdict withRemark(String other) {
    return new Verdict(method, answer, reasons, other);
  }

  private static String answer(boolean hit) {
    return hit ? "hit" : "no hit";
  }

  private static String wrong(List<String> reasons, Shape a, Shape b) {
    boolean overflow = reasons.stream().anyMatch(reason -> reason.contains("infinity"));
    return "wrong, because "
        + (overflow ? "its numbers overflow" : "doubles are rounded")
        + ": in fact they "
        + (a.touches(b)
            ? "touch"
            : a.overlaps(b)
                ? "overlap by " + Numbers.exact(a.contactWith(b).depth())
                : "are " + Numbers.exact(a.distanceTo(b)) + " apart");
  }
}
