package dev.carom.playground.serve;

import java.io.IOException;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.concurrent.Callable;
import java.util.concurrent.CountDownLatch;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.MissingParameterException;
import picocli.CommandLine.Model.ArgSpec;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;
import picocli.CommandLine.UnmatchedArgumentException;

/** The carom play command. */
@Command(
    name = "carom play",
    header = "Serves the playground to the browser on this machine, until Ctrl-C.",
    customSynopsis = "carom play [--port PORT] [--no-browser] | --export FILE",
    description = {
      "",
      "The page runs the library itself, compiled to WebAssembly. Only this machine can open it.",
      ""
    },
    footer = {"", "Examples:", "  carom play", "  carom play --export playground.html"})
public final class Main implements Callable<Integer> {
  @Option(
      names = "--export",
      paramLabel = "FILE",
      description =
          "Writes the page to a file instead: one file, which also opens from disk; - for standard"
              + " output.")
  private Path export;

  @Option(
      names = "--port",
      paramLabel = "PORT",
      description = "The port to serve at; a free one unless given.")
  private int port;

  @Option(names = "--no-browser", description = "Opens no browser, only prints the address.")
  private boolean noBrowser;

  @Option(
      names = {"-h", "--help"},
      usageHelp = true,
      description = "Prints this text.")
  private boolean help;

  @Spec private CommandSpec spec;

  private Main() {}

  /** Runs the command and ends the process with its exit code. */
  public static void main(String[] arguments) {
    System.exit(run(arguments));
  }

  static int run(String... arguments) {
    int exitCode =
        new CommandLine(new Main())
            .setParameterExceptionHandler(Main::explain)
            .setExpandAtFiles(false)
            .execute(arguments);
    if (System.out.checkError()) {
      System.err.println("carom: cannot write to standard output");
      return CommandLine.ExitCode.SOFTWARE;
    }
    return exitCode;
  }

  private static int explain(ParameterException wrong, String[] arguments) {
    wrong.getCommandLine().getErr().println("carom: " + message(wrong));
    wrong.getCommandLine().getErr().println("see: carom play --help");
    return CommandLine.ExitCode.USAGE;
  }

  /** What is wrong, in words of ours where the parser has its own. */
  private static String message(ParameterException wrong) {
    if (wrong instanceof UnmatchedArgumentException unmatched) {
      String word = unmatched.getUnmatched().get(0);
      return (unmatched.isUnknownOption() ? "there is no option " : "there is no place for ")
          + word;
    }
    if (wrong instanceof MissingParameterException missing && !missing.getMissing().isEmpty()) {
      ArgSpec argument = missing.getMissing().get(0);
      return ((OptionSpec) argument).longestName() + " needs a value: " + argument.paramLabel();
    }
    if (wrong.getArgSpec() instanceof OptionSpec option && option.type() != Path.class) {
      return option.type() == int.class
          ? wrongPort(wrong.getValue())
          : option.longestName() + " takes no value";
    }
    return wrong.getMessage();
  }

  private static String wrongPort(Object port) {
    return "--port must be a whole number from 0 to 65535, but is " + port;
  }

  /** Why a file or a port could not be used. */
  private static String reason(IOException failure) {
    if (failure instanceof NoSuchFileException) {
      return "there is no such folder";
    }
    if (failure instanceof AccessDeniedException) {
      return "permission denied";
    }
    return failure instanceof FileSystemException file && file.getReason() != null
        ? file.getReason()
        : failure.getMessage();
  }

  @Override
  public Integer call() throws InterruptedException {
    if (port < 0 || port > 65535) {
      throw new ParameterException(spec.commandLine(), wrongPort(port));
    }
    try {
      if (export != null) {
        export();
        return CommandLine.ExitCode.OK;
      }
      serve();
    } catch (IOException failure) {
      String what = export != null ? "cannot write " + export : "cannot serve at port " + port;
      spec.commandLine().getErr().println("carom: " + what + ": " + reason(failure));
      return CommandLine.ExitCode.SOFTWARE;
    }
    return CommandLine.ExitCode.OK;
  }

  private void export() throws IOException {
    if (export.toString().equals("-")) {
      System.out.write(Page.html().getBytes(StandardCharsets.UTF_8));
      System.out.flush();
    } else {
      Files.writeString(export, Page.html());
      say("wrote " + export);
    }
  }

  /** Serves until the process is told to end. */
  private void serve() throws IOException, InterruptedException {
    PageServer server = PageServer.start(Page.html(), port);
    URI address = server.address();
    say("Carom's playground is at " + address + " (Ctrl-C ends it)");
    if (!noBrowser) {
      BrowserWindow.open(address);
    }
    CountDownLatch end = new CountDownLatch(1);
    Runtime.getRuntime()
        .addShutdownHook(
            new Thread(
                () -> {
                  server.stop();
                  end.countDown();
                }));
    end.await();
  }

  private void say(String text) {
    spec.commandLine().getOut().println(text);
    spec.commandLine().getOut().flush();
  }
}
