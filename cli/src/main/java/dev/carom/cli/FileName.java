// SPDX-License-Identifier: Apache-2.0
package dev.carom.cli;

import dev.carom.io.FileFormat;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;

/** File names given by users. */
final class FileName {
  private FileName() {}

  /** Returns the path for a name. */
  static Path path(String name) throws Failure {
    if (name.isEmpty()) {
      throw Failure.wrongInput("a file name must not be empty");
    }
    try {
      return Path.of(name);
    } catch (InvalidPathException invalid) {
      throw Failure.wrongInput(notInThisLocale(name));
    }
  }

  /** Returns a message for a name that Java cannot represent in this locale. */
  static String notInThisLocale(String name) {
    if (SourceTree.isOnWindows()) {
      return name + " cannot be the name of a file on Windows";
    }
    return "this locale cannot represent the file name "
        + name
        + "; set LC_ALL=C.UTF-8 or another UTF-8 locale";
  }

  /** Returns true if a name stands for standard input or output. */
  static boolean isStandardStream(Path file) {
    return file.toString().equals("-");
  }

  /** Rejects an output of shapes or pairs whose name has an unsupported ending. */
  static void checkFormat(Path file) throws Failure {
    checkFormat("-o", file);
  }

  /** Does the same for an argument of this name. */
  static void checkFormat(String argument, Path file) throws Failure {
    if (format(file) == null) {
      throw Failure.wrongInput(
          argument
              + " must end in "
              + FileFormat.ENDINGS
              + ", or be - for standard output, but was "
              + file);
    }
  }

  /** Rejects an output whose name does not end in {@code .csv}. */
  static void checkIsCsv(String option, Path file) throws Failure {
    if (format(file) != FileFormat.CSV) {
      throw Failure.wrongInput(option + " must end in .csv, but was " + file);
    }
  }

  private static FileFormat format(Path file) {
    try {
      return FileFormat.of(file);
    } catch (IllegalArgumentException unknown) {
      return null;
    }
  }
}
