// SPDX-License-Identifier: Apache-2.0
package dev.carom.cli;

import dev.carom.io.Printable;
import dev.carom.io.ShapeTable;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/** The summary of a detection, as text for people or JSON for scripts. */
public final class DetectSummary {
  /** Number of pairs listed in the text. */
  public static final int SHOWN_PAIRS = 10;

  /** Number of bad rows listed in the text. */
  public static final int SHOWN_BAD_ROWS = 5;

  static final int SHOWN_PLACES = 5;

  private final DetectOptions options;
  private final long pairs;

  /** Null if they were not counted. */
  private ShapeCounts shapes;

  private ShapeCounts against;
  private ColumnOptions rules = new ColumnOptions();
  private DistanceOptions distances = new DistanceOptions();
  private long badRows;
  private List<?> firstBadRows = List.of();
  private List<Pair> firstPairs = List.of();
  private Path picture;
  private final Map<String, Double> phases = new LinkedHashMap<>();
  private double total;

  /** Null if the pairs were not located. */
  private List<DensityGrid.Place> places;

  /**
   * A pair listed in the summary.
   *
   * @param a the id of the first shape
   * @param b the id of the second shape
   * @param depth the penetration depth; 0 unless they overlap
   * @param distance the distance; 0 unless they are apart
   */
  public record Pair(String a, String b, double depth, double distance) {
    private String words() {
      return depth > 0
          ? "depth " + SummaryText.rounded(depth)
          : distance > 0 ? "distance " + SummaryText.rounded(distance) : "touch";
    }
  }

  /** Creates a summary for this number of pairs. */
  public DetectSummary(DetectOptions options, long pairs) {
    this.options = options;
    this.pairs = pairs;
  }

  /** Sets the number of shapes. */
  DetectSummary shapes(ShapeTable table) {
    shapes = ShapeCounts.of(table);
    return this;
  }

  /** Sets the number of shapes in the second file, if there is one. */
  DetectSummary against(ShapeTable table) {
    against = ShapeCounts.of(table);
    return this;
  }

  /** Sets how far apart the shapes of a pair may be. */
  public DetectSummary distances(DistanceOptions options) {
    distances = options;
    return this;
  }

  /** Sets the columns by which pairs were left out. */
  DetectSummary rules(ColumnOptions columns) {
    rules = columns;
    return this;
  }

  /** Sets the number of skipped rows, and the first of them with the reasons. */
  public DetectSummary leftOut(long rows, List<?> first) {
    badRows = rows;
    firstBadRows = first;
    return this;
  }

  /** Sets the pairs to list. */
  public DetectSummary firstPairs(List<Pair> first) {
    firstPairs = first;
    return this;
  }

  /** Adds the time of a phase, in seconds. */
  public DetectSummary phase(String name, double seconds) {
    phases.put(name, seconds);
    return this;
  }

  /** Sets the total time, in seconds. */
  public DetectSummary total(double seconds) {
    total = seconds;
    return this;
  }

  /** Sets the picture that was drawn; null for none. */
  DetectSummary drawn(Path file) {
    picture = file;
    return this;
  }

  /** Sets the places with most pairs. */
  DetectSummary densest(List<DensityGrid.Place> most) {
    places = most;
    return this;
  }

  /** Prints the summary; to standard error if the pairs go to standard output. */
  public void print() throws Failure {
    if (options.isQuiet() || options.isCountOnly()) {
      mentionLeftOut(badRows, firstBadRows);
    }
    if ("-".equals(options.output())) {
      System.err.print(this);
      System.err.flush();
    } else {
      StandardOutput.print(toString());
    }
  }

  /** Reports skipped rows on standard error, for use without a summary. */
  static void mentionLeftOut(long rows, List<?> first) {
    if (rows > 0) {
      System.err.println(
          "carom: skipped "
              + SummaryText.plural(rows, "bad row")
              + "; first: "
              + Printable.of(first.get(0).toString()));
    }
  }

  /** Returns the summary in the format that the options ask for. */
  @Override
  public String toString() {
    if (options.isQuiet()) {
      return "";
    }
    return options.isCountOnly() ? pairs + "\n" : options.asJson() ? json() : text();
  }

  private String text() {
    StringBuilder text = new StringBuilder();
    SummaryText.row(text, "shapes", SummaryText.named(options.shapes(), shapes));
    if (options.against() != null) {
      SummaryText.row(text, "against", SummaryText.named(options.against(), against));
    }
    SummaryText.row(text, "pairs", pairsInWords());
    if (options.output() == null) {
      firstPairs(text);
    }
    SummaryText.badRows(text, badRows, firstBadRows);
    if (options.output() != null && !options.output().equals("-")) {
      SummaryText.row(text, "written", Printable.of(options.output()));
    }
    if (picture != null) {
      SummaryText.row(text, "drawn", Printable.of(picture.toString()));
    }
    if (options.withStatistics()) {
      statistics(text);
    }
    return text.toString();
  }

