// SPDX-License-Identifier: Apache-2.0
package dev.carom.bench;

import java.util.ArrayList;
import java.util.List;

/** A text table: the first column is left-aligned, the others are right-aligned. */
public final class Table {
  private final List<String[]> rows = new ArrayList<>();

  public Table(String... titles) {
    rows.add(titles);
  }

  /** Adds a row with one cell per title. */
  public void row(String... cells) {
    if (cells.length != rows.get(0).length) {
      throw new IllegalArgumentException(
          "a row must have " + rows.get(0).length + " cells, but had " + cells.length);
    }
    rows.add(cells);
  }

  @Override
  public String toString() {
    StringBuilder text = new StringBuilder();
    for (String[] row : rows) {
      StringBuilder line = new StringBuilder();
      for (int column = 0; column < row.length; column++) {
        String padding = " ".repeat(width(column) - row[column].length());
        line.append(column == 0 ? row[column] + padding : "  " + padding + row[column]);
      }
      text.append(line.toString().stripTrailing()).append('\n');
    }
    return text.toString();
  }

  private int width(int column) {
    return rows.stream().mapToInt(row -> row[column].length()).max().orElseThrow();
  }
}
