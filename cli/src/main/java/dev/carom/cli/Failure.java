// SPDX-License-Identifier: Apache-2.0
package dev.carom.cli;

import dev.carom.io.TemporaryDirectoryException;
import java.io.IOException;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileSystemException;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.Locale;
import picocli.CommandLine.ExitCode;

/** Ends a command with a message for the user. */
public final class Failure extends Exception {
  private static final long serialVersionUID = 1;

  /**
   * The exit code that shells report if the reader of a pipe is gone: 128 plus the number of
   * SIGPIPE.
   */
  private static final int PIPE_CLOSED = 141;

  private final int exitCode;

  private Failure(int exitCode, String message) {
    super(message);
    this.exitCode = exitCode;
  }

  int exitCode() {
    return exitCode;
  }

  /** Returns true if there is no message. */
  boolean isSilent() {
    return getMessage().isEmpty();
  }

  /** Returns a failure because of invalid input. */
  public static Failure wrongInput(String message) {
    return new Failure(ExitCode.USAGE, message);
  }

  /** Returns a failure that the input did not cause. */
  public static Failure unable(String message) {
    return new Failure(ExitCode.SOFTWARE, message);
  }

  /** Returns a failure that another program has already explained. */
  static Failure explained(int exitCode) {
    return new Failure(exitCode, "");
  }

  /** Returns a failure to read a file. */
  public static Failure reading(String file, IOException failure) {
    if (failure instanceof NoSuchFileException) {
      return wrongInput("file not found: " + file);
    }
    String message = "cannot read " + file + ": " + reason(failure);
    return failure instanceof TemporaryDirectoryException ? unable(message) : wrongInput(message);
  }

  /** Returns a failure to write a file. */
  public static Failure writing(Path file, IOException failure) {
    return unable("cannot write " + file + ": " + reason(failure));
  }

  /** Returns a failure to write standard output; silent if the reader of a pipe has closed it. */
  static Failure printing(IOException failure) {
    if (isPipe(failure)) {
      return new Failure(PIPE_CLOSED, "");
    }
    return unable("cannot write to standard output: " + reason(failure));
  }

  /** Returns true if a pipe is closed. The message alone is not enough, because it is localized. */
  private static boolean isPipe(IOException failure) {
    if (String.valueOf(failure.getMessage()).toLowerCase(Locale.ROOT).contains("broken pipe")) {
      return true;
    }
    return StandardOutput.isPipe();
  }

  private static String reason(IOException failure) {
    if (failure instanceof AccessDeniedException) {
      return "permission denied";
    }
    if (failure instanceof FileSystemException system && system.getReason() != null) {
      return system.getReason();
    }
    return String.valueOf(failure.getMessage());
  }
}
