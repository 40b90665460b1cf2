// SPDX-License-Identifier: Apache-2.0
package dev.carom.io;

import dev.carom.Box;
import dev.carom.Circle;
import dev.carom.Compound;
import dev.carom.Polygon;
import dev.carom.Shape;
import dev.carom.pair.MutableContact;
import dev.carom.pair.PartPair;
import dev.carom.pair.Parts;
import dev.carom.pair.Penetration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * Shapes in rows, numbered from 0, each with an id. The numbers are stored in columns, so millions
 * of shapes need little memory: about 40 bytes per circle.
 */
public final class ShapeTable {
  final IdColumn ids = new IdColumn();
  final CircleColumns circles = new CircleColumns();
  final BoxColumns boxes = new BoxColumns();
  final OtherColumns others = new OtherColumns();

  /** The columns that were read as text. */
  final List<TextColumn> texts = new ArrayList<>();

  /** Slots from here on, but below 0, are complements of the indices of boxes. */
  private static final int FIRST_BOX = -(1 << 30);

  /**
   * For each row, the index of a circle, the complement of the index of a box, or the index of any
   * other shape, counted from the smallest integer.
   */
  private int[] slots = new int[16];

  private int size;

  /** Null if there are none. */
  private double[] clearances;

  ShapeTable() {}

  /** Returns a builder for a table that does not come from a file. */
  public static Builder builder() {
    return new Builder();
  }

  /** Returns the number of shapes. */
  public int size() {
    return size;
  }

  /** Returns the shapes by kind. */
  List<ShapeColumns> columns() {
    return List.of(circles, boxes, others);
  }

  /** Returns the number of circles; a shape of several points is one of them. */
  public int circles() {
    return circles.count + others.circles();
  }

  /** Returns the number of boxes, turned or not. */
  public int boxes() {
    return boxes.count + others.turnedBoxes();
  }

  /** Returns the number of capsules; a line of several segments is one of them. */
  public int capsules() {
    return others.capsules();
  }

  /** Returns the number of polygons. */
  public int polygons() {
    return others.polygons();
  }

  /** Returns the id of a shape. */
  public String id(int row) {
    return ids.get(row);
  }

  /** Returns the column of text of this name from earlier rows, or adds this one. */
  TextColumn goOn(TextColumn column, boolean inAnyCase) {
    for (TextColumn earlier : texts) {
      if (inAnyCase
          ? TextSelection.isSame(earlier.name, column.name)
          : earlier.name.equals(column.name)) {
        return earlier;
      }
    }
    column.fillUpTo(size());
    texts.add(column);
    return column;
  }

  /** Returns the columns that are written with the pairs. */
  List<TextColumn> keptTexts() {
    return texts.stream().filter(column -> column.isKept).toList();
  }

  /** Releases what is only needed to add shapes. */
  void complete() {
    ids.complete();
    texts.forEach(TextColumn::complete);
  }

  /**
   * Returns a cell of a column that {@link ShapeReader#withColumn} or {@link
   * ShapeReader#keepColumns} has read; empty if the cell is.
   *
   * @throws IllegalArgumentException if that column was not read
   */
  public String text(String column, int row) {
    return textColumn(column).get(row);
  }

  TextColumn textColumn(String name) {
    // Exact names first: kept columns may differ by case alone.
    return texts.stream()
        .filter(column -> column.name.equals(name))
        .findFirst()
        .or(() -> texts.stream().filter(c -> TextSelection.isSame(c.name, name)).findFirst())
        .orElseThrow(() -> new IllegalArgumentException("column " + name + " was not read"));
  }

  /**
   * Returns the clearance of a shape.
   *
   * @throws IllegalArgumentException if clearances were not read
   */
  public double clearance(int row) {
    checkClearances();
    return row < clearances.length ? clearances[row] : 0;
  }

  /** Returns the clearances of all shapes. */
  double[] clearances() {
    if (size == 0) {
      return new double[0];
    }
    checkClearances();
    return Arrays.copyOf(clearances, size);
  }

  private void checkClearances() {
    if (clearances == null) {
      throw new IllegalArgumentException("clearances were not read");
    }
  }

