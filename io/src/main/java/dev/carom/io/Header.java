// SPDX-License-Identifier: Apache-2.0
package dev.carom.io;

import dev.carom.pair.Parts;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;

/** The columns of a file, and the kinds of shapes they describe. */
final class Header {
  static final List<Column> CIRCLE = List.of(Column.X, Column.Y, Column.RADIUS);
  static final List<Column> BOX = List.of(Column.X, Column.Y, Column.WIDTH, Column.HEIGHT);
  static final List<Column> CAPSULE =
      List.of(Column.X, Column.Y, Column.X2, Column.Y2, Column.RADIUS);
  static final List<Column> SIDES = List.of(Column.MIN_X, Column.MIN_Y, Column.MAX_X, Column.MAX_Y);

  /** What a file of points may have; kind and angle mean something else there. */
  private static final Set<Column> BESIDE_POINTS =
      EnumSet.of(Column.ID, Column.X, Column.Y, Column.KIND, Column.ANGLE, Column.CLEARANCE);

  private final Dialect dialect;
  private final Column[] columns;
  private final Map<Column, Integer> positions = new EnumMap<>(Column.class);

  /** The names of columns that have another one in the file. */
  private final Map<Column, String> titles = new EnumMap<>(Column.class);

  private Parts.Kind onlyKind;
  private boolean arePoints;

  private Header(List<String> names, Dialect dialect) {
    this.dialect = dialect;
    columns = dialect.columns(names);
    for (int k = 0; k < columns.length; k++) {
      String name = names.get(k).strip();
      if (columns[k] != null && !name.equalsIgnoreCase(columns[k].title())) {
        titles.put(columns[k], name);
      }
    }
  }

  /** Parses the names of the columns; columns that shapes do not need are ignored. */
  static Header of(List<String> names, String file, Dialect dialect) throws BadFileException {
    Header header = new Header(names, dialect);
    dialect.found(names);
    for (int k = 0; k < header.columns.length; k++) {
      Column column = header.columns[k];
      Integer earlier = column == null ? null : header.positions.put(column, k);
      if (earlier != null) {
        throw duplicate(file, column, names.get(earlier).strip(), names.get(k).strip());
      }
    }
    header.arePoints = dialect.arePoints(header.positions.keySet());
    header.check(names, file);
    return header;
  }

  private static BadFileException duplicate(
      String file, Column column, String first, String second) {
    if (TextSelection.isSame(first, second)) {
      return TextSelection.duplicate(file, second);
    }
    String meaning = column.title();
    return new BadFileException(
        file
            + ": the columns \"%s\" and \"%s\" both mean the %s; keep one of them, or choose one,"
                .formatted(first, second, meaning)
            + " for example with --map %s=%s".formatted(meaning, second));
  }

  /** Returns true if there are x and y, and no column for the size or form of a shape. */
  static boolean arePoints(Set<Column> columns) {
    return columns.contains(Column.X)
        && columns.contains(Column.Y)
        && BESIDE_POINTS.containsAll(columns);
  }

  /** Returns true if these columns are all that some kind of shape needs. */
  static boolean isComplete(Set<Column> columns) {
    return Stream.of(CIRCLE, BOX, CAPSULE, SIDES, List.of(Column.POINTS))
        .anyMatch(columns::containsAll);
  }

  private void check(List<String> names, String file) throws BadFileException {
    if (!has(Column.GEOMETRY)) {
      checkKinds(names, file);
    }
    if (dialect.needsClearances() && !has(Column.CLEARANCE)) {
      throw missingClearances(file, names, dialect);
    }
  }

  /** Returns an exception for a file that does not have the column of clearances. */
  static BadFileException missingClearances(String file, List<String> names, Dialect dialect) {
    String name = dialect.name(Column.CLEARANCE);
    return TextSelection.missing(file, name == null ? "clearance" : name + " for clearance", names);
  }

