// SPDX-License-Identifier: Apache-2.0
package dev.carom.cli;

import java.util.List;
import picocli.CommandLine.Parameters;

/** Options for reading a file of shapes. */
class InputOptions extends ReadOptions {
  @Parameters(
      index = "0",
      paramLabel = "SHAPES",
      description = "A file of shapes, or - for standard input.")
  String shapes;

  @Override
  List<String> inputs() {
    return List.of(shapes);
  }
}
