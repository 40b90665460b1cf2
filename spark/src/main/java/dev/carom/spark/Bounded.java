// SPDX-License-Identifier: Apache-2.0
package dev.carom.spark;

import dev.carom.pair.Parts;

/**
 * A shape given by its numbers, with the bounds that decide its tiles. The shuffle and the tiles
 * must use exactly the same bounds, those of {@link dev.carom.io.ShapeTable}. Each is rounded once,
 * which keeps the order, so shapes that intersect have bounds that intersect.
 */
interface Bounded {
  Parts.Kind kind();

  /**
   * Returns a number of the shape: x, y and radius of a circle; minX, minY, maxX and maxY of a box.
   */
  double number(int index);

  default double minX() {
    return switch (kind()) {
      case CIRCLE -> number(0) - number(2);
      case BOX -> number(0);
      case CAPSULE, POLYGON -> throw unknown(kind());
    };
  }

  default double minY() {
    return switch (kind()) {
      case CIRCLE -> number(1) - number(2);
      case BOX -> number(1);
      case CAPSULE, POLYGON -> throw unknown(kind());
    };
  }

  default double maxX() {
    return switch (kind()) {
      case CIRCLE -> number(0) + number(2);
      case BOX -> number(2);
      case CAPSULE, POLYGON -> throw unknown(kind());
    };
  }

  default double maxY() {
    return switch (kind()) {
      case CIRCLE -> number(1) + number(2);
      case BOX -> number(3);
      case CAPSULE, POLYGON -> throw unknown(kind());
    };
  }

  static IllegalStateException unknown(Parts.Kind kind) {
    return new IllegalStateException("tables have circles and boxes, but no " + kind);
  }
}
