// SPDX-License-Identifier: Apache-2.0
package dev.carom.cli;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.StringJoiner;
import org.apache.parquet.ParquetReadOptions;
import org.apache.parquet.column.page.PageReadStore;
import org.apache.parquet.conf.PlainParquetConfiguration;
import org.apache.parquet.example.data.Group;
import org.apache.parquet.example.data.simple.convert.GroupRecordConverter;
import org.apache.parquet.hadoop.ParquetFileReader;
import org.apache.parquet.io.ColumnIOFactory;
import org.apache.parquet.io.LocalInputFile;
import org.apache.parquet.io.RecordReader;
import org.apache.parquet.schema.MessageType;
import org.apache.parquet.schema.Type;

/** Reads pairs from Parquet, record by record, unlike Carom. */
final class ParquetPairs {
  private ParquetPairs() {}

  /** The ids as CSV. */
  static String read(Path file) throws IOException {
    return read(file, 2);
  }

  /** All columns as CSV. */
  static String readAll(Path file) throws IOException {
    return read(file, Integer.MAX_VALUE);
  }

  private static String read(Path file, int columns) throws IOException {
    StringJoiner csv = new StringJoiner("\n", "", "\n");
    ParquetReadOptions options =
        ParquetReadOptions.builder(new PlainParquetConfiguration()).build();
    try (ParquetFileReader reader = ParquetFileReader.open(new LocalInputFile(file), options)) {
      MessageType schema = reader.getFooter().getFileMetaData().getSchema();
      List<String> names = schema.getFields().stream().map(Type::getName).limit(columns).toList();
      csv.add(String.join(",", names));
      for (PageReadStore pages = reader.readNextRowGroup();
          pages != null;
          pages = reader.readNextRowGroup()) {
        RecordReader<Group> records =
            new ColumnIOFactory()
                .getColumnIO(schema)
                .getRecordReader(pages, new GroupRecordConverter(schema));
        for (long k = 0; k < pages.getRowCount(); k++) {
          Group pair = records.read();
          StringJoiner row = new StringJoiner(",");
          for (String name : names) {
            row.add(
                pair.getFieldRepetitionCount(name) == 0
                    ? "null"
                    : pair.getValueToString(schema.getFieldIndex(name), 0));
          }
          csv.add(row.toString());
        }
      }
    }
    return csv.toString();
  }
}
