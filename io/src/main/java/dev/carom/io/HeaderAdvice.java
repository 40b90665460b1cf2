// SPDX-License-Identifier: Apache-2.0
package dev.carom.io;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Collectors;

/** Advice for a header that lacks columns. */
final class HeaderAdvice {
  private static final String EXAMPLE = "id,kind,x,y,radius,width,height";
  private static final int MOST_NAMES = 20;
  private static final int LONGEST_NAME = 40;

  /** Alternative column names that people use, reduced to letters and digits. */
  private static final Map<Column, List<String>> OTHER_NAMES =
      Map.ofEntries(
          Map.entry(
              Column.X,
              List.of(
                  "lon",
                  "lng",
                  "long",
                  "longitude",
                  "easting",
                  "cx",
                  "xc",
                  "centerx",
                  "centrex",
                  "xcenter",
                  "xcentre",
                  "posx",
                  "xpos",
                  "positionx",
                  "xcoordinate",
                  "xcoord")),
          Map.entry(
              Column.Y,
              List.of(
                  "lat",
                  "latitude",
                  "northing",
                  "cy",
                  "yc",
                  "centery",
                  "centrey",
                  "ycenter",
                  "ycentre",
                  "posy",
                  "ypos",
                  "positiony",
                  "ycoordinate",
                  "ycoord")),
          Map.entry(Column.RADIUS, List.of("r", "rad", "radii", "circleradius")),
          Map.entry(Column.WIDTH, List.of("w", "sizex", "dx", "xsize")),
          Map.entry(Column.HEIGHT, List.of("h", "sizey", "dy", "ysize")),
          Map.entry(
              Column.MIN_X,
              List.of("xmin", "minimumx", "left", "xlow", "lowx", "minlon", "lonmin", "west")),
          Map.entry(
              Column.MIN_Y,
              List.of("ymin", "minimumy", "ylow", "lowy", "minlat", "latmin", "south")),
          Map.entry(
              Column.MAX_X,
              List.of("xmax", "maximumx", "right", "xhigh", "highx", "maxlon", "lonmax", "east")),
          Map.entry(
              Column.MAX_Y,
              List.of("ymax", "maximumy", "yhigh", "highy", "maxlat", "latmax", "north")),
          Map.entry(Column.POINTS, List.of("polygon", "corners", "vertices", "coordinates")),
          Map.entry(
              Column.GEOMETRY, List.of("wkb", "thegeom", "wkbgeometry", "shape", "ewkt", "ewkb")));

  private final List<String> names;
  private final Dialect dialect;
  private final List<Column> columns;
  private final List<Column> missing;

  /**
   * Creates advice for a header with these names.
   *
   * @param missing the missing columns; empty if no column belongs to a shape
   */
  HeaderAdvice(List<String> names, Dialect dialect, List<Column> missing) {
    this.names = names;
    this.dialect = dialect;
    columns = Arrays.asList(dialect.columns(names));
    this.missing = missing;
  }

  /** Returns what is wrong and what to do. */
  String words() {
    String separators = otherSeparators();
    if (separators != null) {
      return separators;
    }
    if (looksLikeUtf16()) {
      return "the file looks like UTF-16 without a byte order mark; save it as UTF-8";
    }
    if (looksLikeData()) {
      return "the first line must name the columns, for example "
          + EXAMPLE
          + ", but looks like a row of data: "
          + found(",");
    }
    List<String> renamings = new ArrayList<>();
    List<Column> lacking = missing.isEmpty() ? lackingWithNames() : missing;
    if (lacking.isEmpty()) {
      lacking = lackingWith(renamings);
    } else {
      lacking.forEach(column -> suggest(column, renamings));
    }
    String needed =
        lacking.isEmpty()
            ? "circles need the columns x, y and radius; boxes x, y, width and height, or min_x,"
                + " min_y, max_x and max_y; capsules x, y, x2, y2 and radius; polygons points;"
                + " geometries in WKT or WKB the column geometry"
                + (isThere(Column.X) && isThere(Column.Y)
                    ? "; to read x and y as points, use --points"
                    : "")
            : (lacking.size() == 1 ? "missing column: " : "missing columns: ")
                + lacking.stream().map(this::wanted).collect(Collectors.joining(", "));
    return needed
        + "; found: "
        + found(", ")
        + (renamings.isEmpty() ? "" : ". Did you mean " + String.join(", ", renamings) + "?");
  }