  /** Sets the clearance of the last shape. */
  private void setClearance(double clearance) {
    if (clearances == null || clearances.length < size) {
      double[] earlier = clearances == null ? new double[0] : clearances;
      clearances = Arrays.copyOf(earlier, ShapeColumns.grown(size));
    }
    clearances[size - 1] = clearance;
  }

  /** Returns the kind of a shape as it is called in files: a turned box is a box. */
  public Parts.Kind kind(int row) {
    int slot = slots[row];
    if (slot >= 0) {
      return Parts.Kind.CIRCLE;
    }
    return isOther(row) ? others.written(other(row)) : Parts.Kind.BOX;
  }

  /** Returns true if a shape is a circle. */
  boolean isCircle(int row) {
    return slots[row] >= 0;
  }

  /** Returns true if a shape is neither a circle nor a box along the axes. */
  boolean isOther(int row) {
    return slots[row] < FIRST_BOX;
  }

  /** Returns the index of a shape that is neither. */
  int other(int row) {
    return slots[row] - Integer.MIN_VALUE;
  }

  /** Returns a shape as an object: a turned box as a polygon, for example. */
  public Shape shape(int row) {
    int slot = slots[row];
    if (slot >= 0) {
      return new Circle(circles.x()[slot], circles.y()[slot], circles.radius()[slot]);
    }
    if (isOther(row)) {
      return others.shape(other(row));
    }
    int box = ~slot;
    return new Box(boxes.minX()[box], boxes.minY()[box], boxes.maxX()[box], boxes.maxY()[box]);
  }

  /**
   * Returns x and y of the corners of a polygon in turn, as given, if it is neither convex nor
   * rounded; otherwise null.
   */
  public double[] outline(int row) {
    boolean isSharp =
        isOther(row)
            && kind(row) == Parts.Kind.POLYGON
            && !others.isOnlyAGeometry(other(row))
            && shape(row) instanceof Compound compound
            && OtherColumns.radius(compound) == 0;
    return isSharp ? others.given(other(row)).clone() : null;
  }

  /** Returns the smallest x coordinate of a shape, rounded. */
  public double minX(int row) {
    int slot = slots[row];
    return slot >= 0
        ? circles.x()[slot] - circles.radius()[slot]
        : isOther(row) ? others.side(other(row), 0) : boxes.minX()[~slot];
  }

  /** Returns the smallest y coordinate of a shape, rounded. */
  public double minY(int row) {
    int slot = slots[row];
    return slot >= 0
        ? circles.y()[slot] - circles.radius()[slot]
        : isOther(row) ? others.side(other(row), 1) : boxes.minY()[~slot];
  }

  /** Returns the largest x coordinate of a shape, rounded. */
  public double maxX(int row) {
    int slot = slots[row];
    return slot >= 0
        ? circles.x()[slot] + circles.radius()[slot]
        : isOther(row) ? others.side(other(row), 2) : boxes.maxX()[~slot];
  }

  /** Returns the largest y coordinate of a shape, rounded. */
  public double maxY(int row) {
    int slot = slots[row];
    return slot >= 0
        ? circles.y()[slot] + circles.radius()[slot]
        : isOther(row) ? others.side(other(row), 3) : boxes.maxY()[~slot];
  }

  /** Returns a number that no x, or y, of a shape is below; see {@link #above}. */
  double below(int row, int axis) {
    int slot = slots[row];
    if (slot >= 0) {
      double center = circles.numbers[axis][slot];
      double radius = circles.radius()[slot];
      return radius == 0 ? center : Math.max(-Double.MAX_VALUE, Math.nextDown(center - radius));
    }
    return isOther(row) ? others.side(other(row), axis) : boxes.numbers[axis][~slot];
  }

  /** Returns a number that no x, or y, of a shape is above. Both are clipped to finite numbers. */
  double above(int row, int axis) {
    int slot = slots[row];
    if (slot >= 0) {
      double center = circles.numbers[axis][slot];
      double radius = circles.radius()[slot];
      return radius == 0 ? center : Math.min(Double.MAX_VALUE, Math.nextUp(center + radius));
    }
    return isOther(row) ? others.side(other(row), 2 + axis) : boxes.numbers[2 + axis][~slot];
  }

