// SPDX-License-Identifier: Apache-2.0
package dev.carom;

import dev.carom.internal.check.Arguments;
import java.util.Arrays;
import java.util.List;

/**
 * The union of several circles and boxes that move together.
 *
 * <p>The parts are stored relative to the compound's position and never change, so a compound keeps
 * its form however far it moves. {@link #parts()} returns them at their current positions, rounded
 * to doubles; all verdicts are exact for those.
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
   * @param parts circles and boxes, at least one
   * @throws IllegalArgumentException if there is no part, or a part is a compound
   */
  public static Compound of(Shape... parts) {
    return of(Arrays.asList(Arguments.present("parts", parts)));
  }

  /**
   * Returns a compound at the origin.
   *
   * @param parts circles and boxes, at least one
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
            "parts must be circles and boxes, but part " + k + " is a compound");
      }
    }
    return new Compound(0, 0, List.copyOf(parts));
  }

  /** Returns the x coordinate of the position that the parts are relative to. */
  public double x() {
    return x;
  }

  /** Returns the y coordinate of the position that the parts are relative to. */
  public double y() {
    return y;
  }

  /** Returns the parts, circles and boxes, at their current positions. */
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
  public Kind kind() {
    return Kind.COMPOUND;
  }

  @Override
  public Vec2 closestPoint(double x, double y) {
    return contains(x, y) ? new Vec2(x, y) : new Circle(x, y, 0).closestPoints(this).onOther();
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
