// SPDX-License-Identifier: Apache-2.0
package dev.carom.io;

import java.io.BufferedInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.channels.Channels;
import java.nio.channels.FileChannel;
import java.nio.file.Path;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.DoubleConsumer;
import java.util.stream.IntStream;

/**
 * Reads a large CSV file with several threads: each reads some lines, and the tables are joined. It
 * only handles files without mistakes; otherwise the caller reads the file again from the start.
 */
final class CsvParts {
  /** Smaller parts are not worth a thread. */
  static final long SMALLEST_PART = 1 << 20;

  private static final int BUFFER = 1 << 16;

  private final Path path;
  private final String file;
  private final long size;
  private final Dialect dialect;
  private final TextSelection texts;
  private final DoubleConsumer progress;
  private final AtomicLong done = new AtomicLong();

  private CsvParts(
      Path path,
      String file,
      long size,
      Dialect dialect,
      TextSelection texts,
      DoubleConsumer progress) {
    this.texts = texts;
    this.path = path;
    this.file = file;
    this.size = size;
    this.dialect = dialect;
    this.progress = progress;
  }

  /** Returns the shapes, or null if the file needs a closer look. */
  static ShapeTable read(
      Path path,
      String file,
      long size,
      Dialect dialect,
      TextSelection texts,
      int threads,
      DoubleConsumer progress)
      throws IOException {
    int parts = (int) Math.min(threads, size / SMALLEST_PART);
    return parts < 2 ? null : new CsvParts(path, file, size, dialect, texts, progress).read(parts);
  }

  private ShapeTable read(int parts) throws IOException {
    String header;
    long[] starts = new long[parts + 1];
    try (FileChannel channel = FileChannel.open(path)) {
      byte[] first = new byte[BUFFER];
      int count = Channels.newInputStream(channel).readNBytes(first, 0, BUFFER);
      int end = lineEnd(first, count);
      header = end < 0 ? null : PlainCsv.header(first, end);
      if (header == null) {
        return null;
      }
      starts[0] = end;
      for (int part = 1; part < parts; part++) {
        starts[part] = Math.max(starts[part - 1], afterLine(channel, size / parts * part));
      }
      starts[parts] = size;
    }
    CsvTable[] tables = new CsvTable[parts];
    boolean[] plain = new boolean[parts];
    // The common pool, which has one thread per processor minus one, plus the calling thread.
    IntStream.range(0, parts)
        .parallel()
        .forEach(part -> plain[part] = readPart(header, starts, part, tables));
    return join(tables, plain);
  }

  private ShapeTable join(CsvTable[] tables, boolean[] plain) {
    for (boolean isPlain : plain) {
      if (!isPlain) {
        return null;
      }
    }
    ShapeTable joined = tables[0].shapes;
    boolean numbered = !tables[0].header.has(Column.ID);
    for (int part = 1; part < tables.length; part++) {
      if (!joined.append(tables[part].shapes, numbered)) {
        return null;
      }
      tables[part] = null;
    }
    joined.complete();
    return joined;
  }

  /** Reads some lines; returns false if one of them is invalid. */
  private boolean readPart(String header, long[] starts, int part, CsvTable[] tables) {
    boolean[] bad = {false};
    try (FileChannel channel = FileChannel.open(path)) {
      channel.position(starts[part]);
      long length = starts[part + 1] - starts[part];
      InputStream input = new Part(Channels.newInputStream(channel), length);
      // The first table reserves space for all, because the others are appended to it.
      CsvTable table =
          new CsvTable(
              file, part == 0 ? size : length, dialect, new Target(texts), row -> bad[0] = true);
      tables[part] = table;
      table.beginPlain(header);
      table.lines = 1;
      return PlainCsv.read(table, new BufferedInputStream(input, BUFFER)) == null && !bad[0];
    } catch (IOException failure) {
      return false;
    }
  }

  /** Returns the position after the line that contains the offset. */
  private long afterLine(FileChannel channel, long offset) throws IOException {
    byte[] bytes = new byte[BUFFER];
    channel.position(offset);
    int count = Channels.newInputStream(channel).readNBytes(bytes, 0, BUFFER);
    int end = lineEnd(bytes, count);
    return end < 0 ? size : offset + end;
  }

  /** Returns the position after the first line; negative if it does not end. */
  private static int lineEnd(byte[] bytes, int count) {
    for (int k = 0; k < count; k++) {
      if (bytes[k] == '\n') {
        return k + 1;
      }
    }
    return -1;
  }

  /** A stream that ends early and reports the total progress. */
  private final class Part extends InputStream {
    private final InputStream input;
    private long left;

    Part(InputStream input, long length) {
      this.input = input;
      left = length;
    }

    @Override
    public int read() throws IOException {
      byte[] one = new byte[1];
      return read(one, 0, 1) < 0 ? -1 : one[0] & 0xff;
    }

    @Override
    public int read(byte[] bytes, int offset, int length) throws IOException {
      if (left == 0) {
        return -1;
      }
      int count = input.read(bytes, offset, (int) Math.min(length, left));
      left -= Math.max(0, count);
      progress.accept((double) done.addAndGet(Math.max(0, count)) / size);
      return count;
    }
  }
}
