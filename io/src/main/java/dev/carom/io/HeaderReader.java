// SPDX-License-Identifier: Apache-2.0
package dev.carom.io;

import java.io.IOException;
import java.io.PushbackReader;
import java.io.Reader;

/** Reads text whose first line can be seen in advance. */
final class HeaderReader extends PushbackReader {
  /** Enough for any header; the rest of a longer one is not looked at. */
  private static final int LONGEST = CsvShapes.LONGEST_CELL;

  HeaderReader(Reader reader) {
    super(reader, LONGEST);
  }

  /** Returns the first line that is not empty, without reading it. */
  String header() throws IOException {
    char[] text = new char[LONGEST];
    int length = 0;
    int start = 0;
    int at = 0;
    boolean isQuoted = false;
    while (true) {
      if (at == length) {
        int count = length < LONGEST ? read(text, length, LONGEST - length) : -1;
        if (count < 0) {
          break;
        }
        length += count;
      }
      char character = text[at];
      isQuoted ^= character == '"';
      boolean isLineEnd = !isQuoted && (character == '\n' || character == '\r');
      if (isLineEnd && at > start) {
        break;
      }
      at++;
      start = isLineEnd ? at : start;
    }
    unread(text, 0, length);
    return new String(text, start, at - start);
  }
}
