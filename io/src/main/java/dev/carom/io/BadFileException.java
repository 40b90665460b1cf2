package dev.carom.io;

import java.io.IOException;

/** A file cannot be understood; the message says where and why, for whoever made it. */
public final class BadFileException extends IOException {
  private static final long serialVersionUID = 1;

  BadFileException(String message) {
    super(message);
  }

  BadFileException(String message, Throwable cause) {
    super(message, cause);
  }
}
