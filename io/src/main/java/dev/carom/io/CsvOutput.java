// SPDX-License-Identifier: Apache-2.0
package dev.carom.io;

import java.io.Closeable;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;

/** Writes CSV without allocating per cell. */
public final class CsvOutput implements Closeable {
  private static final int SIZE = 1 << 16;

  private final OutputStream stream;
  private final byte[] buffer = new byte[SIZE];
  private int at;
  private boolean isFirst = true;

  /** Creates an output that writes to a stream. */
  public CsvOutput(OutputStream stream) {
    this.stream = stream;
  }

  /** Writes a cell with a number. */
  public void number(double value) throws IOException {
    begin(DecimalText.LONGEST);
    at = DecimalText.write(value, buffer, at);
  }

  /** Writes a cell with a whole number. */
  public void whole(long value) throws IOException {
    begin(DecimalText.LONGEST);
    at = DecimalText.writeWhole(value, buffer, at);
  }

  /** Writes a text cell, quoted if necessary or if it starts or ends with a space. */
  public void text(String text) throws IOException {
    text(text.getBytes(StandardCharsets.UTF_8));
  }

  /** Writes a text cell given in UTF-8. */
  public void text(byte[] utf8) throws IOException {
    text(utf8, 0, utf8.length);
  }

  /** Writes a cell with an id. */
  void id(IdColumn ids, int row) throws IOException {
    if (ids.isText()) {
      text(ids.text(), ids.start(row), ids.end(row));
    } else {
      whole(ids.number(row));
    }
  }

  /** Writes a cell of a column of text. */
  void text(TextColumn column, int row) throws IOException {
    text(column.text(), column.start(row), column.end(row));
  }

  /** Ends a row. */
  public void endRow() throws IOException {
    reserve(1);
    buffer[at++] = '\n';
    isFirst = true;
  }

  private void text(byte[] utf8, int start, int end) throws IOException {
    if (needsQuotes(utf8, start, end)) {
      quoted(utf8, start, end);
      return;
    }
    begin(0);
    if (end - start > SIZE) {
      flush();
      stream.write(utf8, start, end - start);
      return;
    }
    reserve(end - start);
    System.arraycopy(utf8, start, buffer, at, end - start);
    at += end - start;
  }

  private static boolean needsQuotes(byte[] utf8, int start, int end) {
    for (int k = start; k < end; k++) {
      byte character = utf8[k];
      if (character == ',' || character == '"' || character == '\n' || character == '\r') {
        return true;
      }
    }
    // Other programs trim unquoted cells.
    return start < end && (utf8[start] == ' ' || utf8[end - 1] == ' ');
  }

  private void quoted(byte[] utf8, int start, int end) throws IOException {
    begin(1);
    buffer[at++] = '"';
    for (int k = start; k < end; k++) {
      reserve(2);
      if (utf8[k] == '"') {
        buffer[at++] = '"';
      }
      buffer[at++] = utf8[k];
    }
    reserve(1);
    buffer[at++] = '"';
  }

  private void begin(int bytes) throws IOException {
    reserve(bytes + 1);
    if (!isFirst) {
      buffer[at++] = ',';
    }
    isFirst = false;
  }

  private void reserve(int bytes) throws IOException {
    if (at + bytes > SIZE) {
      flush();
    }
  }

  /** Flushes everything written so far. */
  public void flush() throws IOException {
    stream.write(buffer, 0, at);
    at = 0;
  }

  @Override
  public void close() throws IOException {
    stream.close();
  }
}
