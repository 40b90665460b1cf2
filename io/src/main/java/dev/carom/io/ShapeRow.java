// SPDX-License-Identifier: Apache-2.0
package dev.carom.io;

import dev.carom.Box;
import dev.carom.Capsule;
import dev.carom.Circle;
import dev.carom.Shape;
import dev.carom.pair.Parts;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;

/**
 * Creates shapes from rows that do not come from a file, by the rules of {@link ShapeReader}: the
 * same columns, numbers and error messages.
 *
 * <pre>{@code
 * ShapeRow row = new ShapeRow("ships", List.of("id", "x", "y", "radius"));
 * row.begin();
 * row.text(0, "tug-1");
 * row.number(1, 112);
 * row.number(2, 60);
 * row.number(3, 2.5);
 * boolean isShape = row.end(1);
 * }</pre>
 */
public final class ShapeRow {
  private final Header header;
  private final RowBuilder builder;
  private BadRow badRow;
  private Parts.Kind kind = Parts.Kind.CIRCLE;
  private double[] numbers = new double[5];
  private int count;

  /** The shape if it is neither a circle nor a box along the axes. */
  private Shape other;

  private long idNumber;
  private String idText;

  /**
   * Creates a converter for rows with these columns, in any order.
   *
   * @param source the name of the data in messages
   * @throws BadFileException if columns are missing; the message names them
   */
  public ShapeRow(String source, List<String> columns) throws BadFileException {
    header = Header.of(columns, source, new Dialect());
    builder = new RowBuilder(source, "row", header, new Kept(), List.of(), bad -> badRow = bad);
  }

  /** Returns true if rows have an id. */
  public boolean hasIds() {
    return header.has(Column.ID);
  }

  /** Returns the content of a column, from 0. */
  public Content content(int column) {
    Column known = header.column(column);
    if (known == null) {
      return Content.OTHER;
    }
    return switch (known) {
      case ID -> Content.ID;
      case KIND -> Content.KIND;
      case POINTS, GEOMETRY -> Content.POINTS;
      default -> Content.NUMBER;
    };
  }

  /** The content of a column. */
  public enum Content {
    /** Ids: text or whole numbers. */
    ID,
    /** The kind of the shape, as text. */
    KIND,
    /** A number of the shape. */
    NUMBER,
    /** The corners of a polygon, or a geometry, as text. */
    POINTS,
    /** Ignored. */
    OTHER
  }

  /** Starts a row; cells that are not set are empty. */
  public void begin() {
    builder.begin();
    badRow = null;
    idText = null;
  }

  /** Sets a number. */
  public void number(int column, double number) {
    builder.number(header.column(column), number);
  }

  /** Sets a cell as written. */
  public void text(int column, String text) {
    char[] characters = text.toCharArray();
    builder.cell(header.column(column), characters, 0, characters.length);
  }

  /** Sets a cell as written, in UTF-8; the row is invalid if the bytes are not. */
  public void text(int column, byte[] utf8) {
    String text = Utf8.decode(utf8);
    if (text == null) {
      builder.brokenText(header.column(column), new String(utf8, StandardCharsets.UTF_8));
    } else {
      text(column, text);
    }
  }

  /** Sets a numeric id. */
  public void id(long number) {
    builder.id(number);
  }

  /** Ends the row with that number; returns false if it is invalid. */
  public boolean end(long row) {
    try {
      builder.end(row);
    } catch (IOException impossible) {
      throw new UncheckedIOException(impossible);
    }
    if (!hasIds()) {
      idNumber = row;
    }
    return badRow == null;
  }

  /**
   * Returns the problem of a CSV record whose number of cells differs from the number of columns.
   */
  public static String lengthProblem(String record, int columns) {
    int cells = 1;
    boolean quoted = false;
    for (int k = 0; k < record.length(); k++) {
      char character = record.charAt(k);
      quoted ^= character == '"';
      cells += character == ',' && !quoted ? 1 : 0;
    }
    return RowBuilder.lengthProblem(cells, columns);
  }

  /** Returns why the last row is invalid; null if it is valid. */
  public BadRow badRow() {
    return badRow;
  }

  /** Returns the kind of the shape as it is called in files: a turned box is a box. */
  public Parts.Kind kind() {
    return kind;
  }

  /** Returns true if the shape is neither a circle nor a box along the axes. */
  public boolean isOther() {
    return other != null;
  }

  /** Returns the shape as an object: a turned box as a polygon, for example. */
  public Shape shape() {
    if (other != null) {
      return other;
    }
    return kind == Parts.Kind.CIRCLE
        ? new Circle(numbers[0], numbers[1], numbers[2])
        : new Box(numbers[0], numbers[1], numbers[2], numbers[3]);
  }

  /** Returns how many numbers the shape has. */
  public int numbers() {
    return count;
  }

  /**
   * Returns a number of the shape: x, y and radius of a circle; minX, minY, maxX and maxY of a box;
   * x, y, width, height and degrees of a turned box; x and y of both ends and the radius of a
   * capsule; the radius of a polygon, followed by x and y of its corners.
   */
  public double number(int index) {
    return numbers[index];
  }

  /** Returns the id if it was given as a number; the row number if there are no ids. */
  public long idNumber() {
    return idNumber;
  }

  /** Returns the id as given; null if it was given as a number. */
  public String idText() {
    return idText;
  }

  /** Keeps the shape for the getters. */
  private final class Kept implements RowBuilder.Sink {
    @Override
    public boolean id(long number) {
      idNumber = number;
      return true;
    }

    @Override
    public boolean id(char[] text, int length) {
      idText = new String(text, 0, length);
      return true;
    }

    @Override
    public void circle(double x, double y, double radius) {
      begin(Parts.Kind.CIRCLE, null);
      numbers[0] = x;
      numbers[1] = y;
      numbers[2] = radius;
      count = 3;
    }

    @Override
    public void box(double minX, double minY, double maxX, double maxY) {
      begin(Parts.Kind.BOX, null);
      numbers[0] = minX;
      numbers[1] = minY;
      numbers[2] = maxX;
      numbers[3] = maxY;
      count = 4;
    }

    @Override
    public void other(Shape shape, Parts.Kind written, double[] given) {
      begin(written, shape);
      if (shape instanceof Capsule capsule && given == null) {
        addAll(capsule.x0(), capsule.y0(), capsule.x1(), capsule.y1(), capsule.radius());
        return;
      }
      if (written == Parts.Kind.POLYGON) {
        addAll(OtherColumns.radius(shape));
      }
      addAll(given);
    }

    @Override
    public boolean takesSeveralParts() {
      return false;
    }

    private void begin(Parts.Kind written, Shape shape) {
      kind = written;
      other = shape;
      count = 0;
    }

    private void addAll(double... more) {
      if (count + more.length > numbers.length) {
        numbers = Arrays.copyOf(numbers, count + more.length);
      }
      System.arraycopy(more, 0, numbers, count, more.length);
      count += more.length;
    }
  }
}
