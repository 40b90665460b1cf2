// SPDX-License-Identifier: Apache-2.0
package dev.carom.playground.rooms;

import dev.carom.Box;
import dev.carom.Circle;
import dev.carom.Contact;
import dev.carom.Impact;
import dev.carom.Segment;
import dev.carom.Shape;
import dev.carom.Vec2;
import dev.carom.method.BoxRadius;
import dev.carom.method.ClosestPoint;
import dev.carom.method.NineZones;
import java.util.function.DoubleFunction;

/** The verdict of each method in words; each starts with "hit" or "no hit". */
final class PairWords {
  void aboutPair(Report report, Circle circle, Box box) {
    Contact contact = box.contactWith(circle);
    boolean truth = contact.hit();
    report.show("exact", relation(circle, box, contact, Decimal::length));
    report.show("zones", nineZones(circle, box));
    report.show("closest", closestPoint(circle, box, contact));
    report.show("angle", angle(circle, box, truth));
    report.show(
        "normal",
        truth
            ? "(" + Decimal.of(contact.normalX(), 2) + ", " + Decimal.of(contact.normalY(), 2) + ")"
            : "–");
  }

  /** Returns how two shapes relate, with the depth of their contact or their distance. */
  static String relation(Shape a, Shape b, Contact contact, DoubleFunction<String> format) {
    String relation = a.relationTo(b).toString().toLowerCase();
    return contact.hit()
        ? verdict(true) + relation + ", depth " + format.apply(contact.depth())
        : verdict(false) + relation + ", distance " + format.apply(a.distanceTo(b));
  }

  private static String nineZones(Circle circle, Box box) {
    int zone = NineZones.zone(circle, box);
    String kind = NineZones.caseOf(zone).toString().toLowerCase();
    return verdict(NineZones.test(circle, box)) + "zone " + zone + ", " + kind;
  }

  private static String closestPoint(Circle circle, Box box, Contact contact) {
    double distance = Math.sqrt(ClosestPoint.squaredDistance(circle, box));
    boolean hit = ClosestPoint.test(circle, box);
    double difference = contact.hit() ? -contact.depth() : circle.distanceTo(box);
    String sign = hit ? "<" : "is not <";
    return verdict(hit)
        + Decimal.comparison(distance, sign, circle.radius(), 1, difference)
        + (hit != contact.hit() ? ", touching does not count" : "");
  }

  private static String angle(Circle circle, Box box, boolean truth) {
    boolean hit = BoxRadius.test(circle, box);
    double angle = BoxRadius.angle(circle, box);
    double reach = circle.radius() + BoxRadius.boxRadius(box, angle);
    double between = new Vec2(circle.x() - box.centerX(), circle.y() - box.centerY()).length();
    String comparison =
        box.contains(circle.x(), circle.y())
            ? "the centre is in the box"
            : hit && between > reach
                ? "the corner is in the circle"
                : Decimal.comparison(
                    between, between <= reach ? "≤" : "is not ≤", reach, 1, between - reach);
    return (hit != truth ? "WRONG, no hit: " : verdict(hit)) + comparison;
  }

  void aboutSegment(Report report, Segment segment, Circle circle, Box box) {
    report.show("segment-box", passage(segment, box));
    report.show("segment-circle", passage(segment, circle));
  }

  /** Reports placeholders for the verdicts about the segment while there is none. */
  void aboutNoSegment(Report report) {
    report.show("segment-box", "switch on segment mode");
    report.show("segment-circle", "–");
  }

  private static String passage(Segment segment, Shape shape) {
    return passage(segment, shape, time -> Decimal.of(time, 3));
  }

  /** Returns where a segment enters and leaves a shape, with times in this format. */
  static String passage(Segment segment, Shape shape, DoubleFunction<String> format) {
    Impact in = segment.cast(shape);
    if (!in.hit()) {
      return verdict(false) + "it misses";
    }
    Impact out = segment.exit(shape);
    String start =
        in.startsInside() ? "starts inside" : "enters at time " + format.apply(in.time());
    String end = out.time() < 1 ? ", leaves at " + format.apply(out.time()) : ", ends inside";
    return verdict(true) + start + end;
  }

  static String verdict(boolean hit) {
    return hit ? "hit: " : "no hit: ";
  }
}
