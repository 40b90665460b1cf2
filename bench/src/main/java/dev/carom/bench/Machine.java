// SPDX-License-Identifier: Apache-2.0
package dev.carom.bench;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/** Describes the machine. */
final class Machine {
  private Machine() {}

  static String description() {
    return Numbers.format(
        "%s %s, %d MB heap, %s, %d processors%s",
        System.getProperty("java.vm.name"),
        Runtime.version(),
        Runtime.getRuntime().maxMemory() >> 20,
        System.getProperty("os.arch"),
        Runtime.getRuntime().availableProcessors(),
        processor());
  }

  /** Returns the name of the processor, as Linux reports it. */
  private static String processor() {
    try {
      for (String line : Files.readAllLines(Path.of("/proc/cpuinfo"))) {
        if (line.startsWith("model name")) {
          return ", " + line.substring(line.indexOf(':') + 1).strip();
        }
      }
    } catch (IOException elsewhere) {
      // The name is unknown.
    }
    return "";
  }
}
