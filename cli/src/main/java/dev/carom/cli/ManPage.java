// SPDX-License-Identifier: Apache-2.0
package dev.carom.cli;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Collectors;
import picocli.CommandLine.Model.ArgSpec;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;

/** Writes the manual page of a program and its commands, from the definitions of their help. */
final class ManPage {
  private final StringBuilder page = new StringBuilder();

  private ManPage() {}

  /** Returns the page in the format of man. */
  static String of(CommandSpec program, String version) {
    ManPage manual = new ManPage();
    manual.program(program, version);
    return manual.page.toString();
  }

  private void program(CommandSpec program, String version) {
    List<CommandSpec> commands =
        Heading.subcommands(program).values().stream().flatMap(List::stream).toList();
    // Without a date, so that builds can be reproduced.
    macro("TH", program.name().toUpperCase(Locale.ROOT), "1", "", version);
    // Names of options and columns must not be broken or stretched.
    page.append(".nh\n.ad l\n");
    macro("SH", "NAME");
    line(program.name() + " - " + header(program).replaceFirst("\\.$", ""));
    macro("SH", "SYNOPSIS");
    synopsis(program);
    macro("SH", "COMMANDS");
    for (CommandSpec command : commands) {
      macro("TP");
      raw(bold(command.name()));
      line(header(command));
    }
    macro("SH", "OPTIONS");
    program.options().forEach(this::argument);
    footer(program);
    for (CommandSpec command : commands) {
      // Those without options are programs of their own, with a help of their own.
      if (!command.options().isEmpty()) {
        command(command);
      }
    }
  }

  private void command(CommandSpec command) {
    macro("SH", command.qualifiedName().toUpperCase(Locale.ROOT));
    line(header(command));
    macro("PP");
    synopsis(command);
    for (String paragraph : command.usageMessage().description()) {
      if (!paragraph.isEmpty()) {
        macro("PP");
        line(paragraph);
      }
    }
    command.positionalParameters().stream()
        .filter(parameter -> !parameter.hidden())
        .forEach(this::argument);
    Map<Heading, List<OptionSpec>> groups = Heading.options(command);
    groups.forEach(
        (heading, options) -> {
          macro("SS", groups.size() == 1 ? "Options" : heading.title());
          options.forEach(this::argument);
        });
    footer(command);
  }

  private static String header(CommandSpec command) {
    return String.join(" ", command.usageMessage().header());
  }

  private void synopsis(CommandSpec command) {
    macro("nf");
    command.commandLine().getHelp().synopsis(0).lines().forEach(line -> raw(bold(line.strip())));
    macro("fi");
  }

  private void argument(ArgSpec argument) {
    String label = "\\fI" + escaped(argument.paramLabel()) + "\\fR";
    if (argument instanceof OptionSpec option) {
      String names =
          Arrays.stream(option.names()).map(ManPage::bold).collect(Collectors.joining(", "));
      label = option.arity().max() == 0 ? names : names + "=" + label;
    }
    macro("TP");
    raw(label);
    line(String.join(" ", argument.description()));
  }

  /** Writes the last lines of the help: headings, lists below them, and sentences. */
  private void footer(CommandSpec command) {
    boolean isList = false;
    for (String line : command.usageMessage().footer()) {
      boolean isItem = line.startsWith("  ");
      if (isItem != isList) {
        macro(isItem ? "nf" : "fi");
        isList = isItem;
      }
      if (isItem) {
        line(line);
      } else if (line.endsWith(":")) {
        macro("SS", line.substring(0, line.length() - 1));
      } else if (!line.isEmpty()) {
        macro("PP");
        line(line);
      }
    }
    if (isList) {
      macro("fi");
    }
  }

  private static String bold(String text) {
    return "\\fB" + escaped(text) + "\\fR";
  }

  private void macro(String name, String... arguments) {
    page.append('.').append(name);
    for (String argument : arguments) {
      page.append(" \"").append(escaped(argument)).append('"');
    }
    page.append('\n');
  }

  private void line(String text) {
    raw(escaped(text));
  }

  private void raw(String text) {
    // A point at the start of a line would be a macro.
    page.append(text.startsWith(".") ? "\\&" : "").append(text).append('\n');
  }

  /** Returns text that looks the same in the page, and can be copied from it. */
  private static String escaped(String text) {
    StringBuilder escaped = new StringBuilder();
    text.codePoints()
        .forEach(
            point -> {
              switch (point) {
                case '\\' -> escaped.append("\\e");
                case '-' -> escaped.append("\\-");
                case '"' -> escaped.append("\\(dq");
                case '\'' -> escaped.append("\\(aq");
                case '`' -> escaped.append("\\(ga");
                case '^' -> escaped.append("\\(ha");
                case '~' -> escaped.append("\\(ti");
                default -> {
                  if (point < 0x7f) {
                    escaped.appendCodePoint(point);
                  } else {
                    escaped.append("\\[u%04X]".formatted(point));
                  }
                }
              }
            });
    return escaped.toString();
  }
}
