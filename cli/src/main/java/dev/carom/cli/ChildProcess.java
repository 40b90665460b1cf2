// SPDX-License-Identifier: Apache-2.0
package dev.carom.cli;

import java.io.IOException;
import java.nio.file.Path;

/** Runs other programs on behalf of a command; they end when carom ends, for any reason. */
final class ChildProcess {
  private ChildProcess() {}

  /** Returns the Java executable that runs carom. */
  static String java() {
    return Path.of(System.getProperty("java.home"), "bin", "java").toString();
  }

  /** Runs a program to its end and returns its exit code. */
  static int run(ProcessBuilder program) throws Failure {
    try {
      return runOrThrow(program);
    } catch (IOException failure) {
      throw Failure.unable(
          "cannot start " + program.command().get(0) + ": " + failure.getMessage());
    }
  }

  /** Runs a program to its end and returns its exit code; throws if it cannot be started. */
  static int runOrThrow(ProcessBuilder program) throws IOException {
    Process process = program.start();
    // Ctrl-C reaches both processes. Any other end of this process must reach the program too.
    Thread end = new Thread(() -> end(process));
    Runtime.getRuntime().addShutdownHook(end);
    try {
      int exitCode = process.waitFor();
      Runtime.getRuntime().removeShutdownHook(end);
      return exitCode;
    } catch (InterruptedException stop) {
      process.destroy();
      Thread.currentThread().interrupt();
      throw new IOException("interrupted", stop);
    } catch (IllegalStateException isEnding) {
      return process.exitValue();
    }
  }

  /** Asks the program to end, and waits until it has, so that it can print its last messages. */
  private static void end(Process process) {
    process.destroy();
    try {
      process.waitFor();
    } catch (InterruptedException stop) {
      Thread.currentThread().interrupt();
    }
  }
}
