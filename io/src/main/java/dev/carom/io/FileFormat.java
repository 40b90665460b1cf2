// SPDX-License-Identifier: Apache-2.0
package dev.carom.io;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;
import java.util.Optional;
import java.util.zip.GZIPOutputStream;

/** The format in which shapes or pairs are written, chosen by the end of the file's name. */
public enum FileFormat {
  /** Plain CSV, {@code .csv}. Devices and pipes with other names use it. */
  CSV,
  /** CSV compressed with gzip, {@code .csv.gz}. */
  PACKED_CSV,
  /** CSV compressed with zstd, {@code .csv.zst}. */
  ZSTD_CSV,
  /** One JSON object per line, {@code .jsonl} or {@code .ndjson}. */
  JSON_LINES,
  /** JSON lines compressed with gzip, {@code .jsonl.gz} or {@code .ndjson.gz}. */
  PACKED_JSON_LINES,
  /** JSON lines compressed with zstd, {@code .jsonl.zst} or {@code .ndjson.zst}. */
  ZSTD_JSON_LINES,
  /** Parquet, {@code .parquet}. */
  PARQUET;

  /** The endings of names, for messages. */
  public static final String ENDINGS = ".csv or .jsonl (both also with .gz or .zst) or .parquet";

  private static final int BUFFER = 1 << 16;

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
                    "a file must end in " + ENDINGS + ", but was " + file));
  }

  /** Returns the format for a name, or empty if the name has another ending. */
  public static Optional<FileFormat> named(String name) {
    String ending = name.toLowerCase(Locale.ROOT);
    if (ending.endsWith(".parquet")) {
      return Optional.of(PARQUET);
    }
    boolean isPacked = ending.endsWith(".gz");
    boolean isZstd = ending.endsWith(".zst");
    if (isJsonLines(ending)) {
      return Optional.of(isPacked ? PACKED_JSON_LINES : isZstd ? ZSTD_JSON_LINES : JSON_LINES);
    }
    return isCsv(ending)
        ? Optional.of(isPacked ? PACKED_CSV : isZstd ? ZSTD_CSV : CSV)
        : Optional.empty();
  }

  /** Returns true for a name that says JSON lines, compressed or not. */
  static boolean isJsonLines(String name) {
    return hasEnding(name, ".jsonl", ".ndjson", ".geojsonl");
  }

  /** Returns true for a name that says JSON of any kind, compressed or not. */
  static boolean isJson(String name) {
    return isJsonLines(name) || hasEnding(name, ".json", ".geojson");
  }

  /** Returns true for a name that says CSV, compressed or not. */
  static boolean isCsv(String name) {
    return hasEnding(name, ".csv");
  }

  /** Returns true if a name ends like this, or like this and then as compressed files do. */
  private static boolean hasEnding(String name, String... endings) {
    String lower = name.toLowerCase(Locale.ROOT);
    for (String ending : endings) {
      if (lower.endsWith(ending)
          || lower.endsWith(ending + ".gz")
          || lower.endsWith(ending + ".zst")) {
        return true;
      }
    }
    return false;
  }

  /** Returns true for JSON lines, compressed or not. */
  boolean isJsonLines() {
    return switch (this) {
      case JSON_LINES, PACKED_JSON_LINES, ZSTD_JSON_LINES -> true;
      case CSV, PACKED_CSV, ZSTD_CSV, PARQUET -> false;
    };
  }

  /** Returns a stream that compresses what is written to it, if the format says so. */
  OutputStream pack(OutputStream output) throws IOException {
    return switch (this) {
      case CSV, JSON_LINES, PARQUET -> output;
      case PACKED_CSV, PACKED_JSON_LINES -> new GZIPOutputStream(output, BUFFER);
      case ZSTD_CSV, ZSTD_JSON_LINES -> ZstdStream.pack(output);
    };
  }
}
