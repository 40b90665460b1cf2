package dev.carom.cli;

import java.io.IOException;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileSystemException;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.Locale;
import picocli.CommandLine.ExitCode;

/** The end of a command with a sentence for the user, and nothing else. */
public final class Failure extends Exception {
  private static final long serialVersionUID = 1;

  /** What shells report of other programs whose reader is gone: 128 and the number of SIGPIPE. */
  private static final int PIPE_CLOSED = 141;

  private final int exitCode;

  private Failure(int exitCode, String message) {
    super(message);
    this.exitCode = exitCode;
  }

  int exitCode() {
    return exitCode;
  }

  /** Whether there is nothing to say. */
  boolean isSilent() {
    return getMessage().isEmpty();
  }

  /** What was given cannot be worked with. */
  public static Failure wrongInput(String message) {
    return new Failure(ExitCode.USAGE, message);
  }

  /** Something goes wrong that is not the fault of what was given. */
  public static Failure unable(String message) {
    return new Failure(ExitCode.SOFTWARE, message);
  }

  /** Another program has failed and said why. */
  static Failure explained(int exitCode) {
    return new Failure(exitCode, "");
  }

  /** A file cannot be read. */
  static Failure reading(String file, IOException failure) {
    if (failure instanceof NoSuchFileException) {
      return wrongInput("file not found: " + file);
    }
    return wrongInput("cannot read " + file + ": " + reason(failure));
  }

  /** A file cannot be written. */
  static Failure writing(Path file, IOException failure) {
    return unable("cannot write " + file + ": " + reason(failure));
  }

  /** What is printed cannot be written; silent if only the reader of a pipe has had enough. */
  static Failure printing(IOException failure) {
    if (isPipe(failure)) {
      return new Failure(PIPE_CLOSED, "");
    }
    return unable("cannot write to standard output: " + reason(failure));
  }

  /**
   * Whether a pipe is closed; the message alone would not do, for it speaks the user's language.
   */
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
