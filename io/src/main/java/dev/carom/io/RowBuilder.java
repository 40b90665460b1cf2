// SPDX-License-Identifier: Apache-2.0
package dev.carom.io;

import dev.carom.Capsule;
import dev.carom.Circle;
import dev.carom.Rotation;
import dev.carom.Shape;
import dev.carom.pair.Parts;
import java.io.IOException;
import java.util.Arrays;
import java.util.List;
import java.util.function.Supplier;

/** Builds shapes from the cells of rows, and reports invalid rows. */
final class RowBuilder {
  private static final int CELLS = Column.values().length;
  private static final Column[] COLUMNS = Column.values();
  private static final Parts.Kind[] KINDS = Parts.Kind.values();

  private final String file;
  private String lineWord;
  private Header header;
  private final Sink sink;
  private final BadRows badRows;
  private final boolean hasClearances;

  /** NaN for cells that are empty or not numbers. */
  private final double[] numbers = new double[CELLS];

  /** The text of cells that are not numbers; null for empty ones. */
  private final String[] refused = new String[CELLS];

  private boolean hasRefused;

  /** The title of the column with invalid text; null if there is none. */
  private String brokenColumn;

  private String brokenText;
  private String brokenProblem;

  /** The columns of text, whose cells are set elsewhere. */
  private TextColumn[] texts;

  private char[] id = new char[64];
  private int idLength;
  private long idNumber;
  private boolean idIsNumber;
  private String kind = "";

  /** What the text of the kind says, or null. */
  private Parts.Kind shapeKind;

  /** Null if there is none, or an invalid one. */
  private Geometry geometry;

  /** What is wrong with the geometry; null if nothing is. */
  private String geometryProblem;

  /** The geometry as messages show it. */
  private String geometryText = "";

  private long row;

  /** Receives invalid rows. */
  interface BadRows {
    /** Called for each invalid row; throws to stop. */
    void accept(BadRow row) throws IOException;
  }

  /** Receives shapes: first the id, then the shape. */
  interface Sink {
    /** Receives a numeric id; returns false if it already exists. */
    boolean id(long number);

    /** Receives a text id; returns false if it already exists. */
    boolean id(char[] text, int length);

    /** Receives a circle. */
    void circle(double x, double y, double radius);

    /** Receives a box. */
    void box(double minX, double minY, double maxX, double maxY);

    /**
     * Receives any other shape.
     *
     * @param written what it is called
     * @param given what {@link OtherColumns} keeps of it
     */
    void other(Shape shape, Parts.Kind written, double[] given);

    /** Receives the clearance of the last shape, if the file has clearances. */
    default void clearance(double clearance) {}

    /** Returns true if shapes may be of several lines, points or polygons. */
    boolean takesSeveralParts();
  }

  RowBuilder(
      String file,
      String lineWord,
      Header header,
      Sink sink,
      List<TextColumn> texts,
      BadRows badRows) {
    this.texts = texts.toArray(TextColumn[]::new);
    this.file = file;
    this.lineWord = lineWord;
    this.header = header;
    this.sink = sink;
    this.badRows = badRows;
    hasClearances = header.usesClearances();
  }

  /** Continues the row numbers of another file. */
  void countAfter(RowBuilder previous) {
    row = previous.row;
  }

  /** Continues with rows that may have other columns, and are counted in another way. */
  void use(Header header, String lineWord, List<TextColumn> texts) {
    this.header = header;
    this.lineWord = lineWord;
    if (texts.size() != this.texts.length) {
      this.texts = texts.toArray(TextColumn[]::new);
    }
  }

  /** Clears the cells of the previous row. */
  void begin() {
    row++;
    Arrays.fill(numbers, Double.NaN);
    idLength = 0;
    idIsNumber = false;
    kind = "";
    shapeKind = null;
    brokenColumn = null;
    geometry = null;
    geometryProblem = null;
    geometryText = "";
    for (TextColumn text : texts) {
      text.clear();
    }
    if (hasRefused) {
      Arrays.fill(refused, null);
      hasRefused = false;
    }
  }

