// SPDX-License-Identifier: Apache-2.0
package dev.carom.spark;

import dev.carom.pair.Parts;

/**
 * A shape given by its numbers, with the bounds that decide its tiles. The shuffle and the tiles
 * must use exactly the same bounds, those of {@link dev.carom.io.ShapeTable}. Each is rounded once
 * to the nearest double for circles, and outward for other shapes. Both keep the order, so shapes
 * that intersect have bounds that intersect.
 */
interface Bounded {
  /** Returns the kind of the shape as it is called in files: a turned box is a box. */
  Parts.Kind kind();

  /** Returns true if the shape is neither a circle nor a box along the axes. */
  boolean isOther();

  /** Returns how many numbers the shape has. */
  int numbers();

  /** Returns a number of the shape, as {@link dev.carom.io.ShapeRow#number} does. */
  double number(int index);

  /** Returns a side of the bounds of an {@linkplain #isOther other} shape. */
  double side(int side);

  default double minX() {
    return isOther() ? side(0) : isCircle() ? number(0) - number(2) : number(0);
  }

  default double minY() {
    return isOther() ? side(1) : isCircle() ? number(1) - number(2) : number(1);
  }

  default double maxX() {
    return isOther() ? side(2) : isCircle() ? number(0) + number(2) : number(2);
  }

  default double maxY() {
    return isOther() ? side(3) : isCircle() ? number(1) + number(2) : number(3);
  }

  private boolean isCircle() {
    return kind() == Parts.Kind.CIRCLE;
  }
}
