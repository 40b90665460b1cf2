// SPDX-License-Identifier: Apache-2.0
package dev.carom.spark.app;

import de.siegmar.fastcsv.reader.CsvReader;
import de.siegmar.fastcsv.reader.CsvRecord;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Stream;
import java.util.zip.GZIPInputStream;

/** The rows of CSV files, without their headers; numbers as doubles, so that 0 is 0.0. */
final class CsvRows {
  private CsvRows() {}

  /** A file, or all files that Spark has written to a directory. */
  static List<List<Object>> of(Path place) throws IOException {
    List<List<Object>> rows = new ArrayList<>();
    if (!Files.isDirectory(place)) {
      read(place, rows);
      return rows;
    }
    try (Stream<Path> files = Files.list(place)) {
      files
          .filter(file -> file.getFileName().toString().startsWith("part-"))
          .sorted()
          .forEach(file -> read(file, rows));
    }
    return rows;
  }

  /** The same in an order of their own. */
  static List<List<Object>> sorted(Path place) throws IOException {
    List<List<Object>> rows = of(place);
    rows.sort(Comparator.comparing(Object::toString));
    return rows;
  }

  /** The text of the files of a directory, with one header. */
  static String text(Path directory) throws IOException {
    StringBuilder text = new StringBuilder();
    try (Stream<Path> files = Files.list(directory)) {
      for (Path file : files.sorted().toList()) {
        if (file.getFileName().toString().startsWith("part-")) {
          String part = Files.readString(file);
          text.append(text.isEmpty() ? part : part.substring(part.indexOf('\n') + 1));
        }
      }
    }
    return text.toString();
  }

  private static void read(Path file, List<List<Object>> rows) {
    try (InputStream stored = Files.newInputStream(file);
        InputStream input = file.toString().endsWith(".gz") ? new GZIPInputStream(stored) : stored;
        CsvReader<CsvRecord> records =
            CsvReader.builder().ofCsvRecord(new InputStreamReader(input, StandardCharsets.UTF_8))) {
      records.stream()
          .skip(1)
          .forEach(row -> rows.add(row.getFields().stream().map(CsvRows::value).toList()));
    } catch (IOException failure) {
      throw new UncheckedIOException(failure);
    }
  }

  private static Object value(String cell) {
    try {
      return Double.valueOf(cell);
    } catch (NumberFormatException text) {
      return cell;
    }
  }
}
