package dev.carom.spark;

import dev.carom.io.BadRow;

/** A row is no shape; the message says which, and why. */
public final class BadRowException extends RuntimeException {
  private static final long serialVersionUID = 1;

  private final BadRow row;

  BadRowException(BadRow row) {
    super(row.toString());
    this.row = row;
  }

  /** The row. */
  public BadRow row() {
    return row;
  }
}
