// SPDX-License-Identifier: Apache-2.0
package dev.carom.site;

import dev.carom.cli.Failure;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Stream;

/**
 * The directory of a site. It is written next to its place, and put there at the end; files that no
 * site has, such as those of git, stay.
 */
final class SiteFolder {
  private static final String FILES = "/dev/carom/site/web/";

  /** Every site has this file, and hardly any other directory does. */
  private static final String MARK = SearchIndex.ADDRESS;

  private final Path target;
  private final Path part;

  private SiteFolder(Path target) {
    this.target = target;
    this.part = target.resolveSibling(target.getFileName() + ".part");
  }

  /** Starts a site; an earlier one stays in place until the end. */
  static SiteFolder at(Path directory) throws Failure {
    Path target = directory.toAbsolutePath().normalize();
    SiteFolder folder = new SiteFolder(target);
    try {
      if (!isSiteOrEmpty(target)) {
        throw Failure.wrongInput(
            directory + " contains other files than a site; choose another directory");
      }
      delete(folder.part);
      Files.createDirectories(folder.part);
    } catch (IOException failure) {
      throw Failure.writing(directory, failure);
    }
    return folder;
  }

  private static boolean isSiteOrEmpty(Path directory) throws IOException {
    if (!Files.isDirectory(directory)) {
      return !Files.exists(directory);
    }
    try (DirectoryStream<Path> files = Files.newDirectoryStream(directory)) {
      return !files.iterator().hasNext() || Files.exists(directory.resolve(MARK));
    }
  }

  /** Returns where the files are until the end. */
  Path path() {
    return part;
  }

  void write(String address, String text) throws Failure {
    Path file = part.resolve(address);
    try {
      Files.createDirectories(file.getParent());
      Files.writeString(file, text);
    } catch (IOException failure) {
      throw Failure.writing(file, failure);
    }
  }

  void copy(Path from, String address) throws Failure {
    Path file = part.resolve(address);
    try {
      Files.createDirectories(file.getParent());
      Files.copy(from, file);
    } catch (IOException failure) {
      throw Failure.writing(file, failure);
    }
  }

  /** Returns the text of a file that is part of every site. */
  static String text(String name) throws Failure {
    try (InputStream file = SiteFolder.class.getResourceAsStream(FILES + name)) {
      return new String(file.readAllBytes(), StandardCharsets.UTF_8);
    } catch (IOException failure) {
      throw Failure.reading(name, failure);
    }
  }

  /** Puts the site in place of an earlier one. */
  void commit() throws Failure {
    try {
      Files.createDirectories(target);
      try (DirectoryStream<Path> files = Files.newDirectoryStream(part)) {
        for (Path file : files) {
          Path place = target.resolve(file.getFileName());
          delete(place);
          Files.move(file, place);
        }
      }
      Files.delete(part);
    } catch (IOException failure) {
      throw Failure.writing(target, failure);
    }
  }

  private static void delete(Path directory) throws IOException {
    if (Files.exists(directory)) {
      List<Path> files;
      try (Stream<Path> all = Files.walk(directory)) {
        files = all.sorted(Comparator.reverseOrder()).toList();
      }
      for (Path file : files) {
        Files.delete(file);
      }
    }
  }
}
