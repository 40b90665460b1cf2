package dev.carom.cli;

import java.io.IOException;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileSystemException;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import picocli.CommandLine.ExitCode;

/** The end of a command with a sentence for the user, and nothing else. */
public final class Failure extends Exception {
  private static final long serialVersionUID = 1;

  private final int exitCode;

  private Failure(int exitCode, String message) {
    super(message);
    this.exitCode = exitCode;
  }

  int exitCode() {
    return exitCode;
  }

  /** What was given cannot be worked with. */
  public static Failure wrongInput(String message) {
    return new Failure(ExitCode.USAGE, message);
  }

  /** Something goes wrong that is not the fault of what was given. */
  public static Failure unable(String message) {
    return new Failure(ExitCode.SOFTWARE, message);
  }

  /** A file cannot be read. */
  static Failure reading(String file, IOException failure) {
    if (failure instanceof NoSuchFileException) {
      return wrongInput("there is no file " + file);
    }
    return wrongInput("cannot read " + file + ": " + reason(failure));
  }

  /** A file cannot be written. */
  static Failure writing(Path file, IOException failure) {
    return unable("cannot write " + file + ": " + reason(failure));
  }

  /** Nobody takes what is printed. */
  static Failure printing(IOException failure) {
    return unable("cannot write to standard output: " + reason(failure));
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
