package dev.carom.cli;

import java.io.PrintWriter;
import java.util.List;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.HelpCommand;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.ParseResult;
import picocli.CommandLine.Spec;
import picocli.CommandLine.UnmatchedArgumentException;

/** The carom command. */
@Command(
    name = "carom",
    header = "2D collision detection: circles and axis-aligned boxes, exact verdicts.",
    description = "",
    synopsisSubcommandLabel = "COMMAND",
    versionProvider = Version.class,
    subcommands = {
      DetectCommand.class,
      RenderCommand.class,
      GenerateCommand.class,
      PairCommand.class,
      CompletionCommand.class,
      HelpCommand.class
    },
    commandListHeading = "%nCommands:%n",
    footer = {
      "",
      "Benchmarks, and the playground in the browser:",
      "  carom bench --help",
      "  carom play --help",
      "",
      "Examples:",
      "  carom detect shapes.csv -o pairs.csv --svg picture.svg",
      "  " + Main.EXAMPLE,
      "",
      "Exit codes: 0 done, 1 a file could not be written, 2 wrong input."
    })
public final class Main implements Runnable {
  static final String EXAMPLE = "carom pair \"circle 3 4 5\" \"box 0 0 2 1\" --svg pair.svg";

  @Option(
      names = {"-h", "--help"},
      usageHelp = true,
      description = "Prints this text.")
  private boolean help;

  @Option(
      names = {"-V", "--version"},
      versionHelp = true,
      description = "Prints the version.")
  private boolean version;

  @Spec private CommandSpec spec;

  private Main() {}

  /** Runs the command and ends the process with its exit code. */
  public static void main(String[] arguments) {
    System.exit(run(arguments));
  }

  static int run(String... arguments) {
    try {
      return new CommandLine(new Main())
          .setParameterExceptionHandler(Main::explain)
          .setExecutionExceptionHandler(Main::explain)
          .setExpandAtFiles(false)
          .setCaseInsensitiveEnumValuesAllowed(true)
          .execute(arguments);
    } catch (OutOfMemoryError full) {
      System.err.println(
          "carom: the shapes do not fit into %d MB of memory; JAVA_TOOL_OPTIONS=-Xmx8g gives more"
              .formatted(Runtime.getRuntime().maxMemory() >> 20));
      return CommandLine.ExitCode.SOFTWARE;
    }
  }

  @Override
  public void run() {
    throw new ParameterException(spec.commandLine(), "a command is missing, for example detect");
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

  /** An example of the command that was asked for. */
  private static String exampleOf(CommandLine command) {
    String begin = command.getCommandSpec().qualifiedName() + " ";
    if (EXAMPLE.startsWith(begin) || command.getParent() == null) {
      return EXAMPLE;
    }
    for (String line : command.getCommandSpec().usageMessage().footer()) {
      if (line.strip().startsWith(begin)) {
        return line.strip();
      }
    }
    return EXAMPLE;
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
    boolean isCommand = unmatched.getCommandLine().getParent() == null;
    String what = unmatched.isUnknownOption() ? "option" : isCommand ? "command" : "place for";
    List<String> suggestions = unmatched.getSuggestions();
    return "there is no %s %s%s"
        .formatted(
            what,
            unmatched.getUnmatched().get(0),
            suggestions.isEmpty() ? "" : "; did you mean " + suggestions.get(0) + "?");
  }
}
