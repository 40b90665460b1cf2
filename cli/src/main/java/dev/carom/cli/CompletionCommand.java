// SPDX-License-Identifier: Apache-2.0
package dev.carom.cli;

import java.util.concurrent.Callable;
import picocli.AutoComplete;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** The {@code completion} command. */
@Command(
    name = "completion",
    header = "Prints a script that completes carom commands in bash and zsh.",
    description = {"", "Use it with: source <(carom completion)", ""})
final class CompletionCommand implements Callable<Integer> {
  @Option(
      names = {"-h", "--help"},
      usageHelp = true,
      description = "Prints this help.")
  private boolean help;

  @Spec private CommandSpec spec;

  @Override
  public Integer call() throws Failure {
    StandardOutput.print(AutoComplete.bash("carom", spec.root().commandLine()));
    return CommandLine.ExitCode.OK;
  }
}
