// SPDX-License-Identifier: Apache-2.0
package dev.carom.spark.app;

import dev.carom.cli.Failure;
import dev.carom.io.BadFileException;
import dev.carom.io.FileCheck;
import java.io.BufferedInputStream;
import java.io.IOException;
import java.util.Arrays;
import java.util.List;
import org.apache.hadoop.conf.Configuration;

/** Reads the header of CSV files without a job. */
final class CsvHeader {
  private static final byte[] GZIP = {0x1f, (byte) 0x8b};
  private static final byte[] UTF_16_BIG = {(byte) 0xfe, (byte) 0xff};
  private static final byte[] UTF_16_LITTLE = {(byte) 0xff, (byte) 0xfe};

  private CsvHeader() {}

  /** Returns the names of the columns. */
  static List<String> read(InputFiles files, Configuration configuration) throws Failure {
    try (BufferedInputStream input =
        new BufferedInputStream(InputFiles.open(files.first(), configuration))) {
      refuseWhatSparkCannotRead(input, files.name());
      return FileCheck.csvColumns(files.name(), input);
    } catch (BadFileException bad) {
      throw Failure.wrongInput(bad.getMessage());
    } catch (IOException failure) {
      throw Failure.wrongInput("cannot read " + files.name() + ": " + Explanation.reason(failure));
    }
  }

  private static void refuseWhatSparkCannotRead(BufferedInputStream input, String name)
      throws IOException, Failure {
    if (begins(input, GZIP)) {
      throw Failure.wrongInput(name + " is compressed; Spark expects the name to end in .gz");
    }
    if (begins(input, UTF_16_BIG) || begins(input, UTF_16_LITTLE)) {
      throw Failure.wrongInput(name + " is UTF-16; on a cluster, CSV must be UTF-8");
    }
  }

  private static boolean begins(BufferedInputStream input, byte[] bytes) throws IOException {
    input.mark(bytes.length);
    byte[] found = input.readNBytes(bytes.length);
    input.reset();
    return Arrays.equals(found, bytes);
  }
}
