package dev.carom.pair;

import static dev.carom.internal.exact.ErrorBounds.aboveSum;
import static dev.carom.internal.exact.ErrorBounds.belowSum;

import dev.carom.Box;
import dev.carom.Circle;
import dev.carom.Compound;
import dev.carom.Shape;
import dev.carom.internal.check.Arguments;
import dev.carom.internal.exact.Exact;
import dev.carom.internal.exact.Rounded;
import java.util.Arrays;
import java.util.List;

/**
 * The circles and boxes a shape is made of, as numbers that can be written again and again. After a
 * move the numbers are sums of place and form: each is kept as the rounded sum and its tail, what
 * that lacks of the true one.
 */
public final class Parts {
  /** How many numbers a part has room for. */
  static final int NUMBERS = 4;

  /** The kinds of parts. */
  public enum Kind {
    /** x, y and the radius. */
    CIRCLE(3),
    /** minX, minY, maxX and maxY. */
    BOX(4);

    private final int numbers;

    Kind(int numbers) {
      this.numbers = numbers;
    }

    /** How many numbers a part of this kind has. */
    public int numbers() {
      return numbers;
    }
  }

  private Kind[] kinds = new Kind[1];

  /** For each part: centre and radius of a circle, the sides of a box. */
  private double[] numbers = new double[NUMBERS];

  /** What each of the numbers, rounded, lacks of the sum of place and form that it stands for. */
  private double[] tails = new double[NUMBERS];

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

  /** {@link #NUMBERS} for each part. */
  double[] numbers() {
    return numbers;
  }

  /** {@link #NUMBERS} for each part; only if {@link #hasTails} are they all up to date. */
  double[] tails() {
    return tails;
  }

  /** What a part is. */
  public Kind kind(int part) {
    return kinds[part];
  }

  /** Whether a part is a point, or a box without width or height. */
  public boolean isFlat(int part) {
    return smallestSize(part) == 0;
  }

  /** The width of a box, or with 1 its height, with the tails. */
  private double extent(int part, int axis) {
    int at = NUMBERS * part + axis;
    return numbers[at + 2] - numbers[at] + (tails[at + 2] - tails[at]);
  }

  /** The diameter of a circle, or the width or height of a box, whichever is smaller. */
  public double smallestSize(int part) {
    return switch (kinds[part]) {
      case CIRCLE -> 2 * third(part);
      case BOX -> Math.min(extent(part, 0), extent(part, 1));
    };
  }

  /** The largest size of a coordinate of a part's bounds. */
  public double largestCoordinate(int part) {
    double start = Math.max(Math.abs(first(part)), Math.abs(second(part)));
    double end =
        switch (kinds[part]) {
          case CIRCLE -> start + third(part);
          case BOX -> Math.max(Math.abs(third(part)), Math.abs(fourth(part)));
        };
    return Math.max(start, end);
  }

  /** How far a part reaches beyond its coordinates. */
  private double radius(int part) {
    return switch (kinds[part]) {
      case CIRCLE -> third(part);
      case BOX -> 0;
    };
  }

  /** Where the smallest coordinates of a part are: that on x, and after it that on y. */
  private static int nearEnd(int part) {
    return NUMBERS * part;
  }

  /** Where the largest coordinates of a part are: that on x, and after it that on y. */
  private int farEnd(int part) {
    return switch (kinds[part]) {
      case CIRCLE -> NUMBERS * part;
      case BOX -> NUMBERS * part + 2;
    };
  }

  /** One of the {@linkplain Kind#numbers numbers} of a part, the first with index 0. */
  public double number(int part, int index) {
    return numbers[NUMBERS * part + index];
  }

  /** The centre of a circle, minX of a box. */
  public double first(int part) {
    return numbers[NUMBERS * part];
  }

  /** The centre of a circle, minY of a box. */
  public double second(int part) {
    return numbers[NUMBERS * part + 1];
  }

  /** The radius of a circle, maxX of a box. */
  public double third(int part) {
    return numbers[NUMBERS * part + 2];
  }

  /** Nothing of a circle, maxY of a box. */
  public double fourth(int part) {
    return numbers[NUMBERS * part + 3];
  }

  /** Adds a circle. */
  public void addCircle(double x, double y, double radius) {
    add(Kind.CIRCLE, x, y, radius, 0);
  }

  /** Becomes a circle, and returns it. */
  public Parts setCircle(double x, double y, double radius) {
    clear();
    addCircle(x, y, radius);
    return this;
  }

  /** Adds a box. */
  public void addBox(double minX, double minY, double maxX, double maxY) {
    add(Kind.BOX, minX, minY, maxX, maxY);
  }

  /** Becomes a box, and returns it. */
  public Parts setBox(double minX, double minY, double maxX, double maxY) {
    clear();
    addBox(minX, minY, maxX, maxY);
    return this;
  }

