// SPDX-License-Identifier: Apache-2.0
package dev.carom.cli;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/** A page of the documentation: the README, or one of those below docs. */
public record Guide(Path file, List<String> lines) {
  /** The top of the project; tests run in the folder of their module. */
  public static final Path ROOT = Path.of("").toAbsolutePath().getParent();

  /** A fenced block: its language, its lines, and where it starts. */
  public record Block(String language, List<String> lines, String place) {
    /** Whether it is for Spark, which this module has not: the tests of the application run it. */
    public boolean isForSpark() {
      return language.equals("java") && text().contains("import org.apache.spark")
          || language.equals("console") && lines.get(0).contains(" --on ");
    }

    public String text() {
      return String.join("\n", lines) + "\n";
    }

    @Override
    public String toString() {
      return place;
    }
  }

  /** All pages. */
  public static List<Guide> all() throws IOException {
    try (Stream<Path> docs = Files.walk(ROOT.resolve("docs"))) {
      return Stream.concat(
              Stream.of("README.md", "CONTRIBUTING.md", "CHANGELOG.md", "examples/README.md")
                  .map(ROOT::resolve),
              docs.filter(file -> file.toString().endsWith(".md")).sorted())
          .map(Guide::read)
          .toList();
    }
  }

  private static Guide read(Path file) {
    try {
      return new Guide(file, Files.readAllLines(file));
    } catch (IOException failure) {
      throw new UncheckedIOException(failure);
    }
  }

  /** Puts the examples where commands that name them find them. */
  static void copyExamples(Path folder) throws IOException {
    Path examples = Files.createDirectory(folder.resolve("examples"));
    try (Stream<Path> files = Files.list(ROOT.resolve("examples"))) {
      for (Path file : files.toList()) {
        Files.copy(file, examples.resolve(file.getFileName()));
      }
    }
  }

  /** The fenced blocks, in order. */
  public List<Block> blocks() {
    List<Block> blocks = new ArrayList<>();
    Block open = null;
    for (int k = 0; k < lines.size(); k++) {
      String line = lines.get(k);
      if (!line.startsWith("```")) {
        if (open != null) {
          open.lines().add(line);
        }
      } else if (open == null) {
        open = new Block(line.substring(3), new ArrayList<>(), place(k));
      } else {
        blocks.add(open);
        open = null;
      }
    }
    return blocks;
  }

  /** A line for messages, by its index. */
  String place(int index) {
    return ROOT.relativize(file) + ":" + (index + 1);
  }
}