  /**
   * Returns the missing columns of the kind of shape that the alternative names fit best; empty if
   * none fits.
   */
  private List<Column> lackingWith(List<String> renamings) {
    List<Column> best = List.of();
    for (List<Column> shape :
        List.of(
            Header.CIRCLE,
            Header.BOX,
            Header.SIDES,
            List.of(Column.POINTS),
            List.of(Column.GEOMETRY))) {
      List<String> found = new ArrayList<>();
      List<Column> lacking = shape.stream().filter(column -> !isThere(column)).toList();
      lacking.forEach(column -> suggest(column, found));
      if (found.size() > renamings.size()) {
        best = lacking;
        renamings.clear();
        renamings.addAll(found);
      }
    }
    return best;
  }

  /** Returns the missing columns of shapes whose names, given by the caller, are missing too. */
  private List<Column> lackingWithNames() {
    return Arrays.stream(Column.values())
        .filter(column -> column != Column.ID && column != Column.KIND && column != Column.ANGLE)
        .filter(column -> column != Column.CLEARANCE)
        .filter(column -> dialect.name(column) != null && !isThere(column))
        .toList();
  }

  private String wanted(Column column) {
    String name = dialect.name(column);
    if (name != null) {
      return shown(name) + " for " + column.title();
    }
    for (int k = 0; k < names.size(); k++) {
      boolean isMapped = columns.get(k) != null && columns.get(k) != column;
      if (isMapped && Column.named(names.get(k)).orElse(null) == column) {
        return column.title() + " (read as " + columns.get(k).title() + " by --map)";
      }
    }
    return column.title();
  }

  private boolean isThere(Column column) {
    return columns.contains(column);
  }

  private void suggest(Column column, List<String> renamings) {
    for (int k = 0; k < names.size(); k++) {
      String name = names.get(k);
      if (columns.get(k) == null && Column.named(name).isEmpty() && isLike(name, column)) {
        renamings.add(column.title() + " for " + shown(name));
        return;
      }
    }
  }

  private static boolean isLike(String name, Column column) {
    String bare = bare(name);
    String title = bare(column.title());
    return bare.equals(title)
        || OTHER_NAMES.getOrDefault(column, List.of()).contains(bare)
        || title.length() > 3
            && bare.startsWith(title.substring(0, 1))
            && isOneSlipAway(bare, title);
  }

  private static String bare(String name) {
    return name.toLowerCase(Locale.ROOT).replaceAll("[^a-z0-9]", "");
  }

  /**
   * Returns true if the names differ by one letter missing, added or changed, or by two swapped
   * letters.
   */
  private static boolean isOneSlipAway(String a, String b) {
    int start = 0;
    while (start < Math.min(a.length(), b.length()) && a.charAt(start) == b.charAt(start)) {
      start++;
    }
    String restA = a.substring(start);
    String restB = b.substring(start);
    return switch (restA.length() - restB.length()) {
      case 1 -> restA.endsWith(restB);
      case -1 -> restB.endsWith(restA);
      case 0 ->
          restA.isEmpty()
              || restA.substring(1).equals(restB.substring(1))
              || restA.length() > 1
                  && restA.charAt(0) == restB.charAt(1)
                  && restA.charAt(1) == restB.charAt(0)
                  && restA.substring(2).equals(restB.substring(2));
      default -> false;
    };
  }

  private String otherSeparators() {
    String line = String.join(",", names);
    for (Map.Entry<Character, String> separator :
        List.of(Map.entry(';', "semicolons"), Map.entry('\t', "tabs"), Map.entry('|', "bars"))) {
      String[] cells = line.split("[" + separator.getKey() + "]", -1);
      long known = 0;
      for (String cell : cells) {
        for (Column column : Column.values()) {
          known += bare(cell).equals(bare(column.title())) || isLike(cell, column) ? 1 : 0;
        }
      }
      if (cells.length > 1 && (known > 1 || names.size() == 1)) {
        return "cells are separated by "
            + separator.getValue()
            + "; use commas, and a decimal point in numbers";
      }
    }
    return null;
  }

  private boolean looksLikeUtf16() {
    return names.stream().anyMatch(name -> name.indexOf('\0') >= 0);
  }

  private boolean looksLikeData() {
    return missing.isEmpty()
        && columns.stream().allMatch(column -> column == null)
        && names.stream()
            .anyMatch(
                name -> !Double.isNaN(NumberText.parse(name.toCharArray(), 0, name.length())));
  }

  private String found(String separator) {
    return found(names, separator);
  }

  /** Returns the names of the columns of a file, for messages. */
  static String found(List<String> names, String separator) {
    String found =
        names.stream()
            .limit(MOST_NAMES)
            .map(HeaderAdvice::shown)
            .collect(Collectors.joining(separator));
    return names.size() > MOST_NAMES
        ? found + " and " + (names.size() - MOST_NAMES) + " more"
        : found;
  }

  private static String shown(String name) {
    String text = Printable.of(name.strip());
    return text.isEmpty()
        ? "\"\""
        : text.length() > LONGEST_NAME ? text.substring(0, LONGEST_NAME) + "…" : text;
  }
}
