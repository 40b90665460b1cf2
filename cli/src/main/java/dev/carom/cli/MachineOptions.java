// SPDX-License-Identifier: Apache-2.0
package dev.carom.cli;

import picocli.CommandLine.Option;

/** Options for detection and drawing on one machine. */
final class MachineOptions extends ThreadOptions {
  @Under(Heading.PICTURE)
  @Option(names = "--y-down", description = "Draws with the y axis pointing down, as on screens.")
  boolean yDown;
}
