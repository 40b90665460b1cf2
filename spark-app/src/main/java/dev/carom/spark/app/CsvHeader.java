package dev.carom.spark.app;

import de.siegmar.fastcsv.reader.CsvParseException;
import de.siegmar.fastcsv.reader.CsvReader;
import de.siegmar.fastcsv.reader.CsvRecord;
import dev.carom.cli.Failure;
import dev.carom.io.BadFileException;
import dev.carom.io.ShapeRow;
import java.io.BufferedInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.Iterator;
import java.util.List;
import org.apache.hadoop.conf.Configuration;
import org.apache.hadoop.fs.Path;
import org.apache.hadoop.io.compress.CompressionCodec;
import org.apache.hadoop.io.compress.CompressionCodecFactory;

/** The first line of CSV files, read without a job. */
final class CsvHeader {
  private static final byte[] PARQUET = {'P', 'A', 'R', '1'};
  private static final byte[] GZIP = {0x1f, (byte) 0x8b};
  private static final byte[] UTF_8 = {(byte) 0xef, (byte) 0xbb, (byte) 0xbf};
  private static final byte[] UTF_16_BIG = {(byte) 0xfe, (byte) 0xff};
  private static final byte[] UTF_16_LITTLE = {(byte) 0xff, (byte) 0xfe};

  private CsvHeader() {}

  /** The names of the columns. */
  static List<String> read(InputFiles files, Configuration configuration) throws Failure {
    try (BufferedInputStream input = open(files.first(), configuration)) {
      refuseOtherFormats(input, files.name());
      if (begins(input, UTF_8)) {
        input.skipNBytes(UTF_8.length);
      }
      Iterator<CsvRecord> records =
          CsvReader.builder()
              .ofCsvRecord(new InputStreamReader(input, StandardCharsets.UTF_8))
              .iterator();
      if (!records.hasNext()) {
        throw Failure.wrongInput(
            files.name()
                + " is empty; its first line must name the columns, for example"
                + " id,kind,x,y,radius,width,height");
      }
      List<String> names = records.next().getFields();
      // Refuses what shapes cannot be made of, before Spark renames columns.
      new ShapeRow(files.name(), names);
      return names;
    } catch (BadFileException bad) {
      throw Failure.wrongInput(bad.getMessage());
    } catch (IOException | CsvParseException failure) {
      throw Failure.wrongInput("cannot read " + files.name() + ": " + Explanation.reason(failure));
    }
  }

  private static BufferedInputStream open(Path file, Configuration configuration)
      throws IOException {
    InputStream stored = file.getFileSystem(configuration).open(file);
    CompressionCodec codec = new CompressionCodecFactory(configuration).getCodec(file);
    return new BufferedInputStream(codec == null ? stored : codec.createInputStream(stored));
  }

  private static void refuseOtherFormats(BufferedInputStream input, String name)
      throws IOException, Failure {
    if (begins(input, PARQUET)) {
      throw Failure.wrongInput(name + " is a Parquet file, not CSV; name it .parquet");
    }
    if (begins(input, GZIP)) {
      throw Failure.wrongInput(name + " is packed; Spark unpacks what is named .gz");
    }
    if (begins(input, UTF_16_BIG) || begins(input, UTF_16_LITTLE)) {
      throw Failure.wrongInput(name + " is UTF-16; make it UTF-8 for a cluster");
    }
  }

  private static boolean begins(BufferedInputStream input, byte[] bytes) throws IOException {
    input.mark(bytes.length);
    byte[] found = input.readNBytes(bytes.length);
    input.reset();
    return Arrays.equals(found, bytes);
  }
}