  private String pairsInWords() {
    String words =
        String.format(Locale.ROOT, "%,d", pairs)
            + (rules.layer() == null ? "" : " on the same " + Printable.of(rules.layer()))
            + (distances.areApart() ? apartInWords() : touchingInWords());
    return isLimited() ? words + "; stopped at the limit, there may be more" : words;
  }

  private String touchingInWords() {
    boolean counts = options.countsTouching();
    String words = counts ? ", touching counts" : ", touching does not count";
    if (rules.group() == null) {
      return words;
    }
    return words + (counts ? ", " + pairsOfAGroup() + " do not" : ", nor do " + pairsOfAGroup());
  }

  private String apartInWords() {
    return ", "
        + distances.words(options)
        + (rules.group() == null ? "" : "; " + pairsOfAGroup() + " do not count");
  }

  private String pairsOfAGroup() {
    return "pairs of the same " + Printable.of(rules.group());
  }

  private boolean isLimited() {
    return options.limit() != null && pairs == options.limit();
  }

  private void firstPairs(StringBuilder text) {
    int widthA =
        firstPairs.stream().mapToInt(pair -> Printable.of(pair.a).length()).max().orElse(0);
    int widthB =
        firstPairs.stream().mapToInt(pair -> Printable.of(pair.b).length()).max().orElse(0);
    for (Pair pair : firstPairs) {
      text.append("  ").append(SummaryText.padded(Printable.of(pair.a), widthA));
      text.append("  ").append(SummaryText.padded(Printable.of(pair.b), widthB)).append("  ");
      text.append(pair.words()).append('\n');
    }
    if (pairs > firstPairs.size()) {
      text.append(
          String.format(
              Locale.ROOT, "  and %,d more; -o pairs.csv writes all\n", pairs - firstPairs.size()));
    }
  }

  private static String padded(String text, int width) {
    return text + " ".repeat(width - text.length());
  }

  private void statistics(StringBuilder text) {
    StringBuilder seconds = new StringBuilder(seconds("%.3f:", total));
    double rest = total;
    for (Map.Entry<String, Double> phase : phases.entrySet()) {
      seconds.append(' ').append(phase.getKey()).append(seconds(" %.3f,", phase.getValue()));
      rest -= phase.getValue();
    }
    SummaryText.row(text, "seconds", seconds.append(seconds(" other %.3f", rest)).toString());
    if (places != null) {
      SummaryText.places(text, places, "pair");
    }
  }

  private static String seconds(String format, double seconds) {
    return String.format(Locale.ROOT, format, seconds);
  }

  /** Returns the summary as JSON on one line. */
  private String json() {
    StringBuilder json = new StringBuilder("{");
    Json.field(json, "shapes", Json.text(options.shapes()));
    if (shapes != null) {
      shapes.addTo(json, "");
    }
    if (options.against() != null) {
      Json.field(json, "against", Json.text(options.against()));
      if (against != null) {
        against.addTo(json, "against_");
      }
    }
    Json.field(json, "pairs", pairs);
    if (distances.within() != null) {
      Json.field(json, "within", Numbers.exact(distances.within()));
    }
    if (distances.isNearest()) {
      Json.field(json, "nearest", distances.nearest());
    }
    if (distances.clearance() != null) {
      String rule = distances.clearance().name().toLowerCase(Locale.ROOT);
      Json.field(json, "clearance", Json.text(rule));
    }
    boolean counts = distances.countsTouching(options);
    Json.field(json, "touching", Json.text(counts ? "count" : "ignore"));
    if (rules.group() != null) {
      Json.field(json, "group", Json.text(rules.group()));
    }
    if (rules.layer() != null) {
      Json.field(json, "layer", Json.text(rules.layer()));
    }
    Json.field(json, "limited", isLimited());
    Json.field(json, "bad_rows", badRows);
    if (options.output() != null) {
      Json.field(json, "output", Json.text(options.output()));
    }
    Json.field(json, "seconds", seconds("%.6f", total));
    if (options.withStatistics()) {
      phases.forEach((name, value) -> Json.field(json, "seconds_" + name, seconds("%.6f", value)));
      if (places != null) {
        Json.field(json, "densest", SummaryText.json(places, "pairs"));
      }
    }
    return json.append("}\n").toString();
  }
}
