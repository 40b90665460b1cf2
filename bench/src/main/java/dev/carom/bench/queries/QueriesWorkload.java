// SPDX-License-Identifier: Apache-2.0
package dev.carom.bench.queries;

import static dev.carom.bench.Numbers.format;
import static dev.carom.bench.Numbers.shortened;

import dev.carom.bench.Boxes;
import dev.carom.bench.Options;
import dev.carom.bench.Options.Peers;
import dev.carom.bench.Panel;
import dev.carom.bench.Table;
import dev.carom.bench.Workload;
import java.io.PrintStream;
import java.util.ArrayList;
import java.util.List;

/** Queries among static boxes, sparse and dense. */
public final class QueriesWorkload implements Workload {
  private static final int[] SIDES = {4000, 1000};

  /**
   * The number of rounds; contenders take turns, so that a slow phase of the machine affects all.
   */
  private static final int ROUNDS = 5;

  /** The allowed difference of times and distances per query, because they are rounded. */
  private static final double TOLERANCE = 1e-9;

  @Override
  public List<Panel> run(Options options, PrintStream out) {
    List<Panel> panels = new ArrayList<>();
    for (int side : SIDES) {
      QueryScene scene = new QueryScene(side);
      List<QueryContender> contenders = contenders(options.peers(), side);
      contenders.forEach(contender -> contender.prepare(scene));
      for (Question question : Question.values()) {
        panels.add(run(scene, question, contenders, options, out));
      }
    }
    return panels;
  }

  /** Returns all contenders, Carom first. */
  private static List<QueryContender> contenders(Peers peers, int side) {
    List<QueryContender> contenders = new ArrayList<>();
    contenders.add(new CaromQueries());
    if (peers != Peers.NONE) {
      contenders.add(new TextbookGridQueries());
      contenders.add(new HashGridQueries("hash grid", Boxes.LARGEST));
      contenders.add(new HashGridQueries("hash grid, best cell", side == 4000 ? 16 : 5));
      contenders.add(new JtsQueries());
    }
    if (peers == Peers.ALL) {
      contenders.add(new Dyn4jQueries());
    }
    return contenders;
  }

  private static Panel run(
      QueryScene scene,
      Question question,
      List<QueryContender> contenders,
      Options options,
      PrintStream out) {
    String title = format("%s, S=%.0f", question.title, scene.side);
    List<QueryLane> lanes = new ArrayList<>();
    for (QueryContender contender : contenders) {
      if (contender.questions().contains(question)) {
        System.err.println(title + ": first queries of " + contender.name());
        QueryLane lane = new QueryLane(contender, question, options.nanoseconds());
        lane.begin();
        lanes.add(lane);
      }
    }
    for (int round = 1; round <= ROUNDS; round++) {
      for (QueryLane lane : lanes) {
        String time = shortened(lane.batch());
        System.err.printf(
            "%s: round %d of %d: %s ns per query, %s%n",
            title, round, ROUNDS, time, lane.contender.name());
      }
    }
    lanes.forEach(QueryLane::countGarbage);
    out.println(table(title, lanes, scene.knownHits(question)));
    return panel(title, lanes);
  }

  private static Table table(String title, List<QueryLane> lanes, long knownHits) {
    Table table =
        new Table(title, "ns per query", "/ carom", "bytes per query", "checked", "answers");
    QueryLane carom = lanes.get(0);
    for (QueryLane lane : lanes) {
      int checked = Math.min(lane.answers().size(), carom.answers().size());
      table.row(
          lane.contender.name(),
          shortened(lane.best()),
          shortened(lane.best() / carom.best()),
          format("%,.0f", lane.garbage()),
          format("%,d", checked * QueryLane.CHUNK),
          verdict(lane.answers(), carom.answers(), knownHits));
    }
    return table;
  }

  /**
   * Compares the answers that both have; if both have all of them, also the number of hits with the
   * known one.
   */
  static String verdict(List<Totals> found, List<Totals> expected, long knownHits) {
    int chunks = Math.min(found.size(), expected.size());
    long hits = 0;
    long expectedHits = 0;
    double difference = 0;
    for (int k = 0; k < chunks; k++) {
      hits += found.get(k).hits();
      expectedHits += expected.get(k).hits();
      difference += Math.abs(found.get(k).sum() - expected.get(k).sum());
    }
    if (chunks == QueryLane.CHUNKS && knownHits >= 0) {
      expectedHits = knownHits;
    }
    if (hits != expectedHits) {
      return format("%+,d of %,d hits", hits - expectedHits, expectedHits);
    }
    return difference <= TOLERANCE * chunks * QueryLane.CHUNK ? "right" : "other hits";
  }

  private static Panel panel(String title, List<QueryLane> lanes) {
    List<Panel.Bar> bars = new ArrayList<>();
    for (QueryLane lane : lanes) {
      bars.add(
          new Panel.Bar(lane.contender.name(), lane.best(), lane.best(), lane.contender.isCarom()));
    }
    return new Panel(title, "ns per query", bars);
  }
}
