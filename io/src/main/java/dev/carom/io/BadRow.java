package dev.carom.io;

import java.io.Serializable;

/**
 * A row that is no shape.
 *
 * @param file the name of the file
 * @param line the line that the row starts in, from 1; in a Parquet file the row, from 1
 * @param place the same in words, with the name of the file
 * @param column the column with the mistake; empty if it is no single one
 * @param value what is there
 * @param problem what is wrong with it
 */
public record BadRow(
    String file, long line, String place, String column, String value, String problem)
    implements Serializable {
  /** Longer values are cut in messages. */
  private static final int LONGEST = 60;

  /** The row and the problem in one line. */
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
