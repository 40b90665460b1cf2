// SPDX-License-Identifier: Apache-2.0
package dev.carom.pair;

import static dev.carom.internal.exact.Rounded.finite;
import static dev.carom.internal.exact.Rounded.largest;

import dev.carom.internal.exact.Core;

/**
 * One of the two parts of a {@link ConvexPair}, as numbers. It moves like the shape it stands for:
 * for a circle, box or capsule, each number is rounded to a double; for a polygon, only the place.
 * A part whose numbers are the exact sums of a place and offsets moves by its place. The numbers
 * are not checked.
 */
public final class ConvexPart {
  private final Core core = new Core();
  private final Core moved = new Core();
  private Parts.Kind kind = Parts.Kind.CIRCLE;

  /** The centre of a circle, the sides of a box, the ends of a capsule, the place of a polygon. */
  private double first;

  private double second;
  private double third;
  private double fourth;
  private double radius;
  private double[] corners;
  private int from;
  private int count;

  /** True if the numbers are offsets from a place, and a motion rounds only that. */
  private boolean hasPlace;

  private double placeX;
  private double placeY;

  ConvexPart() {}

  /** Sets a circle, and returns this part. */
  public ConvexPart setCircle(double x, double y, double r) {
    return set(Parts.Kind.CIRCLE, x, y, 0, 0, r);
  }

  /** Sets a box, and returns this part. */
  public ConvexPart setBox(double minX, double minY, double maxX, double maxY) {
    return set(Parts.Kind.BOX, minX, minY, maxX, maxY, 0);
  }

  /**
   * Sets a capsule, all points at a distance of at most {@code r} from a segment, and returns this
   * part.
   */
  public ConvexPart setCapsule(double x0, double y0, double x1, double y1, double r) {
    return set(Parts.Kind.CAPSULE, x0, y0, x1, y1, r);
  }

  /**
   * Sets a convex polygon with a rounding, and returns this part. Its corners are
   * counter-clockwise, all different, and each turns left; they are not copied.
   *
   * @param offsets x and y of the corners in turn, relative to the place
   * @param start the index of the first corner's x
   * @param cornerCount how many corners follow from there
   */
  public ConvexPart setPolygon(
      double[] offsets, int start, int cornerCount, double x, double y, double r) {
    corners = offsets;
    from = start;
    count = cornerCount;
    return set(Parts.Kind.POLYGON, x, y, 0, 0, r);
  }

  /**
   * Sets a part of a list, and returns this part.
   *
   * @param isPlaced whether it moves by its place, if it has one
   */
  ConvexPart set(Parts parts, int k, boolean isPlaced) {
    if (isPlaced && parts.hasPlace()) {
      return setSums(parts, k);
    }
    double x = parts.first(k);
    double y = parts.second(k);
    double r = parts.radius(k);
    return switch (parts.kind(k)) {
      case CIRCLE -> setCircle(x, y, r);
      case BOX -> setBox(x, y, parts.third(k), parts.fourth(k));
      case CAPSULE -> setCapsule(x, y, parts.third(k), parts.fourth(k), r);
      case POLYGON -> setPolygon(parts.corners(k), 0, parts.cornerCount(k), x, y, r);
    };
  }

  /** Sets a part whose numbers are the sums of a place and offsets, without rounding. */
  private ConvexPart setSums(Parts parts, int k) {
    setNumbers(
        parts.kind(k),
        parts.offset(k, 0),
        parts.offset(k, 1),
        parts.offset(k, 2),
        parts.offset(k, 3),
        parts.radius(k));
    corners = parts.corners(k);
    from = 0;
    count = parts.cornerCount(k);
    hasPlace = true;
    placeX = parts.placeX();
    placeY = parts.placeY();
    put(core, 0, 0);
    return this;
  }

  private ConvexPart set(Parts.Kind newKind, double a, double b, double c, double d, double r) {
    setNumbers(newKind, a, b, c, d, r);
    hasPlace = false;
    put(core, 0, 0);
    return this;
  }

  private void setNumbers(Parts.Kind newKind, double a, double b, double c, double d, double r) {
    kind = newKind;
    first = a;
    second = b;
    third = c;
    fourth = d;
    radius = r;
  }

  /** Moves the part from its start, rounded as when the shape is moved. */
  void moveBy(double x, double y) {
    put(moved, x, y);
  }

  /** Returns true if a motion by (x, y) is rounded to the same place at two times. */
  boolean endsAlike(double x, double y, double time, double otherTime) {
    double toX = x * time;
    double toY = y * time;
    double otherX = x * otherTime;
    double otherY = y * otherTime;
    return hasPlace
        ? placeX + toX == placeX + otherX && placeY + toY == placeY + otherY
        : first + toX == first + otherX
            && second + toY == second + otherY
            && (hasOneEnd() || third + toX == third + otherX && fourth + toY == fourth + otherY);
  }

  private boolean hasOneEnd() {
    return switch (kind) {
      case CIRCLE, POLYGON -> true;
      case BOX, CAPSULE -> false;
    };
  }

  private void put(Core target, double x, double y) {
    if (hasPlace) {
      putNumbers(target, 0, 0).plus(finite(placeX + x), finite(placeY + y));
    } else {
      putNumbers(target, x, y);
    }
  }

  private Core putNumbers(Core target, double x, double y) {
    double x0 = finite(first + x);
    double y0 = finite(second + y);
    return switch (kind) {
      case CIRCLE -> target.setCircle(x0, y0, radius);
      case BOX -> target.setBox(x0, y0, finite(third + x), finite(fourth + y));
      case CAPSULE -> target.setCapsule(x0, y0, finite(third + x), finite(fourth + y), radius);
      case POLYGON -> target.setPolygon(corners, from, count, x0, y0, radius);
    };
  }

  Core core() {
    return core;
  }

  /** Returns the core after {@link #moveBy}. */
  Core movedCore() {
    return moved;
  }

  /** Returns a bound for the coordinates of the part. */
  double size() {
    if (hasPlace) {
      return Math.max(core.largestCoordinate(), radius);
    }
    return switch (kind) {
      case CIRCLE -> largest(first, second, radius, 0);
      case BOX, CAPSULE -> Math.max(largest(first, second, third, fourth), radius);
      case POLYGON -> Math.max(core.largestCoordinate(), radius);
    };
  }
}
