// SPDX-License-Identifier: Apache-2.0
package dev.carom.cli;

import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.FilterOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;

/** Standard output that, unlike System.out, reports errors. */
final class StandardOutput extends FilterOutputStream {
  /** The destination; null for the output of the process. */
  private static OutputStream destination;

  private IOException failure;

  StandardOutput() {
    super(destination == null ? new FileOutputStream(FileDescriptor.out) : destination);
  }

  /** Redirects everything printed, like System.setOut; null to stop. */
  static void redirect(OutputStream destination) {
    StandardOutput.destination = destination;
  }

  /** Returns true if another program reads standard output. */
  static boolean isPipe() {
    try {
      return destination == null
          && Files.readSymbolicLink(Path.of("/proc/self/fd/1")).toString().startsWith("pipe:");
    } catch (IOException | UnsupportedOperationException unknown) {
      return false;
    }
  }

  /** Prints text. */
  static void print(String text) throws Failure {
    try {
      // Not closed, because it belongs to the process.
      new StandardOutput().write(text.getBytes(StandardCharsets.UTF_8));
    } catch (IOException failure) {
      throw Failure.printing(failure);
    }
  }

  @Override
  public void write(byte[] bytes, int offset, int length) throws IOException {
    try {
      out.write(bytes, offset, length);
    } catch (IOException failure) {
      this.failure = failure;
      throw failure;
    }
  }

  /**
   * Returns the first error, for callers behind a writer that hides errors; null if there was none.
   */
  IOException failure() {
    return failure;
  }
}
