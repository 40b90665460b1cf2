package dev.carom.cli;

import dev.carom.io.Printable;
import java.io.OutputStreamWriter;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import java.util.List;
import picocli.CommandLine;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.ParseResult;

/** Runs commands of picocli; mistakes of the user are answered with a sentence. */
public final class CommandRunner {
  private static final String EXAMPLES = "Examples:";

  private CommandRunner() {}

  /** Runs the command, which says with a {@link Failure} why it ends early; gives its exit code. */
  public static int run(Object command, String... arguments) {
    return run(new CommandLine(command), arguments);
  }

  static int run(CommandLine command, String... arguments) {
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

  /** Says what was wrong with the input. */
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

  /** The first example of the command that was asked for, or else of the one it belongs to. */
  private static String exampleOf(CommandLine command) {
    List<String> footer = List.of(command.getCommandSpec().usageMessage().footer());
    return footer.contains(EXAMPLES)
        ? footer.get(footer.indexOf(EXAMPLES) + 1).strip()
        : exampleOf(command.getParent());
  }

  /** Says why a command ended; anything but a failure is a mistake in Carom. */
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
