package dev.carom.bench;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.stream.Stream;

/** A folder for the files of a run, which are deleted with it. */
public final class TemporaryFolder implements AutoCloseable {
  private final Path path;

  /** Makes the folder. */
  public TemporaryFolder() throws IOException {
    path = Files.createTempDirectory("carom-bench");
  }

  /** Where it is. */
  public Path path() {
    return path;
  }

  @Override
  public void close() throws IOException {
    delete(path);
  }

  /** Deletes a file, or a folder and all that is in it. */
  public static void delete(Path path) throws IOException {
    try (Stream<Path> files = Files.walk(path)) {
      for (Path file : files.sorted(Comparator.reverseOrder()).toList()) {
        Files.delete(file);
      }
    }
  }
}
