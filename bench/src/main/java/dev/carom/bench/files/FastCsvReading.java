// SPDX-License-Identifier: Apache-2.0
package dev.carom.bench.files;

import de.siegmar.fastcsv.reader.CsvReader;
import de.siegmar.fastcsv.reader.CsvRecord;
import java.nio.file.Path;

/** Reads the file with FastCSV and does nothing else. */
final class FastCsvReading implements FileContender {
  /** Keeps the work from being optimised away. */
  private int fields;

  @Override
  public String name() {
    return "FastCSV, reading only";
  }

  @Override
  public long run(Path input, Path output) throws Exception {
    try (CsvReader<CsvRecord> reader = CsvReader.builder().ofCsvRecord(input)) {
      for (CsvRecord row : reader) {
        fields += row.getFieldCount();
      }
    }
    return fields == 0 ? 0 : -1;
  }
}
