// SPDX-License-Identifier: Apache-2.0
package dev.carom.io;

import java.io.IOException;
import java.io.Reader;

/** Reads text whose first line can be seen in advance. */
final class HeaderReader extends Reader {
  /** Enough for any header; the rest of a longer one is not looked at. */
  private static final int LONGEST = CsvShapes.LONGEST_CELL;

  private final Reader reader;

  /** The text that was looked at but not read yet. */
  private char[] seen = {};

  private int at;
  private int end;

  HeaderReader(Reader reader) {
    this.reader = reader;
  }

  /** Returns the first line that is not empty, without reading it. */
  String header() throws IOException {
    seen = new char[LONGEST];
    int start = 0;
    int stop = 0;
    boolean isQuoted = false;
    while (true) {
      if (stop == end) {
        int count = end < LONGEST ? reader.read(seen, end, LONGEST - end) : -1;
        if (count < 0) {
          break;
        }
        end += count;
      }
      char character = seen[stop];
      isQuoted ^= character == '"';
      boolean isLineEnd = !isQuoted && (character == '\n' || character == '\r');
      if (isLineEnd && stop > start) {
        break;
      }
      stop++;
      start = isLineEnd ? stop : start;
    }
    return new String(seen, start, stop - start);
  }

  /**
   * Reads what was looked at before anything else: what comes next may be invalid, which must not
   * hide what is wrong with the text before it.
   */
  @Override
  public int read(char[] target, int offset, int length) throws IOException {
    if (at == end) {
      return reader.read(target, offset, length);
    }
    int count = Math.min(length, end - at);
    System.arraycopy(seen, at, target, offset, count);
    at += count;
    return count;
  }

  @Override
  public void close() throws IOException {
    reader.close();
  }
}
