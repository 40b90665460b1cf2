// SPDX-License-Identifier: Apache-2.0
package dev.carom.io;

import dev.carom.Capsule;
import dev.carom.pair.Parts;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import org.apache.parquet.hadoop.ParquetWriter;
import org.apache.parquet.io.api.RecordConsumer;
import org.apache.parquet.schema.MessageType;
import org.apache.parquet.schema.Type;

/**
 * Writes shapes to a file that {@link ShapeReader} reads as exactly the same shapes: circles by
 * centre and radius, boxes by their sides, turned boxes by centre, size and angle, capsules by
 * their ends, and polygons by their corners; with a column {@code kind} if there are several kinds.
 * If some shapes are lines with corners or have several parts, all but boxes are written as
 * geometries in WKT. Columns that {@link ShapeReader#keepColumns} has kept follow as text.
 */
public final class ShapeWriter {
  private static final List<Column> CIRCLE = List.of(Column.X, Column.Y, Column.RADIUS);
  private static final List<Column> SIDES =
      List.of(Column.MIN_X, Column.MIN_Y, Column.MAX_X, Column.MAX_Y);
  private static final List<Column> TURNED =
      List.of(Column.X, Column.Y, Column.WIDTH, Column.HEIGHT, Column.ANGLE);
  private static final List<Column> CAPSULE =
      List.of(Column.X, Column.Y, Column.X2, Column.Y2, Column.RADIUS);
  private static final List<Column> POLYGON = List.of(Column.POINTS, Column.RADIUS);
  private static final List<Column> GEOMETRY = List.of(Column.RADIUS, Column.GEOMETRY);

  private final ShapeTable shapes;

  /** True if all but boxes are written as geometries. */
  private final boolean usesGeometries;

  /** True if some cells are empty. */
  private final boolean hasGaps;

  private final Set<Column> columns = EnumSet.of(Column.ID);
  private final List<TextColumn> kept;
  private int row;

  private ShapeWriter(ShapeTable shapes) {
    this.shapes = shapes;
    kept = shapes.keptTexts();
    Set<Column> taken = EnumSet.noneOf(Column.class);
    kept.forEach(column -> ofShapes(column).ifPresent(taken::add));
    // Beside a geometry, a column like "height" says nothing about the shape.
    usesGeometries = shapes.others.onlyGeometries() > 0 || !taken.isEmpty() && shapes.boxes() == 0;
    Map<List<Column>, Integer> forms = new LinkedHashMap<>();
    forms.put(SIDES, shapes.boxes.count);
    forms.put(TURNED, shapes.others.turnedBoxes());
    if (usesGeometries) {
      forms.put(GEOMETRY, shapes.size() - shapes.boxes());
    } else {
      forms.put(CIRCLE, shapes.circles());
      forms.put(CAPSULE, shapes.capsules());
      forms.put(POLYGON, shapes.polygons());
    }
    forms.values().removeIf(count -> count == 0);
    forms.keySet().forEach(columns::addAll);
    hasGaps = forms.size() > 1;
    boolean areAllBoxes = shapes.boxes() == shapes.size();
    if (hasGaps && !areAllBoxes) {
      columns.add(Column.KIND);
    }
    if (forms.isEmpty()) {
      columns.addAll(usesGeometries ? GEOMETRY : CIRCLE);
    }
    checkNames(taken);
  }

  /** Returns the column of shapes that has the same name. */
  private static Optional<Column> ofShapes(TextColumn column) {
    return Column.named(column.name).filter(known -> known != Column.CLEARANCE);
  }

  /** Rejects columns that would be taken for those of shapes when the file is read. */
  private void checkNames(Set<Column> taken) {
    Set<Column> all = EnumSet.copyOf(columns);
    all.addAll(taken);
    boolean isClear =
        usesGeometries
            && shapes.boxes() == 0
            && taken.stream().allMatch(Column::isInsteadOfGeometry)
            && !(all.contains(Column.KIND) && Header.isComplete(all));
    for (TextColumn column : kept) {
      if (!isClear && ofShapes(column).isPresent()) {
        throw new IllegalArgumentException(
            "column \""
                + column.name
                + "\" does not describe the shapes, but has the name of one that does; rename it");
      }
    }
  }

  /**
   * Writes in the {@link FileFormat} given by the name of the file. The caller commits the file.
   *
   * @throws IllegalArgumentException if a kept column has the name of one that describes shapes
   */
  public static void write(ShapeTable shapes, SafeFile file) throws IOException {
    ShapeWriter writer = new ShapeWriter(shapes);
    FileFormat format = FileFormat.of(file.target());
    if (format == FileFormat.PARQUET) {
      writer.writeParquet(file);
    } else {
      try (OutputStream output = format.pack(Files.newOutputStream(file.path()))) {
        writer.writeRows(
            format.isJsonLines() ? new JsonLinesOutput(output) : new CsvOutput(output));
      }
    }
  }

  /**
   * Writes CSV.
   *
   * @throws IllegalArgumentException if a kept column has the name of one that describes shapes
   */
  public static void writeCsv(ShapeTable shapes, OutputStream output) throws IOException {
    new ShapeWriter(shapes).writeRows(new CsvOutput(output));
    output.flush();
  }

