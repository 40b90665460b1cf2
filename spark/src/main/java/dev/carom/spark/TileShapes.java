// SPDX-License-Identifier: Apache-2.0
package dev.carom.spark;

import dev.carom.io.ShapeTable;
import java.util.Arrays;

/** The shapes of one DataFrame in a tile, with their ids and rows. */
final class TileShapes {
  private ShapeTable.Builder builder = ShapeTable.builder();
  private ShapeTable table;
  private long[] rows = new long[64];
  private long[] idNumbers = new long[64];
  private String[] idTexts = {};
  private int count;

  void add(BlockReader shape) {
    if (count == rows.length) {
      rows = Arrays.copyOf(rows, count * 2);
      idNumbers = Arrays.copyOf(idNumbers, count * 2);
    }
    double first = shape.number(0);
    double second = shape.number(1);
    double third = shape.number(2);
    builder =
        switch (shape.kind()) {
          case CIRCLE -> builder.addCircle(count, first, second, third);
          case BOX -> builder.addBox(count, first, second, third, shape.number(3));
          case CAPSULE, POLYGON -> throw Bounded.unknown(shape.kind());
        };
    rows[count] = shape.row();
    if (shape.idText() == null) {
      idNumbers[count] = shape.idNumber();
    } else {
      if (count >= idTexts.length) {
        idTexts = Arrays.copyOf(idTexts, rows.length);
      }
      idTexts[count] = shape.idText();
    }
    count++;
  }

  boolean isEmpty() {
    return count == 0;
  }

  /** Returns the shapes in the order in which they were added; no more can be added. */
  ShapeTable table() {
    if (table == null) {
      table = builder.build();
      builder = null;
    }
    return table;
  }

  /** Returns the row of a shape in its DataFrame, from 1. */
  long row(int shape) {
    return rows[shape];
  }

  /** Returns an id as it appears in the DataFrame of pairs. */
  Object id(int shape) {
    return idTexts.length > 0 ? idTexts[shape] : (Object) idNumbers[shape];
  }
}
