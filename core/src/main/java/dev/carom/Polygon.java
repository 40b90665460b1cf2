// SPDX-License-Identifier: Apache-2.0
package dev.carom;

import dev.carom.internal.check.Arguments;
import dev.carom.internal.exact.Exact;
import dev.carom.internal.exact.Rounded;
import dev.carom.internal.form.ConvexHull;
import dev.carom.internal.form.ConvexOrder;
import dev.carom.internal.form.PolygonAccess;

/**
 * A convex polygon, or one with rounded corners: all points at a distance of at most {@link
 * #radius} from a convex polygon. For shapes that are not convex, see {@link Compound#outline}.
 *
 * <p>The corners are stored relative to a position and never change when the polygon moves, so it
 * keeps its form however far it moves; all verdicts are exact for the sums. Each turn is computed
 * from the corners as given, so turning again and again does not wear the form away either.
 *
 * <pre>{@code
 * Polygon ramp = Polygon.of(0, 0, 4, 0, 4, 2);
 * Polygon crate = Polygon.box(6, 1, 2, 1, Rotation.degrees(30));
 * double gap = ramp.distanceTo(crate);
 * }</pre>
 */
public final class Polygon implements Shape {
  static {
    PolygonAccess.allow(
        polygon -> ((Polygon) polygon).offsets,
        (offsets, x, y, radius) -> new Polygon(offsets, Rotation.NONE, offsets, x, y, radius));
  }

  private static final int MOST_CORNERS = 1_000_000;

  /** The corners as given, relative to the position, and how far they have been turned since. */
  private final double[] given;

  private final Rotation turned;

  /** The corners as they are now, counter-clockwise from the leftmost one, each turning left. */
  private final double[] offsets;

  private final double x;
  private final double y;
  private final double radius;

  private Polygon(
      double[] given, Rotation turned, double[] offsets, double x, double y, double radius) {
    this.given = given;
    this.turned = turned;
    this.offsets = offsets;
    this.x = Arguments.finite("x", x);
    this.y = Arguments.finite("y", y);
    this.radius = Arguments.finiteNotNegative("radius", radius);
    for (int k = 0; k < offsets.length; k++) {
      double coordinate = offsets[k] + (k % 2 == 0 ? x : y);
      if (!Arguments.isFinite(coordinate)) {
        Arguments.finite((k % 2 == 0 ? "x" : "y") + " of corner " + k / 2, coordinate);
      }
    }
  }

  /**
   * Returns the polygon with these corners, in order, clockwise or counter-clockwise. Corners on a
   * straight edge are dropped.
   *
   * @param corners x and y of each corner in turn, at least three corners
   * @throws IllegalArgumentException if a number is not finite, if there are fewer than three
   *     corners, if they are not in convex order, or if they span no area
   */
  public static Polygon of(double... corners) {
    double[] ordered = ConvexOrder.of(Arguments.present("corners", corners));
    return new Polygon(ordered, Rotation.NONE, ordered, 0, 0, 0);
  }

  /**
   * Returns the convex hull of points in any order.
   *
   * @param points x and y of each point in turn
   * @throws IllegalArgumentException if a number is not finite, or if the points span no area
   */
  public static Polygon hull(double... points) {
    double[] hull = ConvexOrder.hull(Arguments.present("points", points));
    return new Polygon(hull, Rotation.NONE, hull, 0, 0, 0);
  }

  /**
   * Returns a box that is turned about its centre (x, y).
   *
   * @throws IllegalArgumentException if a number is not finite, or width or height is not positive
   */
  public static Polygon box(double x, double y, double width, double height, Rotation rotation) {
    double right = Arguments.finitePositive("width", width) / 2;
    double top = Arguments.finitePositive("height", height) / 2;
    double[] corners = {-right, -top, right, -top, right, top, -right, top};
    return turned(corners, Arguments.present("rotation", rotation), x, y, 0);
  }

  /**
   * Returns a polygon with equal sides and angles.
   *
   * @param radius the distance of the corners from the centre (x, y), positive
   * @param corners how many corners there are, from three to a million
   * @param rotation the direction of the first corner; without rotation it is to the right
   * @throws IllegalArgumentException if a number is not finite, the radius is not positive, or
   *     there are fewer than three or more than a million corners
   */
  public static Polygon regular(double x, double y, double radius, int corners, Rotation rotation) {
    Arguments.finitePositive("radius", radius);
    if (corners < 3 || corners > MOST_CORNERS) {
      throw new IllegalArgumentException(
          "corners must be from 3 to " + MOST_CORNERS + ", but was " + corners);
    }
    double[] given = new double[2 * corners];
    for (int k = 0; k < corners; k++) {
      Rotation direction = Rotation.degrees(360.0 * k / corners);
      given[2 * k] = radius * direction.cos();
      given[2 * k + 1] = radius * direction.sin();
    }
    return turned(given, Arguments.present("rotation", rotation), x, y, 0);
  }

