package dev.carom.io;

import de.siegmar.fastcsv.reader.CsvCallbackHandler;
import de.siegmar.fastcsv.reader.CsvParseException;
import de.siegmar.fastcsv.reader.CsvReader;
import de.siegmar.fastcsv.reader.FieldMismatchStrategy;
import de.siegmar.fastcsv.reader.RecordType;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;

/** Reads shapes from CSV. Cells are read where they lie, without a string for each. */
final class CsvShapes extends CsvCallbackHandler<Boolean> {
  /** More characters than this in a cell are a mistake; a missing quote, most often. */
  static final int LONGEST_CELL = 1 << 16;

  /** More cells than this in a row are no table. */
  private static final int MOST_CELLS = 1 << 20;

  private final String file;
  private final ShapeTable table = new ShapeTable();
  private final RowBuilder.BadRows badRows;
  private final List<String> names = new ArrayList<>();
  private Header header;
  private RowBuilder row;
  private RecordType type;
  private long line;
  private int cells;

  private CsvShapes(String file, RowBuilder.BadRows badRows) {
    this.file = file;
    this.badRows = badRows;
  }

  static ShapeTable read(String file, InputStream input, RowBuilder.BadRows badRows)
      throws IOException {
    CsvShapes shapes = new CsvShapes(file, badRows);
    try (CsvReader<Boolean> reader =
        CsvReader.builder()
            .detectBomHeader(true)
            .skipEmptyLines(true)
            .allowUnclosedQuote(false)
            .allowExtraCharsAfterClosingQuote(false)
            .extraFieldStrategy(FieldMismatchStrategy.IGNORE)
            .missingFieldStrategy(FieldMismatchStrategy.IGNORE)
            .maxBufferSize(LONGEST_CELL)
            .build(shapes, input, StandardCharsets.UTF_8)) {
      for (Boolean ignored : reader) {
        // Everything happens while the reader goes on.
      }
    } catch (UncheckedIOException failure) {
      throw failure.getCause();
    } catch (CsvParseException broken) {
      throw shapes.explain(broken);
    }
    if (shapes.header == null) {
      throw new BadFileException(
          file
              + " is empty; its first line must name the columns, for example"
              + " id,kind,x,y,radius,width,height");
    }
    shapes.table.ids.complete();
    return shapes.table;
  }

  private IOException explain(CsvParseException broken) {
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
                : "a cell has more than " + LONGEST_CELL + " characters, or a quote is not closed"),
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
    line = startingLine;
    type = RecordType.DATA;
    cells = 0;
    if (row != null) {
      row.begin();
    }
  }

  @Override
  protected void addField(char[] text, int offset, int length, boolean quoted) {
    int position = cells++;
    if (position == MOST_CELLS) {
      throw new UncheckedIOException(
          new BadFileException(
              file + ":" + line + ": the row has more than " + MOST_CELLS + " cells"));
    }
    if (row == null) {
      names.add(new String(text, offset, length));
    } else if (position < header.size()) {
      Column column = header.column(position);
      if (column != null) {
        row.cell(column, text, offset, length);
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
  }

  @Override
  protected Boolean buildRecord() {
    try {
      if (type == RecordType.DATA) {
        if (row == null) {
          header = Header.of(names, file);
          row = new RowBuilder(file, "", header, table, badRows);
        } else if (cells != header.size()) {
          row.badLength(line, cells);
        } else {
          row.end(line);
        }
      }
    } catch (IOException failure) {
      throw new UncheckedIOException(failure);
    }
    return Boolean.TRUE;
  }
}
