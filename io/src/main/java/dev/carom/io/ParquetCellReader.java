// SPDX-License-Identifier: Apache-2.0
package dev.carom.io;

import org.apache.parquet.column.ColumnDescriptor;
import org.apache.parquet.column.ColumnReader;

/** The cells of one column in a row group. Another thread can read numbers ahead. */
final class ParquetCellReader {
  /** Null if the cells are read as they are. */
  private final Column column;

  /** Where cells go that are read as they are. */
  private final TextColumn kept;

  private final ColumnReader reader;
  private final ParquetCellType type;
  private final boolean isText;

  /** Whether the cells are geometries in WKB, which are not read ahead. */
  private final boolean isBinary;

  private final int present;
  private boolean[] absent;
  private double[] numbers;
  private long[] wholes;

  ParquetCellReader(
      Column column, TextColumn kept, ColumnDescriptor descriptor, ColumnReader reader) {
    this.kept = kept;
    this.column = column;
    this.reader = reader;
    type = ParquetCellType.of(descriptor.getPrimitiveType());
    isText = column == null || type.isTextIn(column);
    isBinary = column == Column.GEOMETRY && type.isBinary();
    present = descriptor.getMaxDefinitionLevel();
  }

  /** Reads all cells of a column of numbers. */
  void readAhead(int rows) {
    if (isText || isBinary) {
      return;
    }
    boolean whole = column == Column.ID;
    wholes = whole ? new long[rows] : null;
    numbers = whole ? null : new double[rows];
    for (int row = 0; row < rows; row++) {
      if (reader.getCurrentDefinitionLevel() == present) {
        if (whole) {
          wholes[row] = type.whole(reader);
        } else {
          numbers[row] = type.number(reader);
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

  /** Returns the column; null if its cells are read as they are. */
  Column column() {
    return column;
  }

  /** Returns all cells of a column of numbers; null if some are missing or have another type. */
  double[] completeNumbers() {
    return absent == null ? numbers : null;
  }

  /** Returns all cells of a column of numeric ids; null if some are missing or are text. */
  long[] completeIds() {
    return absent == null ? wholes : null;
  }

  /** Passes a cell on; rows must be requested in order. */
  void cell(int row, RowBuilder builder) {
    if (isText) {
      text(builder);
    } else if (isBinary) {
      binary(builder);
    } else if (absent == null || !absent[row]) {
      if (wholes != null) {
        builder.id(wholes[row]);
      } else {
        builder.number(column, numbers[row]);
      }
    }
  }

  private void binary(RowBuilder builder) {
    if (reader.getCurrentDefinitionLevel() == present) {
      builder.geometry(reader.getBinary().getBytes());
    }
    reader.consume();
  }

  private void text(RowBuilder builder) {
    if (reader.getCurrentDefinitionLevel() == present) {
      String text = column == null ? type.anyText(reader) : type.text(reader);
      if (text == null) {
        breakText(builder, reader.getBinary().toStringUsingUTF8());
      } else if (column == null) {
        kept.set(text);
      } else {
        builder.cell(column, text.toCharArray(), 0, text.length());
      }
    }
    reader.consume();
  }

  private void breakText(RowBuilder builder, String replaced) {
    if (column == null) {
      builder.brokenText(kept.name, replaced);
    } else {
      builder.brokenText(column, replaced);
    }
  }
}
