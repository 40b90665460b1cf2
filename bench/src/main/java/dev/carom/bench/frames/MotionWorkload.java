// SPDX-License-Identifier: Apache-2.0
package dev.carom.bench.frames;

import static dev.carom.bench.Numbers.shortened;

import dev.carom.bench.Options;
import dev.carom.bench.Options.Peers;
import dev.carom.bench.Panel;
import dev.carom.bench.Table;
import dev.carom.bench.Workload;
import java.io.PrintStream;
import java.util.ArrayList;
import java.util.List;

/** Finds all pairs of circles of one size, in several kinds of motion. */
public final class MotionWorkload implements Workload {
  /** Creates the workload. */
  public MotionWorkload() {}

  @Override
  public List<Integer> usualCounts() {
    return List.of(100_000, 1_000_000);
  }

  /** There are seven times as many scenes as in other workloads. */
  @Override
  public double usualSeconds() {
    return 0.5;
  }

  @Override
  public List<Panel> run(Options options, PrintStream out) {
    List<Panel> panels = new ArrayList<>();
    List<MotionSummary> summaries = new ArrayList<>();
    for (int count : options.counts()) {
      MotionSummary summary = new MotionSummary(count);
      for (Motion.Kind kind : Motion.Kind.values()) {
        FrameRace race =
            FrameRace.run(() -> new Motion(count, kind), contenders(options.peers()), options);
        Panel panel = race.panel();
        out.println(table(race, panel));
        summary.add(kind, panel);
        panels.add(panel);
      }
      summaries.add(summary);
    }
    summaries.forEach(out::println);
    return panels;
  }

  /** Returns all contenders, Carom first. */
  private static List<Contender> contenders(Peers peers) {
    List<Contender> contenders =
        new ArrayList<>(
            List.of(
                new CaromFinder(1),
                new CaromFinder(2),
                CaromFinder.inAnyOrder(),
                new CaromWorld()));
    if (peers != Peers.NONE) {
      contenders.add(new TextbookGrid());
      contenders.add(new CoverGrid("hash grid, best cell", 6));
    }
    return contenders;
  }

  private static Table table(FrameRace race, Panel panel) {
    Table table =
        new Table(
            race.scene.name(),
            "ns per shape",
            "/ textbook grid",
            "ms per frame",
            "worst frame",
            "worst / average",
            "frames",
            "answers");
    for (Lane lane : race.lanes) {
      String name = lane.contender.name();
      table.row(
          name,
          shortened(lane.best().average() / race.scene.count),
          MotionSummary.comparedWithGrid(panel, name),
          shortened(lane.best().average() / 1e6),
          shortened(lane.best().worst() / 1e6),
          MotionSummary.unevenness(panel, name),
          String.valueOf(lane.frames()),
          race.verdict(lane));
    }
    return table;
  }
}