  /** Counts rows that were reported elsewhere. */
  void skip(long rows) {
    row += rows;
  }

  /** Discards the current row, which will start again. */
  void takeBack() {
    row--;
  }

  /** Sets a cell as written. */
  void cell(Column column, char[] text, int offset, int length) {
    switch (column) {
      case ID -> id(text, offset, length);
      case KIND -> kind(text, offset, length);
      case POINTS -> refuse(column, new String(text, offset, length).strip());
      case GEOMETRY -> geometry(new String(text, offset, length).strip());
      default -> {
        double number = NumberText.parse(text, offset, length, header.decimal());
        numbers[column.ordinal()] = number;
        if (!(Math.abs(number) <= Double.MAX_VALUE)) {
          String written = new String(text, offset, length).strip();
          refuse(column, written.isEmpty() ? null : written);
        }
      }
    }
  }

  /** Sets a cell to a literal of JSON, whose numbers have a decimal point. */
  void literal(Column column, String text) {
    char[] characters = text.toCharArray();
    double number = NumberText.parse(characters, 0, characters.length);
    boolean isNumber =
        Math.abs(number) <= Double.MAX_VALUE
            && column != Column.ID
            && column != Column.KIND
            && column != Column.POINTS
            && column != Column.GEOMETRY;
    if (isNumber) {
      number(column, number);
    } else {
      cell(column, characters, 0, characters.length);
    }
  }

  /** Sets a cell to a number. */
  void number(Column column, double number) {
    numbers[column.ordinal()] = number;
    if (!(Math.abs(number) <= Double.MAX_VALUE)) {
      refuse(column, Double.toString(number));
    }
  }

  /** Sets the geometry, in WKT or in WKB as hexadecimal digits. */
  private void geometry(String text) {
    geometryText = text;
    if (!text.isEmpty()) {
      byte[] wkb = WkbBytes.ofHex(text);
      setGeometry(() -> wkb == null ? WktText.parse(text) : WkbBytes.parse(wkb));
    }
  }

  /** Sets the geometry, in WKB. */
  void geometry(byte[] wkb) {
    setGeometry(() -> WkbBytes.parse(wkb));
  }

  /** Sets the geometry, as GeoJSON describes it. */
  void geometry(GeoJsonGeometry described) {
    geometryText = described.shown();
    setGeometry(described::parse);
  }

  private void setGeometry(Supplier<Geometry> parsed) {
    try {
      geometry = parsed.get();
    } catch (IllegalArgumentException wrong) {
      geometryProblem = wrong.getMessage();
    }
  }

  /** Sets the id to a number. */
  void id(long number) {
    idNumber = number;
    idIsNumber = true;
  }

  /** Sets the id as written, including spaces. */
  void id(char[] text, int offset, int length) {
    idLength = length;
    if (length > id.length) {
      id = new char[length * 2];
    }
    System.arraycopy(text, offset, id, 0, length);
  }

  /** Does the same as {@link #brokenText(String, String)} for a column that describes shapes. */
  void brokenText(Column column, String replaced) {
    brokenText(header.title(column), replaced);
  }

  /** Sets a cell that is not valid UTF-8, and its text with invalid bytes replaced. */
  void brokenText(String column, String replaced) {
    broken(column, replaced, "is not valid UTF-8");
  }

  /** Sets a cell that makes the row invalid. */
  void broken(Column column, String text, String problem) {
    broken(header.title(column), text, problem);
  }

  /** Sets a cell that makes the row invalid. */
  void broken(String column, String text, String problem) {
    brokenColumn = column;
    brokenText = text;
    brokenProblem = problem;
  }

