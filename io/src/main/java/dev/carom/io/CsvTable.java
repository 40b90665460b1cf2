package dev.carom.io;

import java.io.IOException;
import java.util.List;

/** A CSV file on its way to a table of shapes: first its header, then its rows. */
final class CsvTable {
  final String file;
  final ShapeTable shapes = new ShapeTable();
  private final RowBuilder.BadRows badRows;

  /** Null before the first line. */
  Header header;

  /** Null before the first line. */
  RowBuilder row;

  /** The lines that have been read completely. */
  long lines;

  CsvTable(String file, RowBuilder.BadRows badRows) {
    this.file = file;
    this.badRows = badRows;
  }

  void begin(List<String> names) throws BadFileException {
    header = Header.of(names, file);
    row = new RowBuilder(file, "", header, shapes, badRows);
  }

  /** Ends a row with so many cells that begins in a line. */
  void endRow(long line, int cells) throws IOException {
    if (cells == header.size()) {
      row.end(line);
    } else {
      row.badLength(line, cells);
    }
  }

  /** The shapes, when everything has been read. */
  ShapeTable complete() throws BadFileException {
    if (header == null) {
      throw new BadFileException(
          file
              + " is empty; its first line must name the columns, for example"
              + " id,kind,x,y,radius,width,height");
    }
    shapes.ids.complete();
    return shapes;
  }
}
