package dev.carom.cli;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** The project that carom was started in, which has more modules than the archive alone. */
final class SourceTree {
  /** Set by the script that starts carom, to its own path. */
  private static final String SCRIPT = "carom.script";

  private final Path script;
  private final String maven;

  SourceTree(Path script, String maven) {
    this.script = script;
    this.maven = maven;
  }

  /** Whether carom was started in the project, by its script. */
  static boolean isPresent() {
    return System.getProperty(SCRIPT) != null;
  }

  /** The project that carom was started in. */
  static SourceTree find() {
    return new SourceTree(Path.of(System.getProperty(SCRIPT)), isOnWindows() ? "mvn.cmd" : "mvn");
  }

  /** Whether names of scripts end in .cmd. */
  static boolean isOnWindows() {
    return System.getProperty("os.name").startsWith("Windows");
  }

  /** A file or directory of the project. */
  Path resolve(String name) {
    return script.resolveSibling(name);
  }

  /** Lets the script build a module, unless it is newer than its sources and those it needs. */
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
