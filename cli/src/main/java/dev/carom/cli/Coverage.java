// SPDX-License-Identifier: Apache-2.0
package dev.carom.cli;

import dev.carom.Box;
import dev.carom.Capsule;
import dev.carom.Circle;
import dev.carom.Compound;
import dev.carom.Polygon;
import dev.carom.Shape;
import dev.carom.io.ShapeTable;

/**
 * Estimates how much of an area shapes cover together, from the share of sample points in them. The
 * points are in rows that are shifted unevenly, because a regular grid would fail with regular
 * shapes.
 */
final class Coverage {
  private static final int SIDE = 512;

  /** Multiples of both, without their whole parts, spread evenly over the unit square. */
  private static final double UNEVEN_X = 0.7548776662466927;

  private static final double UNEVEN_Y = 0.5698402909980532;

  private final Box area;

  /** For each row, its height above the bottom of the area, in rows. */
  private final double[] heights = new double[SIDE];

  /** For each row, by how much its points are shifted to the right, in columns. */
  private final double[] shifts = new double[SIDE];

  /** By how many shapes more, or less, a point is covered than the one to its left. */
  private final int[] changes = new int[SIDE * (SIDE + 1)];

  private final double column;
  private final double row;

  /** The range of a shape in a row. */
  private double left;

  private double right;

  private Coverage(Box area) {
    this.area = area;
    column = area.width() / SIDE;
    row = area.height() / SIDE;
    for (int k = 0; k < SIDE; k++) {
      heights[k] = k + k * UNEVEN_Y % 1;
      shifts[k] = k * UNEVEN_X % 1;
    }
  }

  /** Returns the covered share of an area, or NaN if the area is flat or too large. */
  static double of(ShapeTable table, Box area) {
    Coverage coverage = new Coverage(area);
    if (!(coverage.row > 0 && coverage.column > 0 && area.width() + area.height() <= 1e300)) {
      return Double.NaN;
    }
    for (int row = 0; row < table.size(); row++) {
      coverage.add(table, row);
    }
    return coverage.share();
  }

  private double share() {
    long covered = 0;
    for (int k = 0; k < SIDE; k++) {
      int shapes = 0;
      for (int point = 0; point < SIDE; point++) {
        shapes += changes[k * (SIDE + 1) + point];
        covered += shapes > 0 ? 1 : 0;
      }
    }
    return (double) covered / (SIDE * SIDE);
  }

  private void add(ShapeTable table, int index) {
    int first = rowAt(table.minY(index));
    int last = rowAt(table.maxY(index));
    // Most shapes are small, and between two rows.
    if (first == last && isBetween(table.minY(index), table.maxY(index), first)) {
      return;
    }
    add(table.shape(index), first, last);
  }

  private boolean isBetween(double minY, double maxY, int row) {
    double y = y(row);
    return y < minY || y > maxY;
  }

  private void add(Shape shape, int first, int last) {
    if (shape instanceof Compound compound) {
      for (Shape part : compound.parts()) {
        add(part, first, last);
      }
      return;
    }
    for (int k = first; k <= last; k++) {
      left = Double.POSITIVE_INFINITY;
      right = Double.NEGATIVE_INFINITY;
      cut(shape, y(k));
      int from = (int) Math.max(0, Math.ceil((left - area.minX()) / column - shifts[k]));
      int to = (int) Math.min(SIDE - 1, Math.floor((right - area.minX()) / column - shifts[k]));
      if (from <= to) {
        changes[k * (SIDE + 1) + from]++;
        changes[k * (SIDE + 1) + to + 1]--;
      }
    }
  }

  private double y(int row) {
    return area.minY() + heights[row] * this.row;
  }

  private int rowAt(double y) {
    return (int) Math.max(0, Math.min(SIDE - 1, (y - area.minY()) / row));
  }

  /** Finds the range of a convex shape in a row: arcs around its corners, and edges beside them. */
  private void cut(Shape shape, double y) {
    switch (shape.kind()) {
      case CIRCLE -> {
        Circle circle = (Circle) shape;
        cutArc(circle.x(), circle.y(), circle.radius(), y);
      }
      case BOX -> {
        Box box = (Box) shape;
        if (y >= box.minY() && y <= box.maxY()) {
          extend(box.minX());
          extend(box.maxX());
        }
      }
      case CAPSULE -> {
        Capsule capsule = (Capsule) shape;
        cutArc(capsule.x0(), capsule.y0(), capsule.radius(), y);
        cutArc(capsule.x1(), capsule.y1(), capsule.radius(), y);
        cutEdges(capsule.x0(), capsule.y0(), capsule.x1(), capsule.y1(), capsule.radius(), y);
      }
      case POLYGON -> {
        Polygon polygon = (Polygon) shape;
        int before = polygon.corners() - 1;
        for (int k = 0; k < polygon.corners(); k++) {
          double x0 = polygon.cornerX(before);
          double y0 = polygon.cornerY(before);
          cutArc(x0, y0, polygon.radius(), y);
          cutEdges(x0, y0, polygon.cornerX(k), polygon.cornerY(k), polygon.radius(), y);
          before = k;
        }
      }
      case COMPOUND -> throw new IllegalArgumentException("a compound is not convex");
    }
  }

  private void cutArc(double x, double centerY, double radius, double y) {
    double dy = y - centerY;
    if (Math.abs(dy) <= radius) {
      double half = Math.sqrt((radius - dy) * (radius + dy));
      extend(x - half);
      extend(x + half);
    }
  }

  /** Cuts the two lines beside an edge, one of which may be inside the shape. */
  private void cutEdges(double x0, double y0, double x1, double y1, double radius, double y) {
    double dx = x1 - x0;
    double dy = y1 - y0;
    double length = Math.sqrt(dx * dx + dy * dy);
    double outX = length > 0 ? dy / length * radius : 0;
    double outY = length > 0 ? -dx / length * radius : 0;
    for (int side = -1; side <= 1; side += 2) {
      double part = (y - y0 - side * outY) / dy;
      if (part >= 0 && part <= 1) {
        extend(x0 + side * outX + part * dx);
      }
    }
  }

  private void extend(double x) {
    left = Math.min(left, x);
    right = Math.max(right, x);
  }
}
