// SPDX-License-Identifier: Apache-2.0
package dev.carom.cli;

import static dev.carom.cli.Numbers.exact;

import dev.carom.ClosestPoints;
import dev.carom.Contact;
import dev.carom.Relation;
import dev.carom.Shape;
import java.util.List;
import java.util.regex.Pattern;

/** A report on a pair of shapes: relation, distance, contact, and the articles' methods. */
final class PairReport {
  private static final int WIDTH = 100;

  /** A space, except between the coordinates of a point. */
  private static final Pattern BETWEEN_WORDS = Pattern.compile("(?<!\\([^ ]{1,30},) ");

  private final Shape a;
  private final Shape b;
  private final StringBuilder text = new StringBuilder();

  private PairReport(Shape a, Shape b) {
    this.a = a;
    this.b = b;
  }

  static String of(Shape a, Shape b) {
    PairReport report = new PairReport(a, b);
    report.write();
    return report.text.toString();
  }

  private void write() {
    row("a", ShapeText.describe(a, Numbers::exact));
    row("b", ShapeText.describe(b, Numbers::exact));
    text.append('\n');
    row("relation", inWords(a.relationTo(b)));
    row(
        "",
        "intersects %s, overlaps %s, touches %s"
            .formatted(yesOrNo(a.intersects(b)), yesOrNo(a.overlaps(b)), yesOrNo(a.touches(b))));
    row("distance", exact(a.distanceTo(b)));
    ClosestPoints points = a.closestPoints(b);
    row(
        "closest",
        a.intersects(b)
            ? "they share " + exact(points.onThis())
            : "%s of a and %s of b".formatted(exact(points.onThis()), exact(points.onOther())));
    CircleBox.in(a, b).ifPresent(pair -> row("zone", zone(pair)));
    text.append('\n');
    contact();
    List<Verdict> verdicts = ArticleMethods.verdicts(a, b);
    if (!verdicts.isEmpty()) {
      methods(verdicts);
    }
  }

  private void methods(List<Verdict> verdicts) {
    text.append("\nThe articles' methods\n");
    for (Verdict verdict : verdicts) {
      String heading = "  %-15s%-8s".formatted(verdict.method(), verdict.answer());
      for (String reason : verdict.reasons()) {
        paragraph(heading, reason);
        heading = " ".repeat(heading.length());
      }
      if (!verdict.remark().isEmpty()) {
        paragraph(heading + "-> ", verdict.remark());
      }
    }
  }

  private static String inWords(Relation relation) {
    return switch (relation) {
      case APART -> "apart: they share no point";
      case TOUCHING -> "touching: they share points, but the slightest push separates them";
      case OVERLAPPING -> "overlapping: separating them takes a push; neither contains the other";
      case CONTAINS -> "a contains b";
      case INSIDE -> "a is inside b";
      case EQUAL -> "equal: the same points";
    };
  }

  private static String zone(CircleBox pair) {
    int zone = pair.zone();
    String x = zone % 3 == 0 ? "smaller x" : "larger x";
    String y = zone / 3 == 0 ? "smaller y" : "larger y";
    return switch (pair.zoneCase()) {
      case INSIDE -> zone + ", inside: the centre is in the box";
      case SIDE ->
          "%s, a side: the centre has a %s than the box".formatted(zone, zone % 3 == 1 ? y : x);
      case CORNER ->
          "%s, a corner: the centre has a %s and a %s than the box".formatted(zone, x, y);
    };
  }

  private void contact() {
    Contact contact = a.contactWith(b);
    String normal = exact(contact.normalX(), contact.normalY());
    String depth = exact(contact.depth());
    String point = exact(contact.pointX(), contact.pointY());
    String push = exact(contact.push());
    int width = Math.max(normal.length(), Math.max(point.length(), push.length()));
    boolean overlap = contact.depth() > 0;
    String effect =
        separates(contact)
            ? "moves b out of a"
            : "beyond the range of doubles: does not separate them";
    text.append("Contact\n");
    number("normal", normal, width, "unit vector from a to b");
    number(
        "depth",
        depth,
        width,
        overlap ? "the shortest push that separates them" : "they do not overlap");
    number("point", point, width, contact.hit() ? "shared by both" : "between them");
    number("push", push, width, overlap ? effect : "none needed");
  }

  /** Returns true if the pushed shape is within the range of doubles and no longer overlaps. */
  private boolean separates(Contact contact) {
    try {
      return !a.overlaps(b.translate(contact.push()));
    } catch (IllegalArgumentException outOfRange) {
      return false;
    }
  }

  private void number(String name, String value, int width, String meaning) {
    String padding = " ".repeat(Math.max(0, width - value.length()) + 2);
    text.append("  %-15s%s%s%s\n".formatted(name, value, padding, meaning));
  }

  private void row(String name, String words) {
    paragraph("%-10s".formatted(name), words);
  }

  /** Writes words after a heading, wrapped and indented to the end of the heading. */
  private void paragraph(String heading, String words) {
    StringBuilder line = new StringBuilder(heading);
    for (String word : BETWEEN_WORDS.split(words)) {
      if (line.length() + word.length() > WIDTH) {
        text.append(line.toString().stripTrailing()).append('\n');
        line = new StringBuilder(" ".repeat(heading.length()));
      }
      line.append(word).append(' ');
    }
    text.append(line.toString().stripTrailing()).append('\n');
  }

  private static String yesOrNo(boolean answer) {
    return answer ? "yes" : "no";
  }
}
