// SPDX-License-Identifier: Apache-2.0
package dev.carom.site;

import dev.carom.cli.CommandRunner;
import dev.carom.cli.Failure;
import java.nio.file.Path;
import java.util.concurrent.Callable;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** The carom site command. */
@Command(
    name = "carom site",
    header = "Builds the web site: documentation, API reference and playground.",
    customSynopsis = "carom site -o DIR [--address URL]",
    description = {
      "",
      "Writes one directory of static files that any web server can serve, or that opens from disk.",
      ""
    },
    footer = {
      "",
      "Examples:",
      "  carom site -o public",
      "  carom site -o public --address https://example.org/carom"
    })
public final class Main implements Callable<Integer> {
  /** Set by the carom command to the directory of the project. */
  private static final String PROJECT = "carom.project";

  @Option(
      names = {"-o", "--output"},
      paramLabel = "DIR",
      required = true,
      description = "Directory to write; replaced if it contains an earlier site.")
  private Path output;

  @Option(
      names = "--address",
      paramLabel = "URL",
      description =
          "Address of the repository, for links to its files (default: carom.address in pom.xml).")
  private String address;

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
  public Integer call() throws Failure {
    Project project = Project.at(Path.of(System.getProperty(PROJECT, "")), address);
    int pages = SiteBuilder.build(project, output);
    spec.commandLine().getOut().println("wrote " + pages + " pages to " + output);
    return CommandLine.ExitCode.OK;
  }
}
