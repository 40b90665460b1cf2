// SPDX-License-Identifier: Apache-2.0
package dev.carom.playground.rooms;

import dev.carom.Box;
import dev.carom.Capsule;
import dev.carom.Circle;
import dev.carom.Compound;
import dev.carom.Polygon;
import dev.carom.Shape;
import java.util.ArrayList;
import java.util.List;

/** The kinds of figures in the Shapes lab: how corners and a radius become a shape. */
enum FigureKind {
  CIRCLE("circle", 60, 0, 0),
  BOX("box", 0, -75, -45, 75, -45, 75, 45, -75, 45),
  TURNED_BOX("turned box", 0, -75, -45, 75, -45, 75, 45, -75, 45),
  CAPSULE("capsule", 32, -55, 0, 55, 0),
  POLYGON("polygon", 0, -75, 5, -35, -60, 45, -55, 75, 15, 0, 60),
  ROUNDED("rounded polygon", 24, -55, 40, 0, -40, 55, 40),
  OUTLINE("outline", 0, -90, -75, 70, -75, 70, -35, -45, -35, -45, 30, 90, 30, 90, 75, -90, 75),
  COMPOUND("compound", 36, -60, 30, 0, -30, 60, 30);

  /** The name in texts. */
  final String title;

  private final double radius;
  private final double[] corners;

  FigureKind(String title, double radius, double... corners) {
    this.title = title;
    this.radius = radius;
    this.corners = corners;
  }

  /** Returns the usual radius, or 0 for a kind without one. */
  double radius() {
    return radius;
  }

  /** Returns the usual corners, x and y in turn. */
  double[] corners() {
    return corners.clone();
  }

  boolean hasRadius() {
    return radius > 0;
  }

  boolean isBox() {
    return this == BOX || this == TURNED_BOX;
  }

  /** Returns true for the kinds that are defined by any number of corners around them. */
  boolean isCutFromCorners() {
    return this == POLYGON || this == ROUNDED || this == OUTLINE;
  }

  /** Returns true if corners can be added and removed. */
  boolean hasAnyNumberOfCorners() {
    return isCutFromCorners() || this == COMPOUND;
  }

  int fewestCorners() {
    return isCutFromCorners() ? 3 : 2;
  }

  /**
   * Returns the shape with these corners and this radius.
   *
   * @throws IllegalArgumentException if the library rejects them
   */
  Shape shape(double[] at, double withRadius) {
    return switch (this) {
      case CIRCLE -> new Circle(at[0], at[1], withRadius);
      case BOX, TURNED_BOX -> new Box(at[0], at[1], at[4], at[5]);
      case CAPSULE -> new Capsule(at[0], at[1], at[2], at[3], withRadius);
      case POLYGON -> Polygon.of(at);
      case ROUNDED -> Polygon.of(at).rounded(withRadius);
      case OUTLINE -> Compound.outline(at);
      case COMPOUND -> Compound.of(parts(at, withRadius));
    };
  }

  /** Returns the radius of the capsules in a compound with this radius. */
  static double thin(double radius) {
    return radius / 3;
  }

  /** Returns a circle at the first corner, and capsules a third as thick from corner to corner. */
  private static List<Shape> parts(double[] at, double withRadius) {
    List<Shape> parts = new ArrayList<>();
    parts.add(new Circle(at[0], at[1], withRadius));
    for (int k = 0; k + 3 < at.length; k += 2) {
      parts.add(new Capsule(at[k], at[k + 1], at[k + 2], at[k + 3], thin(withRadius)));
    }
    return parts;
  }
}
