// SPDX-License-Identifier: Apache-2.0
package dev.carom.io;

import java.io.BufferedInputStream;
import java.io.EOFException;
import java.io.FileInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.function.Consumer;
import java.util.function.DoubleConsumer;
import java.util.zip.GZIPInputStream;
import java.util.zip.ZipException;

/**
 * Reads shapes from CSV, JSON lines and GeoJSON, plain or compressed with gzip or zstd, and from
 * Parquet.
 *
 * <pre>{@code
 * ShapeTable ships = new ShapeReader().read(Path.of("ships.csv"));
 * }</pre>
 *
 * <p>Columns are identified by name: {@code id}, {@code kind} (circle, box, capsule or polygon),
 * {@code x} and {@code y} (the centre), {@code radius}, {@code width}, {@code height}, {@code
 * angle} (of a box, in degrees), for boxes also {@code min_x}, {@code min_y}, {@code max_x}, {@code
 * max_y}, for capsules {@code x2} and {@code y2} (the other end), and for polygons {@code points}.
 * Instead of these, {@code geometry} (also {@code wkt} or {@code geom}, or the primary column of
 * GeoParquet) may hold points, lines and polygons without holes in WKT or WKB, to which {@code
 * radius} adds all points up to that distance. They may be in any order; unneeded columns may be
 * missing, and other columns are ignored by default. Without {@code kind}, all rows are of one
 * kind. Without {@code id}, ids are row numbers from 1.
 *
 * <p>In JSON lines, each object has the names of columns that it needs. In GeoJSON, these are the
 * properties of features, besides the geometry and the id.
 *
 * <p>The cells of CSV are separated by commas, semicolons or tabs, whichever fits the header. See
 * {@link #decimal} for numbers with a decimal comma, and {@link #mapColumn} for other names.
 */
public final class ShapeReader {
  private static final int BUFFER = 1 << 16;

  private final Dialect dialect = new Dialect();
  private Consumer<BadRow> skipped;
  private final List<String> columns = new ArrayList<>();
  private boolean keepsColumns;
  private int threads = 1;
  private DoubleConsumer progress = part -> {};

  /** Creates a reader that stops at the first invalid row. */
  public ShapeReader() {}

  /** Skips invalid rows and passes each to a callback. */
  public ShapeReader skipBadRows(Consumer<BadRow> skipped) {
    this.skipped = skipped;
    return this;
  }

  /**
   * Sets the decimal separator of numbers (default: a point). The corners of polygons always have
   * points. If cells are separated by commas too, numbers with a decimal comma need quotes.
   *
   * @throws IllegalArgumentException if it is neither a point nor a comma
   */
  public ShapeReader decimal(char separator) {
    dialect.decimal(separator);
    return this;
  }

  /**
   * Also reads a column that does not describe the shapes, as text, for {@link
   * PairDetector#groups}, {@link PairDetector#layers} and {@link ShapeTable#text}. A file without
   * this column is invalid.
   */
  public ShapeReader withColumn(String name) {
    columns.add(name);
    return this;
  }

  /**
   * Also reads the column {@code clearance}, for {@link PairDetector#clearances} and {@link
   * ShapeTable#clearance}. An empty cell stands for 0. A file without this column is invalid, and
   * so is a row whose clearance is negative or not a number.
   */
  public ShapeReader withClearances() {
    dialect.useClearances();
    return this;
  }

  /**
   * Reads files that have {@code x} and {@code y}, and no column for a size or a geometry, as
   * points: circles with the radius 0. In these files, {@code kind} and {@code angle} do not
   * describe the shapes. By default such a file is invalid, because the name of its radius may just
   * not be known.
   */
  public ShapeReader points() {
    dialect.readPoints();
    return this;
  }

