// SPDX-License-Identifier: Apache-2.0
package dev.carom.internal.exact;

/**
 * A convex part of a shape: the hull of a few corners, with a radius around it. Each corner is the
 * exact sum of a place and an offset from it. Objects are reusable.
 */
public final class Core {
  private final double[] ownCorners = new double[8];

  /** The offsets of the corners, x and y in turn, counter-clockwise. */
  private double[] corners = ownCorners;

  private int first;
  private int count = 1;

  /** The place, with a tail as left behind by rounding a sum. */
  private double x;

  private double y;
  private double tailX;
  private double tailY;
  private double radius;

  /** Creates a point at the origin. */
  public Core() {}

  /** Sets a disc and returns this. */
  public Core setCircle(double centerX, double centerY, double r) {
    setOwn(1, 0, 0, 0, 0);
    return at(centerX, centerY, r);
  }

  /** Sets the hull of two discs and returns this. */
  public Core setCapsule(double x0, double y0, double x1, double y1, double r) {
    setOwn(x0 == x1 && y0 == y1 ? 1 : 2, x0, y0, x1, y1);
    return at(0, 0, r);
  }

  /** Sets a box and returns this. */
  public Core setBox(double minX, double minY, double maxX, double maxY) {
    if (minX == maxX || minY == maxY) {
      return setCapsule(minX, minY, maxX, maxY, 0);
    }
    setOwn(4, minX, minY, maxX, minY);
    ownCorners[4] = maxX;
    ownCorners[5] = maxY;
    ownCorners[6] = minX;
    ownCorners[7] = maxY;
    return at(0, 0, 0);
  }

  /**
   * Sets a polygon and returns this. The corners, x and y in turn, counter-clockwise and all
   * different, are not copied.
   */
  public Core setPolygon(
      double[] offsets, int from, int cornerCount, double placeX, double placeY, double rounding) {
    corners = offsets;
    first = from;
    count = cornerCount;
    return at(placeX, placeY, rounding);
  }

  private void setOwn(int cornerCount, double x0, double y0, double x1, double y1) {
    corners = ownCorners;
    first = 0;
    count = cornerCount;
    corners[0] = x0;
    corners[1] = y0;
    corners[2] = x1;
    corners[3] = y1;
  }

  private Core at(double placeX, double placeY, double r) {
    x = placeX;
    y = placeY;
    tailX = 0;
    tailY = 0;
    radius = r;
    return this;
  }

  /**
   * Adds to the place, without rounding, and returns this; only once. A sum beyond the range of
   * doubles becomes the largest one.
   */
  public Core plus(double moreX, double moreY) {
    double sumX = x + moreX;
    double sumY = y + moreY;
    double placeX = Rounded.finite(sumX);
    double placeY = Rounded.finite(sumY);
    tailX = placeX == sumX ? Exact.tailOfSum(x, moreX) : 0;
    tailY = placeY == sumY ? Exact.tailOfSum(y, moreY) : 0;
    x = placeX;
    y = placeY;
    return this;
  }

  int count() {
    return count;
  }

  /** Returns the array of the offsets, of which this core's begin at {@link #first}. */
  double[] corners() {
    return corners;
  }

  int first() {
    return first;
  }

  int next(int corner) {
    return corner + 1 == count ? 0 : corner + 1;
  }

  /** Returns x of a corner relative to the place. */
  double offsetX(int corner) {
    return corners[first + 2 * corner];
  }

  /** Returns y of a corner relative to the place. */
  double offsetY(int corner) {
    return corners[first + 2 * corner + 1];
  }

  double x() {
    return x;
  }

  double y() {
    return y;
  }

  double tailX() {
    return tailX;
  }

  double tailY() {
    return tailY;
  }

  double radius() {
    return radius;
  }

  /** Returns the lowest corner, the leftmost of several. */
  int lowest() {
    int lowest = 0;
    for (int k = 1; k < count; k++) {
      double dy = offsetY(k) - offsetY(lowest);
      if (dy < 0 || dy == 0 && offsetX(k) < offsetX(lowest)) {
        lowest = k;
      }
    }
    return lowest;
  }

  /** Returns the highest corner, the rightmost of several. */
  int highest() {
    int highest = 0;
    for (int k = 1; k < count; k++) {
      double dy = offsetY(k) - offsetY(highest);
      if (dy > 0 || dy == 0 && offsetX(k) > offsetX(highest)) {
        highest = k;
      }
    }
    return highest;
  }

  /** Returns a bound for the absolute coordinates of the corners. */
  public double largestCoordinate() {
    double largest = 0;
    for (int k = 0; k < 2 * count; k++) {
      largest = Math.max(largest, Math.abs(corners[first + k]));
    }
    return largest + Math.max(Math.abs(x), Math.abs(y));
  }
}