  void kind(char[] text, int offset, int length) {
    shapeKind = null;
    for (Parts.Kind known : KINDS) {
      if (is(word(known), text, offset, length)) {
        shapeKind = known;
        return;
      }
    }
    kind = new String(text, offset, length).strip();
    for (Parts.Kind known : KINDS) {
      if (kind.equalsIgnoreCase(word(known))) {
        shapeKind = known;
      }
    }
  }

  /** What a shape of this kind is called in files. */
  static String word(Parts.Kind kind) {
    return switch (kind) {
      case CIRCLE -> "circle";
      case BOX -> "box";
      case CAPSULE -> "capsule";
      case POLYGON -> "polygon";
    };
  }

  private static boolean is(String word, char[] text, int offset, int length) {
    if (length != word.length()) {
      return false;
    }
    for (int k = 0; k < length; k++) {
      if (text[offset + k] != word.charAt(k)) {
        return false;
      }
    }
    return true;
  }

  private void refuse(Column column, String written) {
    refused[column.ordinal()] = written;
    hasRefused = true;
  }

  /** Creates a shape from the cells and returns true, or reports an invalid row. */
  boolean end(long line) throws IOException {
    boolean isShape = build(line);
    if (isShape) {
      for (TextColumn text : texts) {
        text.add();
      }
      if (hasClearances) {
        sink.clearance(isEmpty(Column.CLEARANCE) ? 0 : value(Column.CLEARANCE));
      }
    }
    return isShape;
  }

  private boolean build(long line) throws IOException {
    if (brokenColumn != null) {
      return bad(line, brokenColumn, brokenText, brokenProblem);
    }
    if (hasClearances && !isEmpty(Column.CLEARANCE) && isNegative(line, Column.CLEARANCE)) {
      return false;
    }
    if (header.has(Column.GEOMETRY)) {
      if (geometry != null || geometryProblem != null) {
        return geometry(line);
      }
      if (!header.has(Column.KIND) || shapeKind == null) {
        return bad(line, Column.GEOMETRY, "", "is empty");
      }
    }
    Parts.Kind shape = header.has(Column.KIND) ? shapeKind : header.onlyKind();
    if (shape == null) {
      String problem = kind.isEmpty() ? "is empty; it must be " : "must be ";
      return bad(line, Column.KIND, kind, problem + "circle, box, capsule or polygon");
    }
    return switch (shape) {
      case CIRCLE -> circle(line);
      case BOX -> box(line);
      case CAPSULE -> capsule(line);
      case POLYGON -> polygon(line);
    };
  }

  /** Reports a row whose number of cells does not match the columns. */
  void badLength(long line, int cells, String advice) throws IOException {
    String problem = lengthProblem(cells, header.size()) + advice;
    badRows.accept(new BadRow(file, line, place(line), "", "", problem));
  }

  static String lengthProblem(int cells, int columns) {
    return "the row has "
        + cells
        + (cells == 1 ? " cell" : " cells")
        + ", but there are "
        + columns
        + " columns";
  }

  private boolean circle(long line) throws IOException {
    if (!header.hasCircles()) {
      return bad(
          line, Column.KIND, "circle", "needs a column \"radius\", which the file does not have");
    }
    double x = numbers[Column.X.ordinal()];
    double y = numbers[Column.Y.ordinal()];
    double radius = header.arePoints() ? 0 : numbers[Column.RADIUS.ordinal()];
    // One comparison, which also fails for NaN, before finding out the reason.
    if (!(Math.abs(x) <= Double.MAX_VALUE
        && Math.abs(y) <= Double.MAX_VALUE
        && radius >= 0
        && radius <= Double.MAX_VALUE)) {
      return !isBad(line, Column.X)
          && !isBad(line, Column.Y)
          && !isBad(line, Column.RADIUS)
          && bad(line, Column.RADIUS, written(radius), "must not be negative");
    }
    boolean isNew = addId(line);
    if (isNew) {
      sink.circle(x + 0.0, y + 0.0, radius + 0.0);
    }
    return isNew;
  }

