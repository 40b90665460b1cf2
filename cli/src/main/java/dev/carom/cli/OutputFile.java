package dev.carom.cli;

import dev.carom.io.SafeFile;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/** Files that commands write at once. */
public final class OutputFile {
  private OutputFile() {}

  /** Writes a file, as a whole or not at all. */
  public static void write(Path path, byte[] bytes) throws Failure {
    try (SafeFile file = SafeFile.at(path)) {
      Files.write(file.path(), bytes);
      file.commit();
    } catch (IOException failure) {
      throw Failure.writing(path, failure);
    }
  }
}
