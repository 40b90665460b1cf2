// SPDX-License-Identifier: Apache-2.0
package dev.carom.cli;

import dev.carom.io.ShapeTable;
import dev.carom.io.ShapeWriter;
import java.io.IOException;
import java.io.OutputStream;
import picocli.CommandLine.Option;

/** The option for the format of what goes to standard output. */
final class StreamFormat {
  @Under(Heading.OUTPUT)
  @Option(
      names = "--format",
      paramLabel = "csv|jsonl",
      description = "Format of what goes to standard output (default: csv).")
  private Format format;

  private enum Format {
    CSV,
    JSONL
  }

  /** Rejects the option if the output is a file, or there is none. */
  void check(String output) throws Failure {
    if (format != null && !"-".equals(output)) {
      throw Failure.wrongInput(
          "--format applies to standard output only; the name of a file says its format");
    }
  }

  /** Rejects the option, because a cluster does not support it. */
  void refuseOnCluster() throws Failure {
    if (format != null) {
      throw Failure.wrongInput("a cluster does not support --format; run without --on");
    }
  }

  /** Writes shapes in this format. */
  void print(ShapeTable shapes, OutputStream stream) throws IOException {
    if (isJsonLines()) {
      ShapeWriter.writeJsonLines(shapes, stream);
    } else {
      ShapeWriter.writeCsv(shapes, stream);
    }
  }

  /** Returns true for JSON lines. */
  boolean isJsonLines() {
    return format == Format.JSONL;
  }
}
