// SPDX-License-Identifier: Apache-2.0
package dev.carom.cli;

import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** The carom command. */
@Command(
    name = "carom",
    header = "2D collision detection with exact verdicts.",
    description = "",
    synopsisSubcommandLabel = "COMMAND",
    versionProvider = Version.class,
    subcommands = {
      DetectCommand.class,
      StatsCommand.class,
      RenderCommand.class,
      ConvertCommand.class,
      GenerateCommand.class,
      PairCommand.class,
      PlayCommand.class,
      BenchCommand.class,
      SiteCommand.class,
      CompletionCommand.class,
      HelpCommand.class
    },
    commandListHeading = "",
    footer = {
      "",
      "Examples:",
      "  carom pair \"circle 3 4 5\" \"box 0 0 2 1\" --svg pair.svg",
      "  carom detect shapes.csv -o pairs.csv --svg picture.svg",
      "",
      "Exit codes: 0 success, 1 an output could not be written, 2 invalid input."
    })
public final class Main implements Runnable {
  @Option(
      names = {"-h", "--help"},
      usageHelp = true,
      description = "Prints this help.")
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
    Thread.setDefaultUncaughtExceptionHandler(Main::tell);
    System.exit(run(arguments));
  }

  /** Ignores errors of worker threads, such as lack of memory, which their callers report. */
  private static void tell(Thread thread, Throwable end) {
    if (end instanceof Exception || !thread.isDaemon()) {
      end.printStackTrace();
    }
  }

  static int run(String... arguments) {
    // Created in advance, because there may be no memory left when it is needed.
    String memoryIsFull =
        "carom: the shapes do not fit into "
            .concat(Long.toString(Runtime.getRuntime().maxMemory() >> 20))
            .concat(" MB of memory; allow more with JAVA_TOOL_OPTIONS=-Xmx8g");
    try {
      return CommandRunner.run(commandLine(), arguments);
    } catch (OutOfMemoryError | NoClassDefFoundError failure) {
      if (!isMemoryFull(failure)) {
        throw failure;
      }
      System.err.println(memoryIsFull);
      return CommandLine.ExitCode.SOFTWARE;
    }
  }

  private static CommandLine commandLine() {
    CommandLine command = new CommandLine(new Main());
    for (CommandLine subcommand : command.getSubcommands().values()) {
      if (subcommand.getCommand() instanceof ProgramCommand) {
        // The program parses its own options.
        subcommand.setUnmatchedOptionsArePositionalParams(true);
      }
    }
    if (!SourceTree.isPresent()) {
      hideWhatNeedsTheProject(command);
    }
    return command;
  }

  private static void hideWhatNeedsTheProject(CommandLine command) {
    for (CommandLine subcommand : command.getSubcommands().values()) {
      if (subcommand.getCommand() instanceof ProgramCommand) {
        subcommand.getCommandSpec().usageMessage().hidden(true);
      }
    }
    CommandSpec detect = command.getSubcommands().get("detect").getCommandSpec();
    for (String name : ClusterOptions.NAMES) {
      OptionSpec option = detect.findOption(name);
      detect.remove(option).add(OptionSpec.builder(option).hidden(true).build());
    }
  }

  /**
   * Returns true for lack of memory. A class whose initialization failed for it is missing
   * afterwards. Java keeps the first failure as the cause, unless there was no memory for that.
   */
  static boolean isMemoryFull(Error failure) {
    return failure instanceof OutOfMemoryError
        || String.valueOf(failure.getMessage()).startsWith("Could not initialize")
            && (failure.getCause() == null
                || String.valueOf(failure.getCause().getMessage())
                    .contains(OutOfMemoryError.class.getName()));
  }

  @Override
  public void run() {
    throw new ParameterException(spec.commandLine(), "missing command, for example detect");
  }
}
