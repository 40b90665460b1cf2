// SPDX-License-Identifier: Apache-2.0
package dev.carom.cli;

import dev.carom.io.ShapeTable;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/** The number of shapes of each kind. */
record ShapeCounts(long circles, long boxes, long capsules, long polygons) {
  static ShapeCounts of(ShapeTable table) {
    return new ShapeCounts(table.circles(), table.boxes(), table.capsules(), table.polygons());
  }

  /** Returns the kinds in words, without capsules and polygons if there are none. */
  String words() {
    List<String> kinds = new ArrayList<>();
    boolean isEmpty = circles + boxes + capsules + polygons == 0;
    if (circles > 0 || isEmpty) {
      kinds.add(SummaryText.plural(circles, "circle"));
    }
    if (boxes > 0 || isEmpty) {
      kinds.add(String.format(Locale.ROOT, "%,d box%s", boxes, boxes == 1 ? "" : "es"));
    }
    if (capsules > 0) {
      kinds.add(SummaryText.plural(capsules, "capsule"));
    }
    if (polygons > 0) {
      kinds.add(SummaryText.plural(polygons, "polygon"));
    }
    return String.join(", ", kinds);
  }

  /** Adds all numbers to an object in JSON. */
  void addTo(StringBuilder json, String prefix) {
    Json.field(json, prefix + "circles", circles);
    Json.field(json, prefix + "boxes", boxes);
    Json.field(json, prefix + "capsules", capsules);
    Json.field(json, prefix + "polygons", polygons);
  }
}
