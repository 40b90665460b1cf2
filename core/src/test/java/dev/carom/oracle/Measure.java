// SPDX-License-Identifier: Apache-2.0
package dev.carom.oracle;

import dev.carom.Box;
import dev.carom.Capsule;
import dev.carom.Circle;
import dev.carom.Contact;
import dev.carom.Impact;
import dev.carom.Polygon;
import dev.carom.Shape;
import dev.carom.Vec2;
import java.math.BigDecimal;
import java.math.MathContext;

/** How far rounded answers are from the truth, in ulps of the largest number involved. */
public final class Measure {
  private Measure() {}

  /** The largest size among the coordinates and radii of the shapes. */
  public static double largest(Shape... shapes) {
    double largest = 0;
    for (Shape shape : shapes) {
      for (Shape part : Oracle.partsOf(shape)) {
        largest = Math.max(largest, largestOf(part));
      }
    }
    return largest;
  }

  private static double largestOf(Shape part) {
    if (part instanceof Circle circle) {
      return largest(circle.x(), circle.y(), circle.radius(), 0);
    }
    if (part instanceof Capsule capsule) {
      double ends = largest(capsule.x0(), capsule.y0(), capsule.x1(), capsule.y1());
      return Math.max(ends, capsule.radius());
    }
    if (part instanceof Polygon polygon) {
      double largest = largest(polygon.x(), polygon.y(), polygon.radius(), 0);
      for (double offset : TestCore.of(polygon).offsets()) {
        largest = Math.max(largest, Math.abs(offset));
      }
      return largest;
    }
    Box box = (Box) part;
    return largest(box.minX(), box.minY(), box.maxX(), box.maxY());
  }

  /** The largest size among the coordinates, the radii and the motions. */
  public static double largest(Journey journey) {
    Vec2 motion = journey.motion();
    Vec2 otherMotion = journey.otherMotion();
    return Math.max(
        largest(journey.a(), journey.b()),
        largest(motion.x(), motion.y(), otherMotion.x(), otherMotion.y()));
  }

  private static double largest(double a, double b, double c, double d) {
    return Math.max(Math.max(Math.abs(a), Math.abs(b)), Math.max(Math.abs(c), Math.abs(d)));
  }

  /** The difference in ulps of a number of this size. */
  public static double ulps(BigDecimal difference, double size) {
    return difference
        .abs()
        .divide(new BigDecimal(Math.ulp(size)), MathContext.DECIMAL64)
        .doubleValue();
  }

  /** The error of a distance, in ulps of the distance. */
  public static double distanceError(Shape a, Shape b, double distance) {
    return ulps(new BigDecimal(distance).subtract(Reference.distance(a, b)), distance);
  }

  /** The error of the depth. */
  public static double depthError(Shape a, Shape b, double depth) {
    return ulps(new BigDecimal(depth).subtract(Reference.depth(a, b)), largest(a, b));
  }

  /** By how much the push is longer than the true depth, or shorter. */
  public static double pushExcess(Shape a, Shape b, Contact contact) {
    BigDecimal push = Reference.length(contact.push().x(), contact.push().y());
    return ulps(push.subtract(Reference.depth(a, b)), largest(a, b));
  }

  /** How far a point is from a shape it should belong to; the size is that of the whole case. */
  public static double pointError(double x, double y, Shape shape, double size) {
    return ulps(Reference.distance(new Circle(x, y, 0), shape), size);
  }

  /** The gap that is left between the shapes where the impact stops them. */
  public static double stopGap(Journey journey, Impact impact) {
    return ulps(
        Reference.distance(journey.aAt(impact.time()), journey.bAt(impact.time())),
        largest(journey));
  }
}
