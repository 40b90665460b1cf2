package dev.carom.spark;

/**
 * A shape by its numbers, and the bounds that decide which tiles it is in. Shuffle and tiles must
 * see the same bounds to the last bit: these, which are those of {@link dev.carom.io.ShapeTable}.
 * One rounding each keeps the order, so that shapes that meet have bounds that meet.
 */
interface Bounded {
  boolean isCircle();

  /** A number of the shape: of a circle x, y and radius, of a box minX, minY, maxX and maxY. */
  double number(int index);

  default double minX() {
    return isCircle() ? number(0) - number(2) : number(0);
  }

  default double minY() {
    return isCircle() ? number(1) - number(2) : number(1);
  }

  default double maxX() {
    return isCircle() ? number(0) + number(2) : number(2);
  }

  default double maxY() {
    return isCircle() ? number(1) + number(2) : number(3);
  }
}
