// SPDX-License-Identifier: Apache-2.0
package dev.carom.io;

import java.io.IOException;

/**
 * Thrown if a file cannot be understood. The message says where and why, for the author of the
 * file.
 */
public final class BadFileException extends IOException {
  private static final long serialVersionUID = 1;

  BadFileException(String message) {
    super(message);
  }

  BadFileException(String message, Throwable cause) {
    super(message, cause);
  }
}
