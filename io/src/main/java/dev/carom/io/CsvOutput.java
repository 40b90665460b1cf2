// SPDX-License-Identifier: Apache-2.0
package dev.carom.io;

import java.io.IOException;
import java.io.OutputStream;

/** Writes CSV without allocating per cell. */
public final class CsvOutput extends RowOutput {
  private boolean isFirst = true;

  /** Creates an output that writes to a stream. */
  public CsvOutput(OutputStream stream) {
    super(stream);
  }

  @Override
  public void number(double value) throws IOException {
    begin(DecimalText.LONGEST);
    at = DecimalText.write(value, buffer, at);
  }

  @Override
  public void whole(long value) throws IOException {
    begin(DecimalText.LONGEST);
    at = DecimalText.writeWhole(value, buffer, at);
  }

  /** Writes a text cell, quoted if necessary or if it starts or ends with a space. */
  @Override
  public void text(String text) throws IOException {
    super.text(text);
  }

  @Override
  public void endRow() throws IOException {
    reserve(1);
    buffer[at++] = '\n';
    isFirst = true;
  }

  @Override
  void text(byte[] utf8, int start, int end) throws IOException {
    if (needsQuotes(utf8, start, end)) {
      quoted(utf8, start, end);
    } else {
      begin(0);
      copy(utf8, start, end);
    }
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
}
