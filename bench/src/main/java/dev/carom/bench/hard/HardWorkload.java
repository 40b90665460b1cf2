// SPDX-License-Identifier: Apache-2.0
package dev.carom.bench.hard;

import static dev.carom.bench.Numbers.shortened;

import dev.carom.bench.BestRun;
import dev.carom.bench.Options;
import dev.carom.bench.Panel;
import dev.carom.bench.Table;
import dev.carom.bench.Workload;
import java.io.PrintStream;
import java.util.ArrayList;
import java.util.List;

/** Compares layouts that are hard for an index with benign ones. Carom only. */
public final class HardWorkload implements Workload {
  private static final String TITLE = "hard";

  private final List<HardCase> cases;

  /** Creates the workload with all cases. */
  public HardWorkload() {
    this(allCases(1));
  }

  /** Returns all cases, with this fraction of their usual numbers of shapes. */
  static List<HardCase> allCases(int part) {
    List<HardCase> cases = new ArrayList<>(WorldCases.all(part));
    cases.addAll(PairCases.all(part));
    return cases;
  }

  HardWorkload(List<HardCase> cases) {
    this.cases = cases;
  }

  @Override
  public double usualSeconds() {
    return 0.5;
  }

  @Override
  public List<Panel> run(Options options, PrintStream out) {
    Table table = new Table(TITLE, "µs", "µs, benign layout", "ratio");
    List<Panel.Bar> bars = new ArrayList<>();
    for (HardCase each : cases) {
      System.err.println("hard: " + each.name());
      double benign = BestRun.measure(each.benign().get(), options.nanoseconds());
      double hard = BestRun.measure(each.hard().get(), options.nanoseconds());
      table.row(
          each.name(), shortened(hard / 1e3), shortened(benign / 1e3), shortened(hard / benign));
      bars.add(new Panel.Bar(each.name(), hard / benign, hard / benign, true));
    }
    out.println(table);
    return List.of(new Panel(TITLE, "times as long as in a benign layout", bars));
  }
}
