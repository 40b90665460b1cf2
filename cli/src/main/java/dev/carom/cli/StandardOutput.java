package dev.carom.cli;

import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.FilterOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;

/**
 * Standard output; unlike System.out, it does not keep silent when nobody takes what is written.
 */
final class StandardOutput extends FilterOutputStream {
  private IOException failure;

  StandardOutput() {
    super(new FileOutputStream(FileDescriptor.out));
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
