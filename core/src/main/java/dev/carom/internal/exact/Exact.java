// SPDX-License-Identifier: Apache-2.0
package dev.carom.internal.exact;

import static dev.carom.internal.exact.ErrorFree.differenceTail;
import static dev.carom.internal.exact.ErrorFree.sign;
import static dev.carom.internal.exact.ErrorFree.sumTail;

/**
 * Compares sums and distances as in real arithmetic, for all finite inputs.
 *
 * <p>Plain doubles with an error bound decide almost every case. Near ties are decided by {@link
 * DoubleDouble} if the differences fit a double, as those of integers and floats do, and by {@link
 * Workspace} otherwise. None of this allocates.
 */
public final class Exact {
  /** The square of the part of the squared reach, 2^-47, by which a difference must exceed 0. */
  private static final double CERTAIN = 0x1p-94;

  /**
   * Products of two numbers from this range are exact as a double and a tail: the last digit of a
   * number is at least 2^-532, that of a product 2^-1064, and the tail does not underflow. Nothing
   * overflows, even when {@link ErrorFree} splits a number.
   */
  private static final double SMALLEST_FACTOR = 0x1p-480;

  private static final double LARGEST_FACTOR = 0x1p480;

  /** Sums of up to six numbers below this, and their tails, do not overflow. */
  private static final double LARGEST_TERM = 0x1p1000;

  private Exact() {}

  /** Returns true if the distance of the points is at most r0 + r1, which must not be negative. */
  public static boolean within(double x0, double y0, double x1, double y1, double r0, double r1) {
    double dx = x1 - x0;
    double dy = y1 - y0;
    double r = r0 + r1;
    double distance = dx * dx + dy * dy;
    double reach = r * r;
    double difference = distance - reach;
    if (isCertain(difference, reach)) {
      return difference < 0;
    }
    return compareCloseDistance(x0, y0, x1, y1, r0, r1, 0) <= 0;
  }

  /** Returns true if the distance of the point from the box is at most {@code radius}. */
  public static boolean withinBox(
      double x, double y, double minX, double minY, double maxX, double maxY, double radius) {
    double dx = doubledDistance(x, minX, maxX);
    double dy = doubledDistance(y, minY, maxY);
    double diameter = radius + radius;
    double reach = diameter * diameter;
    double difference = dx * dx + dy * dy - reach;
    if (isCertain(difference, reach)) {
      return difference < 0;
    }
    return compareCloseDistance(x, y, clamp(x, minX, maxX), clamp(y, minY, maxY), radius, 0, 0)
        <= 0;
  }

  /**
   * Returns true if the point is inside the box, or its distance from the box is less than {@code
   * radius}.
   */
  public static boolean closerToBox(
      double x, double y, double minX, double minY, double maxX, double maxY, double radius) {
    double dx = doubledDistance(x, minX, maxX);
    double dy = doubledDistance(y, minY, maxY);
    double diameter = radius + radius;
    double reach = diameter * diameter;
    double difference = dx * dx + dy * dy - reach;
    if (isCertain(difference, reach)) {
      return difference < 0;
    }
    // Inside counts even if the radius is 0.
    return minX < x && x < maxX && minY < y && y < maxY
        || closer(x, y, clamp(x, minX, maxX), clamp(y, minY, maxY), radius, 0);
  }

  /** Returns twice the distance of a value from an interval, rounded. */
  private static double doubledDistance(double value, double low, double high) {
    double below = low - value;
    double above = value - high;
    // a + |a| is twice the larger of a and 0: no branch, and 3 ns where Math.max takes 4.
    return (below + Math.abs(below)) + (above + Math.abs(above));
  }

  /**
   * Returns true if the distance of the points is less than r0 + r1, which must not be negative.
   */
  public static boolean closer(double x0, double y0, double x1, double y1, double r0, double r1) {
    return compareDistance(x0, y0, x1, y1, r0, r1) < 0;
  }

  /**
   * Compares the distance of two points with r0 + r1, which must not be negative: -1 if it is less,
   * 0 if it is equal, 1 if it is greater.
   */
  public static int compareDistance(
      double x0, double y0, double x1, double y1, double r0, double r1) {
    double dx = x1 - x0;
    double dy = y1 - y0;
    double r = r0 + r1;
    double distance = dx * dx + dy * dy;
    double reach = r * r;
    double difference = distance - reach;
    if (isCertain(difference, reach)) {
      return sign(difference);
    }
    return compareCloseDistance(x0, y0, x1, y1, r0, r1, 0);
  }

  /** Compares the distance of two points with r0 + r1 + r2, likewise. */
  public static int compareDistance(
      double x0, double y0, double x1, double y1, double r0, double r1, double r2) {
    double dx = x1 - x0;
    double dy = y1 - y0;
    double r = r0 + r1 + r2;
    double distance = dx * dx + dy * dy;
    double reach = r * r;
    double difference = distance - reach;
    if (isCertain(difference, reach)) {
      return sign(difference);
    }
    return compareCloseDistance(x0, y0, x1, y1, r0, r1, r2);
  }

  /**
   * Returns true if rounding cannot have changed the sign of a difference from the squared reach.
   * As in {@link ErrorBounds#SQUARES}, the difference is wrong by at most 6 u of both squares
   * together. Up to twice the squared reach, the error is therefore below 18 u, or 2^-48, of the
   * squared reach; beyond that, the difference is half of the squared distance and has the right
   * sign. Comparing squares also rejects what would overflow or underflow, at no cost: {@link
   * #within} takes 1.9 instead of 2.0 ns.
   */
  private static boolean isCertain(double difference, double reach) {
    return difference * difference > reach * reach * CERTAIN;
  }

