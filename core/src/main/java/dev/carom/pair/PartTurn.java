// SPDX-License-Identifier: Apache-2.0
package dev.carom.pair;

import dev.carom.Box;
import dev.carom.internal.check.Arguments;
import dev.carom.internal.exact.Rounded;

/** Turns parts about (0, 0), each number rounded once. */
final class PartTurn {
  private PartTurn() {}

  /**
   * Adds a part of a form, turned; a box becomes a polygon, or a capsule if it is flat. Returns
   * false if a polygon would lose its area to rounding.
   */
  static boolean add(Parts form, int part, double cos, double sin, Parts into) {
    double x = form.first(part);
    double y = form.second(part);
    double right = form.third(part);
    double top = form.fourth(part);
    double radius = form.radius(part);
    return switch (form.kind(part)) {
      case CIRCLE -> {
        into.addCircle(turnedX(x, y, cos, sin), turnedY(x, y, cos, sin), radius);
        yield true;
      }
      case BOX -> addBox(x, y, right, top, cos, sin, into);
      case CAPSULE -> addCapsule(x, y, right, top, radius, cos, sin, into);
      case POLYGON -> {
        int count = form.cornerCount(part);
        double placeX = turnedX(x, y, cos, sin);
        double[] own = into.addPolygon(count, placeX, turnedY(x, y, cos, sin), radius);
        System.arraycopy(form.corners(part), 0, own, 0, 2 * count);
        yield turn(own, count, cos, sin) && into.orderCorners();
      }
    };
  }

  private static double turnedX(double x, double y, double cos, double sin) {
    return 0 + (x * cos - y * sin);
  }

  private static double turnedY(double x, double y, double cos, double sin) {
    return 0 + (x * sin + y * cos);
  }

  private static boolean addCapsule(
      double x0,
      double y0,
      double x1,
      double y1,
      double radius,
      double cos,
      double sin,
      Parts into) {
    into.addCapsule(
        turnedX(x0, y0, cos, sin),
        turnedY(x0, y0, cos, sin),
        turnedX(x1, y1, cos, sin),
        turnedY(x1, y1, cos, sin),
        radius);
    return true;
  }

  /** Adds what {@link Box#rotate} makes of a box. */
  private static boolean addBox(
      double left, double bottom, double right, double top, double cos, double sin, Parts into) {
    if (cos == 0 || sin == 0) {
      double x0 = turnedX(left, bottom, cos, sin);
      double y0 = turnedY(left, bottom, cos, sin);
      double x1 = turnedX(right, top, cos, sin);
      double y1 = turnedY(right, top, cos, sin);
      into.addBox(Math.min(x0, x1), Math.min(y0, y1), Math.max(x0, x1), Math.max(y0, y1));
      return true;
    }
    if (left == right || bottom == top) {
      return addCapsule(left, bottom, right, top, 0, cos, sin, into);
    }
    double x = Rounded.exactMiddle(left, right);
    double y = Rounded.exactMiddle(bottom, top);
    double[] own = into.addPolygon(4, turnedX(x, y, cos, sin), turnedY(x, y, cos, sin), 0);
    own[0] = left - x;
    own[1] = bottom - y;
    own[2] = right - x;
    own[3] = bottom - y;
    own[4] = right - x;
    own[5] = top - y;
    own[6] = left - x;
    own[7] = top - y;
    return turn(own, 4, cos, sin) && into.orderCorners();
  }

  /** Turns corners in place; returns false if one is not finite then. */
  private static boolean turn(double[] corners, int count, double cos, double sin) {
    boolean isFinite = true;
    for (int k = 0; k < 2 * count; k += 2) {
      double x = turnedX(corners[k], corners[k + 1], cos, sin);
      corners[k + 1] = turnedY(corners[k], corners[k + 1], cos, sin);
      corners[k] = x;
      isFinite &= Arguments.isFinite(x) && Arguments.isFinite(corners[k + 1]);
    }
    return isFinite;
  }
}
