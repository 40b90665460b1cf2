// SPDX-License-Identifier: Apache-2.0
package dev.carom.io;

import dev.carom.pair.MutableContact;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;
import java.util.zip.GZIPOutputStream;

/**
 * Writes pairs as CSV or JSON lines. Formats a few thousand pairs at a time, with several threads
 * if available.
 */
final class CsvPairWriter extends PairWriter {
  private static final int BATCH = 1 << 14;
  private static final ContactColumn[] COLUMNS = ContactColumn.values();

  private final OutputStream stream;
  private final ShapeTable a;
  private final ShapeTable b;
  private final boolean contacts;
  private final boolean ranked;
  private final boolean distances;
  private final List<TextColumn> keptA;
  private final List<TextColumn> keptB;
  private final int[] rowsA = new int[BATCH];
  private final int[] rowsB = new int[BATCH];
  private final int[] ranks;
  private final Part[] parts;
  private int count;

  CsvPairWriter(
      OutputStream stream,
      boolean isJson,
      ShapeTable a,
      ShapeTable b,
      Set<PairColumn> columns,
      int threads)
      throws IOException {
    this.stream = stream;
    this.a = a;
    this.b = b;
    contacts = columns.contains(PairColumn.CONTACT);
    ranked = columns.contains(PairColumn.RANK);
    distances = columns.contains(PairColumn.DISTANCE);
    ranks = new int[ranked ? BATCH : 0];
    keptA = a.keptTexts();
    keptB = b.keptTexts();
    parts = new Part[threads];
    for (int part = 0; part < threads; part++) {
      parts[part] = new Part(isJson);
      if (part == 0 || isJson) {
        parts[part].writeTitles();
        parts[part].handOver();
      }
    }
  }

  @Override
  public void write(int rowA, int rowB, int rank) throws IOException {
    if (count == BATCH) {
      writeBatch();
    }
    if (ranked) {
      ranks[count] = rank;
    }
    rowsA[count] = rowA;
    rowsB[count++] = rowB;
  }

  private void writeBatch() throws IOException {
    try {
      // The common pool, which has one thread per processor minus one, plus the calling thread.
      IntStream.range(0, parts.length)
          .parallel()
          .forEach(part -> parts[part].write(first(part), first(part + 1)));
    } catch (UncheckedIOException failure) {
      throw failure.getCause();
    }
    for (Part part : parts) {
      part.handOver();
    }
    count = 0;
  }

  private int first(int part) {
    return (int) ((long) count * part / parts.length);
  }

  @Override
  public void finish() throws IOException {
    writeBatch();
    if (stream instanceof GZIPOutputStream packed) {
      packed.finish();
    }
    stream.flush();
  }

  @Override
  public void close() throws IOException {
    stream.close();
  }

  /** The pairs that one thread formats. */
  private final class Part {
    private final ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    private final RowOutput output;
    private final MutableContact contact = new MutableContact();

    Part(boolean isJson) {
      output = isJson ? new JsonLinesOutput(bytes) : new CsvOutput(bytes);
    }

    void writeTitles() throws IOException {
      output.text("a");
      output.text("b");
      if (contacts) {
        for (ContactColumn column : COLUMNS) {
          output.text(column.title());
        }
      }
      if (ranked) {
        output.text(RANK);
      }
      if (distances) {
        output.text(DISTANCE);
      }
      for (TextColumn column : keptA) {
        output.text(titleOfA(column));
      }
      for (TextColumn column : keptB) {
        output.text(titleOfB(column));
      }
      output.endRow();
    }

    void write(int from, int to) {
      try {
        for (int k = from; k < to; k++) {
          write(k);
        }
      } catch (IOException failure) {
        throw new UncheckedIOException(failure);
      }
    }

    private void write(int k) throws IOException {
      output.id(a.ids, rowsA[k]);
      output.id(b.ids, rowsB[k]);
      if (contacts) {
        a.contact(rowsA[k], b, rowsB[k], contact);
        for (ContactColumn column : COLUMNS) {
          output.number(column.of(contact));
        }
      }
      if (ranked) {
        output.whole(ranks[k]);
      }
      if (distances) {
        output.number(distance(a, rowsA[k], b, rowsB[k]));
      }
      for (TextColumn column : keptA) {
        output.text(column, rowsA[k]);
      }
      for (TextColumn column : keptB) {
        output.text(column, rowsB[k]);
      }
      output.endRow();
    }

    void handOver() throws IOException {
      output.flush();
      bytes.writeTo(stream);
      bytes.reset();
    }
  }
}
