// SPDX-License-Identifier: Apache-2.0
package dev.carom.io;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;
import java.util.Optional;

/** The format of a file of shapes or pairs, chosen by the end of its name. */
public enum FileFormat {
  /** Plain CSV, {@code .csv}. Devices and pipes always use it, whatever their names. */
  CSV,
  /** CSV compressed with gzip, {@code .csv.gz}. */
  PACKED_CSV,
  /** Parquet, {@code .parquet}. */
  PARQUET;

  /**
   * Returns the format for the name of a file.
   *
   * @throws IllegalArgumentException if the name has another ending
   */
  public static FileFormat of(Path file) {
    return named(file.toString())
        .or(
            () ->
                Files.exists(file) && !Files.isRegularFile(file)
                    ? Optional.of(CSV)
                    : Optional.empty())
        .orElseThrow(
            () ->
                new IllegalArgumentException(
                    "a file must end in .csv, .csv.gz or .parquet, but was " + file));
  }

  /** Returns the format for a name, or empty if the name has another ending. */
  public static Optional<FileFormat> named(String name) {
    String ending = name.toLowerCase(Locale.ROOT);
    if (ending.endsWith(".parquet")) {
      return Optional.of(PARQUET);
    }
    if (ending.endsWith(".csv.gz")) {
      return Optional.of(PACKED_CSV);
    }
    return ending.endsWith(".csv") ? Optional.of(CSV) : Optional.empty();
  }

  /** Returns true for a name that says JSON lines, compressed or not. */
  static boolean isJsonLines(String name) {
    return unpacked(name).matches(".*\\.(jsonl|ndjson|geojsonl)");
  }

  /** Returns true for a name that says JSON of any kind, compressed or not. */
  static boolean isJson(String name) {
    return isJsonLines(name) || unpacked(name).matches(".*\\.(json|geojson)");
  }

  /** Returns true for a name that says CSV, compressed or not. */
  static boolean isCsv(String name) {
    return unpacked(name).endsWith(".csv");
  }

  /** Returns a name in lower case, without the ending of compressed files. */
  private static String unpacked(String name) {
    return name.toLowerCase(Locale.ROOT).replace('\n', ' ').replaceFirst("\\.(gz|zst)$", "");
  }
}