  private boolean box(long line) throws IOException {
    String advice = "leave the cell empty, or write a polygon with a radius";
    if (isUseless(line, Column.RADIUS, "a box", advice)) {
      return false;
    }
    if (header.hasSides() && (!header.hasSize() || !isEmpty(Column.MIN_X))) {
      return sides(line);
    }
    return header.hasSize()
        ? size(line)
        : bad(
            line,
            Column.KIND,
            "box",
            "needs columns \"width\" and \"height\", which the file does not have");
  }

  private boolean sides(long line) throws IOException {
    if (isBad(line, Column.MIN_X)
        || isBad(line, Column.MIN_Y)
        || isBad(line, Column.MAX_X)
        || isBad(line, Column.MAX_Y)
        || isAbove(line, Column.MIN_X, Column.MAX_X)
        || isAbove(line, Column.MIN_Y, Column.MAX_Y)) {
      return false;
    }
    double minX = value(Column.MIN_X);
    double minY = value(Column.MIN_Y);
    double maxX = value(Column.MAX_X);
    double maxY = value(Column.MAX_Y);
    if (isStraight()) {
      return addBox(line, minX, minY, maxX, maxY);
    }
    double x = minX / 2 + maxX / 2;
    double y = minY / 2 + maxY / 2;
    return turned(line, x, y, maxX - minX, maxY - minY);
  }

  /** Returns true if there is no angle, or one that changes nothing. */
  private boolean isStraight() {
    return isEmpty(Column.ANGLE) || value(Column.ANGLE) == 0;
  }

  /** Adds a box that is turned about its centre. */
  private boolean turned(long line, double x, double y, double width, double height)
      throws IOException {
    if (isBad(line, Column.ANGLE)) {
      return false;
    }
    double angle = value(Column.ANGLE);
    Rotation rotation = Rotation.degrees(angle);
    if (rotation.sin() == 0 || rotation.cos() == 0) {
      boolean isSwapped = rotation.cos() == 0;
      return straight(line, x, y, isSwapped ? height : width, isSwapped ? width : height);
    }
    Shape shape;
    try {
      shape = OtherColumns.turnedBox(x, y, width, height, angle);
    } catch (IllegalArgumentException tooLargeOrThin) {
      double reach = Math.max(Math.abs(x), Math.abs(y)) + width + height;
      return bad(
          line,
          Column.ANGLE,
          "",
          reach > Double.MAX_VALUE
              ? "the turned box exceeds the range of doubles"
              : "the turned box is so thin that its rounded corners are on a line");
    }
    return addOther(line, shape, Parts.Kind.BOX, new double[] {x, y, width, height, angle});
  }

  private boolean capsule(long line) throws IOException {
    if (!header.hasEnds()) {
      return bad(
          line,
          Column.KIND,
          "capsule",
          "needs columns \"x2\" and \"y2\", which the file does not have");
    }
    if (isBad(line, Column.X)
        || isBad(line, Column.Y)
        || isBad(line, Column.X2)
        || isBad(line, Column.Y2)
        || isNegative(line, Column.RADIUS)
        || isUseless(line, Column.ANGLE, "a capsule", "turn its ends instead")) {
      return false;
    }
    Shape shape =
        new Capsule(
            value(Column.X),
            value(Column.Y),
            value(Column.X2),
            value(Column.Y2),
            value(Column.RADIUS));
    return addOther(line, shape, Parts.Kind.CAPSULE, null);
  }

