// SPDX-License-Identifier: Apache-2.0
package dev.carom.cli;

import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import picocli.CommandLine.MissingParameterException;
import picocli.CommandLine.Model.ArgSpec;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.OverwrittenOptionException;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.UnmatchedArgumentException;

/** Explains invalid arguments, in place of the parser's messages. */
final class WrongArguments {
  private static final String AGAINST = "--against";

  private WrongArguments() {}

  static String message(ParameterException wrong) {
    if (wrong instanceof UnmatchedArgumentException unmatched) {
      return unmatched(unmatched);
    }
    if (wrong instanceof MissingParameterException missing && !missing.getMissing().isEmpty()) {
      return missing(missing.getMissing().get(0));
    }
    if (wrong instanceof OverwrittenOptionException twice) {
      return name(twice.getOverwritten()) + " was given twice";
    }
    // An exception without an argument comes from a command itself.
    return wrong.getArgSpec() == null
        ? wrong.getMessage()
        : wrongValue(wrong.getArgSpec(), wrong.getValue());
  }

  private static String unmatched(UnmatchedArgumentException unmatched) {
    CommandSpec command = unmatched.getCommandLine().getCommandSpec();
    String word = unmatched.getUnmatched().get(0);
    List<String> suggestions = unmatched.getSuggestions();
    String suggestion = suggestions.isEmpty() ? "" : "; did you mean " + suggestions.get(0) + "?";
    if (unmatched.isUnknownOption()) {
      return "unknown option " + word + suggestion;
    }
    if (!command.subcommands().isEmpty()) {
      return "unknown command " + word + suggestion;
    }
    return command.findOption(AGAINST) == null
        ? "unexpected argument " + word
        : command.name() + " takes one file of shapes; did you mean " + AGAINST + " " + word + "?";
  }

  private static String missing(ArgSpec argument) {
    String what = String.join(" ", argument.description());
    String wanted = what.substring(0, 1).toLowerCase(Locale.ROOT) + what.substring(1);
    return argument instanceof OptionSpec option && !option.required()
        ? name(argument) + " needs a value: " + argument.paramLabel()
        : (argument.isOption() ? name(argument) + " " : "")
            + argument.paramLabel()
            + " is missing: "
            + wanted;
  }

  private static String wrongValue(ArgSpec argument, Object value) {
    Class<?> type = argument.type();
    String name = name(argument);
    if (value == null) {
      return name + " cannot be used like this";
    }
    if (type == boolean.class) {
      return name + " takes no value";
    }
    if (type == Path.class) {
      return FileName.notInThisLocale(value.toString());
    }
    if (type.isEnum()) {
      return name + " must be " + choices(type) + ", but was " + value;
    }
    boolean isWhole = value.toString().matches("[+-]?\\d+");
    String wanted = type == Double.class ? "a number" : isWhole ? "smaller" : "a whole number";
    return name + " must be " + wanted + ", but was " + value;
  }

  private static String choices(Class<?> type) {
    List<String> names =
        Arrays.stream(type.getEnumConstants())
            .map(choice -> choice.toString().toLowerCase(Locale.ROOT))
            .toList();
    int last = names.size() - 1;
    return names.stream().limit(last).collect(Collectors.joining(", ")) + " or " + names.get(last);
  }

  private static String name(ArgSpec argument) {
    return argument instanceof OptionSpec option ? option.names()[0] : argument.paramLabel();
  }
}
