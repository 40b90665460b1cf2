package dev.carom.cli;

import dev.carom.Box;
import dev.carom.io.BadRow;
import dev.carom.io.PairDetector;
import dev.carom.io.ShapeTable;
import dev.carom.pair.MutableContact;
import java.util.List;
import java.util.Locale;

/** What a detection has found, for people and for scripts. */
final class DetectSummary {
  private static final int SHOWN_PAIRS = 10;
  private static final int SHOWN_PLACES = 5;
  private static final int DIGITS = 6;

  private final DetectCommand command;
  private final ShapeTable a;
  private final ShapeTable b;
  private final Hits hits;
  private final List<PairDensity.Place> places;
  private final long pairs;
  private final double reading;
  private final double searching;
  private final double total;
  private final boolean withStatistics;

  DetectSummary(
      DetectCommand command,
      Hits hits,
      PairDensity density,
      long pairs,
      long reading,
      PairDetector detector,
      long start) {
    this.command = command;
    a = hits.a;
    b = hits.b;
    this.hits = hits;
    this.pairs = pairs;
    withStatistics = density != null;
    places = withStatistics ? density.densest(SHOWN_PLACES) : List.of();
    this.reading = reading * 1e-9;
    searching = detector.searchNanoseconds() * 1e-9;
    total = (System.nanoTime() - start) * 1e-9;
  }

  String count() {
    return pairs + "\n";
  }

  String text() {
    StringBuilder text = new StringBuilder();
    row(text, "shapes", named(command.input().shapes) + contents(a));
    if (command.input().against != null) {
      row(text, "against", named(command.input().against) + contents(b));
    }
    row(text, "pairs", pairsInWords());
    if (command.input().skipped() > 0) {
      row(text, "left out", plural(command.input().skipped(), "bad row"));
      for (BadRow bad : command.input().firstSkipped()) {
        text.append("  ").append(bad).append('\n');
      }
    }
    if (command.output() != null && !command.output().toString().equals("-")) {
      row(text, "written", command.output().toString());
    } else if (command.output() == null) {
      firstPairs(text);
    }
    if (command.svg() != null) {
      row(text, "drawn", command.svg().toString());
    }
    if (withStatistics) {
      statistics(text);
    }
    return text.toString();
  }

  private String pairsInWords() {
    String words =
        String.format(Locale.ROOT, "%,d, ", pairs)
            + (command.isTouchingCounted() ? "touching counts" : "touching does not count");
    return isLimited() ? words + "; stopped at the limit, there may be more" : words;
  }

  private boolean isLimited() {
    return command.limit() != null && pairs == command.limit();
  }

  private static void row(StringBuilder text, String name, String value) {
    text.append("%-10s%s\n".formatted(name, value));
  }

  private static String named(String file) {
    return (file.equals("-") ? "standard input" : file) + ": ";
  }

  private static String contents(ShapeTable table) {
    String circles = plural(table.circles(), "circle");
    String boxes =
        String.format(Locale.ROOT, "%,d box%s", table.boxes(), table.boxes() == 1 ? "" : "es");
    return table.boxes() == 0 && table.circles() > 0
        ? circles
        : table.circles() == 0 && table.boxes() > 0 ? boxes : circles + ", " + boxes;
  }

  private static String plural(long count, String word) {
    return String.format(Locale.ROOT, "%,d %s%s", count, word, count == 1 ? "" : "s");
  }

  private void firstPairs(StringBuilder text) {
    int shown = Math.min(SHOWN_PAIRS, hits.kept());
    int widthA = 0;
    int widthB = 0;
    for (int k = 0; k < shown; k++) {
      widthA = Math.max(widthA, shownId(a, hits.keptA(k)).length());
      widthB = Math.max(widthB, shownId(b, hits.keptB(k)).length());
    }
    MutableContact contact = new MutableContact();
    for (int k = 0; k < shown; k++) {
      a.contact(hits.keptA(k), b, hits.keptB(k), contact);
      text.append("  ").append(padded(shownId(a, hits.keptA(k)), widthA));
      text.append("  ").append(padded(shownId(b, hits.keptB(k)), widthB)).append("  ");
      text.append(
          contact.depth() > 0 ? "depth " + Numbers.rounded(contact.depth(), DIGITS) : "touch");
      text.append('\n');
    }
    if (pairs > shown) {
      text.append(
          String.format(Locale.ROOT, "  and %,d more; -o pairs.csv writes all\n", pairs - shown));
    }
  }

  /** An id without characters that move the cursor of a terminal, or worse. */
  private static String shownId(ShapeTable table, int row) {
    return table.id(row).replaceAll("\\p{Cntrl}", "?");
  }

  private static String padded(String text, int width) {
    return text + " ".repeat(width - text.length());
  }

  private void statistics(StringBuilder text) {
    row(
        text,
        "seconds",
        String.format(
            Locale.ROOT,
            "%.3f: reading %.3f, searching %.3f, the rest %.3f",
            total,
            reading,
            searching,
            total - reading - searching));
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

  private static String shown(double value) {
    return Numbers.rounded(value, DIGITS);
  }

  /** All on one line. */
  String json() {
    StringBuilder json = new StringBuilder("{");
    field(json, "shapes", Json.text(command.input().shapes));
    field(json, "circles", a.circles());
    field(json, "boxes", a.boxes());
    if (command.input().against != null) {
      field(json, "against", Json.text(command.input().against));
      field(json, "against_circles", b.circles());
      field(json, "against_boxes", b.boxes());
    }
    field(json, "pairs", pairs);
    field(json, "touching", Json.text(command.isTouchingCounted() ? "count" : "ignore"));
    field(json, "limited", isLimited());
    field(json, "bad_rows", command.input().skipped());
    if (command.output() != null) {
      field(json, "output", Json.text(command.output().toString()));
    }
    field(json, "seconds", String.format(Locale.ROOT, "%.6f", total));
    if (withStatistics) {
      field(json, "seconds_reading", String.format(Locale.ROOT, "%.6f", reading));
      field(json, "seconds_searching", String.format(Locale.ROOT, "%.6f", searching));
      field(json, "densest", places());
    }
    return json.append("}\n").toString();
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
