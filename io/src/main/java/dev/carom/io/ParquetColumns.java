package dev.carom.io;

import java.io.Closeable;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
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
 * Some columns of a Parquet file, read one group of rows after the other. Readers of a file share
 * nothing, so that each can have a thread of its own.
 */
final class ParquetColumns implements Closeable {
  private final ParquetFileReader reader;
  private MessageType schema;
  private List<ParquetCellReader> cells = List.of();
  private int rows;

  private ParquetColumns(ParquetFileReader reader) {
    this.reader = reader;
  }

  static ParquetColumns open(Path path) throws IOException {
    ParquetReadOptions options =
        ParquetReadOptions.builder(new PlainParquetConfiguration())
            .withCodecFactory(new ParquetCodecs())
            // Otherwise a bit that flipped is a wrong number.
            .usePageChecksumVerification(true)
            .build();
    return new ParquetColumns(ParquetFileReader.open(new LocalInputFile(path), options));
  }

  /** Refuses what cannot be unpacked. */
  void checkCompression(String file) throws BadFileException {
    ParquetCodecs.check(reader.getFooter(), file);
  }

  FileMetaData metaData() {
    return reader.getFooter().getFileMetaData();
  }

  /** How many rows the file has. */
  long totalRows() {
    return reader.getRecordCount();
  }

  /** Chooses the columns. */
  void select(List<Type> columns) {
    schema = new MessageType(metaData().getSchema().getName(), columns);
    reader.setRequestedSchema(schema);
  }

  /** Reads the next group of rows; false if there is none. */
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
      Column column = Column.named(descriptor.getPath()[0]).orElseThrow();
      ParquetCellReader cell =
          new ParquetCellReader(column, descriptor, store.getColumnReader(descriptor));
      cell.readAhead(rows);
      cells.add(cell);
    }
    return true;
  }

  /** The cells of the group of rows that was read last. */
  List<ParquetCellReader> cells() {
    return cells;
  }

  /** How many rows that group has. */
  int rows() {
    return rows;
  }

  @Override
  public void close() throws IOException {
    reader.close();
  }

  /** Parquet wants to know who takes whole records; nobody does. */
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
