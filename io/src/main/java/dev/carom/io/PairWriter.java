// SPDX-License-Identifier: Apache-2.0
package dev.carom.io;

import java.io.Closeable;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.util.Set;

/**
 * Writes pairs to a file: the ids in the columns {@code a} and {@code b}, and optionally {@code
 * normal_x}, {@code normal_y}, {@code depth}, {@code point_x} and {@code point_y} of the contact,
 * {@code rank} and {@code distance}; see {@link PairColumn}. Columns that {@link
 * ShapeReader#keepColumns} has kept follow as text, named after those in the tables: {@code
 * a_name}, {@code b_name}.
 */
public abstract class PairWriter implements Closeable {
  static final String RANK = "rank";
  static final String DISTANCE = "distance";

  PairWriter() {}

  /**
   * Creates a writer in the {@link FileFormat} given by the name of the file.
   *
   * @param threads the number of threads that format pairs, at least 1; it does not change the
   *     output
   */
  public static PairWriter to(
      SafeFile file, ShapeTable a, ShapeTable b, boolean contacts, int threads) throws IOException {
    return to(file, a, b, contact(contacts), threads);
  }

  /** Does the same with any columns. */
  public static PairWriter to(
      SafeFile file, ShapeTable a, ShapeTable b, Set<PairColumn> columns, int threads)
      throws IOException {
    FileFormat format = FileFormat.of(file.target());
    if (format == FileFormat.PARQUET) {
      return new ParquetPairWriter(file.path(), a, b, columns);
    }
    OutputStream output = format.pack(Files.newOutputStream(file.path()));
    return format.isJsonLines()
        ? toJsonLines(output, a, b, columns, threads)
        : toCsv(output, a, b, columns, threads);
  }

  private static Set<PairColumn> contact(boolean isWanted) {
    return isWanted ? Set.of(PairColumn.CONTACT) : Set.of();
  }

  /** Creates a writer for CSV. */
  public static PairWriter toCsv(
      OutputStream output, ShapeTable a, ShapeTable b, boolean contacts, int threads)
      throws IOException {
    return toCsv(output, a, b, contact(contacts), threads);
  }

  /** Does the same with any columns. */
  public static PairWriter toCsv(
      OutputStream output, ShapeTable a, ShapeTable b, Set<PairColumn> columns, int threads)
      throws IOException {
    checkThreads(threads);
    return new CsvPairWriter(output, false, a, b, columns, threads);
  }

  /** Creates a writer for JSON lines. */
  public static PairWriter toJsonLines(
      OutputStream output, ShapeTable a, ShapeTable b, boolean contacts, int threads)
      throws IOException {
    return toJsonLines(output, a, b, contact(contacts), threads);
  }

  /** Does the same with any columns. */
  public static PairWriter toJsonLines(
      OutputStream output, ShapeTable a, ShapeTable b, Set<PairColumn> columns, int threads)
      throws IOException {
    checkThreads(threads);
    return new CsvPairWriter(output, true, a, b, columns, threads);
  }

  private static void checkThreads(int threads) {
    if (threads < 1) {
      throw new IllegalArgumentException("threads must be at least 1, but was " + threads);
    }
  }

  /** Returns the distance of a pair; files have no infinite numbers. */
  static double distance(ShapeTable a, int rowA, ShapeTable b, int rowB) {
    return Math.min(a.distance(rowA, b, rowB), Double.MAX_VALUE);
  }

  static String titleOfA(TextColumn column) {
    return "a_" + column.name;
  }

  static String titleOfB(TextColumn column) {
    return "b_" + column.name;
  }

  /** Writes a pair, given by the rows of its shapes in the two tables, with the rank 1. */
  public final void write(int a, int b) throws IOException {
    write(a, b, 1);
  }

  /** Writes a pair with its rank; see {@link PairColumn#RANK}. */
  public abstract void write(int a, int b, int rank) throws IOException;

  /** Writes buffered pairs. The file is incomplete without this call. */
  public abstract void finish() throws IOException;
}
