// SPDX-License-Identifier: Apache-2.0
package dev.carom.spark.bench;

import static dev.carom.bench.Numbers.format;
import static dev.carom.bench.Numbers.shortened;

import dev.carom.bench.Race;
import dev.carom.bench.Table;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Shows how Carom's time grows with the number of circles. */
final class Growth {
  private final List<Integer> counts;
  private final Map<String, List<Double>> times = new LinkedHashMap<>();

  Growth(List<Integer> counts) {
    this.counts = counts;
  }

  /** Adds the times for the next number of circles. */
  void add(String job, List<Race.Result> results) {
    for (Race.Result result : results) {
      if (result.entry().isCarom()) {
        String name = result.entry().name() + ", " + job;
        times.computeIfAbsent(name, key -> new ArrayList<>()).add(result.best());
      }
    }
  }

  @Override
  public String toString() {
    List<String> titles = new ArrayList<>(List.of("ms, best"));
    for (int k = 0; k < counts.size(); k++) {
      titles.add(format("%,d", counts.get(k)));
      if (k > 0) {
        titles.add(format("/ %,d", counts.get(k - 1)));
      }
    }
    Table table = new Table(titles.toArray(String[]::new));
    times.forEach((name, of) -> table.row(cells(name, of)));
    return table.toString();
  }

  private static String[] cells(String name, List<Double> times) {
    List<String> cells = new ArrayList<>(List.of(name));
    for (int k = 0; k < times.size(); k++) {
      cells.add(shortened(times.get(k) * 1e-6));
      if (k > 0) {
        cells.add(shortened(times.get(k) / times.get(k - 1)));
      }
    }
    return cells.toArray(String[]::new);
  }
}
