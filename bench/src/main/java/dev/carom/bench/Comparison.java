// SPDX-License-Identifier: Apache-2.0
package dev.carom.bench;

import static dev.carom.bench.Numbers.format;
import static dev.carom.bench.Numbers.shortened;

import java.util.Locale;
import java.util.OptionalDouble;
import java.util.stream.Collectors;

/** Compares results with those of an earlier run. */
final class Comparison {
  private static final String NONE = "-";

  private final String file;
  private final Results before;

  /** Creates a comparison with the results of a file. */
  Comparison(String file, Results before) {
    this.file = file;
    this.before = before;
  }

  /** Returns a table for every chart, and what the earlier results do not have. */
  String of(Results now) {
    StringBuilder text = new StringBuilder();
    text.append("Compared with ").append(file).append(", measured with");
    text.append(arguments(before.options())).append(" on\n");
    text.append(before.machine()).append("\n\n");
    for (Panel panel : now.panels()) {
      Panel earlier = before.panel(panel.title());
      text.append(
          earlier == null
              ? format("%s has no table %s\n", file, panel.title())
              : table(panel, earlier) + missing(panel, earlier));
      text.append('\n');
    }
    return text.toString();
  }

  private static String arguments(Options options) {
    return format(
        " --peers %s%s --frames %d --seconds %s",
        options.peers().name().toLowerCase(Locale.ROOT),
        options.counts().isEmpty() ? "" : " --count " + Options.text(options.counts()),
        options.frames(),
        options.seconds());
  }

  private static Table table(Panel now, Panel before) {
    Table table = new Table(now.title(), "now", "before", "now / before", "corrected");
    OptionalDouble peers = ratioOfPeers(now, before);
    for (Panel.Bar bar : now.bars()) {
      Panel.Bar earlier = before.bar(bar.name()).orElse(null);
      if (earlier == null) {
        table.row(bar.name(), shortened(bar.value()), NONE, NONE, NONE);
      } else {
        double ratio = bar.value() / earlier.value();
        table.row(
            bar.name(),
            shortened(bar.value()),
            shortened(earlier.value()),
            format("%.3f", ratio),
            peers.isPresent() ? format("%.3f", ratio / peers.getAsDouble()) : NONE);
      }
    }
    return table;
  }

  /**
   * Returns the geometric mean of the ratios of all contenders that are not Carom: how much slower
   * the machine is now. Empty if there are none.
   */
  private static OptionalDouble ratioOfPeers(Panel now, Panel before) {
    OptionalDouble logarithm =
        now.bars().stream()
            .filter(bar -> !bar.isCarom() && before.bar(bar.name()).isPresent())
            .mapToDouble(bar -> Math.log(bar.value() / before.bar(bar.name()).get().value()))
            .average();
    return logarithm.isPresent()
        ? OptionalDouble.of(Math.exp(logarithm.getAsDouble()))
        : OptionalDouble.empty();
  }

  private String missing(Panel now, Panel before) {
    return now.bars().stream()
        .filter(bar -> before.bar(bar.name()).isEmpty())
        .map(bar -> format("%s has no row %s in %s\n", file, bar.name(), now.title()))
        .collect(Collectors.joining());
  }
}
