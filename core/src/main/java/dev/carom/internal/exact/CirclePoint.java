// SPDX-License-Identifier: Apache-2.0
package dev.carom.internal.exact;

/** The point of the contact of two circles. */
public final class CirclePoint {
  private CirclePoint() {}

  /**
   * Returns x of a point of both circles if they meet, otherwise of a point between them; swap the
   * axes for its y. If one circle is inside the other, the point is its centre.
   *
   * @param direction x of the unit vector from the first centre to the second
   * @param overlap true if the circles overlap
   */
  public static double coordinate(
      double x0,
      double x1,
      double y0,
      double y1,
      double r0,
      double r1,
      double direction,
      boolean overlap) {
    if (overlap && isInside(x0, x1, y0, y1, r0, r1)) {
      return (r0 <= r1 ? x0 : x1) + 0.0;
    }
    // On the line through the centres, the middle of the range that both or neither of them
    // covers.
    return Rounded.along(x0, x1, r0, -r1, direction, x0, x1, y0, y1, 1) + 0.0;
  }

  /** Returns true if the smaller of two circles is inside the larger one, or if they are equal. */
  private static boolean isInside(
      double x0, double x1, double y0, double y1, double r0, double r1) {
    double dx = x1 - x0;
    double dy = y1 - y0;
    double square = dx * dx + dy * dy;
    double difference = r0 - r1;
    if (Rounded.isOrdinary(square) && square > 1.0001 * difference * difference) {
      return false;
    }
    return Exact.compareDistance(x0, y0, x1, y1, Math.max(r0, r1), -Math.min(r0, r1)) <= 0;
  }
}