  /**
   * Reads a column from the column of this name in files, as in {@code mapColumn("x", "east")}. A
   * file without that name is read as if it was not mapped; see {@link #missingNames}. If a file
   * has both a geometry and other columns that describe shapes, mapping one of the two selects it.
   *
   * @throws IllegalArgumentException if there is no such column, or the column or the name is
   *     already mapped
   */
  public ShapeReader mapColumn(String column, String name) {
    dialect.map(column, name);
    return this;
  }

  /** Returns the names of mapped columns that are in none of the files read so far. */
  public List<String> missingNames() {
    return dialect.missing();
  }

  /**
   * Also reads all columns that do not describe the shapes, as text, so that {@link PairWriter}
   * writes them with the pairs. Columns without a name are ignored, and so are Parquet columns with
   * several values per row.
   */
  public ShapeReader keepColumns() {
    keepsColumns = true;
    return this;
  }

  private TextSelection texts() {
    return new TextSelection(columns, keepsColumns);
  }

  /** Sets the number of threads (default: 1). It does not change the shapes. */
  public ShapeReader threads(int threads) {
    this.threads = threads;
    return this;
  }

  /** Sets a callback that receives the fraction of the file that has been read, from 0 to 1. */
  public ShapeReader progress(DoubleConsumer progress) {
    this.progress = progress;
    return this;
  }

  /**
   * Reads a file.
   *
   * @throws BadFileException if the file does not contain shapes, or has an invalid row that is not
   *     skipped
   */
  public ShapeTable read(Path file) throws IOException {
    ShapeTable quick = threads < 2 ? null : readParts(file);
    return quick == null ? read(List.of(file)) : quick;
  }

  /**
   * Reads files, in this order, as one table: ids must be unique in all of them, and row numbers
   * that stand for ids go on from file to file.
   *
   * @throws BadFileException if a file does not contain shapes, or has an invalid row that is not
   *     skipped, or only some of the files have ids
   */
  public ShapeTable read(List<Path> files) throws IOException {
    Target target = new Target(texts());
    for (int k = 0; k < files.size(); k++) {
      double before = k;
      readInto(target, files.get(k), part -> progress.accept((before + part) / files.size()));
    }
    return target.complete();
  }

  /** Reads a large CSV file with several threads; returns null if that is not possible. */
  private ShapeTable readParts(Path file) throws IOException {
    return Files.isRegularFile(file) && !isToBeReadAsParquet(file) && !isJson(file)
        ? CsvParts.read(
            file, file.toString(), Files.size(file), dialect, texts(), threads, progress)
        : null;
  }

  private void readInto(Target target, Path file, DoubleConsumer progressOfFile)
      throws IOException {
    String name = file.toString();
    if (Files.exists(file) && !Files.isRegularFile(file)) {
      // A pipe or device can be read only once and does not support positions.
      try (InputStream input = new FileInputStream(file.toFile())) {
        readInto(target, name, input);
      }
    } else if (isToBeReadAsParquet(file)) {
      try (InputStream input = Files.newInputStream(file)) {
        FileCheck.parquet(name, input);
      }
      readParquet(target, file, name, progressOfFile);
    } else {
      long size = Files.size(file);
      try (InputStream input = Files.newInputStream(file)) {
        readText(target, name, size, new ProgressStream(input, size, progressOfFile));
      }
    }
  }

  private static boolean isToBeReadAsParquet(Path file) throws IOException {
    String ending = file.toString().toLowerCase(Locale.ROOT);
    return ending.endsWith(".parquet") || !ending.contains(".csv") && isParquet(file);
  }

  /**
   * Reads a stream to its end.
   *
   * @param name the name to use in messages
   */
  public ShapeTable read(String name, InputStream stream) throws IOException {
    Target target = new Target(texts());
    readInto(target, name, stream);
    return target.complete();
  }

