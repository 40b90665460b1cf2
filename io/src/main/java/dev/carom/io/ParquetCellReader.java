package dev.carom.io;

import java.nio.charset.StandardCharsets;
import org.apache.parquet.column.ColumnDescriptor;
import org.apache.parquet.column.ColumnReader;
import org.apache.parquet.schema.PrimitiveType.PrimitiveTypeName;

/** The cells of one column of a group of rows. Numbers can be read ahead, by another thread. */
final class ParquetCellReader {
  private final Column column;
  private final ColumnReader reader;
  private final PrimitiveTypeName type;
  private final int present;
  private boolean[] absent;
  private double[] numbers;
  private long[] wholes;

  ParquetCellReader(Column column, ColumnDescriptor descriptor, ColumnReader reader) {
    this.column = column;
    this.reader = reader;
    type = descriptor.getPrimitiveType().getPrimitiveTypeName();
    present = descriptor.getMaxDefinitionLevel();
  }

  /** Reads all cells of a column of numbers. */
  void readAhead(int rows) {
    if (type == PrimitiveTypeName.BINARY) {
      return;
    }
    boolean whole = column == Column.ID;
    wholes = whole ? new long[rows] : null;
    numbers = whole ? null : new double[rows];
    for (int row = 0; row < rows; row++) {
      if (reader.getCurrentDefinitionLevel() == present) {
        if (whole) {
          wholes[row] = whole();
        } else {
          numbers[row] = number();
        }
      } else {
        setAbsent(row, rows);
      }
      reader.consume();
    }
  }

  private void setAbsent(int row, int rows) {
    if (absent == null) {
      absent = new boolean[rows];
    }
    absent[row] = true;
  }

  Column column() {
    return column;
  }

  /** All cells of a column of numbers; null if some are absent, or if they are something else. */
  double[] completeNumbers() {
    return absent == null ? numbers : null;
  }

  /** All cells of a column of ids that are numbers; null if some are absent, or are text. */
  long[] completeIds() {
    return absent == null ? wholes : null;
  }

  /** Hands a cell over; rows must be asked for in order. */
  void cell(int row, RowBuilder builder) {
    if (type == PrimitiveTypeName.BINARY) {
      word(builder);
    } else if (absent == null || !absent[row]) {
      if (wholes != null) {
        builder.id(wholes[row]);
      } else {
        builder.number(column, numbers[row]);
      }
    }
  }

  private double number() {
    return switch (type) {
      case DOUBLE -> reader.getDouble();
      case FLOAT -> reader.getFloat();
      default -> whole();
    };
  }

  private long whole() {
    return type == PrimitiveTypeName.INT64 ? reader.getLong() : reader.getInteger();
  }

  private void word(RowBuilder builder) {
    if (reader.getCurrentDefinitionLevel() == present) {
      byte[] utf8 = reader.getBinary().getBytesUnsafe();
      char[] text = new String(utf8, StandardCharsets.UTF_8).toCharArray();
      builder.cell(column, text, 0, text.length);
    }
    reader.consume();
  }
}
