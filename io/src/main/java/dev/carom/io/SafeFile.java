// SPDX-License-Identifier: Apache-2.0
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
import java.nio.file.attribute.FileAttribute;
import java.nio.file.attribute.PosixFileAttributeView;
import java.nio.file.attribute.PosixFileAttributes;
import java.nio.file.attribute.PosixFilePermissions;

/**
 * A file that is written completely or not at all: it is written to a temporary file in the same
 * directory, which is renamed at the end. Any failure before that, even the end of the program,
 * leaves the previous file unchanged. A replaced file keeps its permissions.
 *
 * <pre>{@code
 * try (SafeFile file = SafeFile.at(Path.of("pairs.csv"))) {
 *   Files.writeString(file.path(), "a,b\n");
 *   file.commit();
 * }
 * }</pre>
 */
public final class SafeFile implements Closeable {
  /** The limit of Linux. */
  private static final int MOST_LINKS = 40;

  private static final FileAttribute<?>[] NONE = {};
  private static final FileAttribute<?>[] OWNER_ONLY = {
    PosixFilePermissions.asFileAttribute(PosixFilePermissions.fromString("rw-------"))
  };

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
   * Starts a file. An existing file stays in place until the commit, unless it is a device or a
   * pipe.
   *
   * @throws IOException if the file cannot be created; the message says why
   */
  public static SafeFile at(Path target) throws IOException {
    if (Files.isDirectory(target)) {
      throw new IOException("it is a directory");
    }
    if (Files.exists(target) && !Files.isRegularFile(target)) {
      return new SafeFile(target, target);
    }
    Path place = Files.exists(target) ? target.toRealPath() : place(target);
    if (!Files.isDirectory(place.getParent())) {
      throw new IOException("no such directory: " + place.getParent());
    }
    if (Files.exists(place) && !Files.isWritable(place)) {
      throw new IOException("permission denied");
    }
    PosixFileAttributes access = access(place);
    Path beside = createBeside(place, access == null ? NONE : OWNER_ONLY);
    if (access != null) {
      takeOver(access, beside);
    }
    return new SafeFile(place, beside);
  }

  /** Resolves links to a file that does not exist yet. */
  private static Path place(Path target) throws IOException {
    Path place = target.toAbsolutePath();
    for (int links = 0; Files.isSymbolicLink(place); links++) {
      if (links == MOST_LINKS) {
        throw new IOException("it is a broken symbolic link");
      }
      place = place.resolveSibling(Files.readSymbolicLink(place));
    }
    return place;
  }

  /**
   * Returns owner and permissions of a file; null if it does not exist or has no POSIX permissions.
   */
  private static PosixFileAttributes access(Path file) throws IOException {
    PosixFileAttributeView view = Files.getFileAttributeView(file, PosixFileAttributeView.class);
    return view == null || !Files.exists(file) ? null : view.readAttributes();
  }

  /** Gives a new file the owner and permissions of the one it will replace. */
  private static void takeOver(PosixFileAttributes access, Path file) throws IOException {
    PosixFileAttributeView view = Files.getFileAttributeView(file, PosixFileAttributeView.class);
    try {
      view.setGroup(access.group());
      view.setOwner(access.owner());
    } catch (IOException denied) {
      // Only the superuser can change the owner; otherwise it remains the caller.
    }
    try {
      view.setPermissions(access.permissions());
    } catch (IOException failure) {
      Files.deleteIfExists(file);
      throw failure;
    }
  }

  private static Path createBeside(Path place, FileAttribute<?>... access) throws IOException {
    for (int attempt = 0; ; attempt++) {
      Path beside =
          place.resolveSibling(
              "." + place.getFileName() + "." + ProcessHandle.current().pid() + "-" + attempt);
      try {
        return Files.createFile(beside, access);
      } catch (FileAlreadyExistsException taken) {
        continue;
      } catch (AccessDeniedException denied) {
        throw new IOException("permission denied", denied);
      } catch (NoSuchFileException impossible) {
        throw new IOException("the file cannot be created", impossible);
      }
    }
  }

  /** Returns the path to write to. */
  public Path path() {
    return path;
  }

  /** Returns the final path of the file. */
  public Path target() {
    return target;
  }

  /** Moves the written file to its final path. */
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

  /** Closes the file; without a commit, everything written is deleted. */
  @Override
  public void close() {
    if (!committed) {
      deleteIfBeside();
    }
    if (isBeside()) {
      try {
        Runtime.getRuntime().removeShutdownHook(whenEnded);
      } catch (IllegalStateException ending) {
        // The shutdown hook has run or is about to run, and deletes the file.
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
