// SPDX-License-Identifier: Apache-2.0
package dev.carom.spark.app;

import java.io.IOException;
import java.io.InputStream;

/** The line endings of a CSV file, and whether cells contain line breaks. */
final class LineEnds {
  private static final int BUFFER = 1 << 16;

  private boolean isQuoted;
  private boolean isAfterCarriage;
  private boolean hasFeeds;
  private boolean hasCarriages;
  private boolean hasBoth;
  private boolean hasBreaksInCells;

  /** Reads a file to its end. */
  void read(InputStream input) throws IOException {
    byte[] buffer = new byte[BUFFER];
    for (int count = input.read(buffer); count >= 0; count = input.read(buffer)) {
      for (int k = 0; k < count; k++) {
        add(buffer[k]);
      }
    }
    add((byte) 0);
    isQuoted = false;
  }

  private void add(byte character) {
    if (character == '\n') {
      hasBoth |= isAfterCarriage;
      hasFeeds |= !isAfterCarriage && !isQuoted;
    } else {
      hasCarriages |= isAfterCarriage;
    }
    hasBreaksInCells |= isQuoted && (character == '\n' || character == '\r');
    isAfterCarriage = character == '\r' && !isQuoted;
    isQuoted ^= character == '"';
  }

  /** Returns true if lines end in more than one of LF, CR and CRLF. */
  boolean differ() {
    return (hasFeeds ? 1 : 0) + (hasCarriages ? 1 : 0) + (hasBoth ? 1 : 0) > 1;
  }

  boolean hasBreaksInCells() {
    return hasBreaksInCells;
  }
}
