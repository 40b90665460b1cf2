// SPDX-License-Identifier: Apache-2.0
package dev.carom.cli;

import java.util.List;
import java.util.Map;
import picocli.CommandLine;
import picocli.CommandLine.Help;
import picocli.CommandLine.Help.Column;
import picocli.CommandLine.Help.TextTable;
import picocli.CommandLine.IHelpSectionRenderer;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.Model.UsageMessageSpec;

/** Lists options and commands by purpose in the help. */
final class GroupedHelp {
  private static final int INDENT = 2;

  private GroupedHelp() {}

  /** Changes the help of a command and its subcommands. */
  static void install(CommandLine command) {
    Map<String, IHelpSectionRenderer> sections = command.getHelpSectionMap();
    sections.put(UsageMessageSpec.SECTION_KEY_OPTION_LIST, GroupedHelp::options);
    sections.put(UsageMessageSpec.SECTION_KEY_COMMAND_LIST, GroupedHelp::commands);
    sections.put(UsageMessageSpec.SECTION_KEY_FOOTER, GroupedHelp::footer);
    command.setHelpSectionMap(sections);
  }

  private static String options(Help help) {
    Map<Heading, List<OptionSpec>> groups = Heading.options(help.commandSpec());
    if (groups.size() < 2) {
      return help.optionList();
    }
    StringBuilder text = new StringBuilder();
    groups.forEach(
        (heading, options) -> {
          Help.Layout layout = help.createDefaultLayout();
          layout.addOptions(options, help.parameterLabelRenderer());
          append(text, heading, layout.toString());
        });
    return text.toString();
  }

  private static String commands(Help help) {
    Map<Heading, List<CommandSpec>> groups = Heading.subcommands(help.commandSpec());
    int widest =
        groups.values().stream()
            .flatMap(List::stream)
            .mapToInt(command -> command.name().length())
            .max()
            .orElse(0);
    int width = help.commandSpec().usageMessage().width();
    StringBuilder text = new StringBuilder();
    groups.forEach(
        (heading, commands) -> {
          TextTable table =
              TextTable.forColumns(
                  help.colorScheme(),
                  new Column(widest + INDENT, INDENT, Column.Overflow.SPAN),
                  new Column(width - widest - INDENT, INDENT, Column.Overflow.WRAP));
          for (CommandSpec command : commands) {
            table.addRowValues(command.name(), String.join(" ", command.usageMessage().header()));
          }
          append(text, heading, table.toString());
        });
    return text.toString();
  }

  private static void append(StringBuilder text, Heading heading, String lines) {
    text.append("%n%s:%n".formatted(heading.title())).append(lines);
  }

  /** Returns the last lines as they are: broken lines of examples could not be copied. */
  private static String footer(Help help) {
    StringBuilder text = new StringBuilder();
    for (String line : help.commandSpec().usageMessage().footer()) {
      text.append(line).append(System.lineSeparator());
    }
    return text.toString();
  }
}
