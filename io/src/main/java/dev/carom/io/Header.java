package dev.carom.io;

import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Which columns a file has, and so what its rows are. */
final class Header {
  private final Column[] columns;
  private final Map<Column, Integer> positions = new EnumMap<>(Column.class);

  private Header(List<String> names) {
    columns = new Column[names.size()];
    for (int k = 0; k < columns.length; k++) {
      columns[k] = Column.named(names.get(k)).orElse(null);
    }
  }

  /** Reads the names of the columns; other columns than those of shapes are left aside. */
  static Header of(List<String> names, String file) throws BadFileException {
    Header header = new Header(names);
    for (int k = 0; k < header.columns.length; k++) {
      Column column = header.columns[k];
      if (column != null && header.positions.put(column, k) != null) {
        throw new BadFileException(
            file + ": there are two columns \"" + column.title() + "\"; keep one of them");
      }
    }
    header.check(names, file);
    return header;
  }

  private void check(List<String> names, String file) throws BadFileException {
    boolean round = has(Column.RADIUS);
    boolean boxes = hasSize() || hasSides();
    if (positions.isEmpty()) {
      throw new BadFileException(
          file
              + ": the first line must name the columns, for example id,kind,x,y,radius,width,height,"
              + " but is "
              + quoted(String.join(",", names)));
    }
    if (round && boxes && !has(Column.KIND)) {
      throw new BadFileException(
          file
              + ": there are columns for circles and for boxes, so a column \"kind\" must tell which"
              + " a row is (circle or box)");
    }
    if (round) {
      require(file, "circles", Column.X, Column.Y);
    }
    if (hasSize()) {
      require(file, "boxes", Column.X, Column.Y, Column.WIDTH, Column.HEIGHT);
    }
    if (hasSides()) {
      require(file, "boxes", Column.MIN_X, Column.MIN_Y, Column.MAX_X, Column.MAX_Y);
    }
    if (!round && !boxes) {
      throw new BadFileException(
          file
              + ": circles need a column \"radius\", boxes \"width\" and \"height\" or \"min_x\","
              + " \"min_y\", \"max_x\" and \"max_y\"; there are only "
              + titles());
    }
  }

  private void require(String file, String what, Column... needed) throws BadFileException {
    for (Column column : needed) {
      if (!has(column)) {
        throw new BadFileException(
            file
                + ": "
                + what
                + " need the columns "
                + Stream.of(needed).map(Column::title).collect(Collectors.joining(", "))
                + ", but there is no \""
                + column.title()
                + "\" (there are "
                + titles()
                + ")");
      }
    }
  }

  private String titles() {
    return positions.keySet().stream().map(Column::title).collect(Collectors.joining(", "));
  }

  private static String quoted(String text) {
    return '"' + (text.length() > 60 ? text.substring(0, 60) + "…" : text) + '"';
  }

  /** How many columns there are, unknown ones too. */
  int size() {
    return columns.length;
  }

  /** What a column is, from 0; null if unknown. */
  Column column(int position) {
    return columns[position];
  }

  boolean has(Column column) {
    return positions.containsKey(column);
  }

  int position(Column column) {
    return positions.get(column);
  }

  /** Whether rows can be circles. */
  boolean hasCircles() {
    return has(Column.RADIUS);
  }

  /** Whether boxes can be given by centre and size. */
  boolean hasSize() {
    return has(Column.WIDTH) || has(Column.HEIGHT);
  }

  /** Whether boxes can be given by their sides. */
  boolean hasSides() {
    return has(Column.MIN_X) || has(Column.MIN_Y) || has(Column.MAX_X) || has(Column.MAX_Y);
  }
}
