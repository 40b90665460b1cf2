// SPDX-License-Identifier: Apache-2.0
package dev.carom.bench;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.stream.Stream;

/**
 * A folder for the files of a run, deleted with its contents at the end, even if the run is
 * interrupted.
 */
public final class TemporaryFolder implements AutoCloseable {
  private final Path path;
  private final Thread whenEnded = new Thread(this::deleteIfPossible);

  /** Creates the folder. */
  public TemporaryFolder() throws IOException {
    path = Files.createTempDirectory("carom-bench");
    Runtime.getRuntime().addShutdownHook(whenEnded);
  }

  /** Returns the path of the folder. */
  public Path path() {
    return path;
  }

  @Override
  public void close() throws IOException {
    delete(path);
    Runtime.getRuntime().removeShutdownHook(whenEnded);
  }

  /** Deletes a file, or a folder with its contents. */
  public static void delete(Path path) throws IOException {
    try (Stream<Path> files = Files.walk(path)) {
      for (Path file : files.sorted(Comparator.reverseOrder()).toList()) {
        Files.deleteIfExists(file);
      }
    }
  }

  private void deleteIfPossible() {
    try {
      delete(path);
    } catch (IOException | UncheckedIOException busy) {
      // Another process is still writing; the system cleans up temporary files.
    }
  }
}
