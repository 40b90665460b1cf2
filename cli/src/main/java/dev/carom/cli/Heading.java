// SPDX-License-Identifier: Apache-2.0
package dev.carom.cli;

import java.lang.reflect.AnnotatedElement;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import picocli.CommandLine;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;

/** The headings under which the help lists options and commands, in this order. */
public enum Heading {
  /** Options for reading files. */
  INPUT("Input"),
  /** Options that decide which pairs are found. */
  PAIRS("Which pairs"),
  /** Options for what is written to files. */
  OUTPUT("Output"),
  /** Options for what is printed. */
  SUMMARY("Summary"),
  /** Options for drawing. */
  PICTURE("Picture"),
  /** Options for Spark. */
  CLUSTER("On a cluster"),
  /** Commands that read or write files of shapes. */
  FILES("Shapes in files"),
  /** Commands for single shapes. */
  SINGLE("Two shapes"),
  /** Commands that need the project. */
  PROJECT("In the project"),
  /** Everything else. */
  OTHER("Other");

  private final String title;

  Heading(String title) {
    this.title = title;
  }

  /** Returns the words above the list. */
  String title() {
    return title;
  }

  /** Returns the visible options of a command by heading. */
  static Map<Heading, List<OptionSpec>> options(CommandSpec command) {
    Map<Heading, List<OptionSpec>> groups = new EnumMap<>(Heading.class);
    for (OptionSpec option : command.options()) {
      if (!option.hidden()) {
        groups.computeIfAbsent(of(option.userObject()), key -> new ArrayList<>()).add(option);
      }
    }
    groups.values().forEach(group -> group.sort(Comparator.comparingInt(OptionSpec::order)));
    return groups;
  }

  /** Returns the visible subcommands of a command by heading. */
  static Map<Heading, List<CommandSpec>> subcommands(CommandSpec command) {
    Map<Heading, List<CommandSpec>> groups = new EnumMap<>(Heading.class);
    for (CommandLine subcommand : command.subcommands().values()) {
      CommandSpec spec = subcommand.getCommandSpec();
      if (!spec.usageMessage().hidden()) {
        Heading heading = of(spec.userObject().getClass());
        groups.computeIfAbsent(heading, key -> new ArrayList<>()).add(spec);
      }
    }
    return groups;
  }

  private static Heading of(Object declaration) {
    Under under =
        declaration instanceof AnnotatedElement element ? element.getAnnotation(Under.class) : null;
    return under == null ? OTHER : under.value();
  }
}
