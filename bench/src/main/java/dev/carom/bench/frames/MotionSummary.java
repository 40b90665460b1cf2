// SPDX-License-Identifier: Apache-2.0
package dev.carom.bench.frames;

import static dev.carom.bench.Numbers.format;
import static dev.carom.bench.Numbers.shortened;

import dev.carom.bench.Panel;
import dev.carom.bench.Table;
import java.util.ArrayList;
import java.util.List;

/** All kinds of motion in one table, so that a slow one stands out. */
final class MotionSummary {
  private static final String CAROM = "carom";

  /** A cell for which a contender did not run. */
  private static final String NONE = "-";

  private final int count;
  private final List<Motion.Kind> kinds = new ArrayList<>();
  private final List<Panel> panels = new ArrayList<>();

  MotionSummary(int count) {
    this.count = count;
  }

  void add(Motion.Kind kind, Panel panel) {
    kinds.add(kind);
    panels.add(panel);
  }

  /** Returns the average frame of a contender divided by that of the textbook grid. */
  static String comparedWithGrid(Panel panel, String contender) {
    return panel
        .bar(TextbookGrid.NAME)
        .flatMap(grid -> panel.bar(contender).map(bar -> shortened(bar.value() / grid.value())))
        .orElse(NONE);
  }

  /** Returns the worst frame of a contender divided by its average frame. */
  static String unevenness(Panel panel, String contender) {
    return panel.bar(contender).map(bar -> shortened(bar.worst() / bar.value())).orElse(NONE);
  }

  private static String average(Panel panel, String contender) {
    return panel.bar(contender).map(bar -> shortened(bar.value())).orElse(NONE);
  }

  @Override
  public String toString() {
    List<String> contenders = panels.get(0).bars().stream().map(Panel.Bar::name).toList();
    List<String> titles = new ArrayList<>();
    titles.add(format("motion %,d, ns per shape", count));
    titles.addAll(contenders);
    titles.add("carom / textbook grid");
    titles.add("any order / textbook grid");
    titles.add("carom, worst / average");
    Table table = new Table(titles.toArray(String[]::new));
    for (int k = 0; k < panels.size(); k++) {
      Panel panel = panels.get(k);
      List<String> cells = new ArrayList<>();
      cells.add(kinds.get(k).title);
      contenders.forEach(contender -> cells.add(average(panel, contender)));
      cells.add(comparedWithGrid(panel, CAROM));
      cells.add(comparedWithGrid(panel, CaromFinder.ANY_ORDER));
      cells.add(unevenness(panel, CAROM));
      table.row(cells.toArray(String[]::new));
    }
    return table.toString();
  }
}
