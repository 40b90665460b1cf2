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

/** Says what each method makes of the pair; every verdict begins with "hit" or "no hit". */
final class PairWords {
  void aboutPair(Report report, Circle circle, Box box) {
    boolean truth = circle.intersects(box);
    Contact contact = box.contactWith(circle);
    String relation = circle.relationTo(box).toString().toLowerCase();
    report.show(
        "exact",
        truth
            ? "hit: " + relation + ", depth " + Decimal.of(contact.depth())
            : "no hit: " + relation + ", distance " + Decimal.of(circle.distanceTo(box)));
    report.show("zones", nineZones(circle, box));
    report.show("closest", closestPoint(circle, box));
    report.show("angle", angle(circle, box, truth));
    report.show(
        "normal",
        truth
            ? "(" + Decimal.of(contact.normalX(), 2) + ", " + Decimal.of(contact.normalY(), 2) + ")"
            : "–");
  }

  private static String nineZones(Circle circle, Box box) {
    int zone = NineZones.zone(circle, box);
    String kind = NineZones.caseOf(zone).toString().toLowerCase();
    return verdict(NineZones.test(circle, box)) + "zone " + zone + ", " + kind;
  }

  private static String closestPoint(Circle circle, Box box) {
    double distance = Math.sqrt(ClosestPoint.squaredDistance(circle, box));
    boolean hit = ClosestPoint.test(circle, box);
    return verdict(hit)
        + Decimal.of(distance)
        + (hit ? " < " : " is not < ")
        + Decimal.of(circle.radius());
  }

  private static String angle(Circle circle, Box box, boolean truth) {
    boolean hit = BoxRadius.test(circle, box);
    double angle = BoxRadius.angle(circle, box);
    double reach = circle.radius() + BoxRadius.boxRadius(box, angle);
    Vec2 between = new Vec2(circle.x() - box.centerX(), circle.y() - box.centerY());
    String comparison =
        box.contains(circle.x(), circle.y())
            ? "the centre is in the box"
            : between.length() <= reach
                ? Decimal.of(between.length()) + " ≤ " + Decimal.of(reach)
                : hit
                    ? "the corner is in the circle"
                    : Decimal.of(between.length()) + " is not ≤ " + Decimal.of(reach);
    return (hit != truth ? "WRONG, no hit: " : verdict(hit)) + comparison;
  }

  void aboutSegment(Report report, Segment segment, Circle circle, Box box) {
    report.show("segment-box", passage(segment, box));
    report.show("segment-circle", passage(segment, circle));
  }

  private static String passage(Segment segment, Shape shape) {
    Impact in = segment.cast(shape);
    if (!in.hit()) {
      return verdict(false) + "it passes by";
    }
    Impact out = segment.exit(shape);
    String start =
        in.startsInside() ? "starts inside" : "goes in at time " + Decimal.of(in.time(), 3);
    String end = out.time() < 1 ? ", comes out at " + Decimal.of(out.time(), 3) : ", ends inside";
    return verdict(true) + start + end;
  }

  private static String verdict(boolean hit) {
    return hit ? "hit: " : "no hit: ";
  }
}
