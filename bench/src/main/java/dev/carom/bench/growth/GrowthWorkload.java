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
    time("growth, ns", OrdinaryCases.ALL, COUNTS, options, out);
    time("faster than n log n, ns", CrowdedCases.ALL, FEW, options, out);
    Table memory = new Table("memory, bytes per shape", count(last(COUNTS)));
    for (MemoryCase each : MemoryCase.ALL) {
      System.err.println("growth: memory of " + each.name());
      memory.row(each.name(), format("%.0f", each.bytesPerShape(last(COUNTS) / part)));
    }
    out.println(memory);
    return List.of();
  }

  private void time(
      String title,
      List<GrowthCase> cases,
      List<Integer> counts,
      Options options,
      PrintStream out) {
    Table table =
        new Table(
            title, count(counts.get(0)), count(counts.get(1)), count(counts.get(2)), "growth");
    for (GrowthCase each : cases) {
      double[] times = new double[counts.size()];
      for (int k = 0; k < times.length; k++) {
        int count = counts.get(k) / part;
        System.err.println("growth: " + each.name() + ", " + count);
        double time = BestRun.measure(each.setUp().apply(count), options.nanoseconds());
        times[k] = each.perShape() ? time / count : time;
      }
      table.row(
          each.name() + (each.perShape() ? ", per shape" : ""),
          shortened(times[0]),
          shortened(times[1]),
          shortened(times[2]),
          shortened(times[2] / times[0]));
    }
    out.println(table);
  }

  private static int last(List<Integer> counts) {
    return counts.get(counts.size() - 1);
  }

  private static String count(int count) {
    return format("%,d", count);
  }
}
