package dev.carom.io;

import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;

/** A column that files of shapes may have. */
enum Column {
  ID,
  KIND,
  X,
  Y,
  RADIUS,
  WIDTH,
  HEIGHT,
  MIN_X,
  MIN_Y,
  MAX_X,
  MAX_Y;

  /** The name in the first line of a file. */
  String title() {
    return name().toLowerCase(Locale.ROOT);
  }

  /** The column with that name; its case and spaces around it do not matter. */
  static Optional<Column> named(String name) {
    String title = name.strip().toLowerCase(Locale.ROOT);
    return Arrays.stream(values()).filter(column -> column.title().equals(title)).findFirst();
  }
}
