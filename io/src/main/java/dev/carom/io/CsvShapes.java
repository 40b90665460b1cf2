// SPDX-License-Identifier: Apache-2.0
package dev.carom.io;

import de.siegmar.fastcsv.reader.CsvCallbackHandler;
import de.siegmar.fastcsv.reader.CsvParseException;
import de.siegmar.fastcsv.reader.CsvReader;
import de.siegmar.fastcsv.reader.CsvRecord;
import de.siegmar.fastcsv.reader.FieldMismatchStrategy;
import de.siegmar.fastcsv.reader.RecordType;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;

/** Reads shapes from any CSV, parsing cells in place without creating strings. */
final class CsvShapes extends CsvCallbackHandler<Boolean> {
  /**
   * Cells of about this length are a mistake, usually a missing quote. The reader counts the quotes
   * around a cell, too.
   */
  static final int LONGEST_CELL = 1 << 16;

  /** Rows with more cells are not a table. */
  private static final int MOST_CELLS = 1 << 20;

  private final CsvTable table;
  private final List<String> names = new ArrayList<>();

  /** The number of lines before those that the reader counts. */
  private final long linesBefore;

  private RecordType type;
  private long line;
  private int cells;

  private CsvShapes(CsvTable table) {
    this.table = table;
    linesBefore = table.lines;
  }

  /** Reads a stream of {@code size} bytes; 0 if the size is unknown. */
  static void read(
      String file,
      long size,
      Dialect dialect,
      Target target,
      InputStream input,
      RowBuilder.BadRows badRows)
      throws IOException {
    CsvTable table = new CsvTable(file, size, dialect, target, badRows);
    InputStream rest = PlainCsv.read(table, input);
    if (rest != null) {
      new CsvShapes(table).read(rest);
    }
    table.end();
  }

  /** Reads everything with the general reader, which gives the same shapes. */
  static void readWithReader(
      String file, Dialect dialect, Target target, InputStream input, RowBuilder.BadRows badRows)
      throws IOException {
    CsvTable table = new CsvTable(file, 0, dialect, target, badRows);
    new CsvShapes(table).read(input);
    table.end();
  }

  private void read(InputStream input) throws IOException {
    HeaderReader text = new HeaderReader(new TextReader(table.file, input, linesBefore));
    if (table.header == null) {
      table.separator = Separator.of(text.header(), table.dialect);
    }
    try (CsvReader<Boolean> reader =
        CsvReader.builder()
            .fieldSeparator(table.separator)
            .skipEmptyLines(true)
            .allowUnclosedQuote(false)
            .allowExtraCharsAfterClosingQuote(false)
            .extraFieldStrategy(FieldMismatchStrategy.IGNORE)
            .missingFieldStrategy(FieldMismatchStrategy.IGNORE)
            .maxBufferSize(LONGEST_CELL)
            .build(this, text)) {
      for (Boolean ignored : reader) {
        // The work happens in callbacks of the reader.
      }
    } catch (UncheckedIOException failure) {
      throw failure.getCause();
    } catch (CsvParseException broken) {
      throw explain(broken, table.file, line);
    }
  }

  /** Reads only the names of the columns. */
  static List<String> columns(String file, InputStream input) throws IOException {
    try {
      Iterator<CsvRecord> records =
          CsvReader.builder()
              .maxBufferSize(LONGEST_CELL)
              .ofCsvRecord(new TextReader(file, input, 0))
              .iterator();
      if (!records.hasNext()) {
        throw CsvTable.empty(file);
      }
      return records.next().getFields();
    } catch (UncheckedIOException failure) {
      throw failure.getCause();
    } catch (CsvParseException broken) {
      throw explain(broken, file, 1);
    }
  }

  /** Describes what is wrong with the row that starts in a line. */
  private static IOException explain(CsvParseException broken, String file, long line) {
    Throwable cause = broken;
    while (cause != null) {
      if (cause instanceof BadFileException bad) {
        return bad;
      }
      if (cause instanceof UncheckedIOException failure) {
        return failure.getCause();
      }
      if (cause instanceof IOException failure
          && !String.valueOf(failure.getMessage()).contains("buffer")) {
        return failure;
      }
      cause = cause.getCause();
    }
    String message = String.valueOf(broken.getMessage());
    return new BadFileException(
        file
            + ":"
            + Math.max(1, line)
            + ": "
            + (message.contains("quote")
                ? "a quote is not closed, or something follows a closing quote"
                : "a cell has about "
                    + LONGEST_CELL
                    + " characters or more, or a quote is not closed"),
        broken);
  }

  @Override
  protected RecordType getRecordType() {
    return type;
  }

  @Override
  protected int getFieldCount() {
    return cells;
  }

  @Override
  protected void beginRecord(long startingLine) {
    line = startingLine + linesBefore;
    type = RecordType.DATA;
    cells = 0;
    if (table.row != null) {
      table.row.begin();
    }
  }

  @Override
  protected void addField(char[] text, int offset, int length, boolean quoted) {
    int position = cells++;
    if (position == MOST_CELLS) {
      throw new UncheckedIOException(
          new BadFileException(
              table.file + ":" + line + ": the row has more than " + MOST_CELLS + " cells"));
    }
    if (table.row == null) {
      names.add(new String(text, offset, length));
    } else if (position < table.header.size()) {
      Column column = table.header.column(position);
      if (column != null) {
        table.row.cell(column, text, offset, length);
      } else if (table.text(position) != null) {
        table.text(position).set(new String(text, offset, length));
      }
    }
  }

  @Override
  protected void setComment(char[] text, int offset, int length) {
    type = RecordType.COMMENT;
  }

  @Override
  protected void setEmpty() {
    type = RecordType.EMPTY;
    if (table.row != null) {
      table.row.takeBack();
    }
  }

  @Override
  protected Boolean buildRecord() {
    try {
      if (type == RecordType.DATA) {
        if (table.row == null) {
          table.begin(names);
        } else {
          table.endRow(line, cells);
        }
      }
    } catch (IOException failure) {
      throw new UncheckedIOException(failure);
    }
    return Boolean.TRUE;
  }
}