  private void readInto(Target target, String name, InputStream stream) throws IOException {
    BufferedInputStream input = new BufferedInputStream(stream, BUFFER);
    if (!begins(input, FileCheck.PARQUET)) {
      readText(target, name, 0, input);
      return;
    }
    // Reading Parquet starts at the end.
    Path copy = createCopy();
    try {
      try (var output = Files.newOutputStream(copy)) {
        input.transferTo(output);
      }
      readParquet(target, copy, name, progress);
    } finally {
      Files.deleteIfExists(copy);
    }
  }

  private static Path createCopy() throws TemporaryDirectoryException {
    try {
      return Files.createTempFile("carom", ".parquet");
    } catch (IOException failure) {
      throw new TemporaryDirectoryException("reading Parquet from a stream", failure);
    }
  }

  private void readText(Target target, String name, long size, InputStream stream)
      throws IOException {
    BufferedInputStream input = new BufferedInputStream(stream, BUFFER);
    if (begins(input, FileCheck.ZSTD)) {
      try (ZstdStream unpacked = new ZstdStream(name, input)) {
        readRows(target, name, 0, new BufferedInputStream(unpacked, BUFFER), true);
      }
      return;
    }
    boolean packed = begins(input, new byte[] {0x1f, (byte) 0x8b});
    try {
      if (packed) {
        input = new BufferedInputStream(new GZIPInputStream(input, BUFFER), BUFFER);
      }
      readRows(target, name, packed ? 0 : size, input, packed);
    } catch (ZipException | EOFException damaged) {
      throw new BadFileException(
          name + " is damaged: its gzip data is broken or ends too early", damaged);
    }
  }

  private void readRows(
      Target target, String name, long size, BufferedInputStream input, boolean packed)
      throws IOException {
    FileCheck.notInAnotherFormat(name, input, packed);
    input.mark(FileCheck.LOOK);
    byte[] start = input.readNBytes(FileCheck.LOOK);
    input.reset();
    if (FileCheck.isJson(name, start)) {
      JsonShapes.read(name, dialect, target, input, badRows());
    } else {
      CsvShapes.read(name, size, dialect, target, input, badRows());
    }
  }

  private static boolean isJson(Path file) throws IOException {
    try (InputStream input = Files.newInputStream(file)) {
      return FileCheck.isJson(file.toString(), input.readNBytes(FileCheck.LOOK));
    } catch (BadFileException misnamed) {
      return true;
    }
  }

  private void readParquet(Target target, Path file, String name, DoubleConsumer progressOfFile)
      throws IOException {
    try {
      ParquetShapes.read(file, name, dialect, target, badRows(), threads, progressOfFile);
    } catch (BadFileException | FileSystemException failure) {
      throw failure;
    } catch (IOException | RuntimeException damaged) {
      // Parquet throws these for invalid data; I/O errors are reported as such.
      readAll(file);
      throw new BadFileException(
          name + " is damaged: it starts like a Parquet file but cannot be read as one", damaged);
    } catch (OutOfMemoryError large) {
      throw new BadFileException(
          name + " does not fit into memory, or is damaged and contains a wrong size", large);
    }
  }

  /** Reads a file only to trigger an I/O error, if there is one. */
  private static void readAll(Path file) throws IOException {
    try (InputStream input = Files.newInputStream(file)) {
      input.transferTo(OutputStream.nullOutputStream());
    }
  }

  private RowBuilder.BadRows badRows() {
    return bad -> {
      if (skipped == null) {
        throw new BadFileException(bad.toString());
      }
      skipped.accept(bad);
    };
  }

  private static boolean isParquet(Path file) throws IOException {
    try (InputStream input = Files.newInputStream(file)) {
      return Arrays.equals(input.readNBytes(FileCheck.PARQUET.length), FileCheck.PARQUET);
    }
  }

  private static boolean begins(BufferedInputStream input, byte[] bytes) throws IOException {
    input.mark(bytes.length);
    byte[] found = input.readNBytes(bytes.length);
    input.reset();
    return Arrays.equals(found, bytes);
  }
}
