package dev.carom.io;

import dev.carom.Box;
import dev.carom.Circle;
import dev.carom.Shape;
import dev.carom.pair.Meeting;
import dev.carom.pair.MutableContact;
import java.util.Arrays;

/**
 * Shapes in rows, numbered from 0, each with an id. Numbers are kept in columns, so that millions
 * of shapes take little memory: about 40 bytes for a circle.
 */
public final class ShapeTable {
  final IdColumn ids = new IdColumn();
  final CircleColumns circles = new CircleColumns();
  final BoxColumns boxes = new BoxColumns();

  /** For every row the index of a circle, or the complement of that of a box. */
  private int[] slots = new int[16];

  private int size;

  ShapeTable() {}

  /** Makes a table without a file. */
  public static Builder builder() {
    return new Builder();
  }

  /** How many shapes there are. */
  public int size() {
    return size;
  }

  /** How many of them are circles. */
  public int circles() {
    return circles.count;
  }

  /** How many of them are boxes. */
  public int boxes() {
    return boxes.count;
  }

  /** The id of a shape. */
  public String id(int row) {
    return ids.get(row);
  }

  /** Whether a shape is a circle; otherwise it is a box. */
  public boolean isCircle(int row) {
    return slots[row] >= 0;
  }

  /** A shape as an object. */
  public Shape shape(int row) {
    int slot = slots[row];
    if (slot >= 0) {
      return new Circle(circles.x()[slot], circles.y()[slot], circles.radius()[slot]);
    }
    int box = ~slot;
    return new Box(boxes.minX()[box], boxes.minY()[box], boxes.maxX()[box], boxes.maxY()[box]);
  }

  /** The smallest x of a shape, rounded. */
  public double minX(int row) {
    int slot = slots[row];
    return slot >= 0 ? circles.x()[slot] - circles.radius()[slot] : boxes.minX()[~slot];
  }

  /** The smallest y of a shape, rounded. */
  public double minY(int row) {
    int slot = slots[row];
    return slot >= 0 ? circles.y()[slot] - circles.radius()[slot] : boxes.minY()[~slot];
  }

  /** The largest x of a shape, rounded. */
  public double maxX(int row) {
    int slot = slots[row];
    return slot >= 0 ? circles.x()[slot] + circles.radius()[slot] : boxes.maxX()[~slot];
  }

  /** The largest y of a shape, rounded. */
  public double maxY(int row) {
    int slot = slots[row];
    return slot >= 0 ? circles.y()[slot] + circles.radius()[slot] : boxes.maxY()[~slot];
  }

  /** Writes how a shape of this table meets one of another, or of the same; no push. */
  public void contact(int row, ShapeTable other, int otherRow, MutableContact contact) {
    int a = slots[row];
    int b = other.slots[otherRow];
    CircleColumns circlesA = circles;
    CircleColumns circlesB = other.circles;
    BoxColumns boxesA = boxes;
    BoxColumns boxesB = other.boxes;
    if (a >= 0 && b >= 0) {
      Meeting.circleCircle(
          circlesA.x()[a],
          circlesA.y()[a],
          circlesA.radius()[a],
          circlesB.x()[b],
          circlesB.y()[b],
          circlesB.radius()[b],
          contact);
    } else if (a >= 0) {
      int box = ~b;
      Meeting.circleBox(
          circlesA.x()[a],
          circlesA.y()[a],
          circlesA.radius()[a],
          boxesB.minX()[box],
          boxesB.minY()[box],
          boxesB.maxX()[box],
          boxesB.maxY()[box],
          contact);
    } else if (b >= 0) {
      int box = ~a;
      Meeting.boxCircle(
          boxesA.minX()[box],
          boxesA.minY()[box],
          boxesA.maxX()[box],
          boxesA.maxY()[box],
          circlesB.x()[b],
          circlesB.y()[b],
          circlesB.radius()[b],
          contact);
    } else {
      int boxA = ~a;
      int boxB = ~b;
      Meeting.boxBox(
          boxesA.minX()[boxA],
          boxesA.minY()[boxA],
          boxesA.maxX()[boxA],
          boxesA.maxY()[boxA],
          boxesB.minX()[boxB],
          boxesB.minY()[boxB],
          boxesB.maxX()[boxB],
          boxesB.maxY()[boxB],
          contact);
    }
  }

