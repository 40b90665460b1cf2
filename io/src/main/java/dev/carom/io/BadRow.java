// SPDX-License-Identifier: Apache-2.0
package dev.carom.io;

import java.io.Serializable;

/**
 * A row that is not a valid shape.
 *
 * @param file the name of the file
 * @param line the line in which the row starts, from 1; in a Parquet file the row, and in a
 *     collection of GeoJSON features the feature, from 1
 * @param place the same in words, with the name of the file
 * @param column the invalid column; empty if the problem is not in a single column
 * @param value the invalid value
 * @param problem what is wrong with it
 */
public record BadRow(
    String file, long line, String place, String column, String value, String problem)
    implements Serializable {
  /** Messages truncate longer values. */
  private static final int LONGEST = 60;

  /** Returns the row and the problem in one line. */
  @Override
  public String toString() {
    return column.isEmpty()
        ? place + ": " + problem
        : place + ": column \"" + column + "\": " + (value.isEmpty() ? "" : quoted()) + problem;
  }

  private String quoted() {
    int end =
        value.offsetByCodePoints(0, Math.min(LONGEST, value.codePointCount(0, value.length())));
    return '"' + Printable.of(value.substring(0, end)) + (end < value.length() ? "…\" " : "\" ");
  }
}
