// SPDX-License-Identifier: Apache-2.0
package dev.carom.cli;

import dev.carom.io.BadRow;
import dev.carom.io.Printable;
import dev.carom.io.ShapeTable;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.Callable;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** The {@code stats} command, which describes the shapes of files. */
@Under(Heading.FILES)
@Command(
    name = "stats",
    header = "Describes the shapes of files: how many, where, how large, and how dense.",
    customSynopsis = "carom stats SHAPES... [OPTIONS]",
    description = {
      "",
      "SHAPES is a file, a directory or a pattern as for carom detect; each is described on its own."
          + " The size of a shape is the longer side of its bounds. Which part of the bounds of all"
          + " shapes is covered is an estimate. The densest places are the cells of a grid of 32"
          + " columns and rows with the most centres of shapes; the grid leaves out a few outliers.",
      ""
    },
    sortOptions = false,
    footer = {
      "",
      "Examples:",
      "  carom stats shapes.csv",
      "  carom stats ships.parquet zones.csv --json",
      "  carom stats masts.csv --decimal , --map x=east --map y=north --skip-bad"
    })
final class StatsCommand implements Callable<Integer> {
  /** Differences of rounded coordinates have no more correct digits. */
  private static final int DIGITS = 9;

  @Mixin private Input input;

  @Under(Heading.OUTPUT)
  @Option(names = "--json", description = "Prints one line of JSON per input, for scripts.")
  private boolean json;

  @Mixin private ThreadOptions machine;

  @Option(
      names = {"-h", "--help"},
      usageHelp = true,
      description = "Prints this help.")
  private boolean help;

  private final StringBuilder text = new StringBuilder();
  private long skippedBefore;
  private int shownBefore;

  /** Any number of inputs. */
  private static final class Input extends ReadOptions {
    @Parameters(
        paramLabel = "SHAPES",
        arity = "1..*",
        description = "Files of shapes, or - for standard input.")
    private List<String> shapes;

    @Override
    List<String> inputs() {
      return shapes;
    }
  }

  @Override
  public Integer call() throws Failure {
    input.check();
    machine.check();
    ProgressBar progress = ProgressBar.start(false);
    try (ShapeFiles files = new ShapeFiles(input, machine.threads)) {
      files.checkOutputs(null, null);
      files.readEach(progress, (name, table) -> describe(name, table, files));
      files.commit();
    } finally {
      progress.clear();
    }
    StandardOutput.print(text.toString());
    return CommandLine.ExitCode.OK;
  }

  private void describe(String name, ShapeTable table, ShapeFiles files) {
    long skipped = files.skipped() - skippedBefore;
    List<BadRow> first = files.firstSkipped();
    List<BadRow> shown = first.subList(shownBefore, first.size());
    skippedBefore = files.skipped();
    shownBefore = first.size();
    ShapeStatistics statistics = table.size() == 0 ? null : new ShapeStatistics(table);
    if (json) {
      addJson(name, ShapeCounts.of(table), statistics, skipped);
      return;
    }
    if (text.length() > 0) {
      text.append('\n');
    }
    SummaryText.row(text, "shapes", SummaryText.named(name, ShapeCounts.of(table)));
    if (statistics != null) {
      addText(statistics);
    }
    SummaryText.badRows(text, skipped, shown);
  }

  private void addText(ShapeStatistics statistics) {
    SummaryText.row(text, "bounds", SummaryText.range(statistics.bounds()));
    if (statistics.hasOutliers()) {
      SummaryText.row(
          text,
          "most",
          SummaryText.range(statistics.mostCenters()) + ": about 99 % of the centres");
    }
    if (!Double.isNaN(statistics.covered())) {
      String percent = Numbers.rounded(100 * statistics.covered(), 2);
      SummaryText.row(text, "covered", "about " + percent + " % of the bounds");
    }
    SummaryText.places(text, statistics.densest(), "shape");
    SummaryText.row(
        text,
        "sizes",
        "%s (%s) to %s (%s), median %s"
            .formatted(
                SummaryText.rounded(statistics.smallest()),
                Printable.of(statistics.smallestId()),
                SummaryText.rounded(statistics.largest()),
                Printable.of(statistics.largestId()),
                SummaryText.rounded(statistics.median())));
    addHistogram(statistics.histogram());
  }

  private void addHistogram(List<SizeHistogram.Range> ranges) {
    List<String> labels = ranges.stream().map(StatsCommand::label).toList();
    int widest = labels.stream().mapToInt(String::length).max().orElse(0);
    long most = ranges.stream().mapToLong(SizeHistogram.Range::shapes).max().orElse(0);
    Bars bars = Bars.forOutput();
    for (int k = 0; k < ranges.size(); k++) {
      long shapes = ranges.get(k).shapes();
      String bar = bars.of(shapes, most);
      text.append("  ").append(SummaryText.padded(labels.get(k), widest)).append("  ").append(bar);
      text.append(String.format(Locale.ROOT, "%s%,d\n", bar.isEmpty() ? "" : " ", shapes));
    }
  }

  private static String label(SizeHistogram.Range range) {
    String from = SummaryText.rounded(range.from());
    return range.from() == range.to() ? from : from + " to " + SummaryText.rounded(range.to());
  }

  private void addJson(String name, ShapeCounts counts, ShapeStatistics statistics, long skipped) {
    StringBuilder object = new StringBuilder("{");
    Json.field(object, "shapes", Json.text(name));
    counts.addTo(object, "");
    Json.field(object, "bad_rows", skipped);
    if (statistics != null) {
      SummaryText.addTo(object, statistics.bounds());
      StringBuilder most = new StringBuilder("{");
      SummaryText.addTo(most, statistics.mostCenters());
      Json.field(object, "most", most.append('}'));
      if (!Double.isNaN(statistics.covered())) {
        Json.field(object, "covered", Numbers.rounded(statistics.covered(), 3));
      }
      Json.field(object, "densest", SummaryText.json(statistics.densest(), "shapes"));
      Json.field(object, "smallest", Numbers.rounded(statistics.smallest(), DIGITS));
      Json.field(object, "smallest_id", Json.text(statistics.smallestId()));
      Json.field(object, "median", Numbers.rounded(statistics.median(), DIGITS));
      Json.field(object, "largest", Numbers.rounded(statistics.largest(), DIGITS));
      Json.field(object, "largest_id", Json.text(statistics.largestId()));
      Json.field(object, "sizes", json(statistics.histogram()));
    }
    text.append(object).append("}\n");
  }

  private static String json(List<SizeHistogram.Range> ranges) {
    StringBuilder array = new StringBuilder("[");
    for (SizeHistogram.Range range : ranges) {
      StringBuilder object = new StringBuilder("{");
      Json.field(object, "from", Numbers.rounded(range.from(), DIGITS));
      Json.field(object, "to", Numbers.rounded(range.to(), DIGITS));
      Json.field(object, "shapes", range.shapes());
      array.append(array.length() == 1 ? "" : ",").append(object).append('}');
    }
    return array.append(']').toString();
  }
}
