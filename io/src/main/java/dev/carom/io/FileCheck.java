// SPDX-License-Identifier: Apache-2.0
package dev.carom.io;

import java.io.BufferedInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.Reader;
import java.io.Writer;
import java.util.Arrays;
import java.util.List;

/**
 * Checks files that another program reads, such as Spark, and rejects them with the messages of
 * {@link ShapeReader}. Checking Parquet files does not require a CSV library.
 */
public final class FileCheck {
  /** The number of bytes to inspect. */
  static final int LOOK = ForeignFormat.LOOK;

  static final byte[] PARQUET = {'P', 'A', 'R', '1'};
  static final byte[] ZSTD = {0x28, (byte) 0xb5, 0x2f, (byte) 0xfd};
  private static final int BUFFER = 1 << 14;

  private FileCheck() {}

  /**
   * Reads the column names of an uncompressed CSV file.
   *
   * @param file the name to use in messages
   * @throws BadFileException if the file has another format, is not UTF-8, or has no header
   */
  public static List<String> csvColumns(String file, InputStream stream) throws IOException {
    BufferedInputStream input = new BufferedInputStream(stream, BUFFER);
    notInAnotherFormat(file, input, false);
    input.mark(LOOK);
    if (startsLikeJson(input.readNBytes(LOOK))) {
      throw new BadFileException(
          file + " is JSON, not CSV; convert it first, for example with carom convert");
    }
    input.reset();
    return CsvShapes.columns(file, input);
  }

  /**
   * Checks the first bytes of a file whose name ends in {@code .parquet}.
   *
   * @param file the name to use in messages
   * @throws BadFileException if it is not a Parquet file
   */
  public static void parquet(String file, InputStream input) throws IOException {
    byte[] start = input.readNBytes(ForeignFormat.LOOK);
    if (!begins(start, PARQUET)) {
      refuseForeignFormat(file, start);
      throw new BadFileException(
          file + " is not a Parquet file: it does not begin with PAR1; CSV must be named .csv");
    }
  }

  /**
   * Reads text to its end and checks that it is UTF-8.
   *
   * @param file the name to use in messages
   * @throws BadFileException if it is not UTF-8; the message names the line and the likely encoding
   */
  public static void utf8(String file, InputStream input) throws IOException {
    try (Reader reader = new TextReader(file, input, 0)) {
      reader.transferTo(Writer.nullWriter());
    }
  }

  /** Rejects files that are not CSV by their first bytes, which remain unread. */
  static void notInAnotherFormat(String file, BufferedInputStream input, boolean packed)
      throws IOException {
    input.mark(ForeignFormat.LOOK);
    byte[] start = input.readNBytes(ForeignFormat.LOOK);
    input.reset();
    if (begins(start, PARQUET)) {
      throw new BadFileException(
          file
              + " is a Parquet file, not CSV; "
              + (packed ? "unpack it and " : "")
              + "name it .parquet");
    }
    refuseForeignFormat(file, start);
    if (ForeignFormat.isBinary(start)) {
      throw new BadFileException(ForeignFormat.BINARY.explain(file));
    }
  }

  /**
   * Returns true if a file is JSON by its name or, if that says nothing, by its first bytes.
   *
   * @throws BadFileException if it is JSON, but its name says CSV
   */
  static boolean isJson(String file, byte[] start) throws BadFileException {
    boolean startsLikeJson = startsLikeJson(start);
    if (startsLikeJson && FileFormat.isCsv(file)) {
      throw new BadFileException(file + " is JSON, not CSV; name it .jsonl or .geojson");
    }
    return startsLikeJson || FileFormat.isJson(file);
  }

  /** Returns true if the first bytes are an opening brace, after spaces and in any encoding. */
  private static boolean startsLikeJson(byte[] start) {
    for (byte character : start) {
      boolean isMarkOrSpace = character <= ' ';
      if (!isMarkOrSpace) {
        return character == '{';
      }
    }
    return false;
  }

  private static boolean begins(byte[] bytes, byte[] start) {
    return bytes.length >= start.length
        && Arrays.equals(bytes, 0, start.length, start, 0, start.length);
  }

  private static void refuseForeignFormat(String file, byte[] start) throws BadFileException {
    ForeignFormat foreign = ForeignFormat.of(start);
    if (foreign != null) {
      throw new BadFileException(foreign.explain(file));
    }
  }
}
