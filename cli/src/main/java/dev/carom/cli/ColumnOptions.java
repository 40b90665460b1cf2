// SPDX-License-Identifier: Apache-2.0
package dev.carom.cli;

import dev.carom.io.PairDetector;
import dev.carom.io.ShapeReader;
import java.util.List;
import picocli.CommandLine.Option;

/** Options that use columns which do not describe the shapes. */
final class ColumnOptions {
  @Under(Heading.PAIRS)
  @Option(
      names = "--group",
      paramLabel = "COLUMN",
      description =
          "Leaves out pairs of the same group, as named in this column, such as the parts of one"
              + " net. A shape with an empty cell is in no group.")
  private String group;

  @Under(Heading.PAIRS)
  @Option(
      names = "--only-groups",
      paramLabel = "A,B,...",
      split = ",",
      hideParamSyntax = true,
      description = "Finds only pairs between these groups; requires --group.")
  private List<String> onlyGroups;

  @Under(Heading.PAIRS)
  @Option(
      names = "--layer",
      paramLabel = "COLUMN",
      description =
          "Finds only pairs on the same layer, as named in this column. A shape with an empty cell"
              + " is on every layer.")
  private String layer;

  @Under(Heading.OUTPUT)
  @Option(
      names = "--keep",
      description =
          "Also writes all other columns of both rows, as text: a_name, b_name for a column name.")
  private boolean keep;

  /** Rejects invalid values and combinations. */
  void check(String output) throws Failure {
    checkName("--group", group);
    checkName("--layer", layer);
    if (onlyGroups != null && group == null) {
      throw Failure.wrongInput("--only-groups requires --group COLUMN");
    }
    if (onlyGroups != null && onlyGroups.stream().anyMatch(String::isBlank)) {
      throw Failure.wrongInput(
          "--only-groups must list names, for example GND,VCC, but one of them is empty");
    }
    if (onlyGroups != null && onlyGroups.stream().map(String::strip).distinct().count() < 2) {
      throw Failure.wrongInput(
          "--only-groups needs at least two groups, because pairs of the same group do not count");
    }
    if (keep && output == null) {
      throw Failure.wrongInput("--keep needs an output file; add -o FILE");
    }
  }

  private static void checkName(String option, String column) throws Failure {
    if (column != null && column.isBlank()) {
      throw Failure.wrongInput(option + " must name a column, but was empty");
    }
  }

  /** Rejects all of these options, because a cluster does not support them. */
  void refuseOnCluster() throws Failure {
    String given =
        group != null
            ? "--group"
            : onlyGroups != null
                ? "--only-groups"
                : layer != null ? "--layer" : keep ? "--keep" : null;
    if (given != null) {
      throw Failure.wrongInput("a cluster does not support " + given + "; run without --on");
    }
  }

  /** Makes a reader read the columns. */
  void apply(ShapeReader reader) {
    if (group != null) {
      reader.withColumn(group);
    }
    if (layer != null) {
      reader.withColumn(layer);
    }
    if (keep) {
      reader.keepColumns();
    }
  }

  /**
   * Makes a search leave out pairs.
   *
   * @throws IllegalArgumentException if there are shapes, but none is in one of the groups
   */
  void apply(PairDetector detector) {
    if (onlyGroups != null) {
      detector.groups(group, onlyGroups);
    } else if (group != null) {
      detector.groups(group);
    }
    if (layer != null) {
      detector.layers(layer);
    }
  }

  /** Returns the column of groups, or null. */
  String group() {
    return group;
  }

  /** Returns the column of layers, or null. */
  String layer() {
    return layer;
  }
}
