package dev.carom.io;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;

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
    String name = file.toString().toLowerCase(Locale.ROOT);
    if (name.endsWith(".parquet")) {
      return PARQUET;
    }
    if (name.endsWith(".csv.gz")) {
      return PACKED_CSV;
    }
    if (name.endsWith(".csv") || Files.exists(file) && !Files.isRegularFile(file)) {
      return CSV;
    }
    throw new IllegalArgumentException(
        "a file must end in .csv, .csv.gz or .parquet, but is " + file);
  }
}
