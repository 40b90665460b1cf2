// SPDX-License-Identifier: Apache-2.0
package dev.carom.cli;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** The project in which carom was started; it has more modules than the stand-alone archive. */
final class SourceTree {
  /** Set to its own path by the script that starts carom. */
  private static final String SCRIPT = "carom.script";

  private final Path script;
  private final String maven;

  SourceTree(Path script, String maven) {
    this.script = script;
    this.maven = maven;
  }

  /** Returns true if the project's script started carom. */
  static boolean isPresent() {
    return System.getProperty(SCRIPT) != null;
  }

  /** Returns the project in which carom was started. */
  static SourceTree find() {
    return new SourceTree(Path.of(System.getProperty(SCRIPT)), isOnWindows() ? "mvn.cmd" : "mvn");
  }

  /** Returns true if script names end in .cmd. */
  static boolean isOnWindows() {
    return System.getProperty("os.name").startsWith("Windows");
  }

  /** Returns a file or directory of the project. */
  Path resolve(String name) {
    return script.resolveSibling(name);
  }

  /** Builds a module with the script, unless it is newer than its sources and dependencies. */
  void build(String module, String... needed) throws Failure {
    List<String> command = new ArrayList<>(List.of(script.toString(), "--build", module));
    command.addAll(List.of(needed));
    int exitCode = ChildProcess.run(new ProcessBuilder(command).inheritIO());
    if (exitCode != 0) {
      throw Failure.explained(exitCode);
    }
  }

  /** Runs Maven with its output in a file, and returns its exit code. */
  int runMaven(Path log, List<String> arguments) throws Failure {
    List<String> command = new ArrayList<>();
    command.addAll(List.of(maven, "--batch-mode", "--no-transfer-progress"));
    command.addAll(arguments);
    try {
      return ChildProcess.runOrThrow(
          new ProcessBuilder(command).redirectErrorStream(true).redirectOutput(log.toFile()));
    } catch (IOException missing) {
      throw Failure.unable("Maven is missing; install it so that mvn is on the PATH");
    }
  }
}
