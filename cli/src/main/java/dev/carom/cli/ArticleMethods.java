// SPDX-License-Identifier: Apache-2.0
package dev.carom.cli;

import static dev.carom.cli.Numbers.exact;

import dev.carom.Box;
import dev.carom.Circle;
import dev.carom.Shape;
import dev.carom.method.BoxRadius;
import dev.carom.method.ClosestPoint;
import dev.carom.method.NineZones;
import java.util.ArrayList;
import java.util.List;

/** The verdicts of the articles' methods on a pair, with their reasons. */
final class ArticleMethods {
  /** Number of digits for trigonometric results, whose last digits differ between platforms. */
  private static final int DIGITS = 6;

  private ArticleMethods() {}

  static List<Verdict> verdicts(Shape a, Shape b) {
    return switch (a.kind()) {
      case CIRCLE ->
          switch (b.kind()) {
            case CIRCLE -> circles((Circle) a, (Circle) b);
            case BOX -> circleBox(new CircleBox((Circle) a, (Box) b));
            case CAPSULE, POLYGON, COMPOUND -> List.of();
          };
      case BOX ->
          switch (b.kind()) {
            case CIRCLE -> circleBox(new CircleBox((Circle) b, (Box) a));
            case BOX -> boxes((Box) a, (Box) b);
            case CAPSULE, POLYGON, COMPOUND -> List.of();
          };
      case CAPSULE, POLYGON, COMPOUND -> List.of();
    };
  }

  private static List<Verdict> circleBox(CircleBox pair) {
    return List.of(nineZones(pair), closestPoint(pair), angle(pair));
  }

  private static List<Verdict> circles(Circle a, Circle b) {
    double squaredDistance = squaredLength(b.x() - a.x(), b.y() - a.y());
    double distance = Math.sqrt(squaredDistance);
    double reach = a.radius() + b.radius();
    boolean below = distance < reach;
    boolean notAbove = distance <= reach;
    boolean squareBelow = squaredDistance < reach * reach;
    String what = "distance between the centres, sum of the radii: ";
    return List.of(
        new Verdict("four cases", "case " + caseOf(a, b), List.of(caseInWords(a, b)), ""),
        Verdict.strict(
            "with <", below, List.of(what + comparison(distance, below, "<", reach)), a, b),
        Verdict.inclusive(
            "with <=", notAbove, List.of(what + comparison(distance, notAbove, "<=", reach)), a, b),
        Verdict.strict(
            "with squares",
            squareBelow,
            List.of(
                "the same without a square root: "
                    + comparison(squaredDistance, squareBelow, "<", reach * reach)),
            a,
            b));
  }

  private static int caseOf(Circle a, Circle b) {
    return switch (a.relationTo(b)) {
      case APART -> 1;
      case TOUCHING -> 2;
      case OVERLAPPING -> 3;
      case CONTAINS, INSIDE, EQUAL -> 4;
    };
  }

  private static String caseInWords(Circle a, Circle b) {
    return switch (caseOf(a, b)) {
      case 1 -> "no collision: the distance exceeds the sum of the radii";
      case 2 -> "on the edge: the distance equals the sum of the radii";
      case 3 -> "collision: the distance is less than the sum of the radii";
      default -> "one circle is inside the other";
    };
  }

  private static Verdict nineZones(CircleBox pair) {
    Circle circle = pair.circle();
    Box box = pair.box();
    boolean hit = NineZones.test(circle, box);
    int zone = pair.zone();
    String reason =
        switch (pair.zoneCase()) {
          case INSIDE -> "the centre is in the box, so no distance is needed";
          case SIDE ->
              zone == 1 || zone == 7
                  ? "distance between the centres in y, radius + half the height: "
                      + comparison(
                          Math.abs(circle.y() - box.centerY()),
                          hit,
                          "<=",
                          circle.radius() + box.height() / 2)
                  : "distance between the centres in x, radius + half the width: "
                      + comparison(
                          Math.abs(circle.x() - box.centerX()),
                          hit,
                          "<=",
                          circle.radius() + box.width() / 2);
          case CORNER ->
              "distance to the corner %s, radius: %s"
                  .formatted(
                      closest(pair),
                      comparison(
                          Math.sqrt(ClosestPoint.squaredDistance(circle, box)),
                          hit,
                          "<=",
                          circle.radius()));
        };
    return Verdict.inclusive("nine zones", hit, List.of(reason), circle, box);
  }

