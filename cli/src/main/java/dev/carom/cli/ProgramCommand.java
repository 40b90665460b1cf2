// SPDX-License-Identifier: Apache-2.0
package dev.carom.cli;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** A command that runs a separate program from another module of the project. */
abstract class ProgramCommand implements Callable<Integer> {
  @Parameters(arity = "0..*", paramLabel = "ARGUMENT", hidden = true)
  private List<String> arguments = List.of();

  @Spec private CommandSpec spec;

  @Override
  public final Integer call() throws Failure {
    return run(arguments);
  }

  /** Runs the program to its end and returns its exit code. */
  final int run(List<String> arguments) throws Failure {
    if (!SourceTree.isPresent()) {
      throw Failure.wrongInput(
          "the stand-alone archive has no %1$s command; run ./carom %1$s in the project"
              .formatted(spec.name()));
    }
    SourceTree project = SourceTree.find();
    List<String> command = new ArrayList<>(List.of(ChildProcess.java()));
    command.addAll(build(project, arguments));
    return ChildProcess.run(new ProcessBuilder(command).inheritIO());
  }

  /** Builds the program and returns the Java arguments that run it. */
  abstract List<String> build(SourceTree project, List<String> arguments) throws Failure;
}
