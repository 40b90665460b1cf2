// SPDX-License-Identifier: Apache-2.0
package dev.carom.bench.pairs;

import static dev.carom.bench.Numbers.format;

import dev.carom.bench.Options;
import dev.carom.bench.Panel;
import dev.carom.bench.Table;
import dev.carom.bench.Workload;
import java.io.PrintStream;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.openjdk.jmh.results.BenchmarkResult;
import org.openjdk.jmh.results.IterationResult;
import org.openjdk.jmh.results.RunResult;
import org.openjdk.jmh.runner.Runner;
import org.openjdk.jmh.runner.RunnerException;
import org.openjdk.jmh.runner.options.OptionsBuilder;
import org.openjdk.jmh.runner.options.VerboseMode;

/** Tests a million pairs of each kind for intersection. */
public final class PairsWorkload implements Workload {
  /**
   * The number of rounds; contenders take turns, so that a slow phase of the machine affects all.
   */
  private static final int ROUNDS = 3;

  /**
   * The number of verdicts that may differ from Carom's: some contenders use floats, and for some
   * touching does not count.
   */
  private static final int TOLERANCE = 20;

  @Override
  public List<Panel> run(Options options, PrintStream out) throws RunnerException {
    Map<String, Map<String, Integer>> hits = new LinkedHashMap<>();
    Map<String, Map<String, Double>> best = new LinkedHashMap<>();
    for (String kind : PairSet.kinds()) {
      hits.put(kind, countHits(kind));
      best.put(kind, new LinkedHashMap<>());
    }
    for (int round = 1; round <= ROUNDS; round++) {
      for (String kind : PairSet.kinds()) {
        System.err.printf("pairs: round %d of %d, %s%n", round, ROUNDS, kind);
        for (RunResult result : measure(kind, hits.get(kind).keySet().toArray(String[]::new))) {
          best.get(kind)
              .merge(result.getParams().getParam("contender"), fastest(result), Math::min);
        }
      }
    }
    List<Panel> panels = new ArrayList<>();
    for (String kind : PairSet.kinds()) {
      out.println(table(kind, hits.get(kind), best.get(kind)));
      panels.add(panel(kind, best.get(kind)));
    }
    return panels;
  }

  /** Returns the hits that each contender counts; throws if they do not agree. */
  static Map<String, Integer> countHits(String kind) {
    PairSet pairs = PairSet.of(kind, PairSet.COUNT);
    Map<String, Integer> hits = new LinkedHashMap<>();
    for (String contender : pairs.contenders()) {
      hits.put(contender, pairs.contender(contender).getAsInt());
      int difference = hits.get(contender) - hits.get("carom");
      if (Math.abs(difference) > TOLERANCE) {
        throw new IllegalStateException(kind + ": the contenders do not agree: " + hits);
      }
    }
    return hits;
  }

  private static Iterable<RunResult> measure(String kind, String[] contenders)
      throws RunnerException {
    var options =
        new OptionsBuilder()
            .include(PairsBenchmark.class.getName())
            .param("kind", kind)
            .param("contender", contenders)
            .verbosity(VerboseMode.SILENT)
            .shouldFailOnError(true)
            .build();
    return new Runner(options).run();
  }

  private static double fastest(RunResult result) {
    double fastest = Double.POSITIVE_INFINITY;
    for (BenchmarkResult fork : result.getBenchmarkResults()) {
      for (IterationResult iteration : fork.getIterationResults()) {
        fastest = Math.min(fastest, iteration.getPrimaryResult().getScore());
      }
    }
    return fastest;
  }

  private static Table table(String kind, Map<String, Integer> hits, Map<String, Double> best) {
    Table table = new Table(kind, "ns per pair", "/ plain", "/ carom", "hits");
    best.forEach(
        (contender, time) ->
            table.row(
                contender,
                format("%.2f", time),
                format("%.2f", time / best.get("plain doubles")),
                format("%.2f", time / best.get("carom")),
                format("%,d", hits.get(contender))));
    return table;
  }

  static Panel panel(String kind, Map<String, Double> best) {
    List<Panel.Bar> bars = new ArrayList<>();
    best.forEach(
        (contender, time) ->
            bars.add(new Panel.Bar(contender, time, time, contender.startsWith("carom"))));
    return new Panel(kind, "ns per pair", bars);
  }
}