  private boolean polygon(long line) throws IOException {
    if (!header.hasPoints()) {
      return bad(
          line, Column.KIND, "polygon", "needs a column \"points\", which the file does not have");
    }
    String points = refused[Column.POINTS.ordinal()];
    if (points == null || points.isEmpty()) {
      return bad(line, Column.POINTS, "", "is empty");
    }
    boolean isRound = !isEmpty(Column.RADIUS);
    if ((isRound && isNegative(line, Column.RADIUS))
        || isUseless(line, Column.ANGLE, "a polygon", "turn its points instead")) {
      return false;
    }
    double[] corners;
    Shape shape;
    try {
      corners = PointsText.parse(points);
      shape = OtherColumns.polygon(corners, isRound ? value(Column.RADIUS) : 0);
    } catch (IllegalArgumentException wrong) {
      return bad(line, Column.POINTS, points, "is not a polygon: " + wrong.getMessage());
    }
    return addOther(line, shape, Parts.Kind.POLYGON, corners);
  }

  private boolean geometry(long line) throws IOException {
    if (geometryProblem != null) {
      return bad(line, Column.GEOMETRY, geometryText, geometryProblem);
    }
    for (Column column : COLUMNS) {
      if (column.isInsteadOfGeometry() && column != Column.KIND && !isBlank(column)) {
        String written = refused[column.ordinal()];
        return bad(
            line,
            column,
            written == null ? written(value(column)) : written,
            "does not apply to a row with a geometry; leave one of the two empty");
      }
    }
    boolean isRound = !isEmpty(Column.RADIUS);
    if (isRound && isNegative(line, Column.RADIUS)) {
      return false;
    }
    if (geometry.isOnlyAGeometry() && !sink.takesSeveralParts()) {
      return bad(
          line,
          Column.GEOMETRY,
          geometryText,
          "has several parts, which a cluster does not support; split it into rows");
    }
    double radius = isRound ? value(Column.RADIUS) : 0;
    Shape shape;
    try {
      shape = geometry.shape(radius);
    } catch (IllegalArgumentException wrong) {
      return bad(
          line, Column.GEOMETRY, geometryText, "is not a valid polygon: " + wrong.getMessage());
    }
    if (shape instanceof Circle circle) {
      boolean isNew = addId(line);
      if (isNew) {
        sink.circle(circle.x(), circle.y(), circle.radius());
      }
      return isNew;
    }
    return addOther(line, shape, geometry.type().kind, geometry.given());
  }

  /** Returns true if a cell is empty or has only spaces. */
  private boolean isBlank(Column column) {
    String written = refused[column.ordinal()];
    return Double.isNaN(numbers[column.ordinal()]) && (written == null || written.isEmpty());
  }

  private boolean addOther(long line, Shape shape, Parts.Kind written, double[] given)
      throws IOException {
    boolean isNew = addId(line);
    if (isNew) {
      sink.other(shape, written, given);
    }
    return isNew;
  }

  private boolean size(long line) throws IOException {
    if (isBad(line, Column.X)
        || isBad(line, Column.Y)
        || isNegative(line, Column.WIDTH)
        || isNegative(line, Column.HEIGHT)) {
      return false;
    }
    double x = value(Column.X);
    double y = value(Column.Y);
    double width = value(Column.WIDTH);
    double height = value(Column.HEIGHT);
    return isStraight() ? straight(line, x, y, width, height) : turned(line, x, y, width, height);
  }

  private boolean straight(long line, double x, double y, double width, double height)
      throws IOException {
    double halfWidth = width / 2;
    double halfHeight = height / 2;
    if (Math.abs(x) + halfWidth > Double.MAX_VALUE) {
      return bad(line, Column.WIDTH, "", "the box exceeds the range of doubles");
    }
    if (Math.abs(y) + halfHeight > Double.MAX_VALUE) {
      return bad(line, Column.HEIGHT, "", "the box exceeds the range of doubles");
    }
    return addBox(line, x - halfWidth, y - halfHeight, x + halfWidth, y + halfHeight);
  }

  private boolean addBox(long line, double minX, double minY, double maxX, double maxY)
      throws IOException {
    boolean isNew = addId(line);
    if (isNew) {
      sink.box(minX, minY, maxX, maxY);
    }
    return isNew;
  }

  private double value(Column column) {
    return numbers[column.ordinal()] + 0.0;
  }

