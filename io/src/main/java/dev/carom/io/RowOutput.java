// SPDX-License-Identifier: Apache-2.0
package dev.carom.io;

import java.io.Closeable;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;

/** Writes a table as text, cell by cell, without allocating per cell. The titles come first. */
abstract class RowOutput implements Closeable {
  static final int SIZE = 1 << 16;

  private final OutputStream stream;
  final byte[] buffer = new byte[SIZE];

  /** The number of bytes in the buffer. */
  int at;

  RowOutput(OutputStream stream) {
    this.stream = stream;
  }

  /** Writes a cell with a number. */
  public abstract void number(double value) throws IOException;

  /** Writes a cell with a whole number. */
  public abstract void whole(long value) throws IOException;

  /** Writes a cell with a range of UTF-8. */
  abstract void text(byte[] utf8, int start, int end) throws IOException;

  /** Ends a row. */
  public abstract void endRow() throws IOException;

  /** Writes a text cell. */
  public void text(String text) throws IOException {
    text(text.getBytes(StandardCharsets.UTF_8));
  }

  /** Writes a text cell given in UTF-8. */
  public void text(byte[] utf8) throws IOException {
    text(utf8, 0, utf8.length);
  }

  /** Writes a cell with an id. */
  final void id(IdColumn ids, int row) throws IOException {
    if (ids.isText()) {
      text(ids.text(), ids.start(row), ids.end(row));
    } else {
      whole(ids.number(row));
    }
  }

  /** Writes a cell of a column of text. */
  final void text(TextColumn column, int row) throws IOException {
    text(column.text(), column.start(row), column.end(row));
  }

  /** Writes bytes as they are. */
  final void copy(byte[] bytes, int start, int end) throws IOException {
    int length = end - start;
    if (length > SIZE) {
      flush();
      stream.write(bytes, start, length);
      return;
    }
    reserve(length);
    System.arraycopy(bytes, start, buffer, at, length);
    at += length;
  }

  final void reserve(int bytes) throws IOException {
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
