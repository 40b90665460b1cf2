package dev.carom.cli;

import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.FilterOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;

/**
 * Standard output; unlike System.out, it does not keep silent when nobody takes what is written.
 */
final class StandardOutput extends FilterOutputStream {
  /** Where it goes instead; null for where the process prints. */
  private static OutputStream destination;

  private IOException failure;

  StandardOutput() {
    super(destination == null ? new FileOutputStream(FileDescriptor.out) : destination);
  }

  /** Sends everything that is printed elsewhere, as System.setOut does; null for no more. */
  static void redirect(OutputStream destination) {
    StandardOutput.destination = destination;
  }

  /** Whether another program reads it. */
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
      // Not closed: it is the process's.
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

  /** What went wrong, for those who write through something that does not tell; null if nothing. */
  IOException failure() {
    return failure;
  }
}
