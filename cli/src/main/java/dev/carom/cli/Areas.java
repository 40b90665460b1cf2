// SPDX-License-Identifier: Apache-2.0
package dev.carom.cli;

import dev.carom.Box;
import dev.carom.io.ShapeTable;

/** The bounds of the shapes in tables. */
final class Areas {
  private Areas() {}

  /**
   * Returns the bounds of all shapes of two tables, which may be the same; a point if there are
   * none.
   */
  static Box of(ShapeTable a, ShapeTable b) {
    if (a.size() == 0 && b.size() == 0) {
      return new Box(0, 0, 0, 0);
    }
    double minX = Double.MAX_VALUE;
    double minY = Double.MAX_VALUE;
    double maxX = -Double.MAX_VALUE;
    double maxY = -Double.MAX_VALUE;
    for (ShapeTable table : a == b ? new ShapeTable[] {a} : new ShapeTable[] {a, b}) {
      for (int row = 0; row < table.size(); row++) {
        minX = Math.min(minX, table.minX(row));
        minY = Math.min(minY, table.minY(row));
        maxX = Math.max(maxX, table.maxX(row));
        maxY = Math.max(maxY, table.maxY(row));
      }
    }
    return new Box(limited(minX), limited(minY), limited(maxX), limited(maxY));
  }

  static double centerX(ShapeTable table, int row) {
    return limited(table.minX(row)) / 2 + limited(table.maxX(row)) / 2;
  }

  static double centerY(ShapeTable table, int row) {
    return limited(table.minY(row)) / 2 + limited(table.maxY(row)) / 2;
  }

  /** Returns the bounds of a shape. */
  static Box box(ShapeTable table, int row) {
    return new Box(
        limited(table.minX(row)),
        limited(table.minY(row)),
        limited(table.maxX(row)),
        limited(table.maxY(row)));
  }

  /** Clamps a coordinate, because a circle may exceed the range of doubles. */
  private static double limited(double value) {
    return Math.max(-Double.MAX_VALUE, Math.min(Double.MAX_VALUE, value));
  }
}
