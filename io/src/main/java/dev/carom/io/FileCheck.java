package dev.carom.io;

import java.io.BufferedInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.Reader;
import java.io.Writer;
import java.util.Arrays;
import java.util.List;

/**
 * Checks files that another program reads, for example a cluster, and refuses them in the words of
 * {@link ShapeReader}. Where there are only Parquet files, no library for CSV is needed.
 */
public final class FileCheck {
  static final byte[] PARQUET = {'P', 'A', 'R', '1'};
  private static final int BUFFER = 1 << 14;

  private FileCheck() {}

  /**
   * Reads the names of the columns of a CSV file that is not packed.
   *
   * @param file what to call it in messages
   * @throws BadFileException if it is in another format, is not UTF-8, or has no first line
   */
  public static List<String> csvColumns(String file, InputStream stream) throws IOException {
    BufferedInputStream input = new BufferedInputStream(stream, BUFFER);
    notInAnotherFormat(file, input, false);
    return CsvShapes.columns(file, input);
  }

  /**
   * Reads the first bytes of a file that is named as a Parquet file.
   *
   * @param file what to call it in messages
   * @throws BadFileException if it is none
   */
  public static void parquet(String file, InputStream input) throws IOException {
    byte[] start = input.readNBytes(ForeignFormat.LOOK);
    if (!begins(start, PARQUET)) {
      refuseForeignFormat(file, start);
      throw new BadFileException(
          file + " is not a Parquet file: it does not begin with PAR1; CSV must be named .csv");
    }
  }

  /**
   * Reads text to its end.
   *
   * @param file what to call it in messages
   * @throws BadFileException if it is not UTF-8; the message has the line and a guess
   */
  public static void utf8(String file, InputStream input) throws IOException {
    try (Reader reader = new TextReader(file, input, 0)) {
      reader.transferTo(Writer.nullWriter());
    }
  }

  /** Refuses what is not CSV, by its first bytes, which are read again. */
  static void notInAnotherFormat(String file, BufferedInputStream input, boolean packed)
      throws IOException {
    input.mark(ForeignFormat.LOOK);
    byte[] start = input.readNBytes(ForeignFormat.LOOK);
    input.reset();
    if (begins(start, PARQUET)) {
      throw new BadFileException(
          file
              + " is a Parquet file, not CSV; "
              + (packed ? "unpack it and " : "")
              + "name it .parquet");
    }
    refuseForeignFormat(file, start);
  }

  private static boolean begins(byte[] bytes, byte[] start) {
    return bytes.length >= start.length
        && Arrays.equals(bytes, 0, start.length, start, 0, start.length);
  }

  private static void refuseForeignFormat(String file, byte[] start) throws BadFileException {
    ForeignFormat foreign = ForeignFormat.of(start);
    if (foreign != null) {
      throw new BadFileException(foreign.explain(file));
    }
  }
}
