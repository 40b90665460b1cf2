// SPDX-License-Identifier: Apache-2.0
package dev.carom.io;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;

/** The columns of a file, and the kinds of shapes they describe. */
final class Header {
  static final List<Column> CIRCLE = List.of(Column.X, Column.Y, Column.RADIUS);
  static final List<Column> BOX = List.of(Column.X, Column.Y, Column.WIDTH, Column.HEIGHT);
  static final List<Column> SIDES = List.of(Column.MIN_X, Column.MIN_Y, Column.MAX_X, Column.MAX_Y);

  private final Column[] columns;
  private final Map<Column, Integer> positions = new EnumMap<>(Column.class);

  private Header(List<String> names) {
    columns = new Column[names.size()];
    for (int k = 0; k < columns.length; k++) {
      columns[k] = Column.named(names.get(k)).orElse(null);
    }
  }

  /** Parses the names of the columns; columns that shapes do not need are ignored. */
  static Header of(List<String> names, String file) throws BadFileException {
    Header header = new Header(names);
    for (int k = 0; k < header.columns.length; k++) {
      Column column = header.columns[k];
      if (column != null && header.positions.put(column, k) != null) {
        throw new BadFileException(
            file + ": duplicate column \"" + column.title() + "\"; keep one of them");
      }
    }
    header.check(names, file);
    return header;
  }

  private void check(List<String> names, String file) throws BadFileException {
    boolean round = has(Column.RADIUS);
    boolean boxes = hasSize() || hasSides();
    if (round && boxes && !has(Column.KIND)) {
      throw new BadFileException(
          file
              + ": the columns fit both circles and boxes; add a column \"kind\" with circle or box in"
              + " each row");
    }
    List<Column> missing = new ArrayList<>();
    if (round) {
      addMissing(missing, CIRCLE);
    }
    if (hasSize()) {
      addMissing(missing, BOX);
    }
    if (hasSides()) {
      addMissing(missing, SIDES);
    }
    if (!missing.isEmpty() || !round && !boxes) {
      throw new BadFileException(file + ": " + new HeaderAdvice(names, missing).words());
    }
  }

  private void addMissing(List<Column> missing, List<Column> needed) {
    for (Column column : needed) {
      if (!has(column) && !missing.contains(column)) {
        missing.add(column);
      }
    }
  }

  /** Returns the number of columns, including ignored ones. */
  int size() {
    return columns.length;
  }

  /** Returns the column at a position, from 0; null if it is ignored. */
  Column column(int position) {
    return columns[position];
  }

  boolean has(Column column) {
    return positions.containsKey(column);
  }

  int position(Column column) {
    return positions.get(column);
  }

  /** Returns true if rows can be circles. */
  boolean hasCircles() {
    return has(Column.RADIUS);
  }

  /** Returns true if boxes can be given by centre and size. */
  boolean hasSize() {
    return has(Column.WIDTH) || has(Column.HEIGHT);
  }

  /** Returns true if boxes can be given by their sides. */
  boolean hasSides() {
    return has(Column.MIN_X) || has(Column.MIN_Y) || has(Column.MAX_X) || has(Column.MAX_Y);
  }
}
