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
}
