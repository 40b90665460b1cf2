// SPDX-License-Identifier: Apache-2.0
package dev.carom.io;

import java.util.List;

/** Some shapes of a table, for a search. */
final class SomeShapes {
  final CircleColumns circles = new CircleColumns();
  final BoxColumns boxes = new BoxColumns();
  final OtherColumns others = new OtherColumns();

  /** Returns the shapes by kind. */
  List<ShapeColumns> columns() {
    return List.of(circles, boxes, others);
  }

  /** Replaces the contents by the shapes in a range of rows; the end is exclusive. */
  void copy(ShapeTable table, int firstRow, int endRow) {
    copy(circles, table.circles, firstRow, endRow);
    copy(boxes, table.boxes, firstRow, endRow);
    copy(others, table.others, firstRow, endRow);
  }

  private static void copy(ShapeColumns to, ShapeColumns from, int firstRow, int endRow) {
    to.copy(from, from.firstFrom(firstRow), from.firstFrom(endRow));
  }

  /** Replaces the contents by those shapes of a set that are in a range of rows. */
  void copy(ShapeTable table, RowSet rows, int firstRow, int endRow) {
    columns().forEach(ShapeColumns::clear);
    for (int k = 0; k < rows.size(); k++) {
      int row = rows.row(k);
      if (row >= firstRow && row < endRow) {
        table.copyShape(row, this);
      }
    }
  }
}
