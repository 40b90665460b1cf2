// SPDX-License-Identifier: Apache-2.0
package dev.carom.io;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Map;
import java.util.function.Consumer;
import org.apache.hadoop.conf.Configuration;
import org.apache.parquet.conf.ParquetConfiguration;
import org.apache.parquet.conf.PlainParquetConfiguration;
import org.apache.parquet.hadoop.ParquetFileWriter;
import org.apache.parquet.hadoop.ParquetWriter;
import org.apache.parquet.hadoop.api.WriteSupport;
import org.apache.parquet.hadoop.metadata.CompressionCodecName;
import org.apache.parquet.io.LocalOutputFile;
import org.apache.parquet.io.api.RecordConsumer;
import org.apache.parquet.schema.MessageType;

/** A Parquet file whose rows are written by callbacks. */
final class ParquetOutput extends ParquetWriter.Builder<Consumer<RecordConsumer>, ParquetOutput> {
  private static final long GROUP_BYTES = 32L << 20;

  private final MessageType schema;

  private ParquetOutput(Path file, MessageType schema) {
    super(new LocalOutputFile(file));
    this.schema = schema;
  }

  static ParquetWriter<Consumer<RecordConsumer>> create(Path file, MessageType schema)
      throws IOException {
    NativeLibrary.SNAPPY.load();
    return new ParquetOutput(file, schema)
        .withConf(new PlainParquetConfiguration())
        .withWriteMode(ParquetFileWriter.Mode.OVERWRITE)
        .withCodecFactory(new ParquetCodecs())
        .withCompressionCodec(CompressionCodecName.SNAPPY)
        .withRowGroupSize(GROUP_BYTES)
        .withDictionaryEncoding(false)
        .build();
  }

  @Override
  protected ParquetOutput self() {
    return this;
  }

  @Override
  protected WriteSupport<Consumer<RecordConsumer>> getWriteSupport(Configuration configuration) {
    return support();
  }

  @Override
  protected WriteSupport<Consumer<RecordConsumer>> getWriteSupport(
      ParquetConfiguration configuration) {
    return support();
  }

  private WriteSupport<Consumer<RecordConsumer>> support() {
    return new WriteSupport<>() {
      private RecordConsumer consumer;

      @Override
      public WriteContext init(Configuration configuration) {
        return context();
      }

      @Override
      public WriteContext init(ParquetConfiguration configuration) {
        return context();
      }

      private WriteContext context() {
        return new WriteContext(schema, Map.of());
      }

      @Override
      public void prepareForWrite(RecordConsumer consumer) {
        this.consumer = consumer;
      }

      @Override
      public void write(Consumer<RecordConsumer> row) {
        consumer.startMessage();
        row.accept(consumer);
        consumer.endMessage();
      }
    };
  }
}
