package dev.carom.world;

import dev.carom.Box;
import dev.carom.Circle;
import dev.carom.Compound;
import dev.carom.Shape;
import java.util.Arrays;

/** The circles and boxes a shape is made of, as numbers that can be written again and again. */
final class Parts {
  private boolean[] circles = new boolean[1];

  /** Four for each part: centre and radius of a circle, the sides of a box. */
  private double[] numbers = new double[4];

  private int size;
  private double minX;
  private double minY;
  private double maxX;
  private double maxY;

  int size() {
    return size;
  }

  void clear() {
    size = 0;
  }

  boolean isCircle(int part) {
    return circles[part];
  }

  /** Whether a part is a point, or a box without width or height. */
  boolean isFlat(int part) {
    return smallestSize(part) == 0;
  }

  /** The diameter of a circle, or the width or height of a box, whichever is smaller. */
  double smallestSize(int part) {
    return circles[part]
        ? 2 * third(part)
        : Math.min(third(part) - first(part), fourth(part) - second(part));
  }

  /** The centre of a circle, minX of a box. */
  double first(int part) {
    return numbers[4 * part];
  }

  /** The centre of a circle, minY of a box. */
  double second(int part) {
    return numbers[4 * part + 1];
  }

  /** The radius of a circle, maxX of a box. */
  double third(int part) {
    return numbers[4 * part + 2];
  }

  /** Nothing of a circle, maxY of a box. */
  double fourth(int part) {
    return numbers[4 * part + 3];
  }

  void addCircle(double x, double y, double radius) {
    add(true, x, y, radius, 0);
  }

  void addBox(double minX, double minY, double maxX, double maxY) {
    add(false, minX, minY, maxX, maxY);
  }

  private void add(boolean circle, double first, double second, double third, double fourth) {
    if (size == circles.length) {
      circles = Arrays.copyOf(circles, 2 * size);
      numbers = Arrays.copyOf(numbers, 8 * size);
    }
    circles[size] = circle;
    set(size++, first, second, third, fourth);
  }

  private void set(int part, double first, double second, double third, double fourth) {
    numbers[4 * part] = first;
    numbers[4 * part + 1] = second;
    numbers[4 * part + 2] = third;
    numbers[4 * part + 3] = fourth;
  }

  /** Adds a shape, a compound part by part. */
  void add(Shape shape) {
    switch (shape.kind()) {
      case CIRCLE -> {
        Circle circle = (Circle) shape;
        addCircle(circle.x(), circle.y(), circle.radius());
      }
      case BOX -> {
        Box box = (Box) shape;
        addBox(box.minX(), box.minY(), box.maxX(), box.maxY());
      }
      case COMPOUND -> {
        Compound compound = (Compound) shape;
        for (int k = 0; k < compound.parts().size(); k++) {
          add(compound.parts().get(k));
        }
      }
    }
  }

  /** Becomes the same as other parts. */
  void set(Parts other) {
    clear();
    for (int k = 0; k < other.size; k++) {
      add(other.circles[k], other.first(k), other.second(k), other.third(k), other.fourth(k));
    }
  }

  /** Whether other parts are the same, number by number. */
  boolean isSame(Parts other) {
    if (size != other.size) {
      return false;
    }
    for (int k = 0; k < size; k++) {
      if (circles[k] != other.circles[k]
          || first(k) != other.first(k)
          || second(k) != other.second(k)
          || third(k) != other.third(k)
          || fourth(k) != other.fourth(k)) {
        return false;
      }
    }
    return true;
  }

  /** One part as a value. */
  Shape shape(int part) {
    return isCircle(part)
        ? new Circle(first(part), second(part), third(part))
        : new Box(first(part), second(part), third(part), fourth(part));
  }

  /** Becomes the same parts moved, rounded as {@link Shape#translate} does. */
  void setMoved(Parts offsets, double x, double y) {
    clear();
    for (int k = 0; k < offsets.size; k++) {
      boolean circle = offsets.circles[k];
      add(
          circle,
          offsets.first(k) + x + 0.0,
          offsets.second(k) + y + 0.0,
          circle ? offsets.third(k) : offsets.third(k) + x + 0.0,
          circle ? 0 : offsets.fourth(k) + y + 0.0);
    }
  }

  /** Whether parts moved by (x, y) would still have finite numbers. */
  boolean canMoveTo(double x, double y) {
    for (int k = 0; k < size; k++) {
      double radiusX = circles[k] ? 0 : x;
      double radiusY = circles[k] ? 0 : y;
      if (!Arguments.isFinite(first(k) + x)
          || !Arguments.isFinite(second(k) + y)
          || !Arguments.isFinite(third(k) + radiusX)
          || !Arguments.isFinite(fourth(k) + radiusY)) {
        return false;
      }
    }
    return true;
  }

  /** Finds the bounds of all parts: those of circles a little too large, those of boxes exact. */
  void updateBounds() {
    minX = Double.POSITIVE_INFINITY;
    minY = Double.POSITIVE_INFINITY;
    maxX = Double.NEGATIVE_INFINITY;
    maxY = Double.NEGATIVE_INFINITY;
    for (int k = 0; k < size; k++) {
      double first = first(k);
      double second = second(k);
      double third = third(k);
      boolean circle = circles[k];
      minX = Math.min(minX, circle ? below(first - third) : first);
      minY = Math.min(minY, circle ? below(second - third) : second);
      maxX = Math.max(maxX, circle ? above(first + third) : third);
      maxY = Math.max(maxY, circle ? above(second + third) : fourth(k));
    }
  }

  /** The smallest x, as of the last {@link #updateBounds}; and so on. */
  double minX() {
    return minX;
  }

  double minY() {
    return minY;
  }

  double maxX() {
    return maxX;
  }

  double maxY() {
    return maxY;
  }

  /** Below a sum that was rounded to this; cheaper than the next double, and as good for bounds. */
  static double below(double sum) {
    return sum - (Math.abs(sum) * 0x1p-52 + 0x1p-1000);
  }

  /** Above a sum that was rounded to this. */
  static double above(double sum) {
    return sum + (Math.abs(sum) * 0x1p-52 + 0x1p-1000);
  }
}
