package dev.carom.cli;

import java.io.PrintWriter;
import java.util.List;
import picocli.CommandLine;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.ParseResult;
import picocli.CommandLine.UnmatchedArgumentException;

/** Runs commands of picocli; mistakes of the user are answered with a sentence. */
public final class CommandRunner {
  private static final String EXAMPLES = "Examples:";

  private CommandRunner() {}

  /** Runs the command, which says with a {@link Failure} why it ends early; gives its exit code. */
  public static int run(Object command, String... arguments) {
    return new CommandLine(command)
        .setParameterExceptionHandler(CommandRunner::explain)
        .setExecutionExceptionHandler(CommandRunner::explain)
        .setExpandAtFiles(false)
        .setCaseInsensitiveEnumValuesAllowed(true)
        .execute(arguments);
  }

  /** Says what was wrong with the input. */
  private static int explain(ParameterException wrong, String[] arguments) {
    CommandLine command = wrong.getCommandLine();
    PrintWriter error = command.getErr();
    String message = message(wrong);
    error.println("carom: " + message);
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
    command.getErr().println("carom: " + failure.getMessage());
    return failure.exitCode();
  }

  private static String message(ParameterException wrong) {
    if (!(wrong instanceof UnmatchedArgumentException unmatched)) {
      return wrong.getMessage();
    }
    boolean isCommand = !unmatched.getCommandLine().getSubcommands().isEmpty();
    String what = unmatched.isUnknownOption() ? "option" : isCommand ? "command" : "place for";
    List<String> suggestions = unmatched.getSuggestions();
    return "there is no %s %s%s"
        .formatted(
            what,
            unmatched.getUnmatched().get(0),
            suggestions.isEmpty() ? "" : "; did you mean " + suggestions.get(0) + "?");
  }
}
