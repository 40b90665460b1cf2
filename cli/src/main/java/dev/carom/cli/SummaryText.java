// SPDX-License-Identifier: Apache-2.0
package dev.carom.cli;

import dev.carom.Box;
import dev.carom.io.Printable;
import java.util.List;
import java.util.Locale;

/** What the summaries of several commands have in common. */
final class SummaryText {
  private static final int DIGITS = 6;

  private SummaryText() {}

  /** Adds a line that starts with a name. */
  static void row(StringBuilder text, String name, String value) {
    text.append("%-10s%s\n".formatted(name, value));
  }

  /** Returns the name of a file with what it contains, if that is known. */
  static String named(String file, ShapeCounts shapes) {
    String name = file.equals("-") ? "standard input" : Printable.of(file);
    return shapes == null ? name : name + ": " + shapes.words();
  }

  /** Returns a number of things, as in "1 pair" or "2 pairs". */
  static String plural(long count, String word) {
    return String.format(Locale.ROOT, "%,d %s%s", count, word, count == 1 ? "" : "s");
  }

  /** Returns the text with spaces after it up to a width. */
  static String padded(String text, int width) {
    return text + " ".repeat(width - text.length());
  }

  /** Returns a number with few digits. */
  static String rounded(double value) {
    return Numbers.rounded(value, DIGITS);
  }

  /** Returns the ranges of x and y. */
  static String range(Box area) {
    return "x %s to %s, y %s to %s"
        .formatted(
            rounded(area.minX()), rounded(area.maxX()), rounded(area.minY()), rounded(area.maxY()));
  }

  /** Adds the number of skipped rows, if there are any, and the first of them. */
  static void badRows(StringBuilder text, long rows, List<?> first) {
    if (rows > 0) {
      row(text, "skipped", plural(rows, "bad row"));
      for (Object bad : first) {
        text.append("  ").append(Printable.of(bad.toString())).append('\n');
      }
    }
  }

  /** Adds the densest places, with the number of things in each. */
  static void places(StringBuilder text, List<DensityGrid.Place> places, String thing) {
    String heading = "densest";
    for (DensityGrid.Place place : places) {
      row(text, heading, range(place.area()) + ": " + plural(place.count(), thing));
      heading = "";
    }
  }

  /** Returns places as JSON, with the number of things under this name. */
  static String json(List<DensityGrid.Place> places, String things) {
    StringBuilder array = new StringBuilder("[");
    for (DensityGrid.Place place : places) {
      StringBuilder object = new StringBuilder("{");
      addTo(object, place.area());
      Json.field(object, things, place.count());
      array.append(array.length() == 1 ? "" : ",").append(object).append('}');
    }
    return array.append(']').toString();
  }

  /** Adds the sides of a box to an object in JSON. */
  static void addTo(StringBuilder json, Box area) {
    Json.field(json, "min_x", area.minX());
    Json.field(json, "min_y", area.minY());
    Json.field(json, "max_x", area.maxX());
    Json.field(json, "max_y", area.maxY());
  }
}
