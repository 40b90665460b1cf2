// SPDX-License-Identifier: Apache-2.0
package dev.carom.spark;

import dev.carom.Box;
import dev.carom.io.BadFileException;
import dev.carom.io.BadRow;
import dev.carom.io.ShapeRow;
import dev.carom.io.ShapeRow.Content;
import dev.carom.pair.Parts;
import java.io.Serializable;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import org.apache.spark.sql.Column;
import org.apache.spark.sql.Dataset;
import org.apache.spark.sql.Row;
import org.apache.spark.sql.catalyst.InternalRow;
import org.apache.spark.sql.types.DataTypes;
import org.apache.spark.sql.types.StructField;

/** The columns of a DataFrame from which shapes are created. */
final class RowFormat implements Serializable {
  private static final long serialVersionUID = 1;

  /** The setting that names the column for records that Spark's readers cannot parse. */
  private static final String CORRUPT_RECORD = "spark.sql.columnNameOfCorruptRecord";

  private final String name;
  private final ArrayList<String> columns = new ArrayList<>();
  private final ArrayList<CellType> types = new ArrayList<>();
  private final boolean hasIds;
  private final boolean hasCorruptRecords;

  /** The names of the columns in Spark. */
  private final ArrayList<String> sources = new ArrayList<>();

  private final int allColumns;

  private RowFormat(Dataset<Row> shapes, String name, Map<String, String> renamed)
      throws BadFileException {
    this.name = name;
    List<String> titles = titles(shapes, name, renamed);
    ShapeRow all = new ShapeRow(name, titles);
    hasIds = all.hasIds();
    StructField[] fields = shapes.schema().fields();
    for (int k = 0; k < fields.length; k++) {
      Content content = all.content(k);
      if (content != Content.OTHER) {
        columns.add(titles.get(k));
        sources.add(fields[k].name());
        types.add(typeOf(fields[k], content));
      }
    }
    allColumns = fields.length - 1;
    hasCorruptRecords =
        Arrays.stream(fields)
            .anyMatch(
                field ->
                    field.name().equals(corruptRecordColumn(shapes))
                        && CellType.of(field.dataType()) == CellType.TEXT);
  }

  /** Returns the meaning of each column: its own name, unless another column was assigned. */
  private static List<String> titles(
      Dataset<Row> shapes, String name, Map<String, String> renamed) {
    List<String> titles = new ArrayList<>(Arrays.asList(shapes.columns()));
    renamed.forEach(
        (title, source) -> {
          int place = Arrays.asList(shapes.columns()).indexOf(source);
          if (place < 0) {
            throw new IllegalArgumentException(
                "%s: missing column \"%s\" for \"%s\"; found: %s"
                    .formatted(name, source, title, String.join(", ", shapes.columns())));
          }
          // A column that already has this name means something else.
          titles.replaceAll(other -> other.strip().equalsIgnoreCase(title) ? "" : other);
          titles.set(place, title);
        });
    return titles;
  }

  /**
   * Finds the columns by name.
   *
   * @param renamed the assigned column names, by their meaning
   * @throws IllegalArgumentException if columns are missing or have unsupported types
   */
  static RowFormat of(Dataset<Row> shapes, String name, Map<String, String> renamed) {
    try {
      return new RowFormat(shapes, name, renamed);
    } catch (BadFileException bad) {
      throw new IllegalArgumentException(bad.getMessage(), bad);
    }
  }

  private CellType typeOf(StructField field, Content content) {
    CellType type = CellType.of(field.dataType());
    String wanted =
        switch (content) {
          case ID ->
              type == CellType.TEXT
                      || type == CellType.WHOLE_DECIMAL
                      || type != null && type.isWhole()
                  ? ""
                  : "text or whole numbers";
          case KIND, POINTS -> type == CellType.TEXT || type == CellType.NOTHING ? "" : "text";
          default -> type != null ? "" : "numbers";
        };
    if (!wanted.isEmpty()) {
      throw new IllegalArgumentException(
          "%s: column \"%s\" must hold %s, but holds %s"
              .formatted(name, field.name(), wanted, field.dataType().sql()));
    }
    return content == Content.ID && type == CellType.WHOLE_DECIMAL ? CellType.TEXT : type;
  }

