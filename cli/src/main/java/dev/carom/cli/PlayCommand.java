// SPDX-License-Identifier: Apache-2.0
package dev.carom.cli;

import java.util.ArrayList;
import java.util.List;
import picocli.CommandLine.Command;

/** The {@code play} command. */
@Under(Heading.PROJECT)
@Command(name = "play", header = "Serves the playground on this machine.")
final class PlayCommand extends ProgramCommand {
  @Override
  List<String> build(SourceTree project, List<String> arguments) throws Failure {
    project.build("playground", "core", "games", "io", "cli");
    List<String> command = new ArrayList<>();
    command.add("-jar");
    command.add(project.resolve("playground/target/carom-playground.jar").toString());
    command.addAll(arguments);
    return command;
  }
}
