// SPDX-License-Identifier: Apache-2.0
package dev.carom.cli;

import dev.carom.Box;
import dev.carom.io.Printable;
import dev.carom.io.ShapeTable;
import java.nio.file.Path;
import java.util.ArrayList;
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
  private static final int DIGITS = 6;

  private final DetectOptions options;
  private final long pairs;

  /** Null if they were not counted. */
  private Shapes shapes;

  private Shapes against;
  private ColumnOptions rules = new ColumnOptions();
  private DistanceOptions distances = new DistanceOptions();
  private long badRows;
  private List<?> firstBadRows = List.of();
  private List<Pair> firstPairs = List.of();
  private Path picture;
  private final Map<String, Double> phases = new LinkedHashMap<>();
  private double total;

  /** Null if the pairs were not located. */
  private List<PairDensity.Place> places;

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
          ? "depth " + shown(depth)
          : distance > 0 ? "distance " + shown(distance) : "touch";
    }
  }

  private record Shapes(long circles, long boxes, long capsules, long polygons) {
    static Shapes of(ShapeTable table) {
      return new Shapes(table.circles(), table.boxes(), table.capsules(), table.polygons());
    }
  }

  /** Creates a summary for this number of pairs. */
  public DetectSummary(DetectOptions options, long pairs) {
    this.options = options;
    this.pairs = pairs;
  }

  /** Sets the number of shapes. */
  DetectSummary shapes(ShapeTable table) {
    shapes = Shapes.of(table);
    return this;
  }

  /** Sets the number of shapes in the second file, if there is one. */
  DetectSummary against(ShapeTable table) {
    against = Shapes.of(table);
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
  DetectSummary densest(List<PairDensity.Place> most) {
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
              + plural(rows, "bad row")
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
    row(text, "shapes", named(options.shapes(), shapes));
    if (options.against() != null) {
      row(text, "against", named(options.against(), against));
    }
    row(text, "pairs", pairsInWords());
    if (options.output() == null) {
      firstPairs(text);
    }
    if (badRows > 0) {
      row(text, "skipped", plural(badRows, "bad row"));
      for (Object bad : firstBadRows) {
        text.append("  ").append(Printable.of(bad.toString())).append('\n');
      }
    }
    if (options.output() != null && !options.output().equals("-")) {
      row(text, "written", Printable.of(options.output()));
    }
    if (picture != null) {
      row(text, "drawn", Printable.of(picture.toString()));
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

  private static void row(StringBuilder text, String name, String value) {
    text.append("%-10s%s\n".formatted(name, value));
  }

  private static String named(String file, Shapes shapes) {
    String name = file.equals("-") ? "standard input" : Printable.of(file);
    return shapes == null ? name : name + ": " + contents(shapes);
  }

  private static String contents(Shapes shapes) {
    List<String> kinds = new ArrayList<>();
    boolean isEmpty = shapes.circles + shapes.boxes + shapes.capsules + shapes.polygons == 0;
    if (shapes.circles > 0 || isEmpty) {
      kinds.add(plural(shapes.circles, "circle"));
    }
    if (shapes.boxes > 0 || isEmpty) {
      String ending = shapes.boxes == 1 ? "" : "es";
      kinds.add(String.format(Locale.ROOT, "%,d box%s", shapes.boxes, ending));
    }
    if (shapes.capsules > 0) {
      kinds.add(plural(shapes.capsules, "capsule"));
    }
    if (shapes.polygons > 0) {
      kinds.add(plural(shapes.polygons, "polygon"));
    }
    return String.join(", ", kinds);
  }

  private static String plural(long count, String word) {
    return String.format(Locale.ROOT, "%,d %s%s", count, word, count == 1 ? "" : "s");
  }

  private void firstPairs(StringBuilder text) {
    int widthA =
        firstPairs.stream().mapToInt(pair -> Printable.of(pair.a).length()).max().orElse(0);
    int widthB =
        firstPairs.stream().mapToInt(pair -> Printable.of(pair.b).length()).max().orElse(0);
    for (Pair pair : firstPairs) {
      text.append("  ").append(padded(Printable.of(pair.a), widthA));
      text.append("  ").append(padded(Printable.of(pair.b), widthB)).append("  ");
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
    row(text, "seconds", seconds.append(seconds(" other %.3f", rest)).toString());
    if (places != null) {
      densest(text);
    }
  }

  private void densest(StringBuilder text) {
    String heading = "densest";
    for (PairDensity.Place place : places) {
      Box area = place.area();
      row(
          text,
          heading,
          "x %s to %s, y %s to %s: %s"
              .formatted(
                  shown(area.minX()),
                  shown(area.maxX()),
                  shown(area.minY()),
                  shown(area.maxY()),
                  plural(place.pairs(), "pair")));
      heading = "";
    }
  }

  private static String seconds(String format, double seconds) {
    return String.format(Locale.ROOT, format, seconds);
  }

  private static String shown(double value) {
    return Numbers.rounded(value, DIGITS);
  }

  /** Returns the summary as JSON on one line. */
  private String json() {
    StringBuilder json = new StringBuilder("{");
    field(json, "shapes", Json.text(options.shapes()));
    fields(json, "", shapes);
    if (options.against() != null) {
      field(json, "against", Json.text(options.against()));
      fields(json, "against_", against);
    }
    field(json, "pairs", pairs);
    if (distances.within() != null) {
      field(json, "within", Numbers.exact(distances.within()));
    }
    if (distances.isNearest()) {
      field(json, "nearest", distances.nearest());
    }
    if (distances.clearance() != null) {
      String rule = distances.clearance().name().toLowerCase(Locale.ROOT);
      field(json, "clearance", Json.text(rule));
    }
    boolean counts = distances.countsTouching(options);
    field(json, "touching", Json.text(counts ? "count" : "ignore"));
    if (rules.group() != null) {
      field(json, "group", Json.text(rules.group()));
    }
    if (rules.layer() != null) {
      field(json, "layer", Json.text(rules.layer()));
    }
    field(json, "limited", isLimited());
    field(json, "bad_rows", badRows);
    if (options.output() != null) {
      field(json, "output", Json.text(options.output()));
    }
    field(json, "seconds", seconds("%.6f", total));
    if (options.withStatistics()) {
      phases.forEach((name, value) -> field(json, "seconds_" + name, seconds("%.6f", value)));
      if (places != null) {
        field(json, "densest", places());
      }
    }
    return json.append("}\n").toString();
  }

  private static void fields(StringBuilder json, String prefix, Shapes shapes) {
    if (shapes != null) {
      field(json, prefix + "circles", shapes.circles);
      field(json, prefix + "boxes", shapes.boxes);
      field(json, prefix + "capsules", shapes.capsules);
      field(json, prefix + "polygons", shapes.polygons);
    }
  }

  private String places() {
    StringBuilder array = new StringBuilder("[");
    for (PairDensity.Place place : places) {
      StringBuilder object = new StringBuilder("{");
      field(object, "min_x", place.area().minX());
      field(object, "min_y", place.area().minY());
      field(object, "max_x", place.area().maxX());
      field(object, "max_y", place.area().maxY());
      field(object, "pairs", place.pairs());
      array.append(array.length() == 1 ? "" : ",").append(object).append('}');
    }
    return array.append(']').toString();
  }

  private static void field(StringBuilder json, String name, Object value) {
    json.append(json.length() == 1 ? "" : ",").append(Json.text(name)).append(':').append(value);
  }
}
