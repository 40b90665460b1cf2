package dev.carom.io;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;

/**
 * Makes a shape of a row that does not come from a file, by the rules of {@link ShapeReader}: the
 * same columns, the same numbers, the same reasons to refuse.
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
  private boolean circle;
  private final double[] numbers = new double[4];
  private long idNumber;
  private String idText;

  /**
   * For rows with these columns, which may come in any order.
   *
   * @param source what to call their origin in messages
   * @throws BadFileException if they are not what shapes need; the message says what is missing
   */
  public ShapeRow(String source, List<String> columns) throws BadFileException {
    header = Header.of(columns, source);
    builder = new RowBuilder(source, "row", header, new Kept(), bad -> badRow = bad);
  }

  /** Whether rows have an id. */
  public boolean hasIds() {
    return header.has(Column.ID);
  }

  /** What a column holds; the first has number 0. */
  public Content content(int column) {
    Column known = header.column(column);
    if (known == null) {
      return Content.OTHER;
    }
    return switch (known) {
      case ID -> Content.ID;
      case KIND -> Content.KIND;
      default -> Content.NUMBER;
    };
  }

  /** What a column holds. */
  public enum Content {
    /** Ids, text or whole numbers. */
    ID,
    /** What the shape is, text. */
    KIND,
    /** A number of the shape. */
    NUMBER,
    /** Something that shapes do not need. */
    OTHER
  }

  /** Forgets the cells of the row before; cells not given are empty. */
  public void begin() {
    builder.begin();
    badRow = null;
    idText = null;
  }

  /** Takes a number of the shape. */
  public void number(int column, double number) {
    builder.number(header.column(column), number);
  }

  /** Takes a cell as written. */
  public void text(int column, String text) {
    char[] characters = text.toCharArray();
    builder.cell(header.column(column), characters, 0, characters.length);
  }

  /** Takes a cell as written, in UTF-8; the row is bad if it is something else. */
  public void text(int column, byte[] utf8) {
    String text = Utf8.decode(utf8);
    if (text == null) {
      builder.brokenText(header.column(column), new String(utf8, StandardCharsets.UTF_8));
    } else {
      text(column, text);
    }
  }

  /** Takes the id, if it is a number. */
  public void id(long number) {
    builder.id(number);
  }

  /** Makes a shape of the cells of a row with that number; false if they make none. */
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

  /** What is wrong with a record of CSV that does not have a cell for each column. */
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

  /** Why the last row is no shape; null if it is one. */
  public BadRow badRow() {
    return badRow;
  }

  /** Whether the shape is a circle; otherwise it is a box. */
  public boolean isCircle() {
    return circle;
  }

  /** A number of the shape: of a circle x, y and radius, of a box minX, minY, maxX and maxY. */
  public double number(int index) {
    return numbers[index];
  }

  /** The id, if it was given as a number; that of the row if there are no ids. */
  public long idNumber() {
    return idNumber;
  }

  /** The id as text, just as it was given; null if it was given as a number. */
  public String idText() {
    return idText;
  }

  /** Keeps the shape for those who ask. */
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
      circle = true;
      numbers[0] = x;
      numbers[1] = y;
      numbers[2] = radius;
    }

    @Override
    public void box(double minX, double minY, double maxX, double maxY) {
      circle = false;
      numbers[0] = minX;
      numbers[1] = minY;
      numbers[2] = maxX;
      numbers[3] = maxY;
    }
  }
}
