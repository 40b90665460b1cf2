// SPDX-License-Identifier: Apache-2.0
package dev.carom.bench.frames;

import static dev.carom.bench.Numbers.format;
import static dev.carom.bench.Numbers.shortened;

import dev.carom.bench.Options;
import dev.carom.bench.Options.Peers;
import dev.carom.bench.Panel;
import dev.carom.bench.Table;
import dev.carom.bench.Workload;
import java.io.PrintStream;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;

/** Finds all pairs of moving shapes in every frame. */
public final class FramesWorkload implements Workload {
  /** Slow contenders do not run beyond this number; their frames would take seconds. */
  private static final int MOST_FOR_SLOW = 200_000;

  private static final int TUMBLING = 100_000;

  private final Kind kind;

  private FramesWorkload(Kind kind) {
    this.kind = kind;
  }

  /** Returns circles of one size. */
  public static Workload swarm() {
    return new FramesWorkload(Kind.SWARM);
  }

  /** Returns circles among static boxes. */
  public static Workload level() {
    return new FramesWorkload(Kind.LEVEL);
  }

  /** Returns circles of all sizes. */
  public static Workload skew() {
    return new FramesWorkload(Kind.SKEW);
  }

  /** Returns turned boxes that move and turn. */
  public static Workload tumble() {
    return new FramesWorkload(Kind.TUMBLE);
  }

  @Override
  public List<Integer> usualCounts() {
    return kind == Kind.SWARM ? List.of(10_000, 100_000, 1_000_000) : List.of();
  }

  @Override
  public List<Panel> run(Options options, PrintStream out) {
    List<Panel> panels = new ArrayList<>();
    for (int count : kind == Kind.SWARM ? options.counts() : List.of(0)) {
      panels.add(run(() -> scene(count), contenders(options.peers(), count), options, out));
    }
    if (kind == Kind.LEVEL) {
      panels.add(run(TurnedLevel::new, contenders(options.peers(), 0), options, out));
    }
    return panels;
  }

  private Scene scene(int count) {
    return switch (kind) {
      case SWARM -> new Swarm(count);
      case LEVEL -> new Level();
      case SKEW -> new Skew();
      case TUMBLE -> new Tumble(TUMBLING);
    };
  }

  /** Returns all contenders, Carom first. */
  private List<Contender> contenders(Peers peers, int count) {
    List<Contender> contenders = new ArrayList<>();
    contenders.add(new CaromFinder(1));
    contenders.add(new CaromFinder(2));
    if (kind == Kind.SWARM) {
      contenders.add(CaromFinder.inAnyOrder());
      contenders.add(new CaromWorld());
    }
    if (peers != Peers.NONE) {
      switch (kind) {
        case SWARM -> {
          contenders.add(new TextbookGrid());
          contenders.add(new HashGrid());
          contenders.add(new CoverGrid("hash grid, best cell", 6));
        }
        case LEVEL -> {
          contenders.add(new LevelGrid("hash grid", 2));
          contenders.add(new LevelGrid("hash grid, best cell", 6));
        }
        case SKEW -> {
          contenders.add(new CoverGrid("hash grid", 2));
          contenders.add(new CoverGrid("hash grid, best cell", 8));
        }
        case TUMBLE -> {
          contenders.add(new CoverGrid("hash grid", 2));
          contenders.add(new CoverGrid("hash grid, best cell", 6));
        }
      }
      contenders.add(new JtsTree());
    }
    if (peers == Peers.ALL && count <= MOST_FOR_SLOW) {
      contenders.add(new GdxBox2dWorld());
      contenders.add(new Dyn4jWorld());
      contenders.add(new Jbox2dTree());
    }
    return contenders;
  }

  private Panel run(
      Supplier<Scene> scenes, List<Contender> contenders, Options options, PrintStream out) {
    FrameRace race = FrameRace.run(scenes, contenders, options);
    race.lanes.forEach(Lane::countGarbage);
    out.println(table(race));
    if (kind == Kind.SWARM) {
      out.println(wholeFrames(race));
    }
    return race.panel();
  }

  private static Table table(FrameRace race) {
    Table table =
        new Table(
            race.scene.name(),
            "ns per shape",
            "/ carom",
            "ms per frame",
            "worst frame",
            "bytes per frame",
            "frames",
            "answers");
    Lane carom = race.lanes.get(0);
    for (Lane lane : race.lanes) {
      table.row(
          lane.contender.name(),
          shortened(lane.best().average() / race.scene.count),
          shortened(lane.best().average() / carom.best().average()),
          shortened(lane.best().average() / 1e6),
          shortened(lane.best().worst() / 1e6),
          format("%,d", lane.garbage()),
          format("%d", lane.frames()),
          race.verdict(lane));
    }
    return table;
  }

  /** Measures whole frames of Carom, including the motion of the shapes. */
  private static String wholeFrames(FrameRace race) {
    StringBuilder text =
        new StringBuilder(
            "Including the time to move the shapes, with the same number of threads:\n");
    for (Lane lane : race.lanes) {
      if (lane.contender.isCarom()) {
        try (Movers movers = new Movers(lane.contender.threads())) {
          for (int round = 1; round <= FrameRace.ROUNDS; round++) {
            race.progress("whole frames of " + lane.contender.name());
            lane.wholeBatch(movers);
          }
        }
        text.append(
            format(
                "  %s: %s ms per frame, %s at worst%n",
                lane.contender.name(),
                shortened(lane.bestWhole().average() / 1e6),
                shortened(lane.bestWhole().worst() / 1e6)));
      }
    }
    return text.toString();
  }

  private enum Kind {
    SWARM,
    LEVEL,
    SKEW,
    TUMBLE
  }
}