  private static int compareCloseDistance(
      double x0, double y0, double x1, double y1, double r0, double r1, double r2) {
    double dx = x1 - x0;
    double dy = y1 - y0;
    double radii = r0 + r1;
    double r = radii + r2;
    boolean fitsDoubles =
        differenceTail(x1, x0, dx) == 0
            && differenceTail(y1, y0, dy) == 0
            && sumTail(r0, r1, radii) == 0
            && sumTail(radii, r2, r) == 0;
    return fitsDoubles && areFactors(dx, dy, r)
        ? DoubleDouble.signOfSquares(dx, dy, r)
        : Workspace.get().signOfSquares(x1, -x0, y1, -y0, r0, r1, r2);
  }

  /** Returns the sign of a + b + c. */
  public static int signOfSum(double a, double b, double c) {
    double ab = a + b;
    double sum = ab + c;
    double magnitude = Math.abs(a) + Math.abs(b) + Math.abs(c);
    if (Math.abs(sum) > ErrorBounds.SEVEN_ROUNDINGS * magnitude) {
      return sign(sum);
    }
    // Numbers that almost cancel have an exact sum, so that at most the first tail remains. Where
    // sums overflow, a tail is not a number.
    double total = sum + sumTail(a, b, ab);
    boolean isExact = sumTail(ab, c, sum) == 0 && total == total;
    return isExact ? sign(total) : signOfSum(a, b, c, 0, 0);
  }

  /** Returns the sign of a + b + c + d. */
  public static int signOfSum(double a, double b, double c, double d) {
    return signOfSum(a, b, c, d, 0);
  }

  /** Returns the sign of a + b + c + d + e. */
  public static int signOfSum(double a, double b, double c, double d, double e) {
    return signOfSum(a, b, c, d, e, 0);
  }

  /** Returns the sign of a + b + c + d + e + f. */
  public static int signOfSum(double a, double b, double c, double d, double e, double f) {
    double sum = a + b + c + d + e + f;
    double magnitude =
        Math.abs(a) + Math.abs(b) + Math.abs(c) + Math.abs(d) + Math.abs(e) + Math.abs(f);
    if (Math.abs(sum) > ErrorBounds.SEVEN_ROUNDINGS * magnitude) {
      return sign(sum);
    }
    return magnitude < LARGEST_TERM
        ? ErrorFree.signOfSum(a, b, c, d, e, f)
        : Workspace.get().signOfSum(a, b, c, d, e, f, 0, 0);
  }

  /** Returns the sign of a + b + c + d + e + f + g + h. */
  public static int signOfSum(
      double a, double b, double c, double d, double e, double f, double g, double h) {
    if (g == 0 && h == 0) {
      return signOfSum(a, b, c, d, e, f);
    }
    double sum = a + b + c + d + e + f + g + h;
    double magnitude =
        Math.abs(a)
            + Math.abs(b)
            + Math.abs(c)
            + Math.abs(d)
            + Math.abs(e)
            + Math.abs(f)
            + Math.abs(g)
            + Math.abs(h);
    return Math.abs(sum) > ErrorBounds.SEVEN_ROUNDINGS * magnitude
        ? sign(sum)
        : Workspace.get().signOfSum(a, b, c, d, e, f, g, h);
  }

  /**
   * Returns on which side of the line from a to b the point c is: 1 for the left side, where a, b
   * and c are counter-clockwise, -1 for the right side, 0 for the line.
   */
  public static int orientation(double ax, double ay, double bx, double by, double cx, double cy) {
    double left = (bx - ax) * (cy - ay);
    double right = (by - ay) * (cx - ax);
    double difference = left - right;
    double bound =
        ErrorBounds.SEVEN_ROUNDINGS * (Math.abs(left) + Math.abs(right))
            + ErrorBounds.UNDERFLOW_OF_PRODUCTS;
    if (Math.abs(difference) > bound) {
      return sign(difference);
    }
    // Rounding keeps the signs of the differences, which decide for points on a line along an axis.
    int leftSign = sign(bx - ax) * sign(cy - ay);
    int rightSign = sign(by - ay) * sign(cx - ax);
    return leftSign != rightSign || leftSign == 0
        ? Integer.compare(leftSign, rightSign)
        : Workspace.get().signOfProducts(bx, -ax, 0, 0, cy, -ay, by, -ay, 0, 0, cx, -ax);
  }

  /** Returns the exact a + b minus the rounded a + b, which must not overflow. */
  public static double tailOfSum(double a, double b) {
    return sumTail(a, b, a + b);
  }

  /** Returns the other term of a rounded sum with its tail: the inverse of {@link #tailOfSum}. */
  public static double missingTerm(double sum, double tail, double term) {
    double rest = sum - term;
    return rest + (differenceTail(sum, term, rest) + tail);
  }

  /** Returns true if products of two of these, and their tails, are in the range of doubles. */
  private static boolean areFactors(double a, double b, double c) {
    return isFactor(a) && isFactor(b) && isFactor(c);
  }

  private static boolean isFactor(double value) {
    double size = Math.abs(value);
    return size == 0 || (size > SMALLEST_FACTOR && size < LARGEST_FACTOR);
  }

  /**
   * Returns the value in [low, high] nearest to {@code value}; without branches, which mispredict.
   */
  public static double clamp(double value, double low, double high) {
    return Math.max(low, Math.min(value, high));
  }
}
