package dev.carom.cli;

import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;

/** What is printed for users: with an error if nobody takes it, which System.out never tells. */
final class Printed {
  private Printed() {}

  static void print(String text) throws Failure {
    try {
      // Not closed: it is the process's.
      FileOutputStream stream = new FileOutputStream(FileDescriptor.out);
      stream.write(text.getBytes(StandardCharsets.UTF_8));
    } catch (IOException failure) {
      throw Failure.printing(failure);
    }
  }
}
