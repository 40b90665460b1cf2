// SPDX-License-Identifier: Apache-2.0
package dev.carom;

import dev.carom.internal.check.Arguments;
import dev.carom.internal.form.ConvexParts;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * The union of several shapes that move together: circles, boxes, capsules and polygons.
 *
 * <p>The parts are stored relative to the compound's position and never change, so a compound keeps
 * its form however far it moves. {@link #parts()} returns them at their current positions, rounded
 * to doubles; all verdicts are exact for these parts.
 *
 * <pre>{@code
 * Compound ship = Compound.of(new Circle(0, 0, 8), new Circle(0, 10, 4), Box.centered(0, -6, 20, 4));
 * ship = ship.moveTo(320, 40);
 * }</pre>
 */
public final class Compound implements Shape {
  private final double x;
  private final double y;
  private final List<Shape> offsets;
  private final List<Shape> parts;

  private Compound(double x, double y, List<Shape> offsets) {
    this.x = Arguments.finite("x", x);
    this.y = Arguments.finite("y", y);
    this.offsets = offsets;
    Vec2 position = new Vec2(this.x, this.y);
    this.parts =
        List.of(offsets.stream().map(part -> part.translate(position)).toArray(Shape[]::new));
  }

  /**
   * Returns a compound at the origin.
   *
   * @param parts shapes that are not compounds, at least one
   * @throws IllegalArgumentException if there is no part, or a part is a compound
   */
  public static Compound of(Shape... parts) {
    return of(Arrays.asList(Arguments.present("parts", parts)));
  }

  /**
   * Returns a compound at the origin.
   *
   * @param parts shapes that are not compounds, at least one
   * @throws IllegalArgumentException if there is no part, or a part is a compound
   */
  public static Compound of(List<? extends Shape> parts) {
    if (Arguments.present("parts", parts).isEmpty()) {
      throw new IllegalArgumentException("parts must not be empty");
    }
    for (int k = 0; k < parts.size(); k++) {
      if (parts.get(k) == null) {
        throw new NullPointerException("part " + k + " must not be null");
      }
      if (parts.get(k).kind() == Kind.COMPOUND) {
        throw new IllegalArgumentException(
            "parts must not be compounds, but part " + k + " is one");
      }
    }
    return new Compound(0, 0, List.copyOf(parts));
  }

  /**
   * Returns a compound at the origin that covers the inside of a simple polygon, convex or not,
   * clockwise or counter-clockwise. Its parts are convex polygons that adjoin each other.
   *
   * <pre>{@code
   * Compound arrow = Compound.outline(0, 0, 4, 0, 4, -1, 6, 1, 4, 3, 4, 2, 0, 2);
   * }</pre>
   *
   * @param corners x and y of each corner in turn, in order, at least three corners; corners on a
   *     straight edge are dropped
   * @throws IllegalArgumentException if a number is not finite, if there are fewer than three
   *     corners, if the outline crosses or touches itself, or if it encloses no area
   */
  public static Compound outline(double... corners) {
    List<Shape> parts = new ArrayList<>();
    for (double[] part : ConvexParts.of(Arguments.present("corners", corners))) {
      parts.add(Polygon.of(part));
    }
    return of(parts);
  }

  /** Returns the x coordinate of the position that the parts are relative to. */
  public double x() {
    return x;
  }

  /** Returns the y coordinate of the position that the parts are relative to. */
  public double y() {
    return y;
  }

  /** Returns the parts at their current positions. */
  public List<Shape> parts() {
    return parts;
  }

  /** Returns the parts relative to the position, as they were given. */
  public List<Shape> offsets() {
    return offsets;
  }

  /** Returns this compound at another position. */
  public Compound moveTo(double newX, double newY) {
    return new Compound(newX, newY, offsets);
  }

  @Override
  public Compound translate(Vec2 motion) {
    Arguments.present("motion", motion);
    return new Compound(x + motion.x(), y + motion.y(), offsets);
  }

  @Override
  public Compound rotate(Rotation rotation, double aroundX, double aroundY) {
    Vec2 position = Arguments.present("rotation", rotation).apply(x, y, aroundX, aroundY);
    List<Shape> turned = new ArrayList<>();
    for (Shape part : offsets) {
      turned.add(part.rotate(rotation, 0, 0));
    }
    return new Compound(position.x(), position.y(), List.copyOf(turned));
  }

  @Override
  public Kind kind() {
    return Kind.COMPOUND;
  }

  @Override
  public boolean contains(double x, double y) {
    return parts.stream().anyMatch(part -> part.contains(x, y));
  }

  @Override
  public Box bounds() {
    Box hull = parts.get(0).bounds();
    for (Shape part : parts) {
      hull = hull(hull, part.bounds());
    }
    return hull;
  }

  private static Box hull(Box a, Box b) {
    return new Box(
        Math.min(a.minX(), b.minX()),
        Math.min(a.minY(), b.minY()),
        Math.max(a.maxX(), b.maxX()),
        Math.max(a.maxY(), b.maxY()));
  }

  /** Returns true for a compound at the same position with equal parts in the same order. */
  @Override
  public boolean equals(Object other) {
    return other instanceof Compound that
        && x == that.x
        && y == that.y
        && offsets.equals(that.offsets);
  }

  @Override
  public int hashCode() {
    return 31 * Double.hashCode(x) + 37 * Double.hashCode(y) + offsets.hashCode();
  }

  @Override
  public String toString() {
    return "Compound[x=" + x + ", y=" + y + ", parts=" + offsets + "]";
  }
}
