package dev.carom.pair;

import static dev.carom.internal.exact.ErrorBounds.aboveSum;
import static dev.carom.internal.exact.ErrorBounds.belowSum;

import dev.carom.Box;
import dev.carom.Circle;
import dev.carom.Compound;
import dev.carom.Shape;
import dev.carom.internal.check.Arguments;
import dev.carom.internal.exact.Exact;
import java.util.Arrays;

/**
 * The circles and boxes a shape is made of, as numbers that can be written again and again. After a
 * move the numbers are sums of place and form: each is kept as the rounded sum and its tail, what
 * that lacks of the true one.
 */
public final class Parts {
  private boolean[] circles = new boolean[1];

  /** Four for each part: centre and radius of a circle, the sides of a box. */
  private double[] numbers = new double[4];

  /** What each of the numbers, rounded, lacks of the sum of place and form that it stands for. */
  private double[] tails = new double[4];

  /** Whether some tail is not 0. */
  private boolean hasTails;

  /** Whether all numbers are sums of one place and a form. */
  private boolean hasPlace;

  private double placeX;
  private double placeY;

  private int size;
  private double minX;
  private double minY;
  private double maxX;
  private double maxY;

  /** No parts, until some are added. */
  public Parts() {}

  /** How many parts there are. */
  public int size() {
    return size;
  }

  /** Removes all parts. */
  public void clear() {
    size = 0;
    hasTails = false;
    hasPlace = false;
  }

  /** Whether some numbers are not the whole truth, because rounding left tails behind. */
  public boolean hasTails() {
    return hasTails;
  }

  /** Whether all numbers are sums of one place and a form. */
  public boolean hasPlace() {
    return hasPlace;
  }

  /** The place, if there is one. */
  public double placeX() {
    return placeX;
  }

  /** The place, if there is one. */
  public double placeY() {
    return placeY;
  }

  /** Notes the place that all numbers are sums with. */
  public void setPlace(double x, double y) {
    hasPlace = true;
    placeX = x;
    placeY = y;
  }

  /** Four for each part. */
  public double[] numbers() {
    return numbers;
  }

  /** Four for each part; only if {@link #hasTails} are they all up to date. */
  public double[] tails() {
    return tails;
  }

  /** Whether a part is a circle; otherwise it is a box. */
  public boolean isCircle(int part) {
    return circles[part];
  }

  /** Whether a part is a point, or a box without width or height. */
  public boolean isFlat(int part) {
    return smallestSize(part) == 0;
  }

  /** The width of a box, or with 1 its height, with the tails. */
  private double extent(int part, int axis) {
    int at = 4 * part + axis;
    return numbers[at + 2] - numbers[at] + (tails[at + 2] - tails[at]);
  }

  /** The diameter of a circle, or the width or height of a box, whichever is smaller. */
  public double smallestSize(int part) {
    return circles[part] ? 2 * third(part) : Math.min(extent(part, 0), extent(part, 1));
  }

  /** The centre of a circle, minX of a box. */
  public double first(int part) {
    return numbers[4 * part];
  }

  /** The centre of a circle, minY of a box. */
  public double second(int part) {
    return numbers[4 * part + 1];
  }

  /** The radius of a circle, maxX of a box. */
  public double third(int part) {
    return numbers[4 * part + 2];
  }

  /** Nothing of a circle, maxY of a box. */
  public double fourth(int part) {
    return numbers[4 * part + 3];
  }

  /** Adds a circle. */
  public void addCircle(double x, double y, double radius) {
    add(true, x, y, radius, 0);
  }

  /** Adds a box. */
  public void addBox(double minX, double minY, double maxX, double maxY) {
    add(false, minX, minY, maxX, maxY);
  }

  private void add(boolean circle, double first, double second, double third, double fourth) {
    if (size == circles.length) {
      circles = Arrays.copyOf(circles, 2 * size);
      numbers = Arrays.copyOf(numbers, 8 * size);
      tails = Arrays.copyOf(tails, 8 * size);
    }
    circles[size] = circle;
    set(size++, first, second, third, fourth);
  }

  /** Adds a box whose sides are its centre less and plus half its size, without any rounding. */
  public void addBoxAt(double x, double y, double reachX, double reachY) {
    addAt(false, x, y, -reachX, -reachY, reachX, reachY);
  }

