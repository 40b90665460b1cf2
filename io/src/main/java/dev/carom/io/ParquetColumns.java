// SPDX-License-Identifier: Apache-2.0
package dev.carom.io;

import java.io.Closeable;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.apache.parquet.ParquetReadOptions;
import org.apache.parquet.column.ColumnDescriptor;
import org.apache.parquet.column.impl.ColumnReadStoreImpl;
import org.apache.parquet.column.page.PageReadStore;
import org.apache.parquet.conf.PlainParquetConfiguration;
import org.apache.parquet.hadoop.ParquetFileReader;
import org.apache.parquet.hadoop.metadata.FileMetaData;
import org.apache.parquet.io.LocalInputFile;
import org.apache.parquet.io.api.Converter;
import org.apache.parquet.io.api.GroupConverter;
import org.apache.parquet.io.api.PrimitiveConverter;
import org.apache.parquet.schema.MessageType;
import org.apache.parquet.schema.Type;

/**
 * Reads selected columns of a Parquet file, one row group at a time. Readers of the same file share
 * no state, so each can run in its own thread.
 */
final class ParquetColumns implements Closeable {
  private final ParquetFileReader reader;
  private MessageType schema;

  /** What the fields of the schema hold, in the same order. */
  private List<Column> columns = List.of();

  /** The columns of text, by their names in the file. */
  private Map<String, TextColumn> texts = Map.of();

  private List<ParquetCellReader> cells = List.of();
  private int rows;

  private ParquetColumns(ParquetFileReader reader) {
    this.reader = reader;
  }

  static ParquetColumns open(Path path) throws IOException {
    ParquetReadOptions options =
        ParquetReadOptions.builder(new PlainParquetConfiguration())
            .withCodecFactory(new ParquetCodecs())
            // Without this, a flipped bit would become a wrong number.
            .usePageChecksumVerification(true)
            .build();
    return new ParquetColumns(ParquetFileReader.open(new LocalInputFile(path), options));
  }

  /** Rejects columns that cannot be decompressed. */
  void checkCompression(List<Type> columns, String file) throws IOException {
    ParquetCodecs.check(reader.getFooter(), columns, file);
  }

  FileMetaData metaData() {
    return reader.getFooter().getFileMetaData();
  }

  /** Returns the number of rows of the file. */
  long totalRows() {
    return reader.getRecordCount();
  }

  /** Selects the columns, of which some are read as text. */
  void select(Map<Type, Column> selected, Map<String, TextColumn> texts) {
    this.texts = texts;
    columns = new ArrayList<>(selected.values());
    schema = new MessageType(metaData().getSchema().getName(), List.copyOf(selected.keySet()));
    reader.setRequestedSchema(schema);
  }

  /** Reads the next row group; returns false if there is none. */
  boolean next() throws IOException {
    PageReadStore group = reader.readNextRowGroup();
    if (group == null) {
      return false;
    }
    ColumnReadStoreImpl store =
        new ColumnReadStoreImpl(
            group, new NoRecords(schema.getFieldCount()), schema, metaData().getCreatedBy());
    rows = (int) group.getRowCount();
    cells = new ArrayList<>();
    for (ColumnDescriptor descriptor : schema.getColumns()) {
      ParquetCellReader cell =
          new ParquetCellReader(
              columns.get(cells.size()),
              texts.get(descriptor.getPath()[0]),
              descriptor,
              store.getColumnReader(descriptor));
      cell.readAhead(rows);
      cells.add(cell);
    }
    return true;
  }

  /** Returns the cells of the current row group. */
  List<ParquetCellReader> cells() {
    return cells;
  }

  /** Returns the number of rows of the current row group. */
  int rows() {
    return rows;
  }

  @Override
  public void close() throws IOException {
    reader.close();
  }

  /** Required by Parquet for whole records, which are not used. */
  private static final class NoRecords extends GroupConverter {
    private final Converter[] converters;

    NoRecords(int fields) {
      converters = new Converter[fields];
      for (int k = 0; k < converters.length; k++) {
        converters[k] = new PrimitiveConverter() {};
      }
    }

    @Override
    public Converter getConverter(int field) {
      return converters[field];
    }

    @Override
    public void start() {}

    @Override
    public void end() {}
  }
}
