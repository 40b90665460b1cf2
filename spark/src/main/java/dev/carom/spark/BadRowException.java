// SPDX-License-Identifier: Apache-2.0
package dev.carom.spark;

import dev.carom.io.BadRow;

/** Thrown if a row is not a valid shape. The message names the row and the reason. */
public final class BadRowException extends RuntimeException {
  private static final long serialVersionUID = 1;

  private final BadRow row;

  BadRowException(BadRow row) {
    super(row.toString());
    this.row = row;
  }

  /** Returns the invalid row. */
  public BadRow row() {
    return row;
  }
}