  private void add(Kind kind, double first, double second, double third, double fourth) {
    if (size == kinds.length) {
      kinds = Arrays.copyOf(kinds, 2 * size);
      numbers = Arrays.copyOf(numbers, 2 * NUMBERS * size);
      tails = Arrays.copyOf(tails, 2 * NUMBERS * size);
    }
    kinds[size] = kind;
    set(size++, first, second, third, fourth);
  }

  /** Becomes a box whose sides are its centre less and plus half its size, without rounding. */
  public Parts setBoxAt(double x, double y, double reachX, double reachY) {
    clear();
    addAt(Kind.BOX, x, y, -reachX, -reachY, reachX, reachY);
    return this;
  }

  /** Adds a part at a place, of which its coordinates are offsets. */
  private void addAt(
      Kind kind, double x, double y, double first, double second, double third, double fourth) {
    add(kind, first + x + 0.0, second + y + 0.0, third, fourth);
    setPlace(x, y);
    int at = NUMBERS * size - NUMBERS;
    tails[at] = Exact.tailOfSum(first, x);
    tails[at + 1] = Exact.tailOfSum(second, y);
    int far = farEnd(size - 1);
    if (far > at) {
      numbers[far] = third + x + 0.0;
      numbers[far + 1] = fourth + y + 0.0;
      tails[far] = Exact.tailOfSum(third, x);
      tails[far + 1] = Exact.tailOfSum(fourth, y);
    }
    hasTails |= tails[at] != 0 || tails[at + 1] != 0 || tails[far] != 0 || tails[far + 1] != 0;
  }

  private void set(int part, double first, double second, double third, double fourth) {
    int at = NUMBERS * part;
    numbers[at] = first;
    numbers[at + 1] = second;
    numbers[at + 2] = third;
    numbers[at + 3] = fourth;
    tails[at] = 0;
    tails[at + 1] = 0;
    tails[at + 2] = 0;
    tails[at + 3] = 0;
  }

  /** Adds a shape, a compound part by part, and returns these parts. */
  public Parts add(Shape shape) {
    return switch (shape.kind()) {
      case CIRCLE -> {
        Circle circle = (Circle) shape;
        addCircle(circle.x(), circle.y(), circle.radius());
        yield this;
      }
      case BOX -> {
        Box box = (Box) shape;
        addBox(box.minX(), box.minY(), box.maxX(), box.maxY());
        yield this;
      }
      case COMPOUND -> addAll(((Compound) shape).parts());
    };
  }

  /** Adds the parts of a compound, where they are or as offsets, and returns all. */
  public Parts addAll(List<Shape> parts) {
    for (int k = 0; k < parts.size(); k++) {
      add(parts.get(k));
    }
    return this;
  }

  /** Becomes the same as other parts. */
  public void set(Parts other) {
    clear();
    for (int k = 0; k < other.size; k++) {
      add(other.kinds[k], other.first(k), other.second(k), other.third(k), other.fourth(k));
    }
    hasTails = other.hasTails;
    hasPlace = other.hasPlace;
    placeX = other.placeX;
    placeY = other.placeY;
    System.arraycopy(other.tails, 0, tails, 0, NUMBERS * size);
  }

  /** Whether other parts are the same, number by number. */
  public boolean isSame(Parts other) {
    if (size != other.size) {
      return false;
    }
    for (int k = 0; k < size; k++) {
      if (kinds[k] != other.kinds[k]
          || first(k) != other.first(k)
          || second(k) != other.second(k)
          || third(k) != other.third(k)
          || fourth(k) != other.fourth(k)) {
        return false;
      }
    }
    return true;
  }

  /** One part as a value, whose numbers are rounded. */
  public Shape shape(int part) {
    return switch (kinds[part]) {
      case CIRCLE -> new Circle(first(part), second(part), third(part));
      case BOX -> new Box(first(part), second(part), third(part), fourth(part));
    };
  }

  /** Becomes the same parts at a place, whose numbers are sums that are not rounded. */
  public Parts setMoved(Parts offsets, double x, double y) {
    clear();
    for (int k = 0; k < offsets.size; k++) {
      addAt(
          offsets.kinds[k],
          x,
          y,
          offsets.first(k),
          offsets.second(k),
          offsets.third(k),
          offsets.fourth(k));
    }
    return this;
  }

  /** Becomes the same parts at a place as a compound has them that is given there: rounded. */
  public void setRounded(Parts offsets, double x, double y) {
    clear();
    for (int k = 0; k < offsets.size; k++) {
      add(
          offsets.kinds[k],
          offsets.first(k),
          offsets.second(k),
          offsets.third(k),
          offsets.fourth(k));
      int near = nearEnd(k);
      int far = farEnd(k);
      if (far > near) {
        move(far, x, y);
      }
      move(near, x, y);
    }
  }

