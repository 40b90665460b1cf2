// SPDX-License-Identifier: Apache-2.0
package dev.carom.io;

import java.util.Arrays;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.Collectors;

/** How the files of a reader are written: the decimal separator, and other names of columns. */
final class Dialect {
  private char decimal = '.';
  private boolean usesClearances;
  private boolean readsPoints;

  /** The names of columns in files, as the caller wrote them. */
  private final Map<Column, String> names = new EnumMap<>(Column.class);

  /** The columns whose names have not been found yet; several threads find them. */
  private final Set<Column> missing;

  /** The column of geometries, as the file says; null if it does not. */
  private final String geometry;

  /** Whether a row may leave out its clearance altogether. */
  private final boolean mayOmitClearances;

  Dialect() {
    missing = ConcurrentHashMap.newKeySet();
    geometry = null;
    mayOmitClearances = false;
  }

  private Dialect(Dialect original, String geometry, boolean mayOmitClearances) {
    decimal = original.decimal;
    usesClearances = original.usesClearances;
    readsPoints = original.readsPoints;
    names.putAll(original.names);
    missing = original.missing;
    this.geometry = geometry;
    this.mayOmitClearances = mayOmitClearances;
  }

  /** Returns the same for a file that says which column holds the geometries. */
  Dialect withGeometry(String name) {
    return new Dialect(this, name, mayOmitClearances);
  }

  /** Returns the same for a file whose rows have only the columns they need. */
  Dialect ofObjects() {
    return new Dialect(this, geometry, true);
  }

  /** Sets the decimal separator, a point or a comma. */
  void decimal(char separator) {
    if (separator != '.' && separator != ',') {
      throw new IllegalArgumentException(
          "the decimal separator must be a point or a comma, but was " + separator);
    }
    decimal = separator;
  }

  char decimal() {
    return decimal;
  }

  /** Makes the column of clearances one that each file must have. */
  void useClearances() {
    usesClearances = true;
  }

  boolean usesClearances() {
    return usesClearances;
  }

  /** Returns true if each header must have the column of clearances. */
  boolean needsClearances() {
    return usesClearances && !mayOmitClearances;
  }

  /** Makes x and y points in files that have no columns for a size. */
  void readPoints() {
    readsPoints = true;
  }

  /** Returns true if the columns are those of points, and points are read. */
  boolean arePoints(Set<Column> columns) {
    return readsPoints && Header.arePoints(columns);
  }

  /** Gives a column another name in files. */
  void map(String title, String name) {
    Column column =
        Column.named(title)
            .orElseThrow(
                () ->
                    new IllegalArgumentException(
                        "there is no column \""
                            + title
                            + "\"; the columns are "
                            + Arrays.stream(Column.values())
                                .map(Column::title)
                                .collect(Collectors.joining(", "))));
    if (names.containsKey(column)) {
      throw new IllegalArgumentException(
          column.title() + " is already read from \"" + names.get(column) + "\"");
    }
    for (Map.Entry<Column, String> other : names.entrySet()) {
      if (isSame(other.getValue(), name)) {
        throw new IllegalArgumentException(
            "\"" + name + "\" is already read as " + other.getKey().title());
      }
    }
    names.put(column, name);
    missing.add(column);
  }

  /**
   * Returns the columns with these names; null for those that are not needed. A column that is read
   * from another name is not read from its own.
   */
  Column[] columns(List<String> header) {
    Column[] columns = new Column[header.size()];
    Map<Column, String> present = new EnumMap<>(names);
    present.values().removeIf(name -> header.stream().noneMatch(written -> isSame(written, name)));
    if (geometry != null) {
      present.putIfAbsent(Column.GEOMETRY, geometry);
    }
    for (int k = 0; k < columns.length; k++) {
      String written = header.get(k);
      columns[k] =
          Column.named(written).filter(column -> !present.containsKey(column)).orElse(null);
      for (Map.Entry<Column, String> entry : present.entrySet()) {
        if (isSame(written, entry.getValue())) {
          columns[k] = entry.getKey();
        }
      }
      if (columns[k] == Column.CLEARANCE && !usesClearances) {
        columns[k] = null;
      }
    }
    chooseGeometry(columns, present.keySet());
    choosePoints(columns);
    return columns;
  }

  /**
   * Leaves out what geometries replace, which may be something else, such as the height of a
   * building; or the geometries, if the caller has chosen other columns instead. Rows may have
   * either if there is a kind, unless the caller has chosen the geometries alone.
   */
  private void chooseGeometry(Column[] columns, Set<Column> present) {
    Set<Column> all = known(columns);
    if (!all.contains(Column.GEOMETRY)) {
      return;
    }
    boolean hasChosenOthers = present.stream().anyMatch(Column::isInsteadOfGeometry);
    boolean isUnwanted = !names.containsKey(Column.GEOMETRY) && hasChosenOthers;
    boolean isForAllRows = present.contains(Column.GEOMETRY) && !hasChosenOthers;
    boolean isForSomeRows =
        geometry == null && !isForAllRows && all.contains(Column.KIND) && Header.isComplete(all);
    for (int k = 0; k < columns.length; k++) {
      if (columns[k] == null) {
        continue;
      }
      if (isUnwanted
          ? columns[k] == Column.GEOMETRY
          : !isForSomeRows && columns[k].isInsteadOfGeometry()) {
        columns[k] = null;
      }
    }
  }

  /** Leaves out what points do not need, which is something else, such as the kind of a star. */
  private void choosePoints(Column[] columns) {
    if (arePoints(known(columns))) {
      for (int k = 0; k < columns.length; k++) {
        if (columns[k] == Column.KIND || columns[k] == Column.ANGLE) {
          columns[k] = null;
        }
      }
    }
  }

  private static Set<Column> known(Column[] columns) {
    Set<Column> known = EnumSet.noneOf(Column.class);
    Arrays.stream(columns).filter(Objects::nonNull).forEach(known::add);
    return known;
  }

  /** Notes that a file has this header. */
  void found(List<String> header) {
    missing.removeIf(
        column -> header.stream().anyMatch(written -> isSame(written, names.get(column))));
  }

  /** Returns the names that no file had so far. */
  List<String> missing() {
    return names.entrySet().stream()
        .filter(entry -> missing.contains(entry.getKey()))
        .map(Map.Entry::getValue)
        .toList();
  }

  /** Returns true if a column may be read from this name. */
  boolean mayBe(Column column, String name) {
    String other = names.get(column);
    return Column.named(name).orElse(null) == column || other != null && isSame(name, other);
  }

  /** Returns the other name of a column, or null if it has none. */
  String name(Column column) {
    return names.get(column);
  }

  private static boolean isSame(String a, String b) {
    return bare(a).equals(bare(b));
  }

  private static String bare(String name) {
    return name.strip().toLowerCase(Locale.ROOT);
  }
}
