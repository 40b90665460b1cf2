// SPDX-License-Identifier: Apache-2.0
package dev.carom.cli;

import java.nio.file.Files;
import java.util.ArrayList;
import java.util.List;
import picocli.CommandLine.Command;

/** The {@code site} command. */
@Under(Heading.PROJECT)
@Command(name = "site", header = "Builds the web site: documentation, API and playground.")
final class SiteCommand extends ProgramCommand {
  @Override
  List<String> build(SourceTree project, List<String> arguments) throws Failure {
    if (!Files.exists(project.resolve("site/target/built"))) {
      System.err.println(
          "carom: Maven downloads Spark if necessary, about 270 MB, for the API reference");
    }
    project.build("site", "core", "games", "io", "cli", "playground", "spark");
    List<String> command = new ArrayList<>();
    command.add("-Dcarom.project=" + project.resolve(""));
    command.add("-jar");
    command.add(project.resolve("site/target/carom-site.jar").toString());
    command.addAll(arguments);
    return command;
  }
}
