// SPDX-License-Identifier: Apache-2.0
package dev.carom.playground.serve;

import dev.carom.cli.CommandRunner;
import dev.carom.cli.Failure;
import dev.carom.cli.OutputFile;
import java.io.IOException;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.concurrent.Callable;
import java.util.concurrent.CountDownLatch;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** The carom play command. */
@Command(
    name = "carom play",
    header = "Serves the playground on this machine until Ctrl-C.",
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
          "Writes the page to a single file that opens from disk, or to standard output if the name"
              + " is -.")
  private Path export;

  @Option(
      names = "--port",
      paramLabel = "PORT",
      description = "Port to listen on (default: any free port).")
  private int port;

  @Option(names = "--no-browser", description = "Prints the address without opening a browser.")
  private boolean noBrowser;

  @Option(
      names = {"-h", "--help"},
      usageHelp = true,
      description = "Prints this help.")
  private boolean help;

  @Spec private CommandSpec spec;

  private Main() {}

  /** Runs the command and ends the process with its exit code. */
  public static void main(String[] arguments) {
    System.exit(run(arguments));
  }

  static int run(String... arguments) {
    return CommandRunner.run(new Main(), arguments);
  }

  @Override
  public Integer call() throws Failure, InterruptedException {
    if (port < 0 || port > 65535) {
      throw new ParameterException(
          spec.commandLine(), "--port must be from 0 to 65535, but was " + port);
    }
    if (export == null) {
      serve();
    } else {
      export();
    }
    return CommandLine.ExitCode.OK;
  }

  private void export() throws Failure {
    if (export.toString().equals("-")) {
      spec.commandLine().getOut().print(Page.html());
    } else {
      OutputFile.write(export, Page.html().getBytes(StandardCharsets.UTF_8));
      say("wrote " + export);
    }
  }

  /** Serves until the process is terminated. */
  private void serve() throws Failure, InterruptedException {
    PageServer server = start();
    URI address = server.address();
    say("The Carom playground is running at " + address + " (Ctrl-C to stop)");
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

  private PageServer start() throws Failure {
    try {
      return PageServer.start(Page.html(), port);
    } catch (IOException failure) {
      throw Failure.unable("cannot listen on port " + port + ": " + failure.getMessage());
    }
  }

  private void say(String text) {
    spec.commandLine().getOut().println(text);
    spec.commandLine().getOut().flush();
  }
}
