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
 * A file that is there as a whole or not at all: it is written beside its place and takes it at the
 * end. Whatever happens before leaves what was there, also if the program is ended. A file that
 * replaces another keeps its permissions.
 *
 * <pre>{@code
 * try (SafeFile file = SafeFile.at(Path.of("pairs.csv"))) {
 *   Files.writeString(file.path(), "a,b\n");
 *   file.commit();
 * }
 * }</pre>
 */
public final class SafeFile implements Closeable {
  /** As many as Linux follows. */
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
   * Begins a file. What is there already, unless it is a device or a pipe, stays until the commit.
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

  /** Where a file will be that is not there yet, though links to it may be. */
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

  /** Who may do what with a file that is there; null if there is none, or no such permissions. */
  private static PosixFileAttributes access(Path file) throws IOException {
    PosixFileAttributeView view = Files.getFileAttributeView(file, PosixFileAttributeView.class);
    return view == null || !Files.exists(file) ? null : view.readAttributes();
  }

  /** Gives a new file the owner and the permissions of the one that it will replace. */
  private static void takeOver(PosixFileAttributes access, Path file) throws IOException {
    PosixFileAttributeView view = Files.getFileAttributeView(file, PosixFileAttributeView.class);
    try {
      view.setGroup(access.group());
      view.setOwner(access.owner());
    } catch (IOException denied) {
      // Only the superuser gives files away; the caller's own is the next best.
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