  /** Returns a number as it would be in the file. */
  private String written(double number) {
    return DecimalText.of(number).replace('.', header.decimal());
  }

  private boolean isEmpty(Column column) {
    return Double.isNaN(numbers[column.ordinal()]) && refused[column.ordinal()] == null;
  }

  /**
   * Reports a cell that would change a shape of another kind but not this one. An empty cell and 0
   * are accepted.
   */
  private boolean isUseless(long line, Column column, String kindOfShape, String advice)
      throws IOException {
    boolean isUseless = !isEmpty(column) && value(column) != 0;
    if (isUseless) {
      String written = refused[column.ordinal()];
      bad(
          line,
          column,
          written == null ? written(value(column)) : written,
          "does not apply to " + kindOfShape + "; " + advice);
    }
    return isUseless;
  }

  private boolean isAbove(long line, Column low, Column high) throws IOException {
    boolean above = value(low) > value(high);
    if (above) {
      bad(
          line,
          low,
          written(value(low)),
          "must not exceed " + header.title(high) + ", which is " + written(value(high)));
    }
    return above;
  }

  private boolean isNegative(long line, Column column) throws IOException {
    if (isBad(line, column)) {
      return true;
    }
    boolean negative = value(column) < 0;
    if (negative) {
      bad(line, column, written(value(column)), "must not be negative");
    }
    return negative;
  }

  private boolean isBad(long line, Column column) throws IOException {
    double number = numbers[column.ordinal()];
    if (Math.abs(number) <= Double.MAX_VALUE) {
      return false;
    }
    String written = refused[column.ordinal()];
    if (written == null) {
      bad(line, column, "", "is empty");
    } else if (!Double.isNaN(number)) {
      bad(line, column, written, "exceeds the range of doubles");
    } else {
      bad(line, column, written, "is not a number" + advice(written));
    }
    return true;
  }

  /** Returns what to do about the other separator in a number; empty if it has none. */
  private String advice(String written) {
    boolean isComma = header.decimal() == ',';
    int other = written.indexOf(isComma ? '.' : ',');
    if (other < 0) {
      return "";
    }
    return written.indexOf(header.decimal()) > other
        ? " (leave out the " + (isComma ? "points)" : "commas)")
        : isComma ? " (use a comma, not a point)" : " (use a point, not a comma)";
  }

  private boolean addId(long line) throws IOException {
    boolean isNew;
    if (!header.has(Column.ID)) {
      isNew = sink.id(row);
    } else if (idIsNumber) {
      isNew = sink.id(idNumber);
    } else if (isBlank(id, idLength)) {
      bad(line, Column.ID, "", "is empty");
      return false;
    } else {
      isNew = sink.id(id, idLength);
    }
    if (!isNew) {
      String text = idIsNumber ? Long.toString(idNumber) : new String(id, 0, idLength);
      bad(line, Column.ID, text, "is already the id of an earlier row");
    }
    return isNew;
  }

  private static boolean isBlank(char[] text, int length) {
    for (int k = 0; k < length; k++) {
      if (text[k] > ' ') {
        return false;
      }
    }
    return true;
  }

  /** Reports a bad row, and returns false. */
  private boolean bad(long line, Column column, String value, String problem) throws IOException {
    return bad(line, header.title(column), value, problem);
  }

  private boolean bad(long line, String column, String value, String problem) throws IOException {
    badRows.accept(new BadRow(file, line, place(line), column, value, problem));
    return false;
  }

  /** Reports a row whose columns are not those of a shape. */
  static void report(String file, String lineWord, long line, String problem, BadRows badRows)
      throws IOException {
    badRows.accept(new BadRow(file, line, place(file, lineWord, line), "", "", problem));
  }

  private String place(long line) {
    return place(file, lineWord, line);
  }

  private static String place(String file, String lineWord, long line) {
    return lineWord.isEmpty() ? file + ":" + line : file + ", " + lineWord + " " + line;
  }
}
