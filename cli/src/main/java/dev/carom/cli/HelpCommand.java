// SPDX-License-Identifier: Apache-2.0
package dev.carom.cli;

import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** The {@code help} command. */
@Command(
    name = "help",
    header = "Prints the help of a command, or the manual page.",
    customSynopsis = {"carom help [COMMAND]", "carom help --man"},
    description = {"", "Read the manual page with: carom help --man | man -l -", ""})
final class HelpCommand implements Callable<Integer> {
  @Parameters(
      paramLabel = "COMMAND",
      arity = "0..1",
      description = "The command (default: carom itself).")
  private String name;

  @Option(names = "--man", description = "Prints the manual page of all commands, for man.")
  private boolean manual;

  @Option(
      names = {"-h", "--help"},
      usageHelp = true,
      description = "Prints this help.")
  private boolean help;

  @Spec private CommandSpec spec;

  @Override
  public Integer call() throws Failure {
    CommandLine parent = spec.commandLine().getParent();
    if (manual) {
      return printManual(parent);
    }
    CommandLine command = name == null ? parent : parent.getSubcommands().get(name);
    if (command == null) {
      throw new ParameterException(parent, "unknown command " + name);
    }
    if (command.getCommand() instanceof ProgramCommand program) {
      return program.run(List.of("--help"));
    }
    command.usage(parent.getOut());
    return CommandLine.ExitCode.OK;
  }

  private Integer printManual(CommandLine parent) throws Failure {
    if (name != null) {
      throw new ParameterException(
          parent, "the manual page is about all commands; leave out " + name);
    }
    String version = String.join(" ", parent.getCommandSpec().version());
    StandardOutput.print(ManPage.of(parent.getCommandSpec(), version));
    return CommandLine.ExitCode.OK;
  }
}
