// SPDX-License-Identifier: Apache-2.0
package dev.carom.io;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import java.util.zip.GZIPOutputStream;
import org.apache.parquet.hadoop.ParquetWriter;
import org.apache.parquet.io.api.RecordConsumer;
import org.apache.parquet.schema.MessageType;
import org.apache.parquet.schema.Type;

/**
 * Writes shapes to a file that {@link ShapeReader} reads as exactly the same shapes: circles by
 * centre and radius, boxes by their sides, with a column {@code kind} if there are both.
 */
public final class ShapeWriter {
  private static final List<Column> CIRCLE = List.of(Column.X, Column.Y, Column.RADIUS);
  private static final List<Column> BOX =
      List.of(Column.MIN_X, Column.MIN_Y, Column.MAX_X, Column.MAX_Y);

  private final ShapeTable shapes;
  private final boolean mixed;
  private final List<Column> columns = new ArrayList<>();
  private int row;

  private ShapeWriter(ShapeTable shapes) {
    this.shapes = shapes;
    mixed = shapes.circles() > 0 && shapes.boxes() > 0;
    columns.add(Column.ID);
    if (mixed) {
      columns.add(Column.KIND);
    }
    if (shapes.circles() > 0 || shapes.boxes() == 0) {
      columns.addAll(CIRCLE);
    }
    if (shapes.boxes() > 0) {
      columns.addAll(BOX);
    }
  }

  /**
   * Writes in the {@link FileFormat} given by the name of the file. The caller commits the file.
   */
  public static void write(ShapeTable shapes, SafeFile file) throws IOException {
    ShapeWriter writer = new ShapeWriter(shapes);
    FileFormat format = FileFormat.of(file.target());
    if (format == FileFormat.PARQUET) {
      writer.writeParquet(file);
    } else {
      try (OutputStream output = Files.newOutputStream(file.path())) {
        if (format == FileFormat.PACKED_CSV) {
          try (OutputStream packed = new GZIPOutputStream(output, 1 << 16)) {
            writer.writeCsv(packed);
          }
        } else {
          writer.writeCsv(output);
        }
      }
    }
  }

  /** Writes CSV. */
  public static void writeCsv(ShapeTable shapes, OutputStream output) throws IOException {
    new ShapeWriter(shapes).writeCsv(output);
  }

  private void writeCsv(OutputStream stream) throws IOException {
    CsvOutput output = new CsvOutput(stream);
    for (Column column : columns) {
      output.text(column.title());
    }
    output.endRow();
    for (row = 0; row < shapes.size(); row++) {
      for (Column column : columns) {
        switch (column) {
          case ID -> output.id(shapes.ids, row);
          case KIND -> output.text(kind());
          default -> {
            if (isOfThisRow(column)) {
              output.number(shapes.number(row, column));
            } else {
              output.text("");
            }
          }
        }
      }
      output.endRow();
    }
    output.flush();
    stream.flush();
  }

  private void writeParquet(SafeFile file) throws IOException {
    List<Type> types = new ArrayList<>();
    for (Column column : columns) {
      types.add(
          switch (column) {
            case ID -> ParquetCells.idColumn(shapes.ids, column.title());
            case KIND -> ParquetCells.textColumn(column.title());
            default ->
                mixed
                    ? ParquetCells.optionalNumberColumn(column.title())
                    : ParquetCells.numberColumn(column.title());
          });
    }
    Consumer<RecordConsumer> writeRow = this::writeRow;
    try (ParquetWriter<Consumer<RecordConsumer>> writer =
        ParquetOutput.create(file.path(), new MessageType("shapes", types))) {
      for (row = 0; row < shapes.size(); row++) {
        writer.write(writeRow);
      }
    }
  }

  private void writeRow(RecordConsumer consumer) {
    for (int position = 0; position < columns.size(); position++) {
      Column column = columns.get(position);
      switch (column) {
        case ID -> ParquetCells.id(consumer, column.title(), position, shapes.ids, row);
        case KIND -> ParquetCells.text(consumer, column.title(), position, kind());
        default -> {
          if (isOfThisRow(column)) {
            ParquetCells.number(consumer, column.title(), position, shapes.number(row, column));
          }
        }
      }
    }
  }

  private String kind() {
    return RowBuilder.word(shapes.kind(row));
  }

  private boolean isOfThisRow(Column column) {
    return switch (shapes.kind(row)) {
      case CIRCLE -> CIRCLE.contains(column);
      case BOX -> !CIRCLE.contains(column);
      case CAPSULE, POLYGON -> throw RowBuilder.unknown(shapes.kind(row));
    };
  }
}