  private void checkKinds(List<String> names, String file) throws BadFileException {
    List<Parts.Kind> kinds = kinds();
    if (kinds.size() > 1 && !has(Column.KIND)) {
      throw new BadFileException(
          file
              + ": the columns fit "
              + (kinds.size() == 2 ? "both " : "")
              + list(kinds, " and ", true)
              + "; add a column \"kind\" with "
              + list(kinds, " or ", false)
              + " in each row");
    }
    List<Column> missing = new ArrayList<>();
    if (kinds.contains(Parts.Kind.CIRCLE) && !arePoints) {
      addMissing(missing, CIRCLE);
    }
    if (hasSize()) {
      addMissing(missing, BOX);
    }
    if (hasSides()) {
      addMissing(missing, SIDES);
    }
    if (hasEnds()) {
      addMissing(missing, CAPSULE);
    }
    if (!missing.isEmpty() || kinds.isEmpty()) {
      throw new BadFileException(file + ": " + new HeaderAdvice(names, dialect, missing).words());
    }
    onlyKind = kinds.get(0);
  }

  /** Returns the kinds of shapes that the columns are for. */
  private List<Parts.Kind> kinds() {
    List<Parts.Kind> kinds = new ArrayList<>();
    boolean isOfOthers = hasEnds() || hasPoints() && !has(Column.X) && !has(Column.Y);
    if (arePoints || has(Column.RADIUS) && !isOfOthers) {
      kinds.add(Parts.Kind.CIRCLE);
    }
    if (hasSize() || hasSides()) {
      kinds.add(Parts.Kind.BOX);
    }
    if (hasEnds()) {
      kinds.add(Parts.Kind.CAPSULE);
    }
    if (hasPoints()) {
      kinds.add(Parts.Kind.POLYGON);
    }
    return kinds;
  }

  private static String list(List<Parts.Kind> kinds, String lastJoint, boolean isPlural) {
    StringBuilder text = new StringBuilder();
    for (int k = 0; k < kinds.size(); k++) {
      String word = RowBuilder.word(kinds.get(k));
      String plural = kinds.get(k) == Parts.Kind.BOX ? "es" : "s";
      text.append(k == 0 ? "" : k == kinds.size() - 1 ? lastJoint : ", ");
      text.append(word).append(isPlural ? plural : "");
    }
    return text.toString();
  }

  private void addMissing(List<Column> missing, List<Column> needed) {
    for (Column column : needed) {
      if (!has(column) && !missing.contains(column)) {
        missing.add(column);
      }
    }
  }

  /** Returns the name of a column in the file. */
  String title(Column column) {
    return titles.getOrDefault(column, column.title());
  }

  /** Returns true if rows have clearances. */
  boolean usesClearances() {
    return dialect.usesClearances();
  }

  /** Returns the decimal separator of numbers. */
  char decimal() {
    return dialect.decimal();
  }

  /** Returns the number of columns, including ignored ones. */
  int size() {
    return columns.length;
  }

  /** Returns the column at a position, from 0; null if it is ignored. */
  Column column(int position) {
    return columns[position];
  }

  boolean has(Column column) {
    return positions.containsKey(column);
  }

  int position(Column column) {
    return positions.get(column);
  }

  /** Returns the kind of all rows of a file that has no column for it. */
  Parts.Kind onlyKind() {
    return onlyKind;
  }

  /** Returns true if rows can be circles. */
  boolean hasCircles() {
    return has(Column.RADIUS) || arePoints;
  }

  /** Returns true if all rows are points: circles without a radius. */
  boolean arePoints() {
    return arePoints;
  }

  /** Returns true if the columns are for shapes of this kind alone. */
  boolean hasOnly(Parts.Kind kind) {
    return !has(Column.GEOMETRY) && kinds().equals(List.of(kind));
  }

  /** Returns true if rows can be capsules. */
  boolean hasEnds() {
    return has(Column.X2) || has(Column.Y2);
  }

  /** Returns true if rows can be polygons. */
  boolean hasPoints() {
    return has(Column.POINTS);
  }

  /** Returns true if boxes can be given by centre and size. */
  boolean hasSize() {
    return has(Column.WIDTH) || has(Column.HEIGHT);
  }

  /** Returns true if boxes can be given by their sides. */
  boolean hasSides() {
    return has(Column.MIN_X) || has(Column.MIN_Y) || has(Column.MAX_X) || has(Column.MAX_Y);
  }
}