  /**
   * Computes the contact between a shape of this table and one of another table, or of the same,
   * without a push.
   */
  public void contact(int row, ShapeTable other, int otherRow, MutableContact contact) {
    if (isOther(row) || other.isOther(otherRow)) {
      Penetration.between(shape(row), other.shape(otherRow), contact);
      return;
    }
    PartPair pair = new PartPair();
    setFirst(pair, row);
    other.setSecond(pair, otherRow);
    pair.contactWithoutPush(contact);
  }

  /** Sets the first part of a pair to a circle or a box along the axes. */
  void setFirst(PartPair pair, int row) {
    pair.setFirst(kind(row), side(row, 0), side(row, 1), side(row, 2), side(row, 3));
  }

  /** Sets the second part of a pair to a circle or a box along the axes. */
  void setSecond(PartPair pair, int row) {
    pair.setSecond(kind(row), side(row, 0), side(row, 1), side(row, 2), side(row, 3));
  }

  /**
   * Returns the distance between a shape of this table and one of another table, or of the same,
   * rounded up to a double: it is at most a given number exactly if the real distance is, and 0
   * exactly if the shapes intersect. Infinite if it exceeds the range of doubles.
   */
  public double distance(int row, ShapeTable other, int otherRow) {
    PairDistance distance = new PairDistance(this, other).set(row, otherRow);
    return distance.roundedUp(distance.rounded());
  }

  /** Returns one of four numbers of a circle or a box along the axes. */
  double side(int row, int number) {
    int slot = slots[row];
    if (slot >= 0) {
      return switch (number) {
        case 0 -> circles.x()[slot];
        case 1 -> circles.y()[slot];
        default -> circles.radius()[slot];
      };
    }
    return switch (number) {
      case 0 -> boxes.minX()[~slot];
      case 1 -> boxes.minY()[~slot];
      case 2 -> boxes.maxX()[~slot];
      default -> boxes.maxY()[~slot];
    };
  }

  /** Returns true if two rows have identical shapes. */
  boolean isSame(int row, int other) {
    if (isOther(row) || isOther(other)) {
      return isOther(row) && isOther(other) && shape(row).equals(shape(other));
    }
    return kind(row) == kind(other)
        && side(row, 0) == side(other, 0)
        && side(row, 1) == side(other, 1)
        && side(row, 2) == side(other, 2)
        && side(row, 3) == side(other, 3);
  }

  /** Returns a number that is equal for identical shapes. */
  int hash(int row) {
    if (isOther(row)) {
      return shape(row).hashCode();
    }
    long hash = 0;
    for (int k = 0; k < 4; k++) {
      hash = (hash ^ Double.doubleToLongBits(side(row, k) + 0.0)) * 0x9E3779B97F4A7C15L;
      hash ^= hash >>> 32;
    }
    return (int) hash;
  }

  /** Adds a shape of another table, without an id. */
  void addShape(ShapeTable table, int row) {
    if (table.isOther(row)) {
      int from = table.other(row);
      addOther(table.others.shape(from), table.others.written(from), table.others.given(from));
    } else if (table.kind(row) == Parts.Kind.CIRCLE) {
      addCircle(table.side(row, 0), table.side(row, 1), table.side(row, 2));
    } else {
      addBox(table.side(row, 0), table.side(row, 1), table.side(row, 2), table.side(row, 3));
    }
  }

  /** Copies a shape, with its row. */
  void copyShape(int row, SomeShapes to) {
    int slot = slots[row];
    if (slot >= 0) {
      to.circles.add(circles, slot);
    } else if (isOther(row)) {
      to.others.add(others, other(row));
    } else {
      to.boxes.add(boxes, ~slot);
    }
  }

  /** Returns a number of a circle, or a side of a box along the axes. */
  double number(int row, Column column) {
    int slot = slots[row];
    return switch (column) {
      case X -> circles.x()[slot];
      case Y -> circles.y()[slot];
      case RADIUS -> circles.radius()[slot];
      case MIN_X -> boxes.minX()[~slot];
      case MIN_Y -> boxes.minY()[~slot];
      case MAX_X -> boxes.maxX()[~slot];
      case MAX_Y -> boxes.maxY()[~slot];
      default -> throw new IllegalArgumentException(column + " is not a numeric column");
    };
  }

