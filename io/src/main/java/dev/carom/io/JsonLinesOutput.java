// SPDX-License-Identifier: Apache-2.0
package dev.carom.io;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.util.ArrayList;
import java.util.List;

/**
 * Writes JSON lines: one object per row, whose names are the cells of the first row. Empty cells
 * are left out.
 */
final class JsonLinesOutput extends RowOutput {
  private static final byte[] NULL = {'n', 'u', 'l', 'l'};
  private static final byte[] DIGITS = {
    '0', '1', '2', '3', '4', '5', '6', '7', '8', '9', 'a', 'b', 'c', 'd', 'e', 'f'
  };

  /** The names as JSON, each with the colon after it. */
  private final List<byte[]> names = new ArrayList<>();

  private boolean hasNames;

  /** The position of the next cell. */
  private int cell;

  /** Whether the row has no cell so far. */
  private boolean isFirst = true;

  JsonLinesOutput(OutputStream stream) {
    super(stream);
  }

  @Override
  public void number(double value) throws IOException {
    begin();
    if (Math.abs(value) <= Double.MAX_VALUE) {
      reserve(DecimalText.LONGEST);
      at = DecimalText.write(value, buffer, at);
    } else {
      copy(NULL, 0, NULL.length);
    }
  }

  @Override
  public void whole(long value) throws IOException {
    begin();
    reserve(DecimalText.LONGEST);
    at = DecimalText.writeWhole(value, buffer, at);
  }

  @Override
  void text(byte[] utf8, int start, int end) throws IOException {
    if (!hasNames) {
      addName(utf8, start, end);
    } else if (start == end) {
      cell++;
    } else {
      begin();
      quoted(utf8, start, end);
    }
  }

  private void addName(byte[] utf8, int start, int end) throws IOException {
    ByteArrayOutputStream name = new ByteArrayOutputStream();
    JsonLinesOutput format = new JsonLinesOutput(name);
    format.quoted(utf8, start, end);
    format.flush();
    name.write(':');
    names.add(name.toByteArray());
  }

  @Override
  public void endRow() throws IOException {
    if (hasNames) {
      reserve(3);
      if (isFirst) {
        buffer[at++] = '{';
      }
      buffer[at++] = '}';
      buffer[at++] = '\n';
    }
    hasNames = true;
    isFirst = true;
    cell = 0;
  }

  /** Begins a cell with its name. */
  private void begin() throws IOException {
    reserve(1);
    buffer[at++] = (byte) (isFirst ? '{' : ',');
    isFirst = false;
    byte[] name = names.get(cell++);
    copy(name, 0, name.length);
  }

  private void quoted(byte[] utf8, int start, int end) throws IOException {
    reserve(1);
    buffer[at++] = '"';
    for (int k = start; k < end; k++) {
      byte character = utf8[k];
      reserve(6);
      if (character == '"' || character == '\\') {
        buffer[at++] = '\\';
        buffer[at++] = character;
      } else if (character >= 0 && character < ' ') {
        buffer[at++] = '\\';
        buffer[at++] = 'u';
        buffer[at++] = '0';
        buffer[at++] = '0';
        buffer[at++] = DIGITS[character >> 4];
        buffer[at++] = DIGITS[character & 15];
      } else {
        buffer[at++] = character;
      }
    }
    reserve(1);
    buffer[at++] = '"';
  }
}
