// SPDX-License-Identifier: Apache-2.0
package dev.carom.pair;

import static dev.carom.internal.exact.ErrorBounds.aboveSum;
import static dev.carom.internal.exact.ErrorBounds.belowSum;

import dev.carom.Box;
import dev.carom.Capsule;
import dev.carom.Circle;
import dev.carom.Compound;
import dev.carom.Polygon;
import dev.carom.Shape;
import dev.carom.internal.check.Arguments;
import dev.carom.internal.exact.ErrorBounds;
import dev.carom.internal.exact.Exact;
import dev.carom.internal.exact.Rounded;
import dev.carom.internal.form.CornerExtents;
import dev.carom.internal.form.PolygonAccess;
import dev.carom.internal.form.TurnedCorners;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * The convex parts that a shape is made of, as a reusable list of numbers. After a move each number
 * is the sum of a place and a form: it is stored as the rounded sum plus its tail, the difference
 * to the exact sum.
 */
public final class Parts {
  static {
    // Initializes the class, which only then lets others make polygons without a check.
    Polygon.of(0, 0, 1, 0, 0, 1);
  }

  /** The space reserved for each part, in numbers. */
  static final int NUMBERS = 4;

  /** How many numbers the bounds of a part are. */
  static final int SIDES = 4;

  /** The kinds of parts. */
  public enum Kind {
    /** x, y and the radius. */
    CIRCLE(3),
    /** minX, minY, maxX and maxY. */
    BOX(4),
    /** x and y of both ends, and the radius. */
    CAPSULE(5),
    /** x and y of the place, and the radius; the corners are apart. */
    POLYGON(3);

    private final int numbers;

    Kind(int numbers) {
      this.numbers = numbers;
    }

    /** Returns how many numbers a part of this kind has. */
    public int numbers() {
      return numbers;
    }
  }

  private Kind[] kinds = new Kind[1];

  /**
   * The centre and radius of each circle, the sides of each box, the ends of each capsule, the
   * place of each polygon.
   */
  private double[] numbers = new double[NUMBERS];

  /** The radius of each capsule and polygon. */
  private double[] radii = new double[1];

  /** The corners of each polygon relative to its place; the array may be longer. */
  private double[][] corners = new double[1][];

  private int[] cornerCounts = new int[1];

  /** Arrays for corners that are computed or copied here, by part; created when needed. */
  private double[][] ownCorners = new double[1][];

  /** True if arrays of corners are overwritten some time, so that a copy needs its own. */
  private boolean cornersChange;

  /** The exact sum of place and form minus the rounded number, for each of the numbers. */
  private double[] tails = new double[NUMBERS];

  /** True if some tail is not 0. */
  private boolean hasTails;

  /** True if all numbers are sums of one place and a form. */
  private boolean hasPlace;

  private double placeX;
  private double placeY;

  private int size;
  private double minX;
  private double minY;
  private double maxX;
  private double maxY;

  /**
   * The smallest x and y and the largest x and y of each part, as of the last {@link
   * #updateBounds}; null until a list of several parts needs them.
   */
  private double[] sides;

  private boolean hasSides;

  /** Creates an empty list. */
  public Parts() {}

  /** Returns the number of parts. */
  public int size() {
    return size;
  }

  /** Removes all parts. */
  public void clear() {
    size = 0;
    hasSides = false;
    hasTails = false;
    hasPlace = false;
    cornersChange = false;
  }

  /**
   * Returns true for a single circle or box without tails, whose numbers say everything about it.
   */
  public boolean isSimple() {
    return size == 1 && !hasTails && !isGeneral(0);
  }

  /** Returns true if some numbers are not exact because rounding left tails behind. */
  public boolean hasTails() {
    return hasTails;
  }

  /** Returns true if all numbers are sums of one place and a form. */
  public boolean hasPlace() {
    return hasPlace;
  }

  /** Returns x of the place; unspecified without one. */
  public double placeX() {
    return placeX;
  }

