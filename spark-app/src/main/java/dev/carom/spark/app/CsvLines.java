// SPDX-License-Identifier: Apache-2.0
package dev.carom.spark.app;

import dev.carom.io.CsvOutput;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.Iterator;
import java.util.NoSuchElementException;
import org.apache.hadoop.conf.Configuration;
import org.apache.hadoop.fs.Path;
import org.apache.hadoop.io.DataOutputBuffer;
import org.apache.hadoop.io.NullWritable;
import org.apache.hadoop.io.Text;
import org.apache.hadoop.io.compress.GzipCodec;
import org.apache.hadoop.mapreduce.lib.output.FileOutputFormat;
import org.apache.spark.SparkContext;
import org.apache.spark.api.java.JavaPairRDD;
import org.apache.spark.api.java.function.Function2;
import org.apache.spark.sql.Dataset;
import org.apache.spark.sql.Row;
import org.apache.spark.sql.catalyst.InternalRow;
import org.apache.spark.sql.types.DataType;
import org.apache.spark.sql.types.DataTypes;
import org.apache.spark.sql.types.StructType;
import org.apache.spark.util.LongAccumulator;
import scala.Tuple2;

/**
 * Writes rows as CSV, character by character as on one machine. Spark's own writer would write 301
 * as 301.0, and would not quote ids that start or end with a space, which other programs trim.
 */
final class CsvLines
    implements Function2<Integer, Iterator<InternalRow>, Iterator<Tuple2<NullWritable, Text>>> {
  private static final long serialVersionUID = 1;

  private static final int ROWS_AT_A_TIME = 1000;

  private final StructType schema;
  private final LongAccumulator count;

  private CsvLines(StructType schema, LongAccumulator count) {
    this.schema = schema;
    this.count = count;
  }

  /**
   * Writes rows of text, whole numbers and doubles to a directory, and returns their number.
   *
   * @param directory a path with its file system, because executors have their own working
   *     directories
   */
  static long write(Dataset<Row> rows, Path directory, boolean packed, Configuration settings) {
    if (!directory.toUri().isAbsolute()) {
      throw new IllegalArgumentException(
          "directory must be an address that all executors understand, but was " + directory);
    }
    SparkContext context = rows.sparkSession().sparkContext();
    LongAccumulator count = context.longAccumulator("rows written");
    settings.setBoolean(FileOutputFormat.COMPRESS, packed);
    settings.set(FileOutputFormat.COMPRESS_CODEC, GzipCodec.class.getName());
    JavaPairRDD.fromJavaRDD(
            rows.queryExecution()
                .toRdd()
                .toJavaRDD()
                .mapPartitionsWithIndex(new CsvLines(rows.schema(), count), false))
        .saveAsNewAPIHadoopFile(
            directory.toString(), NullWritable.class, Text.class, CsvFiles.class, settings);
    return count.value();
  }

  @Override
  public Iterator<Tuple2<NullWritable, Text>> call(Integer partition, Iterator<InternalRow> rows) {
    return new Lines(rows, partition == 0);
  }

  /** Lines of CSV in batches; the first line is the header. */
  private final class Lines implements Iterator<Tuple2<NullWritable, Text>> {
    private final Iterator<InternalRow> rows;
    private final DataOutputBuffer bytes = new DataOutputBuffer();
    private final CsvOutput output = new CsvOutput(bytes);
    private final Text text = new Text();
    private final Tuple2<NullWritable, Text> lines = new Tuple2<>(NullWritable.get(), text);
    private final DataType[] types = new DataType[schema.size()];

    /** A directory without rows still has a header, in the file of the first partition. */
    private boolean needsTitles;

    private boolean isAtStart = true;

    Lines(Iterator<InternalRow> rows, boolean isFirst) {
      this.rows = rows;
      needsTitles = isFirst;
      for (int k = 0; k < types.length; k++) {
        types[k] = schema.apply(k).dataType();
      }
    }

    @Override
    public boolean hasNext() {
      return needsTitles || rows.hasNext();
    }

    @Override
    public Tuple2<NullWritable, Text> next() {
      if (!hasNext()) {
        throw new NoSuchElementException();
      }
      bytes.reset();
      try {
        if (isAtStart) {
          writeTitles();
        }
        int written = 0;
        while (written < ROWS_AT_A_TIME && rows.hasNext()) {
          write(rows.next());
          written++;
        }
        count.add(written);
        output.flush();
      } catch (IOException impossible) {
        throw new UncheckedIOException(impossible);
      }
      // The writer of lines ends the last one itself.
      text.set(bytes.getData(), 0, bytes.getLength() - 1);
      return lines;
    }

    private void writeTitles() throws IOException {
      for (String title : schema.fieldNames()) {
        output.text(title);
      }
      output.endRow();
      isAtStart = false;
      needsTitles = false;
    }

    private void write(InternalRow row) throws IOException {
      for (int k = 0; k < types.length; k++) {
        if (types[k].equals(DataTypes.DoubleType)) {
          output.number(row.getDouble(k));
        } else if (types[k].equals(DataTypes.LongType)) {
          output.whole(row.getLong(k));
        } else {
          output.text(row.getUTF8String(k).getBytes());
        }
      }
      output.endRow();
    }
  }
}