  void reserve(int rows, boolean round, boolean boxed) {
    if (rows > slots.length) {
      slots = Arrays.copyOf(slots, rows);
    }
    ids.reserve(rows);
    if (round && !boxed) {
      circles.reserve(rows);
    } else if (boxed && !round) {
      boxes.reserve(rows);
    }
  }

  /** Returns a sink that adds shapes to this table. */
  RowBuilder.Sink sink() {
    return new RowBuilder.Sink() {
      @Override
      public boolean id(long number) {
        return ids.add(number);
      }

      @Override
      public boolean id(char[] text, int length) {
        return ids.add(text, 0, length);
      }

      @Override
      public void circle(double x, double y, double radius) {
        addCircle(x, y, radius);
      }

      @Override
      public void box(double minX, double minY, double maxX, double maxY) {
        addBox(minX, minY, maxX, maxY);
      }

      @Override
      public void other(Shape shape, Parts.Kind written, double[] given) {
        addOther(shape, written, given);
      }

      @Override
      public void clearance(double clearance) {
        setClearance(clearance);
      }

      @Override
      public boolean takesSeveralParts() {
        return true;
      }
    };
  }

  /** Adds a circle for the id added last. */
  void addCircle(double x, double y, double radius) {
    addSlot(circles.add(size, x, y, radius));
  }

  /** Adds a box for the id added last. */
  void addBox(double minX, double minY, double maxX, double maxY) {
    addSlot(~boxes.add(size, minX, minY, maxX, maxY));
  }

  /** Adds any other shape for the id added last; see {@link OtherColumns}. */
  void addOther(Shape shape, Parts.Kind written, double[] given) {
    addSlot(Integer.MIN_VALUE + others.add(size, shape, written, given));
  }

  /**
   * Appends the shapes of another table; returns false if an id already exists. If numbered, the
   * ids are row numbers.
   */
  boolean append(ShapeTable other, boolean numbered) {
    int rows = size + other.size;
    if (rows < 0 || !(numbered ? ids.appendNumbers(rows) : ids.append(other.ids))) {
      return false;
    }
    if (rows > slots.length) {
      slots = Arrays.copyOf(slots, rows);
    }
    for (int row = 0; row < other.size; row++) {
      int slot = other.slots[row];
      slots[size + row] =
          slot >= 0
              ? slot + circles.count
              : other.isOther(row) ? slot + others.count : slot - boxes.count;
    }
    circles.append(other.circles, size);
    boxes.append(other.boxes, size);
    others.append(other.others, size);
    for (int k = 0; k < texts.size(); k++) {
      texts.get(k).append(other.texts.get(k));
    }
    if (clearances != null || other.clearances != null) {
      double[] all = Arrays.copyOf(clearances(), rows);
      System.arraycopy(other.clearances(), 0, all, size, other.size);
      clearances = all;
    }
    size = rows;
    return true;
  }

  private void addSlot(int slot) {
    if (size == slots.length) {
      slots = Arrays.copyOf(slots, ShapeColumns.grown(size));
    }
    slots[size++] = slot;
  }

  /** Builds a table. */
  public static final class Builder {
    private ShapeTable table = new ShapeTable();

    private Builder() {}

    /**
     * Adds a shape. The corners of a polygon are rounded to doubles, as in a file.
     *
     * @throws IllegalArgumentException if the id already exists, or the shape is a compound
     */
    public Builder add(String id, Shape shape) {
      checkPart(shape);
      char[] text = id.toCharArray();
      return add(shape, table.ids.add(text, 0, text.length), id);
    }

    /**
     * Adds a shape. The corners of a polygon are rounded to doubles, as in a file.
     *
     * @throws IllegalArgumentException if the id already exists, or the shape is a compound
     */
    public Builder add(long id, Shape shape) {
      checkPart(shape);
      return add(shape, table.ids.add(id), id);
    }

