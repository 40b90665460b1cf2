// SPDX-License-Identifier: Apache-2.0
package dev.carom.io;

import java.io.Closeable;
import java.io.IOException;
import java.nio.file.Files;

/** Writes bad rows as CSV, with the reasons: {@code file,line,column,value,problem}. */
public final class BadRowWriter implements Closeable {
  private final CsvOutput output;

  /** Starts a file; the caller commits it. */
  public BadRowWriter(SafeFile file) throws IOException {
    output = new CsvOutput(Files.newOutputStream(file.path()));
    for (String title : new String[] {"file", "line", "column", "value", "problem"}) {
      output.text(title);
    }
    output.endRow();
  }

  /** Writes a row. */
  public void write(BadRow row) throws IOException {
    output.text(row.file());
    output.whole(row.line());
    output.text(row.column());
    output.text(row.value());
    output.text(row.problem());
    output.endRow();
  }

  /** Writes buffered rows. The file is incomplete without this call. */
  public void finish() throws IOException {
    output.flush();
  }

  @Override
  public void close() throws IOException {
    output.close();
  }
}
