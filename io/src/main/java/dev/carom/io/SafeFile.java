package dev.carom.io;

import java.io.Closeable;
import java.io.IOException;
import java.nio.file.AccessDeniedException;
import java.nio.file.AtomicMoveNotSupportedException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;

/**
 * A file that is there as a whole or not at all: it is written beside its place and takes it at the
 * end. Whatever happens before leaves what was there, also if the program is ended.
 *
 * <pre>{@code
 * try (SafeFile file = SafeFile.at(Path.of("pairs.csv"))) {
 *   Files.writeString(file.path(), "a,b\n");
 *   file.commit();
 * }
 * }</pre>
 */
public final class SafeFile implements Closeable {
  private final Path target;
  private final Path path;
  private final Thread whenEnded;
  private boolean committed;

  private SafeFile(Path target, Path path) {
    this.target = target;
    this.path = path;
    whenEnded = new Thread(this::deleteIfBeside);
    if (isBeside()) {
      Runtime.getRuntime().addShutdownHook(whenEnded);
    }
  }

  /**
   * Begins a file. What is there already, unless it is a device or a pipe, stays until the commit.
   *
   * @throws IOException if no file can be made there; the message says why
   */
  public static SafeFile at(Path target) throws IOException {
    if (Files.isDirectory(target)) {
      throw new IOException("it is a directory");
    }
    if (Files.exists(target) && !Files.isRegularFile(target)) {
      return new SafeFile(target, target);
    }
    Path place = Files.exists(target) ? target.toRealPath() : target.toAbsolutePath();
    if (!Files.isDirectory(place.getParent())) {
      throw new IOException("there is no directory " + place.getParent());
    }
    if (Files.exists(place) && !Files.isWritable(place)) {
      throw new IOException("permission denied");
    }
    return new SafeFile(place, createBeside(place));
  }

  private static Path createBeside(Path place) throws IOException {
    for (int attempt = 0; ; attempt++) {
      Path beside =
          place.resolveSibling(
              "." + place.getFileName() + "." + ProcessHandle.current().pid() + "-" + attempt);
      try {
        return Files.createFile(beside);
      } catch (FileAlreadyExistsException taken) {
        continue;
      } catch (AccessDeniedException denied) {
        throw new IOException("permission denied", denied);
      } catch (NoSuchFileException impossible) {
        throw new IOException("no file can be made there", impossible);
      }
    }
  }

  /** Where to write. */
  public Path path() {
    return path;
  }

  /** Where the file is to be, in the end. */
  public Path target() {
    return target;
  }

  /** Puts what was written in its place. */
  public void commit() throws IOException {
    if (isBeside()) {
      try {
        Files.move(path, target, StandardCopyOption.ATOMIC_MOVE);
      } catch (AtomicMoveNotSupportedException elsewhere) {
        Files.move(path, target, StandardCopyOption.REPLACE_EXISTING);
      }
    }
    committed = true;
  }

  /** Ends the work; without a commit, everything written is gone. */
  @Override
  public void close() {
    if (!committed) {
      deleteIfBeside();
    }
    if (isBeside()) {
      try {
        Runtime.getRuntime().removeShutdownHook(whenEnded);
      } catch (IllegalStateException ending) {
        // Then the hook has run, or is about to: the file is gone all the same.
      }
    }
  }

  private boolean isBeside() {
    return path != target;
  }

  private void deleteIfBeside() {
    if (isBeside() && !committed) {
      path.toFile().delete();
    }
  }
}
