// SPDX-License-Identifier: Apache-2.0
package dev.carom.pair;

import static dev.carom.internal.exact.Exact.clamp;

import dev.carom.Shape;
import dev.carom.internal.check.Arguments;
import dev.carom.internal.exact.Exact;
import dev.carom.internal.exact.QuickCapsules;

/**
 * Tests whether two shapes are within a distance of each other, which must not be negative. Exactly
 * that distance counts, except in methods named {@code Strict}. A distance of 0 makes them the
 * tests of {@link Overlap}. Exact for all finite inputs, unlike a comparison with {@link Distance},
 * which is rounded.
 */
public final class Within {
  private Within() {}

  /**
   * Returns true if the distance of the shapes is at most the given one.
   *
   * @throws IllegalArgumentException if the distance is negative or not finite
   */
  public static boolean between(Shape a, Shape b, double distance) {
    return between(a, b, distance, true);
  }

  /**
   * Returns true if the distance of the shapes is less than the given one; for 0, if they overlap.
   *
   * @throws IllegalArgumentException if the distance is negative or not finite
   */
  public static boolean betweenStrict(Shape a, Shape b, double distance) {
    return between(a, b, distance, false);
  }

  private static boolean between(Shape a, Shape b, double distance, boolean touching) {
    boolean hasCompound = ShapePair.hasCompound(a, b);
    Arguments.finiteNotNegative("distance", distance);
    return hasCompound
        ? ShapePair.ofThisThread().set(a, b).isWithin(distance, touching)
        : new PartPair().set(a, b).isWithin(distance, touching);
  }

  /**
   * Returns true if the distance of the shapes is at most the sum of two others, such as the
   * clearances of both shapes. The sum is not rounded.
   *
   * @throws IllegalArgumentException if one of them is negative or not finite
   */
  public static boolean between(Shape a, Shape b, double distance, double more) {
    return between(a, b, distance, more, true);
  }

  /**
   * Returns true if the distance of the shapes is less than the sum of two others, which is not
   * rounded; for 0, if they overlap.
   *
   * @throws IllegalArgumentException if one of them is negative or not finite
   */
  public static boolean betweenStrict(Shape a, Shape b, double distance, double more) {
    return between(a, b, distance, more, false);
  }

  private static boolean between(Shape a, Shape b, double distance, double more, boolean touching) {
    Arguments.finiteNotNegative("distance", distance);
    Arguments.finiteNotNegative("more", more);
    double sum = distance + more;
    int tail = sum > Double.MAX_VALUE ? -1 : Exact.signOfSum(distance, more, -sum);
    if (tail == 0) {
      return between(a, b, sum, touching);
    }
    // The real sum is between these two.
    double below = tail > 0 ? sum : Math.nextDown(sum);
    double above = Math.nextUp(below);
    if (between(a, b, below, true)) {
      return true;
    }
    if (above <= Double.MAX_VALUE && !between(a, b, above, false)) {
      return false;
    }
    return ShapePair.ofThisThread().set(a, b).isWithin(distance, more, touching);
  }

  /** Returns true if the distance of the circles is at most the given one. */
  public static boolean circleCircle(
      double x0, double y0, double r0, double x1, double y1, double r1, double distance) {
    return compareCircles(x0, y0, r0, x1, y1, r1, distance) <= 0;
  }

  /** Returns true if the distance of the circles is less than the given one. */
  public static boolean circleCircleStrict(
      double x0, double y0, double r0, double x1, double y1, double r1, double distance) {
    return compareCircles(x0, y0, r0, x1, y1, r1, distance) < 0;
  }

  /** Compares the distance of two circles with the given one; -1 also if they overlap. */
  static int compareCircles(
      double x0, double y0, double r0, double x1, double y1, double r1, double distance) {
    return Exact.compareDistance(x0, y0, x1, y1, r0, r1, distance);
  }

  /** Returns true if the distance of the circle and the box is at most the given one. */
  public static boolean circleBox(
      double x,
      double y,
      double radius,
      double minX,
      double minY,
      double maxX,
      double maxY,
      double distance) {
    return compareCircleAndBox(x, y, radius, minX, minY, maxX, maxY, distance) <= 0;
  }