    /**
     * Adds a box that is turned about its centre; no size may be negative.
     *
     * @throws IllegalArgumentException if the id already exists
     */
    public Builder addTurnedBox(
        long id, double x, double y, double width, double height, double degrees) {
      double[] given = {x, y, width, height, degrees};
      Shape shape = OtherColumns.turnedBox(x, y, width, height, degrees);
      if (!table.ids.add(id)) {
        throw notNew(id);
      }
      table.addOther(shape, Parts.Kind.BOX, given);
      return this;
    }

    /**
     * Adds a polygon, convex or not, with all points up to a distance from it.
     *
     * @param radius the distance
     * @param corners x and y of the corners in turn
     * @throws IllegalArgumentException if the id already exists, the radius is negative or not
     *     finite, or the corners are not those of a simple polygon
     */
    public Builder addPolygon(long id, double radius, double... corners) {
      double[] given = corners.clone();
      Shape shape = OtherColumns.polygon(given, radius);
      if (!table.ids.add(id)) {
        throw notNew(id);
      }
      table.addOther(shape, Parts.Kind.POLYGON, given);
      return this;
    }

    /**
     * Adds a circle; the radius must not be negative.
     *
     * @throws IllegalArgumentException if the id already exists
     */
    public Builder addCircle(long id, double x, double y, double radius) {
      if (!table.ids.add(id)) {
        throw notNew(id);
      }
      table.addCircle(x, y, radius);
      return this;
    }

    /**
     * Adds a box; its sides must be in order.
     *
     * @throws IllegalArgumentException if the id already exists
     */
    public Builder addBox(long id, double minX, double minY, double maxX, double maxY) {
      if (!table.ids.add(id)) {
        throw notNew(id);
      }
      table.addBox(minX, minY, maxX, maxY);
      return this;
    }

    /**
     * Sets the clearance of the shape that was added last (default: 0). If no shape has one, the
     * table has no clearances.
     *
     * @throws IllegalArgumentException if it is negative or not finite
     * @throws IllegalStateException if there is no shape
     */
    public Builder clearance(double clearance) {
      if (!(clearance >= 0 && clearance <= Double.MAX_VALUE)) {
        throw new IllegalArgumentException(
            "clearance must be finite and not negative, but was " + clearance);
      }
      if (table.size() == 0) {
        throw new IllegalStateException("there is no shape yet; add one first");
      }
      table.setClearance(clearance);
      return this;
    }

    private static void checkPart(Shape shape) {
      if (shape.kind() == Shape.Kind.COMPOUND) {
        throw new IllegalArgumentException("shape must not be a compound, but was " + shape);
      }
    }

    private Builder add(Shape shape, boolean isNew, Object id) {
      if (!isNew) {
        throw notNew(id);
      }
      switch (shape.kind()) {
        case CIRCLE -> {
          Circle circle = (Circle) shape;
          table.addCircle(circle.x(), circle.y(), circle.radius());
        }
        case BOX -> {
          Box box = (Box) shape;
          table.addBox(box.minX(), box.minY(), box.maxX(), box.maxY());
        }
        case CAPSULE -> table.addOther(shape, Parts.Kind.CAPSULE, null);
        case POLYGON -> {
          double[] corners = cornersOf((Polygon) shape);
          Shape rounded = OtherColumns.polygon(corners, ((Polygon) shape).radius());
          table.addOther(rounded, Parts.Kind.POLYGON, corners);
        }
        case COMPOUND -> throw new IllegalStateException("compounds were rejected before");
      }
      return this;
    }

    private static double[] cornersOf(Polygon polygon) {
      double[] corners = new double[2 * polygon.corners()];
      for (int k = 0; k < polygon.corners(); k++) {
        corners[2 * k] = polygon.cornerX(k);
        corners[2 * k + 1] = polygon.cornerY(k);
      }
      return corners;
    }

    private static IllegalArgumentException notNew(Object id) {
      return new IllegalArgumentException("id must be unique, but " + id + " already exists");
    }

    /** Returns the table; the builder then starts a new one. */
    public ShapeTable build() {
      ShapeTable built = table;
      built.complete();
      table = new ShapeTable();
      return built;
    }
  }
}
