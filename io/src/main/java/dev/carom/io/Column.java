// SPDX-License-Identifier: Apache-2.0
package dev.carom.io;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** A column of a file of shapes. */
enum Column {
  ID,
  KIND,
  X,
  Y,
  RADIUS,
  X2,
  Y2,
  WIDTH,
  HEIGHT,
  ANGLE,
  MIN_X,
  MIN_Y,
  MAX_X,
  MAX_Y,
  POINTS,
  GEOMETRY,
  /** Read only if it is asked for. */
  CLEARANCE;

  /** The names that other programs give to a column of geometries. */
  private static final List<String> GEOMETRIES = List.of("wkt", "geom");

  /** Returns the name in the header of a file. */
  String title() {
    return name().toLowerCase(Locale.ROOT);
  }

  /** Returns the column with that name, ignoring case and surrounding spaces. */
  static Optional<Column> named(String name) {
    String title = name.strip().toLowerCase(Locale.ROOT);
    return GEOMETRIES.contains(title)
        ? Optional.of(GEOMETRY)
        : Arrays.stream(values()).filter(column -> column.title().equals(title)).findFirst();
  }

  /** Returns true if the column describes shapes that have no geometry, and only these. */
  boolean isInsteadOfGeometry() {
    return switch (this) {
      case KIND, X, Y, X2, Y2, WIDTH, HEIGHT, ANGLE, MIN_X, MIN_Y, MAX_X, MAX_Y, POINTS -> true;
      case ID, RADIUS, GEOMETRY, CLEARANCE -> false;
    };
  }
}
