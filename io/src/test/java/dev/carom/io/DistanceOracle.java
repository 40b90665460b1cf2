// SPDX-License-Identifier: Apache-2.0
package dev.carom.io;

import dev.carom.Box;
import dev.carom.Capsule;
import dev.carom.Circle;
import dev.carom.Compound;
import dev.carom.Polygon;
import dev.carom.Shape;
import java.math.BigDecimal;
import java.util.List;
import java.util.stream.IntStream;

/**
 * Compares distances in exact arithmetic, from the definition: the closest corner and edge of two
 * convex cores. Polygons must have corners that are doubles.
 */
final class DistanceOracle {
  private DistanceOracle() {}

  private record Point(BigDecimal x, BigDecimal y) {
    static Point of(double x, double y) {
      return new Point(new BigDecimal(x), new BigDecimal(y));
    }

    Point minus(Point other) {
      return new Point(x.subtract(other.x), y.subtract(other.y));
    }

    BigDecimal dot(Point other) {
      return x.multiply(other.x).add(y.multiply(other.y));
    }

    BigDecimal cross(Point other) {
      return x.multiply(other.y).subtract(y.multiply(other.x));
    }
  }

  /** All points up to a distance from a point, a segment or a convex polygon. */
  private record Core(List<Point> corners, BigDecimal radius) {
    Core(double radius, Point... corners) {
      this(List.of(corners), new BigDecimal(radius));
    }

    Point corner(int k) {
      return corners.get(k % corners.size());
    }
  }

  private static List<Core> cores(Shape shape) {
    return switch (shape.kind()) {
      case CIRCLE -> {
        Circle circle = (Circle) shape;
        yield List.of(new Core(circle.radius(), Point.of(circle.x(), circle.y())));
      }
      case BOX -> {
        Box box = (Box) shape;
        yield List.of(
            new Core(
                0,
                Point.of(box.minX(), box.minY()),
                Point.of(box.maxX(), box.minY()),
                Point.of(box.maxX(), box.maxY()),
                Point.of(box.minX(), box.maxY())));
      }
      case CAPSULE -> {
        Capsule line = (Capsule) shape;
        Point start = Point.of(line.x0(), line.y0());
        yield List.of(new Core(line.radius(), start, Point.of(line.x1(), line.y1())));
      }
      case POLYGON -> {
        Polygon polygon = (Polygon) shape;
        List<Point> corners =
            IntStream.range(0, polygon.corners())
                .mapToObj(k -> Point.of(polygon.cornerX(k), polygon.cornerY(k)))
                .toList();
        yield List.of(new Core(corners, new BigDecimal(polygon.radius())));
      }
      case COMPOUND ->
          ((Compound) shape).parts().stream().flatMap(part -> cores(part).stream()).toList();
    };
  }

  /**
   * Returns the sign of the distance minus a limit; negative also if the shapes overlap and the
   * limit is 0.
   */
  static int compare(Shape a, Shape b, BigDecimal limit) {
    int smallest = 1;
    for (Core one : cores(a)) {
      for (Core other : cores(b)) {
        smallest = Math.min(smallest, compare(one, other, limit));
      }
    }
    return limit.signum() == 0 && smallest <= 0 ? (a.overlaps(b) ? -1 : 0) : smallest;
  }

  /** Returns true if shapes are at most this far apart, or, if touching does not count, closer. */
  static boolean isWithin(Shape a, Shape b, BigDecimal limit, boolean touching) {
    int sign = compare(a, b, limit);
    return touching ? sign <= 0 : sign < 0;
  }

  /** Returns the smallest double that is not below the distance. */
  static double roundedUp(Shape a, Shape b) {
    if (compare(a, b, BigDecimal.ZERO) <= 0) {
      return 0;
    }
    // A guess saves most steps.
    double up = Math.min(a.distanceTo(b), Double.MAX_VALUE);
    int steps = 0;
    while (isBeyond(a, b, up)) {
      up = Math.nextUp(up);
      steps++;
    }
    while (!isBeyond(a, b, Math.nextDown(up))) {
      up = Math.nextDown(up);
      steps++;
    }
    if (steps > 8) {
      throw new AssertionError("the distance of " + a + " and " + b + " is wrong");
    }
    return up;
  }

  private static boolean isBeyond(Shape a, Shape b, double limit) {
    return compare(a, b, new BigDecimal(limit)) > 0;
  }

  private static int compare(Core a, Core b, BigDecimal limit) {
    BigDecimal reach = a.radius.add(b.radius).add(limit);
    if (contains(a, b.corner(0)) || contains(b, a.corner(0))) {
      return -reach.signum();
    }
    int smallest = 1;
    for (int i = 0; i < a.corners.size(); i++) {
      for (int j = 0; j < b.corners.size(); j++) {
        if (cross(a.corner(i), a.corner(i + 1), b.corner(j), b.corner(j + 1))) {
          return -reach.signum();
        }
        smallest = Math.min(smallest, compare(a.corner(i), b.corner(j), b.corner(j + 1), reach));
        smallest = Math.min(smallest, compare(b.corner(j), a.corner(i), a.corner(i + 1), reach));
      }
    }
    return smallest;
  }

  /** Returns true if a point is inside a polygon, not on its border. */
  private static boolean contains(Core core, Point point) {
    boolean isInside = core.corners.size() > 2;
    for (int k = 0; k < core.corners.size(); k++) {
      Point edge = core.corner(k + 1).minus(core.corner(k));
      isInside &= edge.cross(point.minus(core.corner(k))).signum() > 0;
    }
    return isInside;
  }

  /** Returns true if segments cross at a point that is no end of either. */
  private static boolean cross(Point a, Point b, Point c, Point d) {
    Point one = b.minus(a);
    Point other = d.minus(c);
    return one.cross(c.minus(a)).signum() * one.cross(d.minus(a)).signum() < 0
        && other.cross(a.minus(c)).signum() * other.cross(b.minus(c)).signum() < 0;
  }

  /** Returns the sign of the distance of a point from a segment minus a reach. */
  private static int compare(Point point, Point start, Point end, BigDecimal reach) {
    Point edge = end.minus(start);
    Point from = point.minus(start);
    BigDecimal along = from.dot(edge);
    BigDecimal square = edge.dot(edge);
    if (along.signum() <= 0) {
      return from.dot(from).compareTo(reach.multiply(reach));
    }
    if (along.compareTo(square) >= 0) {
      Point beyond = point.minus(end);
      return beyond.dot(beyond).compareTo(reach.multiply(reach));
    }
    BigDecimal cross = edge.cross(from);
    return cross.multiply(cross).compareTo(reach.multiply(reach).multiply(square));
  }
}