  private static Verdict closestPoint(CircleBox pair) {
    Circle circle = pair.circle();
    Box box = pair.box();
    boolean hit = ClosestPoint.test(circle, box);
    String reason =
        "squared distance to %s, squared radius: %s"
            .formatted(
                closest(pair),
                comparison(
                    ClosestPoint.squaredDistance(circle, box),
                    hit,
                    "<",
                    circle.radius() * circle.radius()));
    Verdict verdict = Verdict.strict("closest point", hit, List.of(reason), circle, box);
    return circle.radius() == 0 && circle.overlaps(box)
        ? verdict.withRemark("no distance is less than a radius of 0, so it misses every point")
        : verdict;
  }

  private static Verdict angle(CircleBox pair) {
    Circle circle = pair.circle();
    Box box = pair.box();
    boolean hit = BoxRadius.test(circle, box);
    List<String> reasons = new ArrayList<>();
    if (box.contains(circle.x(), circle.y())) {
      reasons.add("the centre is in the box, so no angle is needed");
    } else {
      double angle = BoxRadius.angle(circle, box);
      double boxRadius = BoxRadius.boxRadius(box, angle);
      double centers = pair.distanceOfCenters();
      boolean inReach = centers - circle.radius() - boxRadius <= 0;
      reasons.add(
          "at %s degrees the box has a radius of %s"
              .formatted(rounded(Math.toDegrees(angle)), rounded(boxRadius)));
      reasons.add(
          "distance between the centres, sum of the radii: "
              + comparison(rounded(centers), inReach, "<=", rounded(circle.radius() + boxRadius)));
      if (!inReach) {
        double cornerX = BoxRadius.cornerX(box, angle);
        double cornerY = BoxRadius.cornerY(box, angle);
        double corner = Math.sqrt(squaredLength(circle.x() - cornerX, circle.y() - cornerY));
        reasons.add(
            "distance to the corner %s, radius: %s"
                .formatted(
                    exact(cornerX, cornerY),
                    comparison(rounded(corner), hit, "<=", rounded(circle.radius()))));
      }
    }
    Verdict verdict = Verdict.inclusive("angle", hit, reasons, circle, box);
    return pair.angleMethodMisses()
        ? verdict.withRemark(
            "wrong: it checks only the line between the centres and one corner; the closest point of"
                + " the box is "
                + closest(pair))
        : verdict;
  }

  private static List<Verdict> boxes(Box a, Box b) {
    List<String> reasons =
        List.of(
            ranges("x", a.minX(), a.maxX(), b.minX(), b.maxX()),
            ranges("y", a.minY(), a.maxY(), b.minY(), b.maxY()));
    return List.of(Verdict.inclusive("AABB", a.intersects(b), reasons, a, b));
  }

  private static String ranges(String axis, double minA, double maxA, double minB, double maxB) {
    String verb = minA <= maxB && minB <= maxA ? "intersect" : "do not intersect";
    return "in %s, %s to %s and %s to %s %s"
        .formatted(axis, exact(minA), exact(maxA), exact(minB), exact(maxB), verb);
  }

  private static String comparison(double left, boolean holds, String sign, double right) {
    return comparison(exact(left), holds, sign, exact(right));
  }

  private static String comparison(String left, boolean holds, String sign, String right) {
    return left + (holds ? " " : " is not ") + sign + " " + right;
  }

  private static String closest(CircleBox pair) {
    return exact(
        ClosestPoint.closestX(pair.circle(), pair.box()),
        ClosestPoint.closestY(pair.circle(), pair.box()));
  }

  private static double squaredLength(double x, double y) {
    return x * x + y * y;
  }

  private static String rounded(double value) {
    return Numbers.rounded(value, DIGITS);
  }
}