  /** Returns true if the distance of the circle and the box is less than the given one. */
  public static boolean circleBoxStrict(
      double x,
      double y,
      double radius,
      double minX,
      double minY,
      double maxX,
      double maxY,
      double distance) {
    return distance == 0
        ? Overlap.circleBoxStrict(x, y, radius, minX, minY, maxX, maxY)
        : compareCircleAndBox(x, y, radius, minX, minY, maxX, maxY, distance) < 0;
  }

  /** Compares the distance of a circle and a box with a positive one. */
  static int compareCircleAndBox(
      double x,
      double y,
      double radius,
      double minX,
      double minY,
      double maxX,
      double maxY,
      double distance) {
    return Exact.compareDistance(
        x, y, clamp(x, minX, maxX), clamp(y, minY, maxY), radius, distance);
  }

  /** Returns true if the distance of the boxes is at most the given one. */
  public static boolean boxBox(
      double minX0,
      double minY0,
      double maxX0,
      double maxY0,
      double minX1,
      double minY1,
      double maxX1,
      double maxY1,
      double distance) {
    return compareBoxes(minX0, minY0, maxX0, maxY0, minX1, minY1, maxX1, maxY1, distance) <= 0;
  }

  /** Returns true if the distance of the boxes is less than the given one. */
  public static boolean boxBoxStrict(
      double minX0,
      double minY0,
      double maxX0,
      double maxY0,
      double minX1,
      double minY1,
      double maxX1,
      double maxY1,
      double distance) {
    return distance == 0
        ? Overlap.boxBoxStrict(minX0, minY0, maxX0, maxY0, minX1, minY1, maxX1, maxY1)
        : compareBoxes(minX0, minY0, maxX0, maxY0, minX1, minY1, maxX1, maxY1, distance) < 0;
  }

  /** Compares the distance of two boxes with a positive one. */
  static int compareBoxes(
      double minX0,
      double minY0,
      double maxX0,
      double maxY0,
      double minX1,
      double minY1,
      double maxX1,
      double maxY1,
      double distance) {
    // The ends of the gap between the boxes; the same number twice where there is none.
    double startX = Math.min(maxX0, maxX1);
    double startY = Math.min(maxY0, maxY1);
    double endX = Math.max(startX, Math.max(minX0, minX1));
    double endY = Math.max(startY, Math.max(minY0, minY1));
    return Exact.compareDistance(startX, startY, endX, endY, distance, 0);
  }

  /**
   * Returns true if the distance of the capsules is at most the given one. A capsule is given by
   * the ends of its middle line and its radius.
   */
  public static boolean capsuleCapsule(
      double x0,
      double y0,
      double x1,
      double y1,
      double r0,
      double u0,
      double v0,
      double u1,
      double v1,
      double r1,
      double distance) {
    return capsules(x0, y0, x1, y1, r0, u0, v0, u1, v1, r1, distance, true);
  }

  /** Returns true if the distance of the capsules is less than the given one. */
  public static boolean capsuleCapsuleStrict(
      double x0,
      double y0,
      double x1,
      double y1,
      double r0,
      double u0,
      double v0,
      double u1,
      double v1,
      double r1,
      double distance) {
    return capsules(x0, y0, x1, y1, r0, u0, v0, u1, v1, r1, distance, false);
  }

  private static boolean capsules(
      double x0,
      double y0,
      double x1,
      double y1,
      double r0,
      double u0,
      double v0,
      double u1,
      double v1,
      double r1,
      double distance,
      boolean touching) {
    int quick = QuickCapsules.compare(x0, y0, x1, y1, u0, v0, u1, v1, r0 + r1 + distance);
    if (quick != 0) {
      return quick < 0;
    }
    ConvexPair pair = ConvexPair.ofThisThread();
    pair.first().setCapsule(x0, y0, x1, y1, r0);
    pair.second().setCapsule(u0, v0, u1, v1, r1);
    return pair.isWithin(distance, touching);
  }
}
