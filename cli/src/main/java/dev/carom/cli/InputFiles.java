// SPDX-License-Identifier: Apache-2.0
package dev.carom.cli;

import java.io.IOException;
import java.nio.file.DirectoryIteratorException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.regex.PatternSyntaxException;

/** The files that a name stands for: a file, a directory, or a pattern such as ships-*.csv. */
final class InputFiles {
  private InputFiles() {}

  /** Returns the files in the order of their names. */
  static List<Path> find(String name) throws Failure {
    int end =
        Math.max(name.lastIndexOf('/'), SourceTree.isOnWindows() ? name.lastIndexOf('\\') : -1);
    String last = name.substring(end + 1);
    if (!last.matches(".*[*?\\[{].*")) {
      return file(name);
    }
    // On Windows, a pattern is not a path.
    if (!SourceTree.isOnWindows() && Files.exists(FileName.path(name))) {
      return file(name);
    }
    List<Path> files = list(name, Path.of(name.substring(0, end + 1)), last);
    if (files.isEmpty()) {
      throw Failure.wrongInput("no file matches " + name);
    }
    return files;
  }

  private static List<Path> file(String name) throws Failure {
    Path path = FileName.path(name);
    if (!Files.isDirectory(path)) {
      return List.of(path);
    }
    List<Path> files = list(name, path, "*");
    if (files.isEmpty()) {
      throw Failure.wrongInput("no files in " + name);
    }
    return files;
  }

  private static List<Path> list(String name, Path directory, String pattern) throws Failure {
    List<Path> files = new ArrayList<>();
    try (DirectoryStream<Path> stream = Files.newDirectoryStream(directory, pattern)) {
      for (Path file : stream) {
        if (Files.isRegularFile(file) && !isHidden(file, pattern)) {
          files.add(file);
        }
      }
    } catch (DirectoryIteratorException failure) {
      throw Failure.reading(name, failure.getCause());
    } catch (IOException failure) {
      throw Failure.reading(name, failure);
    } catch (PatternSyntaxException wrong) {
      throw Failure.wrongInput(name + " is not a pattern: " + wrong.getDescription());
    }
    files.sort(Comparator.comparing(file -> file.getFileName().toString()));
    return files;
  }

  /** Returns true for files that a cluster ignores too, unless the pattern asks for them. */
  private static boolean isHidden(Path file, String pattern) {
    char first = file.getFileName().toString().charAt(0);
    return (first == '.' || first == '_') && pattern.charAt(0) != first;
  }
}