  private void move(int at, double x, double y) {
    numbers[at] = numbers[at] + x + 0.0;
    numbers[at + 1] = numbers[at + 1] + y + 0.0;
  }

  /** Whether parts moved by (x, y) would still have finite numbers. */
  public boolean canMoveTo(double x, double y) {
    for (int k = 0; k < size; k++) {
      if (!canMoveTo(nearEnd(k), x, y) || !canMoveTo(farEnd(k), x, y)) {
        return false;
      }
    }
    return true;
  }

  private boolean canMoveTo(int at, double x, double y) {
    return Arguments.isFinite(numbers[at] + x) && Arguments.isFinite(numbers[at + 1] + y);
  }

  /** Finds the bounds of all parts: a little too large, but for boxes without tails. */
  public void updateBounds() {
    minX = Double.POSITIVE_INFINITY;
    minY = Double.POSITIVE_INFINITY;
    maxX = Double.NEGATIVE_INFINITY;
    maxY = Double.NEGATIVE_INFINITY;
    for (int k = 0; k < size; k++) {
      minX = Math.min(minX, low(k, 0));
      minY = Math.min(minY, low(k, 1));
      maxX = Math.max(maxX, high(k, 0));
      maxY = Math.max(maxY, high(k, 1));
    }
  }

  /** A lower bound of a part along x, or with 1 along y. */
  private double low(int part, int axis) {
    double nearest = lowest(nearEnd(part) + axis);
    return switch (kinds[part]) {
      case CIRCLE -> belowSum(nearest - third(part));
      case BOX -> nearest;
    };
  }

  /** An upper bound of a part along x, or with 1 along y. */
  private double high(int part, int axis) {
    double farthest = highest(farEnd(part) + axis);
    return switch (kinds[part]) {
      case CIRCLE -> aboveSum(farthest + third(part));
      case BOX -> farthest;
    };
  }

  /** Finds the smallest box of doubles around all parts, or what it has of the range of doubles. */
  void updateSmallestBounds() {
    minX = Double.POSITIVE_INFINITY;
    minY = Double.POSITIVE_INFINITY;
    maxX = Double.NEGATIVE_INFINITY;
    maxY = Double.NEGATIVE_INFINITY;
    for (int k = 0; k < size; k++) {
      minX = Math.min(minX, smallest(k, 0));
      minY = Math.min(minY, smallest(k, 1));
      maxX = Math.max(maxX, largest(k, 0));
      maxY = Math.max(maxY, largest(k, 1));
    }
  }

  private double smallest(int part, int axis) {
    double nearest = numbers[nearEnd(part) + axis];
    return switch (kinds[part]) {
      case CIRCLE -> Rounded.sumBelow(nearest, -third(part)) + 0.0;
      case BOX -> nearest;
    };
  }

  private double largest(int part, int axis) {
    double farthest = numbers[farEnd(part) + axis];
    return switch (kinds[part]) {
      case CIRCLE -> Rounded.sumAbove(farthest, third(part)) + 0.0;
      case BOX -> farthest;
    };
  }

  /** Whether the bounds of one part, a little too large, meet a box. */
  public boolean mayMeet(int part, double boxMinX, double boxMinY, double boxMaxX, double boxMaxY) {
    int near = nearEnd(part);
    int far = farEnd(part);
    double radius = radius(part);
    return belowSum(lowest(near) - radius) <= boxMaxX
        && belowSum(lowest(near + 1) - radius) <= boxMaxY
        && aboveSum(highest(far) + radius) >= boxMinX
        && aboveSum(highest(far + 1) + radius) >= boxMinY;
  }

  /**
   * How far a part must go to be beyond the bounds of a part of another shape, along the axis and
   * in the direction of which one is -1 or 1 and the other 0; negative if it is beyond and farther,
   * and 0 exactly if it is just there.
   */
  public double distanceBeyond(int part, Parts other, int otherPart, int outwardX, int outwardY) {
    int sign = outwardX + outwardY;
    int axis = outwardX != 0 ? 0 : 1;
    int fromEdge = axis + (sign > 0 ? nearEnd(part) : farEnd(part));
    int toEdge = axis + (sign > 0 ? other.farEnd(otherPart) : nearEnd(otherPart));
    double from = sign * numbers[fromEdge];
    double to = sign * other.numbers[toEdge];
    double fromTail = sign * tails[fromEdge];
    double toTail = sign * other.tails[toEdge];
    double fromRadius = radius(part);
    double toRadius = other.radius(otherPart);
    double way = to + toRadius - (from - fromRadius) + (toTail - fromTail);
    int exact = Exact.signOfSum(to, toRadius, -from, fromRadius, toTail, -fromTail);
    // The rounded way may have lost its sign, which decides.
    return exact == 0
        ? 0
        : exact > 0 ? Math.max(way, Double.MIN_VALUE) : Math.min(way, 0 - Double.MIN_VALUE);
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
