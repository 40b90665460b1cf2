// SPDX-License-Identifier: Apache-2.0
package dev.carom.bench.crowd;

import static dev.carom.bench.Numbers.format;
import static dev.carom.bench.Numbers.shortened;

import dev.carom.bench.Garbage;
import dev.carom.bench.Options;
import dev.carom.bench.Panel;
import dev.carom.bench.Table;
import dev.carom.bench.Workload;
import java.io.PrintStream;
import java.util.ArrayList;
import java.util.List;

/** Measures the time of a pass that separates a crowd. Carom only. */
public final class CrowdWorkload implements Workload {
  private static final String TITLE = "crowd";
  private static final int ROUNDS = 5;
  private static final int PASSES = 100;

  /** Not counted, because the caches still hold the data of the last round. */
  private static final int FIRST_PASSES = 2;

  private final List<CrowdScene> scenes;

  /**
   * Creates the workload: ten thousand circles in a small square, and ten thousand in a full one.
   */
  public CrowdWorkload() {
    this(List.of(new CrowdScene("crush", 10_000, 0.5), new CrowdScene("square", 10_000, 0.9)));
  }

  CrowdWorkload(List<CrowdScene> scenes) {
    this.scenes = scenes;
  }

  @Override
  public List<Panel> run(Options options, PrintStream out) {
    Table table =
        new Table(
            TITLE,
            "ms per pass",
            "worst",
            "ns per circle",
            "bytes per pass",
            "overlap before",
            "after");
    List<Panel.Bar> bars = new ArrayList<>();
    for (CrowdScene scene : scenes) {
      Round best = measure(scene, options.nanoseconds());
      scene.restart();
      double before = scene.pass();
      long garbage = Garbage.of(() -> pass(scene, PASSES));
      table.row(
          format("%s of %,d", scene.name, scene.count),
          shortened(best.average / 1e6),
          shortened(best.worst / 1e6),
          shortened(best.average / scene.count),
          format("%,d", garbage / PASSES),
          format("%,.0f", before),
          format("%,.0f", scene.pass()));
      bars.add(new Panel.Bar(scene.name, best.average / 1e6, best.worst / 1e6, true));
    }
    out.println(table);
    return List.of(new Panel(TITLE, "ms per pass; thin line: worst pass", bars));
  }

  private static void pass(CrowdScene scene, int passes) {
    for (int pass = 0; pass < passes; pass++) {
      scene.pass();
    }
  }

  private static Round measure(CrowdScene scene, long nanoseconds) {
    System.err.println("crowd: first passes of " + scene.name);
    long end = System.nanoTime() + nanoseconds;
    do {
      new Round(scene);
    } while (System.nanoTime() < end);
    Round best = null;
    for (int number = 1; number <= ROUNDS; number++) {
      Round round = new Round(scene);
      System.err.printf(
          "crowd: round %d of %d: %s ms per pass, %s%n",
          number, ROUNDS, shortened(round.average / 1e6), scene.name);
      best = best == null || round.average < best.average ? round : best;
    }
    return best;
  }

  /** Passes from the start of a scene, in nanoseconds. */
  private static final class Round {
    final double average;
    final double worst;

    Round(CrowdScene scene) {
      scene.restart();
      pass(scene, FIRST_PASSES);
      long slowest = 0;
      long start = System.nanoTime();
      long before = start;
      for (int pass = 0; pass < PASSES; pass++) {
        scene.pass();
        long now = System.nanoTime();
        slowest = Math.max(slowest, now - before);
        before = now;
      }
      average = (double) (before - start) / PASSES;
      worst = slowest;
    }
  }
}
