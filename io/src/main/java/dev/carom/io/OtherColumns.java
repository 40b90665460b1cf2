// SPDX-License-Identifier: Apache-2.0
package dev.carom.io;

import dev.carom.Box;
import dev.carom.Capsule;
import dev.carom.Circle;
import dev.carom.Compound;
import dev.carom.Polygon;
import dev.carom.Rotation;
import dev.carom.Shape;
import dev.carom.bulk.ShapeSet;
import dev.carom.pair.Parts;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * Shapes that are neither circles nor boxes along the axes, as objects, with their bounds and the
 * numbers that a file gives for each: a turned box by centre, size and angle, a polygon by its
 * corners.
 */
final class OtherColumns extends ShapeColumns {
  private static final int SIDES = 4;

  private Shape[] shapes = {};

  /** What each is called in files. */
  private Parts.Kind[] written = {};

  /**
   * Centre, size and angle of a turned box; the corners of a polygon; the points of a geometry;
   * null for a capsule.
   */
  private double[][] given = {};

  /** Whether only a geometry describes a shape: several parts, or a line with corners. */
  private boolean[] onlyGeometry = {};

  private int circles;
  private int turnedBoxes;
  private int capsules;
  private int onlyGeometries;

  OtherColumns() {
    super(SIDES);
  }

  /** Returns the box that is turned about its centre, by degrees that are no multiple of 90. */
  static Shape turnedBox(double x, double y, double width, double height, double degrees) {
    Rotation rotation = Rotation.degrees(degrees);
    if (width > 0 && height > 0) {
      return Polygon.box(x, y, width, height, rotation);
    }
    // Without a width or height: one of these differences is 0.
    Capsule line = new Capsule(x - width / 2, y - height / 2, x + width / 2, y + height / 2, 0);
    return line.rotate(rotation, x, y);
  }

  /** Returns the inside of an outline, convex or not, with all points up to a distance from it. */
  static Shape polygon(double[] corners, double radius) {
    List<Shape> parts = new ArrayList<>();
    for (Shape part : Compound.outline(corners).parts()) {
      parts.add(((Polygon) part).rounded(radius));
    }
    return parts.size() == 1 ? parts.get(0) : Compound.of(parts.toArray(Shape[]::new));
  }

  /** Returns the radius of a shape, or of all parts of one. */
  static double radius(Shape shape) {
    return switch (shape.kind()) {
      case COMPOUND -> radius(((Compound) shape).parts().get(0));
      case POLYGON -> ((Polygon) shape).radius();
      case CAPSULE -> ((Capsule) shape).radius();
      case CIRCLE -> ((Circle) shape).radius();
      case BOX -> 0;
    };
  }

  int add(int row, Shape shape, Parts.Kind kind, double[] given) {
    int index = addRow(row);
    shapes[index] = shape;
    written[index] = kind;
    this.given[index] = given;
    onlyGeometry[index] =
        switch (kind) {
          case CIRCLE -> true;
          case BOX -> false;
          case CAPSULE -> given != null;
          case POLYGON -> Arrays.stream(given).anyMatch(Double::isNaN);
        };
    Box bounds = shape.bounds();
    numbers[0][index] = bounds.minX();
    numbers[1][index] = bounds.minY();
    numbers[2][index] = bounds.maxX();
    numbers[3][index] = bounds.maxY();
    count(index);
    return index;
  }

  /** Returns a side of the bounds of a shape: minX, minY, maxX or maxY. */
  double side(int index, int side) {
    return numbers[side][index];
  }

  private void count(int index) {
    circles += written[index] == Parts.Kind.CIRCLE ? 1 : 0;
    turnedBoxes += written[index] == Parts.Kind.BOX ? 1 : 0;
    capsules += written[index] == Parts.Kind.CAPSULE ? 1 : 0;
    onlyGeometries += onlyGeometry[index] ? 1 : 0;
  }

  /** Returns true if only a geometry describes a shape: several parts, or a line with corners. */
  boolean isOnlyAGeometry(int index) {
    return onlyGeometry[index];
  }

  /** Returns how many shapes only geometries describe. */
  int onlyGeometries() {
    return onlyGeometries;
  }

  @Override
  void resize(int capacity) {
    shapes = Arrays.copyOf(shapes, capacity);
    written = Arrays.copyOf(written, capacity);
    given = Arrays.copyOf(given, capacity);
    onlyGeometry = Arrays.copyOf(onlyGeometry, capacity);
  }

  @Override
  void takeMore(ShapeColumns from, int first, int more) {
    OtherColumns other = (OtherColumns) from;
    if (count == 0) {
      circles = 0;
      turnedBoxes = 0;
      capsules = 0;
      onlyGeometries = 0;
    }
    for (int k = 0; k < more; k++) {
      shapes[count + k] = other.shapes[first + k];
      written[count + k] = other.written[first + k];
      given[count + k] = other.given[first + k];
      onlyGeometry[count + k] = other.onlyGeometry[first + k];
      count(count + k);
    }
  }

  Shape shape(int index) {
    return shapes[index];
  }

  /** Returns what a shape is called in files: a box, if it is a turned one. */
  Parts.Kind written(int index) {
    return written[index];
  }

  double[] given(int index) {
    return given[index];
  }

  int circles() {
    return circles;
  }

  int turnedBoxes() {
    return turnedBoxes;
  }

  int capsules() {
    return capsules;
  }

  int polygons() {
    return count - circles - turnedBoxes - capsules;
  }

  @Override
  ShapeSet set() {
    ShapeSet set = ShapeSet.shapes(shapes);
    set.setCount(count);
    return set;
  }
}