  /** Adds a part at a place, of which the other numbers are offsets, but for a circle's radius. */
  private void addAt(
      boolean circle,
      double x,
      double y,
      double first,
      double second,
      double third,
      double fourth) {
    add(
        circle,
        first + x + 0.0,
        second + y + 0.0,
        circle ? third : third + x + 0.0,
        circle ? 0 : fourth + y + 0.0);
    setPlace(x, y);
    int at = 4 * size - 4;
    tails[at] = Exact.tailOfSum(first, x);
    tails[at + 1] = Exact.tailOfSum(second, y);
    tails[at + 2] = circle ? 0 : Exact.tailOfSum(third, x);
    tails[at + 3] = circle ? 0 : Exact.tailOfSum(fourth, y);
    hasTails |= tails[at] != 0 || tails[at + 1] != 0 || tails[at + 2] != 0 || tails[at + 3] != 0;
  }

  private void set(int part, double first, double second, double third, double fourth) {
    int at = 4 * part;
    numbers[at] = first;
    numbers[at + 1] = second;
    numbers[at + 2] = third;
    numbers[at + 3] = fourth;
    tails[at] = 0;
    tails[at + 1] = 0;
    tails[at + 2] = 0;
    tails[at + 3] = 0;
  }

  /** Adds a shape, a compound part by part. */
  public void add(Shape shape) {
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
  public void set(Parts other) {
    clear();
    for (int k = 0; k < other.size; k++) {
      add(other.circles[k], other.first(k), other.second(k), other.third(k), other.fourth(k));
    }
    hasTails = other.hasTails;
    hasPlace = other.hasPlace;
    placeX = other.placeX;
    placeY = other.placeY;
    System.arraycopy(other.tails, 0, tails, 0, 4 * size);
  }

  /** Whether other parts are the same, number by number. */
  public boolean isSame(Parts other) {
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
  public Shape shape(int part) {
    return isCircle(part)
        ? new Circle(first(part), second(part), third(part))
        : new Box(first(part), second(part), third(part), fourth(part));
  }

  /** Becomes the same parts at a place, whose numbers are sums that are not rounded. */
  public void setMoved(Parts offsets, double x, double y) {
    clear();
    for (int k = 0; k < offsets.size; k++) {
      addAt(
          offsets.circles[k],
          x,
          y,
          offsets.first(k),
          offsets.second(k),
          offsets.third(k),
          offsets.fourth(k));
    }
  }

  /** Takes the rounded numbers for the truth. */
  public void dropTails() {
    hasTails = false;
    hasPlace = false;
    Arrays.fill(tails, 0, 4 * size, 0);
  }

  /** Whether parts moved by (x, y) would still have finite numbers. */
  public boolean canMoveTo(double x, double y) {
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

  /** Finds the bounds of all parts: a little too large, but for boxes without tails. */
  public void updateBounds() {
    minX = Double.POSITIVE_INFINITY;
    minY = Double.POSITIVE_INFINITY;
    maxX = Double.NEGATIVE_INFINITY;
    maxY = Double.NEGATIVE_INFINITY;
    for (int k = 0; k < size; k++) {
      double third = third(k);
      boolean circle = circles[k];
      minX = Math.min(minX, circle ? belowSum(lowest(4 * k) - third) : lowest(4 * k));
      minY = Math.min(minY, circle ? belowSum(lowest(4 * k + 1) - third) : lowest(4 * k + 1));
      maxX = Math.max(maxX, circle ? aboveSum(highest(4 * k) + third) : highest(4 * k + 2));
      maxY = Math.max(maxY, circle ? aboveSum(highest(4 * k + 1) + third) : highest(4 * k + 3));
    }
  }

  /** Whether the bounds of one part, a little too large, meet a box. */
  public boolean mayMeet(int part, double boxMinX, double boxMinY, double boxMaxX, double boxMaxY) {
    int at = 4 * part;
    double radius = circles[part] ? numbers[at + 2] : 0;
    int end = circles[part] ? at : at + 2;
    return belowSum(lowest(at) - radius) <= boxMaxX
        && belowSum(lowest(at + 1) - radius) <= boxMaxY
        && aboveSum(highest(end) + radius) >= boxMinX
        && aboveSum(highest(end + 1) + radius) >= boxMinY;
  }

  /** A double that is not above a number with its tail. */
  private double lowest(int at) {
    return tails[at] < 0 ? belowSum(numbers[at]) : numbers[at];
  }

  /** A double that is not below a number with its tail. */
  private double highest(int at) {
    return tails[at] > 0 ? aboveSum(numbers[at]) : numbers[at];
  }

  /** The smallest x, as of the last {@link #updateBounds}; and so on. */
  public double minX() {
    return minX;
  }

  /** The smallest y. */
  public double minY() {
    return minY;
  }

  /** The largest x. */
  public double maxX() {
    return maxX;
  }

  /** The largest y. */
  public double maxY() {
    return maxY;
  }
}