  /**
   * Turns corners, rounds them once, and takes their hull, which is convex whatever the rounding.
   */
  private static Polygon turned(
      double[] given, Rotation rotation, double x, double y, double radius) {
    double[] corners = new double[given.length];
    for (int k = 0; k < given.length; k += 2) {
      Vec2 corner = rotation.apply(given[k], given[k + 1], 0, 0);
      corners[k] = corner.x();
      corners[k + 1] = corner.y();
    }
    double[] hull = ConvexHull.of(corners);
    if (hull.length < 6) {
      throw new IllegalArgumentException(
          "the turned corners must span an area, but rounding puts all "
              + corners.length / 2
              + " on a line");
    }
    return new Polygon(given, rotation, hull, x, y, radius);
  }

  /** Returns how many corners there are, at least three. */
  public int corners() {
    return offsets.length / 2;
  }

  /**
   * Returns x of a corner, rounded to a double. Corners are counter-clockwise, if x points to the
   * right and y up, from the leftmost one, the lowest of several.
   *
   * @throws IndexOutOfBoundsException if there is no such corner
   */
  public double cornerX(int corner) {
    return offsets[2 * checked(corner)] + x + 0.0;
  }

  /**
   * Returns y of a corner, rounded to a double.
   *
   * @throws IndexOutOfBoundsException if there is no such corner
   */
  public double cornerY(int corner) {
    return offsets[2 * checked(corner) + 1] + y + 0.0;
  }

  private int checked(int corner) {
    if (corner < 0 || corner >= corners()) {
      throw new IndexOutOfBoundsException(
          "corner must be from 0 to " + (corners() - 1) + ", but was " + corner);
    }
    return corner;
  }

  /** Returns the x coordinate of the position that the corners are relative to. */
  public double x() {
    return x;
  }

  /** Returns the y coordinate of the position that the corners are relative to. */
  public double y() {
    return y;
  }

  /** Returns how far the polygon extends beyond its edges and corners; 0 if it is not rounded. */
  public double radius() {
    return radius;
  }

  /**
   * Returns the polygon with the same corners and another radius: all points at a distance of at
   * most {@code newRadius} from the convex polygon between the corners. It extends beyond the
   * corners by this radius.
   *
   * @throws IllegalArgumentException if the radius is negative or not finite
   */
  public Polygon rounded(double newRadius) {
    return new Polygon(given, turned, offsets, x, y, newRadius);
  }

  @Override
  public Kind kind() {
    return Kind.POLYGON;
  }

  @Override
  public Box bounds() {
    double minX = offsets[0];
    double maxX = offsets[0];
    double minY = offsets[1];
    double maxY = offsets[1];
    for (int k = 2; k < offsets.length; k += 2) {
      minX = Math.min(minX, offsets[k]);
      maxX = Math.max(maxX, offsets[k]);
      minY = Math.min(minY, offsets[k + 1]);
      maxY = Math.max(maxY, offsets[k + 1]);
    }
    return new Box(
        Rounded.sumBelow(minX, x, -radius),
        Rounded.sumBelow(minY, y, -radius),
        Rounded.sumAbove(maxX, x, radius),
        Rounded.sumAbove(maxY, y, radius));
  }

  @Override
  public Polygon translate(Vec2 motion) {
    Arguments.present("motion", motion);
    return new Polygon(given, turned, offsets, x + motion.x(), y + motion.y(), radius);
  }

  @Override
  public Polygon rotate(Rotation rotation, double aroundX, double aroundY) {
    Vec2 position = Arguments.present("rotation", rotation).apply(x, y, aroundX, aroundY);
    return turned(given, turned.then(rotation), position.x(), position.y(), radius);
  }

  /** Returns true for a polygon with the same corners and radius, in real arithmetic. */
  @Override
  public boolean equals(Object other) {
    if (!(other instanceof Polygon that)
        || radius != that.radius
        || offsets.length != that.offsets.length) {
      return false;
    }
    for (int k = 0; k < offsets.length; k += 2) {
      if (Exact.signOfSum(offsets[k], x, -that.offsets[k], -that.x) != 0
          || Exact.signOfSum(offsets[k + 1], y, -that.offsets[k + 1], -that.y) != 0) {
        return false;
      }
    }
    return true;
  }

  @Override
  public int hashCode() {
    int hash = Double.hashCode(radius);
    for (int k = 0; k < corners(); k++) {
      hash = 31 * (31 * hash + Double.hashCode(cornerX(k))) + Double.hashCode(cornerY(k));
    }
    return hash;
  }

  @Override
  public String toString() {
    StringBuilder text = new StringBuilder("Polygon[corners=");
    for (int k = 0; k < corners(); k++) {
      text.append(k == 0 ? "(" : ", (")
          .append(cornerX(k))
          .append(", ")
          .append(cornerY(k))
          .append(')');
    }
    return text.append(", radius=").append(radius).append(']').toString();
  }
}