  /** Returns y of the place; unspecified without one. */
  public double placeY() {
    return placeY;
  }

  /** Records the place that is part of all numbers. */
  public void setPlace(double x, double y) {
    hasPlace = true;
    placeX = x;
    placeY = y;
  }

  /** Returns true if some part is neither a circle nor a box. */
  public boolean hasGeneral() {
    for (int k = 0; k < size; k++) {
      if (isGeneral(k)) {
        return true;
      }
    }
    return false;
  }

  private boolean isGeneral(int part) {
    return PairKind.of(kinds[part], kinds[part]) == PairKind.GENERAL;
  }

  /** Returns the numbers, {@link #NUMBERS} for each part. */
  double[] numbers() {
    return numbers;
  }

  /** Returns the tails, {@link #NUMBERS} for each part; up to date only if {@link #hasTails}. */
  double[] tails() {
    return tails;
  }

  /** Returns the kind of a part. */
  public Kind kind(int part) {
    return kinds[part];
  }

  /** Returns true if a part is a point, a segment, or a box without width or height. */
  public boolean isFlat(int part) {
    return kinds[part] != Kind.POLYGON && smallestSize(part) == 0;
  }

  /** Returns the width of a box for axis 0 or its height for axis 1, including the tails. */
  private double extent(int part, int axis) {
    int at = NUMBERS * part + axis;
    return numbers[at + 2] - numbers[at] + (tails[at + 2] - tails[at]);
  }

  /**
   * Returns the diameter of a circle, the smaller of the width and height of a box, or the smallest
   * width of a capsule or polygon in any direction.
   */
  public double smallestSize(int part) {
    return switch (kinds[part]) {
      case CIRCLE -> 2 * third(part);
      case BOX -> Math.min(extent(part, 0), extent(part, 1));
      case CAPSULE -> 2 * radii[part];
      case POLYGON ->
          2 * radii[part] + CornerExtents.smallestWidth(corners[part], cornerCounts[part]);
    };
  }

  /** Returns the largest absolute coordinate of a part's bounds. */
  public double largestCoordinate(int part) {
    double start = Math.max(Math.abs(first(part)), Math.abs(second(part)));
    double end =
        switch (kinds[part]) {
          case CIRCLE -> start + third(part);
          case BOX -> Math.max(Math.abs(third(part)), Math.abs(fourth(part)));
          case CAPSULE ->
              Math.max(start, Math.max(Math.abs(third(part)), Math.abs(fourth(part))))
                  + radii[part];
          case POLYGON ->
              start + CornerExtents.largest(corners[part], cornerCounts[part]) + radii[part];
        };
    return Math.max(start, end);
  }

  /**
   * Returns how far the rounding of its coordinates may have turned an edge with this normal: an
   * ulp of the largest for each of its ends, relative to its length. Returns the largest of all
   * such edges, or 0 if there are none.
   */
  public double turnOfEdges(double normalX, double normalY) {
    double largest = 0;
    for (int part = 0; part < size; part++) {
      double error = 2 * Rounded.ulp(largestCornerCoordinate(part));
      if (kinds[part] == Kind.CAPSULE) {
        double edgeX = third(part) - first(part);
        double edgeY = fourth(part) - second(part);
        largest = Math.max(largest, turnOfEdge(edgeX, edgeY, normalX, normalY, error));
      } else if (kinds[part] == Kind.POLYGON) {
        double[] form = corners[part];
        int last = 2 * cornerCounts[part] - 2;
        for (int k = 0; k <= last; k += 2) {
          double edgeX = form[k] - form[k == 0 ? last : k - 2];
          double edgeY = form[k + 1] - form[k == 0 ? last + 1 : k - 1];
          largest = Math.max(largest, turnOfEdge(edgeX, edgeY, normalX, normalY, error));
        }
      }
    }
    return largest;
  }

