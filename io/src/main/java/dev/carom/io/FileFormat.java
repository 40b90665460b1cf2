package dev.carom.io;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;
import java.util.Optional;

/** What a file of shapes or pairs is written as, by the end of its name. */
public enum FileFormat {
  /** Plain CSV, {@code .csv}. Devices and pipes get it, too, whatever their names. */
  CSV,
  /** CSV packed with gzip, {@code .csv.gz}. */
  PACKED_CSV,
  /** Parquet, {@code .parquet}. */
  PARQUET;

  /**
   * Returns the format that the name of a file asks for.
   *
   * @throws IllegalArgumentException if its end is none of these
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

  /** Returns the format that a name asks for by its end; empty if that is none of these. */
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
}
