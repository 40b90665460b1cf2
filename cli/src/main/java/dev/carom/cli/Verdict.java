package dev.carom.cli;

import dev.carom.Shape;
import java.util.List;

/**
 * What one method of the articles says about a pair.
 *
 * @param method its name
 * @param answer what it answers
 * @param reasons the numbers it compared, in words, a line each
 * @param remark how that differs from the exact answer and why, or empty
 */
record Verdict(String method, String answer, List<String> reasons, String remark) {
  /** A method for which touching is a hit. */
  static Verdict inclusive(String method, boolean hit, List<String> reasons, Shape a, Shape b) {
    return new Verdict(
        method, answer(hit), reasons, hit == a.intersects(b) ? "" : wrong(reasons, a, b));
  }

  /** A method for which touching is no hit. */
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