  /** One of four numbers that tell shapes of one kind apart. */
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

  /** Whether two rows have the same shape. */
  boolean isSame(int row, int other) {
    return isCircle(row) == isCircle(other)
        && side(row, 0) == side(other, 0)
        && side(row, 1) == side(other, 1)
        && side(row, 2) == side(other, 2)
        && side(row, 3) == side(other, 3);
  }

  /** Adds a shape of another table, without an id. */
  void addShape(ShapeTable other, int row) {
    if (other.isCircle(row)) {
      addCircle(other.side(row, 0), other.side(row, 1), other.side(row, 2));
    } else {
      addBox(other.side(row, 0), other.side(row, 1), other.side(row, 2), other.side(row, 3));
    }
  }

  /** A number of a shape that has it: of a circle x, y or radius, of a box a side. */
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

  /** Takes the shapes of rows in. */
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
    };
  }

  /** Adds a circle for the id that was added last. */
  void addCircle(double x, double y, double radius) {
    addSlot(circles.add(size, x, y, radius));
  }

  /** Adds a box for the id that was added last. */
  void addBox(double minX, double minY, double maxX, double maxY) {
    addSlot(~boxes.add(size, minX, minY, maxX, maxY));
  }

  /**
   * Adds the shapes of another table after these; false if an id is there already. Numbered ones
   * have the number of their row as id.
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
      slots[size + row] = slot >= 0 ? slot + circles.count : ~(~slot + boxes.count);
    }
    circles.append(other.circles, size);
    boxes.append(other.boxes, size);
    size = rows;
    return true;
  }

  private void addSlot(int slot) {
    if (size == slots.length) {
      slots = Arrays.copyOf(slots, ShapeColumns.grown(size));
    }
    slots[size++] = slot;
  }

  /** Collects shapes for a table. */
  public static final class Builder {
    private ShapeTable table = new ShapeTable();

    private Builder() {}

    /** Adds a circle or a box; ids must differ. */
    public Builder add(String id, Shape shape) {
      check(shape);
      char[] text = id.toCharArray();
      return add(shape, table.ids.add(text, 0, text.length), id);
    }

    /** Adds a circle or a box; ids must differ. */
    public Builder add(long id, Shape shape) {
      check(shape);
      return add(shape, table.ids.add(id), id);
    }

    /** Adds a circle with a radius that is not negative; ids must differ. */
    public Builder addCircle(long id, double x, double y, double radius) {
      if (!table.ids.add(id)) {
        throw notNew(id);
      }
      table.addCircle(x, y, radius);
      return this;
    }

    /** Adds a box with sides in order; ids must differ. */
    public Builder addBox(long id, double minX, double minY, double maxX, double maxY) {
      if (!table.ids.add(id)) {
        throw notNew(id);
      }
      table.addBox(minX, minY, maxX, maxY);
      return this;
    }

    private static void check(Shape shape) {
      if (!(shape instanceof Circle) && !(shape instanceof Box)) {
        throw new IllegalArgumentException("shape must be a circle or a box, but was " + shape);
      }
    }

    private Builder add(Shape shape, boolean isNew, Object id) {
      if (!isNew) {
        throw notNew(id);
      }
      if (shape instanceof Circle circle) {
        table.addCircle(circle.x(), circle.y(), circle.radius());
      } else {
        Box box = (Box) shape;
        table.addBox(box.minX(), box.minY(), box.maxX(), box.maxY());
      }
      return this;
    }

    private static IllegalArgumentException notNew(Object id) {
      return new IllegalArgumentException("id must be unique, but " + id + " already exists");
    }

    /** The table; the builder begins another one. */
    public ShapeTable build() {
      ShapeTable built = table;
      built.ids.complete();
      table = new ShapeTable();
      return built;
    }
  }
}