  /**
   * Writes JSON lines.
   *
   * @throws IllegalArgumentException if a kept column has the name of one that describes shapes
   */
  public static void writeJsonLines(ShapeTable shapes, OutputStream output) throws IOException {
    new ShapeWriter(shapes).writeRows(new JsonLinesOutput(output));
    output.flush();
  }

  private void writeRows(RowOutput output) throws IOException {
    for (Column column : columns) {
      output.text(column.title());
    }
    for (TextColumn column : kept) {
      output.text(column.name);
    }
    output.endRow();
    for (row = 0; row < shapes.size(); row++) {
      for (Column column : columns) {
        switch (column) {
          case ID -> output.id(shapes.ids, row);
          case KIND -> output.text(kind());
          default -> {
            if (!form().contains(column)) {
              output.text("");
            } else if (column == Column.POINTS) {
              output.text(points());
            } else if (column == Column.GEOMETRY) {
              output.text(geometry());
            } else {
              output.number(number(column));
            }
          }
        }
      }
      for (TextColumn column : kept) {
        output.text(column, row);
      }
      output.endRow();
    }
    output.flush();
  }

  private void writeParquet(SafeFile file) throws IOException {
    List<Type> types = new ArrayList<>();
    for (Column column : columns) {
      types.add(
          switch (column) {
            case ID -> ParquetCells.idColumn(shapes.ids, column.title());
            case KIND -> ParquetCells.textColumn(column.title());
            case POINTS, GEOMETRY ->
                hasGaps
                    ? ParquetCells.optionalTextColumn(column.title())
                    : ParquetCells.textColumn(column.title());
            default ->
                hasGaps
                    ? ParquetCells.optionalNumberColumn(column.title())
                    : ParquetCells.numberColumn(column.title());
          });
    }
    kept.forEach(column -> types.add(ParquetCells.optionalTextColumn(column.name)));
    Consumer<RecordConsumer> writeRow = this::writeRow;
    try (ParquetWriter<Consumer<RecordConsumer>> writer =
        ParquetOutput.create(file.path(), new MessageType("shapes", types))) {
      for (row = 0; row < shapes.size(); row++) {
        writer.write(writeRow);
      }
    }
  }

  private void writeRow(RecordConsumer consumer) {
    int position = 0;
    for (Column column : columns) {
      String title = column.title();
      switch (column) {
        case ID -> ParquetCells.id(consumer, title, position, shapes.ids, row);
        case KIND -> ParquetCells.text(consumer, title, position, kind());
        default -> {
          if (!form().contains(column)) {
            break;
          }
          if (column == Column.POINTS) {
            ParquetCells.text(consumer, title, position, points());
          } else if (column == Column.GEOMETRY) {
            ParquetCells.text(consumer, title, position, geometry());
          } else {
            ParquetCells.number(consumer, title, position, number(column));
          }
        }
      }
      position++;
    }
    for (TextColumn column : kept) {
      ParquetCells.text(consumer, column.name, position++, column, row);
    }
  }

  private String kind() {
    return RowBuilder.word(shapes.kind(row));
  }

  /** Returns the columns that describe the shape of this row. */
  private List<Column> form() {
    return switch (shapes.kind(row)) {
      case CIRCLE -> usesGeometries ? GEOMETRY : CIRCLE;
      case BOX -> shapes.isOther(row) ? TURNED : SIDES;
      case CAPSULE -> usesGeometries ? GEOMETRY : CAPSULE;
      case POLYGON -> usesGeometries ? GEOMETRY : POLYGON;
    };
  }

  private String points() {
    return PointsText.of(shapes.others.given(shapes.other(row)));
  }

  /** Returns the shape of this row, without its radius, in WKT. */
  private String geometry() {
    Parts.Kind kind = shapes.kind(row);
    double[] given;
    if (!shapes.isOther(row)) {
      given = new double[] {shapes.number(row, Column.X), shapes.number(row, Column.Y)};
    } else {
      given = shapes.others.given(shapes.other(row));
    }
    if (given == null) {
      Capsule capsule = (Capsule) shapes.others.shape(shapes.other(row));
      given = new double[] {capsule.x0(), capsule.y0(), capsule.x1(), capsule.y1()};
    }
    return WktText.of(Geometry.ofGiven(kind, given));
  }

  private double number(Column column) {
    if (!shapes.isOther(row)) {
      return shapes.number(row, column);
    }
    int other = shapes.other(row);
    return switch (shapes.kind(row)) {
      case BOX -> shapes.others.given(other)[TURNED.indexOf(column)];
      case CAPSULE ->
          switch (column) {
            case X -> ((Capsule) shapes.others.shape(other)).x0();
            case Y -> ((Capsule) shapes.others.shape(other)).y0();
            case X2 -> ((Capsule) shapes.others.shape(other)).x1();
            case Y2 -> ((Capsule) shapes.others.shape(other)).y1();
            default -> OtherColumns.radius(shapes.others.shape(other));
          };
      case CIRCLE, POLYGON -> OtherColumns.radius(shapes.others.shape(other));
    };
  }
}
