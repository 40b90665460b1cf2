package dev.carom.io;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.function.DoubleConsumer;
import org.apache.parquet.ParquetReadOptions;
import org.apache.parquet.column.ColumnDescriptor;
import org.apache.parquet.column.ColumnReader;
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
import org.apache.parquet.schema.PrimitiveType.PrimitiveTypeName;
import org.apache.parquet.schema.Type;

/** Reads shapes from Parquet, column by column. */
final class ParquetShapes {
  private static final int MOST_ROWS = Integer.MAX_VALUE - 16;

  private final String file;
  private final MessageType schema;
  private final String createdBy;
  private final Header header;
  private final ShapeTable table = new ShapeTable();
  private final RowBuilder row;
  private long done;

  private ParquetShapes(String file, FileMetaData metaData, RowBuilder.BadRows badRows)
      throws IOException {
    this.file = file;
    createdBy = metaData.getCreatedBy();
    List<String> names = new ArrayList<>();
    List<Type> types = new ArrayList<>();
    for (Type type : metaData.getSchema().getFields()) {
      names.add(type.isPrimitive() ? type.getName() : "");
      if (type.isPrimitive() && Column.named(type.getName()).isPresent()) {
        check(type);
        types.add(type);
      }
    }
    header = Header.of(names, file);
    schema = new MessageType(metaData.getSchema().getName(), types);
    row = new RowBuilder(file, "row", header, table, badRows);
  }

  static ShapeTable read(
      Path path, String file, RowBuilder.BadRows badRows, DoubleConsumer progress)
      throws IOException {
    ParquetReadOptions options =
        ParquetReadOptions.builder(new PlainParquetConfiguration()).build();
    try (ParquetFileReader reader = ParquetFileReader.open(new LocalInputFile(path), options)) {
      ParquetShapes shapes = new ParquetShapes(file, reader.getFooter().getFileMetaData(), badRows);
      long rows = reader.getRecordCount();
      if (rows > MOST_ROWS) {
        throw new BadFileException(file + " has " + rows + " rows, more than fit into one table");
      }
      shapes.table.reserve(
          (int) rows,
          shapes.header.hasCircles(),
          shapes.header.hasSize() || shapes.header.hasSides());
      reader.setRequestedSchema(shapes.schema);
      for (PageReadStore group = reader.readNextRowGroup();
          group != null;
          group = reader.readNextRowGroup()) {
        shapes.readGroup(group);
        progress.accept((double) shapes.done / rows);
      }
      shapes.table.ids.complete();
      return shapes.table;
    }
  }

  private void check(Type type) throws BadFileException {
    Column column = Column.named(type.getName()).orElseThrow();
    PrimitiveTypeName primitive = type.asPrimitiveType().getPrimitiveTypeName();
    boolean fits =
        switch (column) {
          case ID -> isText(primitive) || isWhole(primitive);
          case KIND -> isText(primitive);
          default -> isWhole(primitive) || isReal(primitive);
        };
    if (!fits || type.isRepetition(Type.Repetition.REPEATED)) {
      throw new BadFileException(
          file
              + ": column \""
              + type.getName()
              + "\" must hold "
              + (column == Column.KIND
                  ? "text"
                  : column == Column.ID ? "text or whole numbers" : "numbers")
              + ", but is "
              + type);
    }
  }

  private static boolean isText(PrimitiveTypeName type) {
    return type == PrimitiveTypeName.BINARY;
  }

  private static boolean isWhole(PrimitiveTypeName type) {
    return type == PrimitiveTypeName.INT32 || type == PrimitiveTypeName.INT64;
  }

  private static boolean isReal(PrimitiveTypeName type) {
    return type == PrimitiveTypeName.DOUBLE || type == PrimitiveTypeName.FLOAT;
  }

  /** The rows of a group, all columns side by side. */
  private void readGroup(PageReadStore group) throws IOException {
    ColumnReadStoreImpl store =
        new ColumnReadStoreImpl(group, new NoRecords(schema), schema, createdBy);
    List<ColumnDescriptor> descriptors = schema.getColumns();
    CellReader[] readers = new CellReader[descriptors.size()];
    for (int k = 0; k < readers.length; k++) {
      readers[k] = new CellReader(descriptors.get(k), store.getColumnReader(descriptors.get(k)));
    }
    long rows = group.getRowCount();
    for (long k = 0; k < rows; k++) {
      row.begin();
      for (CellReader reader : readers) {
        reader.next(row);
      }
      row.end(++done);
    }
  }

  /** Hands the cells of one column over. */
  private static final class CellReader {
    private final Column column;
    private final ColumnReader reader;
    private final PrimitiveTypeName type;
    private final int present;

    CellReader(ColumnDescriptor descriptor, ColumnReader reader) {
      this.reader = reader;
      column = Column.named(descriptor.getPath()[0]).orElseThrow();
      type = descriptor.getPrimitiveType().getPrimitiveTypeName();
      present = descriptor.getMaxDefinitionLevel();
    }

    void next(RowBuilder row) {
      if (reader.getCurrentDefinitionLevel() == present) {
        if (column == Column.ID || column == Column.KIND) {
          word(row);
        } else {
          row.number(column, number());
        }
      }
      reader.consume();
    }

    private double number() {
      return switch (type) {
        case DOUBLE -> reader.getDouble();
        case FLOAT -> reader.getFloat();
        case INT64 -> reader.getLong();
        default -> reader.getInteger();
      };
    }

    private void word(RowBuilder row) {
      switch (type) {
        case INT64 -> row.id(reader.getLong());
        case INT32 -> row.id(reader.getInteger());
        default -> {
          char[] text =
              new String(reader.getBinary().getBytesUnsafe(), StandardCharsets.UTF_8).toCharArray();
          row.cell(column, text, 0, text.length);
        }
      }
    }
  }

  /** Parquet wants to know who takes whole records; nobody does. */
  private static final class NoRecords extends GroupConverter {
    private final Converter[] converters;

    NoRecords(MessageType schema) {
      converters = new Converter[schema.getFieldCount()];
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
