// SPDX-License-Identifier: Apache-2.0
package dev.carom.spark.app;

import java.io.IOException;
import org.apache.hadoop.fs.Path;
import org.apache.hadoop.io.NullWritable;
import org.apache.hadoop.io.Text;
import org.apache.hadoop.mapreduce.RecordWriter;
import org.apache.hadoop.mapreduce.TaskAttemptContext;
import org.apache.hadoop.mapreduce.lib.output.TextOutputFormat;

/**
 * Text files with names ending in {@code .csv}, optionally compressed; none for tasks without
 * lines.
 */
public final class CsvFiles extends TextOutputFormat<NullWritable, Text> {
  /** Called by Hadoop. */
  public CsvFiles() {}

  @Override
  public Path getDefaultWorkFile(TaskAttemptContext context, String extension) throws IOException {
    return super.getDefaultWorkFile(context, ".csv" + extension);
  }

  @Override
  public RecordWriter<NullWritable, Text> getRecordWriter(TaskAttemptContext context) {
    return new RecordWriter<>() {
      private RecordWriter<NullWritable, Text> writer;

      @Override
      public void write(NullWritable key, Text lines) throws IOException, InterruptedException {
        if (writer == null) {
          writer = CsvFiles.super.getRecordWriter(context);
        }
        writer.write(key, lines);
      }

      @Override
      public void close(TaskAttemptContext end) throws IOException, InterruptedException {
        if (writer != null) {
          writer.close(end);
        }
      }
    };
  }
}
