// SPDX-License-Identifier: Apache-2.0
package dev.carom.cli;

import dev.carom.io.Printable;
import java.io.OutputStreamWriter;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import java.util.List;
import picocli.CommandLine;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.ParseResult;

/** Runs picocli commands and reports user errors in one sentence. */
public final class CommandRunner {
  private static final String EXAMPLES = "Examples:";

  private CommandRunner() {}

  /**
   * Runs the command and returns its exit code. A command ends early by throwing a {@link Failure}.
   */
  public static int run(Object command, String... arguments) {
    return run(new CommandLine(command), arguments);
  }

  static int run(CommandLine command, String... arguments) {
    GroupedHelp.install(command);
    StandardOutput output = new StandardOutput();
    PrintWriter out = new PrintWriter(new OutputStreamWriter(output, StandardCharsets.UTF_8));
    int exitCode =
        command
            .setOut(out)
            .setParameterExceptionHandler(CommandRunner::explain)
            .setExecutionExceptionHandler(CommandRunner::explain)
            .setExpandAtFiles(false)
            .setCaseInsensitiveEnumValuesAllowed(true)
            .execute(arguments);
    out.flush();
    return output.failure() == null
        ? exitCode
        : tell(Failure.printing(output.failure()), command.getErr());
  }

  /** Reports invalid arguments. */
  private static int explain(ParameterException wrong, String[] arguments) {
    CommandLine command = wrong.getCommandLine();
    PrintWriter error = command.getErr();
    String message = WrongArguments.message(wrong);
    error.print("carom: ");
    message.lines().map(Printable::of).forEach(error::println);
    if (!message.contains("example:")) {
      error.println("example: " + exampleOf(command));
    }
    error.println("see: " + command.getCommandSpec().qualifiedName() + " --help");
    return CommandLine.ExitCode.USAGE;
  }

  /** Returns the first example of the command, or of its parent. */
  private static String exampleOf(CommandLine command) {
    List<String> footer = List.of(command.getCommandSpec().usageMessage().footer());
    return footer.contains(EXAMPLES)
        ? footer.get(footer.indexOf(EXAMPLES) + 1).strip()
        : exampleOf(command.getParent());
  }

  /** Reports why a command ended; anything but a {@link Failure} is a bug in Carom. */
  private static int explain(Exception end, CommandLine command, ParseResult ignored)
      throws Exception {
    if (!(end instanceof Failure failure)) {
      throw end;
    }
    return tell(failure, command.getErr());
  }

  private static int tell(Failure failure, PrintWriter error) {
    if (!failure.isSilent()) {
      error.println("carom: " + Printable.of(failure.getMessage()));
    }
    return failure.exitCode();
  }
}
