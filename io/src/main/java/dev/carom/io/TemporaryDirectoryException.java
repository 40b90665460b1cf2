// SPDX-License-Identifier: Apache-2.0
package dev.carom.io;

import java.nio.file.FileSystemException;

/** Thrown if the temporary directory cannot be used; the reason says what it is needed for. */
public final class TemporaryDirectoryException extends FileSystemException {
  private static final long serialVersionUID = 1;

  /** Creates the exception; the reason starts with what needs the directory. */
  TemporaryDirectoryException(String what, Throwable cause) {
    this(System.getProperty("java.io.tmpdir"), what, cause);
  }

  private TemporaryDirectoryException(String directory, String what, Throwable cause) {
    super(
        directory,
        null,
        what
            + " needs a temporary directory with permission to write and execute, but "
            + directory
            + " is not one; set another with JAVA_TOOL_OPTIONS=-Djava.io.tmpdir=DIRECTORY");
    initCause(cause);
  }
}