  /** Returns the largest absolute coordinate of the corners of a part, without its radius. */
  private double largestCornerCoordinate(int part) {
    if (kinds[part] != Kind.POLYGON) {
      return largestCoordinate(part) - radius(part);
    }
    double largest = 0;
    for (int k = 0; k < 2 * cornerCounts[part]; k += 2) {
      double x = first(part) + corners[part][k];
      double y = second(part) + corners[part][k + 1];
      largest = Math.max(largest, Math.max(Math.abs(x), Math.abs(y)));
    }
    return largest;
  }

  private static double turnOfEdge(
      double edgeX, double edgeY, double normalX, double normalY, double error) {
    double length = Rounded.length(edgeX, edgeY);
    double across = Math.abs(edgeX * normalX + edgeY * normalY);
    boolean hasNormal = length > 0 && across <= length * ErrorBounds.NEGLIGIBLE + 2 * error;
    return hasNormal ? error / length : 0;
  }

  /** Returns how far a part extends beyond its coordinates. */
  public double radius(int part) {
    return switch (kinds[part]) {
      case CIRCLE -> third(part);
      case BOX -> 0;
      case CAPSULE, POLYGON -> radii[part];
    };
  }

  /**
   * Returns the corners of a polygon relative to its place, x and y in turn; not a copy, and
   * possibly longer. Unspecified for other parts.
   */
  public double[] corners(int part) {
    return corners[part];
  }

  /** Returns how many corners a polygon has; unspecified for other parts. */
  public int cornerCount(int part) {
    return cornerCounts[part];
  }

  /** Returns x of a corner relative to the polygon's place for even numbers, y for odd ones. */
  public double cornerNumber(int part, int index) {
    return corners[part][index];
  }

  /** Returns true if the corners of a polygon are in order and span an area. */
  public boolean isConvex(int part) {
    return TurnedCorners.areOrdered(corners[part], cornerCounts[part]);
  }

  /**
   * Returns what was added to the place to get one of the numbers; unspecified if there is no
   * place.
   */
  double offset(int part, int index) {
    int at = NUMBERS * part + index;
    boolean isSum = index < 2 || farEnd(part) > nearEnd(part);
    return isSum
        ? Exact.missingTerm(numbers[at], tails[at], index % 2 == 0 ? placeX : placeY)
        : numbers[at];
  }

  /** Returns the index of a part's smallest x; its smallest y follows. */
  private static int nearEnd(int part) {
    return NUMBERS * part;
  }

  /** Returns the index of a part's largest x; its largest y follows. */
  private int farEnd(int part) {
    return switch (kinds[part]) {
      case CIRCLE, POLYGON -> NUMBERS * part;
      case BOX, CAPSULE -> NUMBERS * part + 2;
    };
  }

  /** Returns the first, second, third or fourth number of a part; the first has index 0. */
  public double number(int part, int index) {
    return numbers[NUMBERS * part + index];
  }

  /** Returns x of a circle's centre, or minX of a box. */
  public double first(int part) {
    return numbers[NUMBERS * part];
  }

  /** Returns y of a circle's centre, or minY of a box. */
  public double second(int part) {
    return numbers[NUMBERS * part + 1];
  }

  /** Returns the radius of a circle, or maxX of a box. */
  public double third(int part) {
    return numbers[NUMBERS * part + 2];
  }

  /** Returns maxY of a box; unspecified for a circle. */
  public double fourth(int part) {
    return numbers[NUMBERS * part + 3];
  }

  /** Adds a circle. */
  public void addCircle(double x, double y, double radius) {
    add(Kind.CIRCLE, x, y, radius, 0);
  }

  /** Replaces all parts by a circle and returns this list. */
  public Parts setCircle(double x, double y, double radius) {
    clear();
    addCircle(x, y, radius);
    return this;
  }

  /** Adds a box. */
  public void addBox(double minX, double minY, double maxX, double maxY) {
    add(Kind.BOX, minX, minY, maxX, maxY);
  }