  private static String corruptRecordColumn(Dataset<Row> shapes) {
    return shapes.sparkSession().conf().get(CORRUPT_RECORD);
  }

  /** Returns the name of the shapes in messages. */
  String name() {
    return name;
  }

  boolean hasIds() {
    return hasIds;
  }

  /** Returns true if ids are whole numbers, which includes row numbers. */
  boolean hasNumbersAsIds() {
    return !hasIds || types.get(idColumn()).isWhole();
  }

  private int idColumn() {
    ShapeRow row = newRow();
    for (int k = 0; k < columns.size(); k++) {
      if (row.content(k) == Content.ID) {
        return k;
      }
    }
    throw new IllegalStateException("there are no ids");
  }

  /** Selects the columns of shapes, followed by the others if they are needed. */
  Dataset<Row> select(Dataset<Row> shapes) {
    List<Column> selected = new ArrayList<>();
    for (int k = 0; k < columns.size(); k++) {
      Column column = column(shapes, sources.get(k));
      selected.add(
          switch (types.get(k)) {
            case DECIMAL, WHOLE_DECIMAL -> column.cast(DataTypes.DoubleType);
            case TEXT -> column.cast(DataTypes.StringType);
            default -> column;
          });
    }
    if (hasCorruptRecords) {
      selected.add(column(shapes, corruptRecordColumn(shapes)));
      // Spark checks the number of cells in a record only if all columns are selected.
      selected.add(shapes.col("*"));
    }
    return shapes.select(selected.toArray(Column[]::new));
  }

  private static Column column(Dataset<Row> shapes, String name) {
    return shapes.col('`' + name.replace("`", "``") + '`');
  }

  /** Returns a reader for the selected rows. */
  Reader reader() {
    return new Reader();
  }

  private ShapeRow newRow() {
    try {
      return new ShapeRow(name, columns);
    } catch (BadFileException impossible) {
      throw new IllegalStateException(impossible);
    }
  }

  BadRow badRow(long row, String column, String value, String problem) {
    return new BadRow(name, row, name + ", row " + row, column, value, problem);
  }

  /** Reads rows one by one. */
  final class Reader implements Bounded {
    private final ShapeRow shape = newRow();
    private final Content[] contents = new Content[columns.size()];
    private final CellType[] cells = types.toArray(CellType[]::new);
    private BadRow badRow;

    /** The bounds of the last row; null if they have not been needed yet. */
    private Box bounds;

    private Reader() {
      Arrays.setAll(contents, shape::content);
    }

    /** Converts the row with that number to a shape; returns false if it is invalid. */
    boolean read(InternalRow row, long number) {
      if (hasCorruptRecords && !row.isNullAt(contents.length)) {
        String text = row.getUTF8String(contents.length).toString();
        badRow = RowFormat.this.badRow(number, "", "", ShapeRow.lengthProblem(text, allColumns));
        return false;
      }
      shape.begin();
      for (int column = 0; column < contents.length; column++) {
        if (!row.isNullAt(column)) {
          cell(row, column);
        }
      }
      boolean isShape = shape.end(number);
      badRow = shape.badRow();
      bounds = null;
      return isShape;
    }

    private void cell(InternalRow row, int column) {
      CellType cell = cells[column];
      if (cell == CellType.TEXT) {
        shape.text(column, row.getUTF8String(column).getBytes());
      } else if (contents[column] == Content.ID) {
        shape.id(cell.whole(row, column));
      } else {
        shape.number(column, cell.number(row, column));
      }
    }

    /** Returns the shape of the last row. */
    ShapeRow shape() {
      return shape;
    }

    /** Returns why the last row is invalid. */
    BadRow badRow() {
      return badRow;
    }

    @Override
    public Parts.Kind kind() {
      return shape.kind();
    }

    @Override
    public boolean isOther() {
      return shape.isOther();
    }

    @Override
    public int numbers() {
      return shape.numbers();
    }

    @Override
    public double number(int index) {
      return shape.number(index);
    }

    @Override
    public double side(int side) {
      if (bounds == null) {
        bounds = shape.shape().bounds();
      }
      return switch (side) {
        case 0 -> bounds.minX();
        case 1 -> bounds.minY();
        case 2 -> bounds.maxX();
        default -> bounds.maxY();
      };
    }
  }
}
