// SPDX-License-Identifier: Apache-2.0
package dev.carom.spark.app;

import dev.carom.cli.Failure;
import java.io.FileNotFoundException;
import java.io.IOException;
import java.io.InputStream;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import org.apache.hadoop.conf.Configuration;
import org.apache.hadoop.fs.FileStatus;
import org.apache.hadoop.fs.FileSystem;
import org.apache.hadoop.fs.LocatedFileStatus;
import org.apache.hadoop.fs.Path;
import org.apache.hadoop.fs.RemoteIterator;
import org.apache.hadoop.io.compress.CompressionCodec;
import org.apache.hadoop.io.compress.CompressionCodecFactory;

/**
 * The files that a name stands for: a file, the files of a directory, or those that match a
 * pattern.
 */
final class InputFiles {
  private final String name;
  private final String pattern;
  private final List<FileStatus> files = new ArrayList<>();

  private InputFiles(String name, String pattern) {
    this.name = name;
    this.pattern = pattern;
  }

  static InputFiles find(String name, Configuration configuration) throws Failure {
    try {
      Path path = new Path(name);
      FileSystem system = path.getFileSystem(configuration);
      InputFiles found = new InputFiles(name, system.exists(path) ? escaped(name) : name);
      FileStatus[] roots = system.globStatus(new Path(found.pattern));
      if (roots == null || roots.length == 0) {
        throw new FileNotFoundException();
      }
      for (FileStatus root : roots) {
        found.addAll(system, root.getPath());
      }
      if (found.files.isEmpty()) {
        throw Failure.wrongInput("no files in " + name);
      }
      found.files.sort(Comparator.comparing(FileStatus::getPath));
      return found;
    } catch (FileNotFoundException missing) {
      throw Failure.wrongInput("file not found: " + name);
    } catch (IOException | IllegalArgumentException failure) {
      throw Failure.wrongInput("cannot read " + name + ": " + Explanation.reason(failure));
    }
  }

  /** Returns a pattern for exactly this file, even if its name contains special characters. */
  private static String escaped(String name) {
    return name.replaceAll("[\\[\\]{}*?\\\\]", "\\\\$0");
  }

  /** Opens a file, and decompresses it according to its name. */
  static InputStream open(Path file, Configuration configuration) throws IOException {
    InputStream stored = file.getFileSystem(configuration).open(file);
    CompressionCodec codec = new CompressionCodecFactory(configuration).getCodec(file);
    return codec == null ? stored : codec.createInputStream(stored);
  }

  private void addAll(FileSystem system, Path root) throws IOException {
    RemoteIterator<LocatedFileStatus> below = system.listFiles(root, true);
    while (below.hasNext()) {
      FileStatus file = below.next();
      if (!isHidden(file.getPath().getName())) {
        files.add(file);
      }
    }
  }

  /** Returns true for files that Spark ignores. */
  private static boolean isHidden(String file) {
    return file.startsWith("_") || file.startsWith(".");
  }

  /** Returns the name that the user gave. */
  String name() {
    return name;
  }

  /** Returns the pattern for Spark. */
  String pattern() {
    return pattern;
  }

  int count() {
    return files.size();
  }

  Path first() {
    return files.get(0).getPath();
  }

  /** Returns the total size of all files in bytes. */
  long length() {
    return files.stream().mapToLong(FileStatus::getLen).sum();
  }

  /** Reads all files on the driver. */
  LineEnds lineEnds(Configuration configuration) throws IOException {
    LineEnds ends = new LineEnds();
    for (FileStatus file : files) {
      try (InputStream input = open(file.getPath(), configuration)) {
        ends.read(input);
      }
    }
    return ends;
  }

  boolean areParquet() {
    return ends(name, ".parquet") || ends(first().getName(), ".parquet");
  }

  /** Returns true if a file is large enough to be split between tasks, and can be split. */
  boolean areWorthSplitting(long size) {
    return files.stream()
        .anyMatch(file -> file.getLen() > size && !ends(file.getPath().getName(), ".gz"));
  }

  private static boolean ends(String name, String ending) {
    return name.toLowerCase(Locale.ROOT).endsWith(ending);
  }
}