  /** Replaces all parts by a box and returns this list. */
  public Parts setBox(double minX, double minY, double maxX, double maxY) {
    clear();
    addBox(minX, minY, maxX, maxY);
    return this;
  }

  /** Adds a capsule. */
  public void addCapsule(double x0, double y0, double x1, double y1, double radius) {
    add(Kind.CAPSULE, x0, y0, x1, y1);
    radii[size - 1] = radius;
  }

  /** Adds a polygon whose corners, which are not copied and must not change, are at a place. */
  public void addPolygon(double[] form, double x, double y, double radius) {
    add(Kind.POLYGON, x, y, 0, 0);
    radii[size - 1] = radius;
    corners[size - 1] = form;
    cornerCounts[size - 1] = form.length / 2;
  }

  /**
   * Adds a polygon with room for this many corners, and returns the array for the caller to fill
   * before anything else is done with this list.
   */
  public double[] addPolygon(int count, double x, double y, double radius) {
    add(Kind.POLYGON, x, y, 0, 0);
    int part = size - 1;
    radii[part] = radius;
    if (ownCorners[part] == null || ownCorners[part].length < 2 * count) {
      ownCorners[part] = new double[2 * count];
    }
    corners[part] = ownCorners[part];
    cornerCounts[part] = count;
    cornersChange = true;
    return corners[part];
  }

  /** Adds a polygon as it would be at (0, 0). */
  public void addForm(Polygon polygon) {
    addPolygon(PolygonAccess.offsetsOf(polygon), 0, 0, polygon.radius());
  }

  private void add(Kind kind, double first, double second, double third, double fourth) {
    if (size == kinds.length) {
      radii = Arrays.copyOf(radii, 2 * size);
      corners = Arrays.copyOf(corners, 2 * size);
      cornerCounts = Arrays.copyOf(cornerCounts, 2 * size);
      ownCorners = Arrays.copyOf(ownCorners, 2 * size);
      kinds = Arrays.copyOf(kinds, 2 * size);
      numbers = Arrays.copyOf(numbers, 2 * NUMBERS * size);
      tails = Arrays.copyOf(tails, 2 * NUMBERS * size);
    }
    hasSides = false;
    // A reference is stored only if it changes, because of the collectors' barriers.
    if (kinds[size] != kind) {
      kinds[size] = kind;
    }
    set(size++, first, second, third, fourth);
  }

  /**
   * Replaces all parts by the box centre ± half its size, without rounding, and returns this list.
   */
  public Parts setBoxAt(double x, double y, double reachX, double reachY) {
    clear();
    addAt(Kind.BOX, x, y, -reachX, -reachY, reachX, reachY);
    return this;
  }

  /** Adds a part whose coordinates are offsets from a place. */
  private void addAt(
      Kind kind, double x, double y, double first, double second, double third, double fourth) {
    add(kind, first, second, third, fourth);
    setPlace(x, y);
    putAt(size - 1, x, y, first, second, third, fourth);
  }

  /** Sets the sums of a place and offsets for a part. */
  private void putAt(
      int part, double x, double y, double first, double second, double third, double fourth) {
    int at = NUMBERS * part;
    putFirstTwo(at, x, y, first, second);
    int far = farEnd(part);
    if (far > at) {
      numbers[far] = third + x + 0.0;
      numbers[far + 1] = fourth + y + 0.0;
      tails[far] = Exact.tailOfSum(third, x);
      tails[far + 1] = Exact.tailOfSum(fourth, y);
    }
    hasTails |= tails[at] != 0 || tails[at + 1] != 0 || tails[far] != 0 || tails[far + 1] != 0;
  }

