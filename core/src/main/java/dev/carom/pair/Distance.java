// SPDX-License-Identifier: Apache-2.0
package dev.carom.pair;

import static dev.carom.internal.exact.Exact.clamp;

import dev.carom.Shape;
import dev.carom.internal.exact.Rounded;

/**
 * Computes the distance between two shapes: 0 exactly if they intersect, otherwise accurate to four
 * ulps for all finite inputs. The order of the shapes makes no difference. A distance beyond the
 * range of doubles is infinite; a positive one never rounds to 0.
 */
public final class Distance {
  private Distance() {}

  /** Returns the distance between a and b. */
  public static double between(Shape a, Shape b) {
    return ShapePair.hasCompound(a, b)
        ? ShapePair.ofThisThread().set(a, b).distance()
        : new PartPair().set(a, b).distance();
  }

  /** Returns the distance between two circles. */
  public static double circleCircle(
      double x0, double y0, double r0, double x1, double y1, double r1) {
    if (Overlap.circleCircle(x0, y0, r0, x1, y1, r1)) {
      return 0;
    }
    return Math.max(Rounded.gap(x0, y0, x1, y1, r0, r1), Double.MIN_VALUE);
  }

  /** Returns the distance between a circle and a box. */
  public static double circleBox(
      double x, double y, double radius, double minX, double minY, double maxX, double maxY) {
    return circleCircle(x, y, radius, clamp(x, minX, maxX), clamp(y, minY, maxY), 0);
  }

  /** Returns the distance between two boxes. */
  public static double boxBox(
      double minX0,
      double minY0,
      double maxX0,
      double maxY0,
      double minX1,
      double minY1,
      double maxX1,
      double maxY1) {
    double dx = Math.max(0, Math.max(minX1 - maxX0, minX0 - maxX1));
    double dy = Math.max(0, Math.max(minY1 - maxY0, minY0 - maxY1));
    return Rounded.length(dx, dy);
  }
}
