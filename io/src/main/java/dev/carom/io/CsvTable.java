// SPDX-License-Identifier: Apache-2.0
package dev.carom.io;

import dev.carom.pair.Parts;
import java.io.IOException;
import java.util.List;

/** Builds a table of shapes from a CSV file: first the header, then the rows. */
final class CsvTable {
  final String file;
  final Dialect dialect;
  final ShapeTable shapes;
  private final Target target;
  private final RowBuilder.BadRows badRows;

  /** The number of shapes of earlier files. */
  private final int before;

  /** Null before the first line. */
  Header header;

  /** Null before the first line. */
  RowBuilder row;

  /** The columns of text by their positions; null for the others. */
  private TextColumn[] texts;

  /** The character between cells; known from the header on. */
  char separator = ',';

  /** The number of lines read completely. */
  long lines;

  /** The number of bytes to read; 0 if unknown. */
  private final long size;

  CsvTable(String file, long size, Dialect dialect, Target target, RowBuilder.BadRows badRows) {
    this.file = file;
    this.dialect = dialect;
    this.size = size;
    this.badRows = badRows;
    this.target = target;
    shapes = target.shapes;
    before = shapes.size();
  }

  /** Begins with a header that has no quotes. */
  void beginPlain(String line) throws BadFileException {
    separator = Separator.of(line, dialect);
    begin(Separator.split(line, separator));
  }

  void begin(List<String> names) throws BadFileException {
    header = Header.of(names, file, dialect);
    texts = target.goOn(target.select(names, file, dialect));
    row = target.begin(file, "", header, badRows);
  }

  /** Returns the column of text at a position, from 0; null if there is none. */
  TextColumn text(int position) {
    return position < texts.length ? texts[position] : null;
  }

  /** Reserves space for the estimated number of rows, based on the average length so far. */
  void reserve(long bytesSoFar) {
    long rows = before + (long) ((double) size / bytesSoFar * (shapes.size() - before) * 1.02);
    if (header != null && rows > shapes.size() && rows < Integer.MAX_VALUE / 2) {
      shapes.reserve((int) rows, header.hasOnly(Parts.Kind.CIRCLE), header.hasOnly(Parts.Kind.BOX));
    }
  }

  /** Ends a row that starts in this line and has this number of cells. */
  void endRow(long line, int cells) throws IOException {
    if (cells == header.size()) {
      row.end(line);
    } else {
      boolean mayBeSplit = separator == header.decimal() && cells > header.size();
      row.badLength(
          line, cells, mayBeSplit ? "; numbers with a decimal comma need quotes here" : "");
    }
  }

  /** Checks that there was a header, after everything has been read. */
  void end() throws BadFileException {
    if (header == null) {
      throw empty(file);
    }
  }

  /** Returns the exception for a file without a header. */
  static BadFileException empty(String file) {
    return new BadFileException(
        file
            + " is empty; its first line must name the columns, for example"
            + " id,kind,x,y,radius,width,height");
  }
}