  /** Sets the sums of a place and an offset for the first two numbers of a part. */
  private void putFirstTwo(int at, double x, double y, double first, double second) {
    numbers[at] = first + x + 0.0;
    numbers[at + 1] = second + y + 0.0;
    tails[at] = Exact.tailOfSum(first, x);
    tails[at + 1] = Exact.tailOfSum(second, y);
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

  /** Adds a shape, a compound part by part, and returns this list. */
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
      case CAPSULE -> {
        Capsule capsule = (Capsule) shape;
        addCapsule(capsule.x0(), capsule.y0(), capsule.x1(), capsule.y1(), capsule.radius());
        yield this;
      }
      case POLYGON -> {
        Polygon polygon = (Polygon) shape;
        double[] form = PolygonAccess.offsetsOf(polygon);
        addPolygon(form, polygon.x(), polygon.y(), polygon.radius());
        yield this;
      }
      case COMPOUND -> addAll(((Compound) shape).parts());
    };
  }

  /** Adds the parts of a compound, absolute or as offsets, and returns this list. */
  public Parts addAll(List<Shape> parts) {
    for (int k = 0; k < parts.size(); k++) {
      add(parts.get(k));
    }
    return this;
  }

  /** Copies the other list into this one. */
  public void set(Parts other) {
    if (kinds[0] == other.kinds[0] && isSimple() && other.isSimple()) {
      // Often a shape that has only moved: 2 % less time for sweeps of a probe.
      set(0, other.first(0), other.second(0), other.third(0), other.fourth(0));
      hasSides = false;
      cornersChange = other.cornersChange;
    } else {
      setAll(other);
    }
    hasPlace = other.hasPlace;
    placeX = other.placeX;
    placeY = other.placeY;
  }

  private void setAll(Parts other) {
    clear();
    for (int k = 0; k < other.size; k++) {
      if (other.cornersChange && other.kinds[k] == Kind.POLYGON) {
        int count = other.cornerCounts[k];
        double[] own = addPolygon(count, other.first(k), other.second(k), other.radii[k]);
        System.arraycopy(other.corners[k], 0, own, 0, 2 * count);
      } else {
        addCopy(other, k);
      }
    }
    hasTails = other.hasTails;
    if (hasTails) {
      System.arraycopy(other.tails, 0, tails, 0, NUMBERS * size);
    }
    if (other.hasSides) {
      makeRoomForSides();
      System.arraycopy(other.sides, 0, sides, 0, SIDES * size);
    }
  }

  private void addCopy(Parts other, int k) {
    add(other.kinds[k], other.first(k), other.second(k), other.third(k), other.fourth(k));
    shareForm(other, k);
  }

  /** Takes the radius and the corners of another list's part for the part added last. */
  private void shareForm(Parts other, int k) {
    radii[size - 1] = other.radii[k];
    if (corners[size - 1] != other.corners[k]) {
      corners[size - 1] = other.corners[k];
    }
    cornerCounts[size - 1] = other.cornerCounts[k];
    cornersChange |= other.cornersChange;
  }

  /** Returns true if the other list holds the same parts, number by number. */
  public boolean isSame(Parts other) {
    if (size != other.size) {
      return false;
    }
    for (int k = 0; k < size; k++) {
      if (kinds[k] != other.kinds[k]
          || first(k) != other.first(k)
          || second(k) != other.second(k)
          || third(k) != other.third(k)
          || fourth(k) != other.fourth(k)
          || radius(k) != other.radius(k)
          || kinds[k] == Kind.POLYGON && !hasSameCorners(k, other)) {
        return false;
      }
    }
    return true;
  }

  private boolean hasSameCorners(int part, Parts other) {
    boolean isSame = cornerCounts[part] == other.cornerCounts[part];
    for (int k = 0; k < 2 * cornerCounts[part] && isSame; k++) {
      isSame = corners[part][k] == other.corners[part][k];
    }
    return isSame;
  }

  /** Returns a part as a shape, with rounded numbers. */
  public Shape shape(int part) {
    return switch (kinds[part]) {
      case CIRCLE -> new Circle(first(part), second(part), third(part));
      case BOX -> new Box(first(part), second(part), third(part), fourth(part));
      case CAPSULE ->
          new Capsule(first(part), second(part), third(part), fourth(part), radii[part]);
      case POLYGON ->
          (Polygon)
              PolygonAccess.polygon(copyOfCorners(part), first(part), second(part), radii[part]);
    };
  }

  private double[] copyOfCorners(int part) {
    return cornersChange ? Arrays.copyOf(corners[part], 2 * cornerCounts[part]) : corners[part];
  }

  /** Returns the compound of these parts, which are its offsets, at a position. */
  public Compound compoundAt(double x, double y) {
    List<Shape> shapes = new ArrayList<>(size);
    for (int k = 0; k < size; k++) {
      shapes.add(shape(k));
    }
    return Compound.of(shapes).moveTo(x, y);
  }

  /**
   * Replaces all parts by the given ones turned about (0, 0), each number rounded once; a turned
   * box is a polygon, or a capsule if it is flat. Returns false if that is impossible, because a
   * number would not be finite or a polygon would lose its area to rounding; the parts are then
   * unspecified.
   */
  public boolean setTurned(Parts form, double cos, double sin) {
    clear();
    boolean isPossible = true;
    for (int k = 0; k < form.size && isPossible; k++) {
      isPossible = PartTurn.add(form, k, cos, sin, this) && canMoveBy(k, 0, 0);
    }
    return isPossible;
  }

  /**
   * Orders the corners of the part added last after they were turned; returns false if they span no
   * area any more.
   */
  boolean orderCorners() {
    int part = size - 1;
    cornerCounts[part] = TurnedCorners.order(corners[part], cornerCounts[part]);
    return cornerCounts[part] >= 3;
  }

  /**
   * Replaces all parts by the given ones at a place, keeping the exact sums, and returns this list.
   */
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
      shareForm(offsets, k);
    }
    return this;
  }

  /**
   * Does the same as {@link #setMoved} did before, with the same offsets and another place; faster,
   * because nothing but the sums changes.
   */
  public void moveTo(Parts offsets, double x, double y) {
    hasSides = false;
    hasTails = false;
    setPlace(x, y);
    if (size == 1 && kinds[0] == Kind.CIRCLE) {
      putFirstTwo(0, x, y, offsets.numbers[0], offsets.numbers[1]);
      hasTails = tails[0] != 0 || tails[1] != 0;
      return;
    }
    for (int k = 0; k < size; k++) {
      putAt(k, x, y, offsets.first(k), offsets.second(k), offsets.third(k), offsets.fourth(k));
    }
  }

  /** Replaces all parts by the given ones at a place, rounded like a compound created there. */
  public void setRounded(Parts offsets, double x, double y) {
    clear();
    for (int k = 0; k < offsets.size; k++) {
      addCopy(offsets, k);
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

  /** Returns true if the numbers stay finite when all parts move by (x, y). */
  public boolean canMoveBy(double x, double y) {
    for (int k = 0; k < size; k++) {
      if (!canMoveBy(k, x, y)) {
        return false;
      }
    }
    return true;
  }

  private boolean canMoveBy(int part, double x, double y) {
    int near = nearEnd(part);
    int far = farEnd(part);
    boolean isFinite =
        Arguments.isFinite(numbers[near] + x)
            && Arguments.isFinite(numbers[near + 1] + y)
            && Arguments.isFinite(numbers[far] + x)
            && Arguments.isFinite(numbers[far + 1] + y);
    return isFinite
        && (kinds[part] != Kind.POLYGON
            || areCornersFinite(part, numbers[near] + x, numbers[near + 1] + y));
  }

  private boolean areCornersFinite(int part, double x, double y) {
    return Arguments.isFinite(lowestCorner(part, 0) + x)
        && Arguments.isFinite(lowestCorner(part, 1) + y)
        && Arguments.isFinite(highestCorner(part, 0) + x)
        && Arguments.isFinite(highestCorner(part, 1) + y);
  }

  /**
   * Computes the bounds of all parts: exact for boxes without tails, otherwise slightly too large.
   */
  public void updateBounds() {
    if (size == 1 && kinds[0] == Kind.CIRCLE && !hasTails) {
      // Without loop and switches, as in moveTo: 45 → 39 ns for moving and sweeping a circle in an
      // empty world.
      double radius = numbers[2];
      minX = belowSum(numbers[0] - radius);
      minY = belowSum(numbers[1] - radius);
      maxX = aboveSum(numbers[0] + radius);
      maxY = aboveSum(numbers[1] + radius);
      return;
    }
    minX = Double.POSITIVE_INFINITY;
    minY = Double.POSITIVE_INFINITY;
    maxX = Double.NEGATIVE_INFINITY;
    maxY = Double.NEGATIVE_INFINITY;
    if (size > 1) {
      makeRoomForSides();
    }
    for (int k = 0; k < size; k++) {
      double left = low(k, 0);
      double bottom = low(k, 1);
      double right = high(k, 0);
      double top = high(k, 1);
      if (hasSides) {
        sides[SIDES * k] = left;
        sides[SIDES * k + 1] = bottom;
        sides[SIDES * k + 2] = right;
        sides[SIDES * k + 3] = top;
      }
      minX = Math.min(minX, left);
      minY = Math.min(minY, bottom);
      maxX = Math.max(maxX, right);
      maxY = Math.max(maxY, top);
    }
  }

  private void makeRoomForSides() {
    if (sides == null || sides.length < SIDES * size) {
      sides = new double[SIDES * kinds.length];
    }
    hasSides = true;
  }

  /**
   * Returns the bounds of each part, {@link #SIDES} numbers in the order of a box; null if they are
   * not up to date, or there is only one part.
   */
  double[] sides() {
    return hasSides ? sides : null;
  }

  /** Returns a lower bound of a part along x for axis 0, or along y for axis 1. */
  public double low(int part, int axis) {
    double nearest = lowest(nearEnd(part) + axis);
    return switch (kinds[part]) {
      case CIRCLE -> belowSum(nearest - third(part));
      case BOX -> nearest;
      case CAPSULE -> belowSum(Math.min(nearest, lowest(farEnd(part) + axis)) - radii[part]);
      case POLYGON -> belowSum(belowSum(nearest + lowestCorner(part, axis)) - radii[part]);
    };
  }

  /** Returns an upper bound of a part along x for axis 0, or along y for axis 1. */
  public double high(int part, int axis) {
    double farthest = highest(farEnd(part) + axis);
    return switch (kinds[part]) {
      case CIRCLE -> aboveSum(farthest + third(part));
      case BOX -> farthest;
      case CAPSULE -> aboveSum(Math.max(farthest, highest(nearEnd(part) + axis)) + radii[part]);
      case POLYGON -> aboveSum(aboveSum(farthest + highestCorner(part, axis)) + radii[part]);
    };
  }

  /** Computes the smallest box of doubles around all parts, cut off at the range of doubles. */
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
      case CAPSULE ->
          Rounded.sumBelow(Math.min(nearest, numbers[farEnd(part) + axis]), -radii[part]) + 0.0;
      case POLYGON -> Rounded.sumBelow(nearest, lowestCorner(part, axis), -radii[part]) + 0.0;
    };
  }

  private double largest(int part, int axis) {
    double farthest = numbers[farEnd(part) + axis];
    return switch (kinds[part]) {
      case CIRCLE -> Rounded.sumAbove(farthest, third(part)) + 0.0;
      case BOX -> farthest;
      case CAPSULE ->
          Rounded.sumAbove(Math.max(farthest, numbers[nearEnd(part) + axis]), radii[part]) + 0.0;
      case POLYGON -> Rounded.sumAbove(farthest, highestCorner(part, axis), radii[part]) + 0.0;
    };
  }

  private double lowestCorner(int part, int axis) {
    return CornerExtents.lowest(corners[part], cornerCounts[part], axis);
  }

  private double highestCorner(int part, int axis) {
    return CornerExtents.highest(corners[part], cornerCounts[part], axis);
  }

  /** Returns true if the bounds of a part, which may be slightly too large, meet a box. */
  public boolean mayMeet(int part, double boxMinX, double boxMinY, double boxMaxX, double boxMaxY) {
    if (hasSides) {
      int at = SIDES * part;
      return sides[at] <= boxMaxX
          && sides[at + 1] <= boxMaxY
          && sides[at + 2] >= boxMinX
          && sides[at + 3] >= boxMinY;
    }
    return low(part, 0) <= boxMaxX
        && low(part, 1) <= boxMaxY
        && high(part, 0) >= boxMinX
        && high(part, 1) >= boxMinY;
  }

  /**
   * Returns how far a part must move to get beyond the bounds of another shape's part, in an axis
   * direction given as (±1, 0) or (0, ±1). Negative if it is already farther, and 0 exactly if it
   * is just there.
   */
  public double distanceBeyond(int part, Parts other, int otherPart, int outwardX, int outwardY) {
    int sign = outwardX + outwardY;
    int axis = outwardX != 0 ? 0 : 1;
    int fromEdge = outermost(part, axis, -sign);
    int toEdge = other.outermost(otherPart, axis, sign);
    double from = sign * numbers[fromEdge];
    double to = sign * other.numbers[toEdge];
    double fromTail = sign * tails[fromEdge];
    double toTail = sign * other.tails[toEdge];
    double fromCorner = sign * outermostCorner(part, axis, -sign);
    double toCorner = sign * other.outermostCorner(otherPart, axis, sign);
    double fromRadius = radius(part);
    double toRadius = other.radius(otherPart);
    double way = to + toCorner + toRadius - (from + fromCorner - fromRadius) + (toTail - fromTail);
    int exact =
        Exact.signOfSum(to, toRadius, -from, fromRadius, toTail, -fromTail, toCorner, -fromCorner);
    // The rounded distance may have lost its sign, which decides.
    return exact == 0
        ? 0
        : exact > 0 ? Math.max(way, Double.MIN_VALUE) : Math.min(way, 0 - Double.MIN_VALUE);
  }

  /** Returns the index of a part's number that is outermost along an axis, to either side. */
  private int outermost(int part, int axis, int sign) {
    int near = nearEnd(part) + axis;
    int far = farEnd(part) + axis;
    double ahead = sign * (numbers[far] - numbers[near]);
    return ahead > 0 || ahead == 0 && sign * (tails[far] - tails[near]) > 0 ? far : near;
  }

  /** Returns how far a polygon's outermost corner is from its place along an axis; else 0. */
  private double outermostCorner(int part, int axis, int sign) {
    return switch (kinds[part]) {
      case CIRCLE, BOX, CAPSULE -> 0;
      case POLYGON -> sign > 0 ? highestCorner(part, axis) : lowestCorner(part, axis);
    };
  }

  /** Returns a double that is at most the number plus its tail. */
  private double lowest(int at) {
    return tails[at] < 0 ? belowSum(numbers[at]) : numbers[at];
  }

  /** Returns a double that is at least the number plus its tail. */
  private double highest(int at) {
    return tails[at] > 0 ? aboveSum(numbers[at]) : numbers[at];
  }

  /** Returns the smallest x, as of the last {@link #updateBounds}. */
  public double minX() {
    return minX;
  }

  /** Returns the smallest y, as of the last {@link #updateBounds}. */
  public double minY() {
    return minY;
  }

  /** Returns the largest x, as of the last {@link #updateBounds}. */
  public double maxX() {
    return maxX;
  }

  /** Returns the largest y, as of the last {@link #updateBounds}. */
  public double maxY() {
    return maxY;
  }
}
