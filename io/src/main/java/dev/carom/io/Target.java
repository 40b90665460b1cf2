// SPDX-License-Identifier: Apache-2.0
package dev.carom.io;

import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/** The table that files are read into, one after another. */
final class Target {
  final ShapeTable shapes = new ShapeTable();
  private final TextSelection selection;
  private String first;
  private boolean hasIds;
  private RowBuilder last;

  /** Creates an empty table without columns of text. */
  Target() {
    this(TextSelection.NONE);
  }

  /** Creates an empty table that also takes columns of text. */
  Target(TextSelection selection) {
    this.selection = selection;
  }

  /** Selects columns of text of the next file, by their positions; null for the others. */
  TextColumn[] select(List<String> names, String file, Dialect dialect) throws BadFileException {
    return selection.of(names, file, dialect.columns(names));
  }

  /**
   * Returns the columns to write the selected ones to: those of earlier files where these have
   * them, and otherwise new ones, which are empty for earlier rows.
   */
  TextColumn[] goOn(TextColumn[] selected) {
    TextColumn[] texts = selected.clone();
    for (int k = 0; k < texts.length; k++) {
      if (texts[k] != null) {
        texts[k] = shapes.goOn(texts[k], selection.needs(texts[k].name));
      }
    }
    return texts;
  }

  /**
   * Returns the column of this name to write to, for a file whose columns are not known in advance;
   * null if it is not selected.
   *
   * @param known what the column says about shapes; null if it says nothing
   */
  TextColumn goOn(String name, String file, Column known) throws BadFileException {
    TextColumn column = selection.of(name, file, known);
    return column == null ? null : shapes.goOn(column, selection.needs(name));
  }

  /** Returns the names of the columns that each file must have. */
  Set<String> needed() {
    return new LinkedHashSet<>(selection.needed());
  }

  /** Returns true if a column of this name is selected, if it does not describe shapes. */
  boolean wants(String name) {
    return selection.wants(name);
  }

  /** Returns true if each file must have this column. */
  boolean needs(String column) {
    return selection.needs(column);
  }

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
    RowBuilder row = new RowBuilder(file, lineWord, header, shapes.sink(), shapes.texts, badRows);
    if (last != null) {
      row.countAfter(last);
    }
    last = row;
    return row;
  }

  /** Returns the table after everything has been read. */
  ShapeTable complete() {
    // Files without rows may not name their columns, but the caller may use these.
    for (String name : selection.needed()) {
      shapes.goOn(selection.ofNeeded(name), true);
    }
    shapes.complete();
    return shapes;
  }
}
