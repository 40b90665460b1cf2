// SPDX-License-Identifier: Apache-2.0
package dev.carom.io;

/** The table that files are read into, one after another. */
final class Target {
  final ShapeTable shapes = new ShapeTable();
  private String first;
  private boolean hasIds;
  private RowBuilder last;

  /** Returns a builder for the rows of the next file. */
  RowBuilder begin(String file, String lineWord, Header header, RowBuilder.BadRows badRows)
      throws BadFileException {
    boolean hasId = header.has(Column.ID);
    if (last == null) {
      first = file;
      hasIds = hasId;
    } else if (hasIds != hasId) {
      throw new BadFileException(
          (hasIds ? first : file)
              + " has ids, but "
              + (hasIds ? file : first)
              + " does not; either all files must have the column, or none");
    }
    RowBuilder row = new RowBuilder(file, lineWord, header, shapes.sink(), badRows);
    if (last != null) {
      row.countAfter(last);
    }
    last = row;
    return row;
  }

  /** Returns the table after everything has been read. */
  ShapeTable complete() {
    shapes.ids.complete();
    return shapes;
  }
}
