// SPDX-License-Identifier: Apache-2.0
package dev.carom.spark;

import dev.carom.Capsule;
import dev.carom.io.ShapeTable;
import dev.carom.pair.Parts;
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
    builder = shape.isOther() ? addOther(shape) : addCircleOrBox(shape);
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

  private ShapeTable.Builder addCircleOrBox(BlockReader shape) {
    double first = shape.number(0);
    double second = shape.number(1);
    double third = shape.number(2);
    return shape.kind() == Parts.Kind.CIRCLE
        ? builder.addCircle(count, first, second, third)
        : builder.addBox(count, first, second, third, shape.number(3));
  }

  private ShapeTable.Builder addOther(BlockReader shape) {
    double[] numbers = new double[shape.numbers()];
    Arrays.setAll(numbers, shape::number);
    return switch (shape.kind()) {
      case CIRCLE -> throw new IllegalStateException("circles are not other shapes");
      case BOX ->
          builder.addTurnedBox(count, numbers[0], numbers[1], numbers[2], numbers[3], numbers[4]);
      case CAPSULE ->
          builder.add(
              count, new Capsule(numbers[0], numbers[1], numbers[2], numbers[3], numbers[4]));
      case POLYGON ->
          builder.addPolygon(count, numbers[0], Arrays.copyOfRange(numbers, 1, numbers.length));
    };
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
