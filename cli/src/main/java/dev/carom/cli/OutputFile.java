// SPDX-License-Identifier: Apache-2.0
package dev.carom.cli;

import dev.carom.io.SafeFile;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/** Writes output files. */
public final class OutputFile {
  private OutputFile() {}

  /** Writes a file completely or not at all. */
  public static void write(Path path, byte[] bytes) throws Failure {
    try (SafeFile file = SafeFile.at(path)) {
      Files.write(file.path(), bytes);
      file.commit();
    } catch (IOException failure) {
      throw Failure.writing(path, failure);
    }
  }

  /** Returns the place of a file, which is the same for all names of the file. */
  public static Path place(Path file) {
    Path path = file.toAbsolutePath().normalize();
    try {
      return Files.exists(file)
          ? file.toRealPath()
          : path.getParent().toRealPath().resolve(path.getFileName());
    } catch (IOException missing) {
      return path;
    }
  }

  /** Returns the message for two outputs that would go to the same file. */
  public static String twice(Path file) {
    return "two outputs would go to " + file + "; choose different files";
  }
}
