// SPDX-License-Identifier: Apache-2.0
package dev.carom.cli;

import java.util.List;
import picocli.CommandLine.Option;

/** Options for reading one or two files of shapes. */
final class ShapeOptions extends InputOptions {
  @Under(Heading.INPUT)
  @Option(
      names = "--against",
      paramLabel = "SHAPES",
      order = -2, // before those of the superclass
      description = "Finds pairs between the first file and this one.")
  String against;

  @Override
  List<String> inputs() {
    return against == null ? List.of(shapes) : List.of(shapes, against);
  }
}
