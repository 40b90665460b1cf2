// SPDX-License-Identifier: Apache-2.0
package dev.carom.bench.growth;

import static dev.carom.bench.Numbers.format;
import static dev.carom.bench.Numbers.shortened;

import dev.carom.bench.BestRun;
import dev.carom.bench.Options;
import dev.carom.bench.Panel;
import dev.carom.bench.Table;
import dev.carom.bench.Workload;
import java.io.PrintStream;
import java.util.ArrayList;
import java.util.List;

/**
 * Shows how time and memory grow with the number of shapes: for ordinary layouts, and for those in
 * which they grow faster than n log n. Carom only.
 */
public final class GrowthWorkload implements Workload {
  private static final List<Integer> COUNTS = List.of(10_000, 100_000, 1_000_000);

  private static final List<Integer> FEW = List.of(1_000, 4_000, 16_000);

  private final int part;

  /** Creates the workload. */
  public GrowthWorkload() {
    this(1);
  }

  /** Creates the workload with this fraction of the usual numbers of shapes. */
  GrowthWorkload(int part) {
    this.part = part;
  }

  @Override
  public double usualSeconds() {
    return 0.5;
  }

  @Override
  public List<Panel> run(Options options, PrintStream out) {
    List<Panel> panels = new ArrayList<>();
    panels.addAll(time("growth, ns", OrdinaryCases.ALL, COUNTS, options, out));
    panels.addAll(time("faster than n log n, ns", CrowdedCases.ALL, FEW, options, out));
    Table memory = new Table("memory, bytes per shape", count(last(COUNTS)));
    for (MemoryCase each : MemoryCase.ALL) {
      System.err.println("growth: memory of " + each.name());
      double bytes = each.bytesPerShape(last(COUNTS) / part);
      memory.row(each.name(), format("%.0f", bytes));
      panels.add(new Panel(each.name(), "bytes per shape", List.of(bar(last(COUNTS), bytes))));
    }
    out.println(memory);
    return panels;
  }

  /** Measures the cases and returns a chart for each, with a bar for each number of shapes. */
  private List<Panel> time(
      String title,
      List<GrowthCase> cases,
      List<Integer> counts,
      Options options,
      PrintStream out) {
    Table table =
        new Table(
            title, count(counts.get(0)), count(counts.get(1)), count(counts.get(2)), "growth");
    List<Panel> panels = new ArrayList<>();
    for (GrowthCase each : cases) {
      List<Panel.Bar> bars = new ArrayList<>();
      double[] times = new double[counts.size()];
      for (int k = 0; k < times.length; k++) {
        int count = counts.get(k) / part;
        System.err.println("growth: " + each.name() + ", " + count);
        double time = BestRun.measure(each.setUp().apply(count), options.nanoseconds());
        times[k] = each.perShape() ? time / count : time;
        bars.add(bar(counts.get(k), times[k]));
      }
      panels.add(new Panel(each.name(), each.perShape() ? "ns per shape" : "ns", bars));
      table.row(
          each.name() + (each.perShape() ? ", per shape" : ""),
          shortened(times[0]),
          shortened(times[1]),
          shortened(times[2]),
          shortened(times[2] / times[0]));
    }
    out.println(table);
    return panels;
  }

  private static Panel.Bar bar(int count, double value) {
    return new Panel.Bar(count(count) + " shapes", value, value, true);
  }

  private static int last(List<Integer> counts) {
    return counts.get(counts.size() - 1);
  }

  private static String count(int count) {
    return format("%,d", count);
  }
}
