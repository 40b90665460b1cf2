// SPDX-License-Identifier: Apache-2.0
package dev.carom.site;

import java.util.List;

/** The order of the documents, in groups. */
final class Navigation {
  /** A group of documents, by their files in the project. */
  record Group(String title, List<String> sources) {}

  static final String START = "README.md";

  static final List<Group> GROUPS =
      List.of(
          new Group(
              "Guide",
              List.of(
                  START,
                  "docs/start-here.md",
                  "docs/which-test.md",
                  "docs/choosing-shapes.md",
                  "docs/one-pair.md",
                  "docs/touching.md",
                  "docs/many-shapes.md",
                  "docs/moving-things.md",
                  "docs/game-loop.md",
                  "docs/playground.md")),
          new Group(
              "Files and clusters",
              List.of(
                  "docs/data-files.md",
                  "docs/jobs/board-clearances.md",
                  "docs/jobs/places-on-a-map.md",
                  "docs/jobs/matching-catalogues.md",
                  "docs/file-reference.md",
                  "examples/README.md",
                  "docs/cluster.md")),
          new Group("With other libraries", List.of("docs/for-libgdx.md", "docs/for-javafx.md")),
          new Group(
              "Background",
              List.of("docs/guarantees.md", "docs/performance.md", "docs/methods.md")),
          new Group(
              "Project",
              List.of("CHANGELOG.md", "CONTRIBUTING.md", "SECURITY.md", "CODE_OF_CONDUCT.md")));

  private Navigation() {}

  /** Returns the files of all documents, in order. */
  static List<String> sources() {
    return GROUPS.stream().flatMap(group -> group.sources().stream()).toList();
  }
}
