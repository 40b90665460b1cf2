// SPDX-License-Identifier: Apache-2.0
package dev.carom.io;

import dev.carom.bulk.ShapeSet;

/** Boxes, stored by their sides. */
final class BoxColumns extends ShapeColumns {
  BoxColumns() {
    super(4);
  }

  double[] minX() {
    return numbers[0];
  }

  double[] minY() {
    return numbers[1];
  }

  double[] maxX() {
    return numbers[2];
  }

  double[] maxY() {
    return numbers[3];
  }

  @Override
  ShapeSet set() {
    return ShapeSet.boxes(minX(), minY(), maxX(), maxY(), count);
  }

  int add(int row, double minX, double minY, double maxX, double maxY) {
    int index = addRow(row);
    numbers[0][index] = minX;
    numbers[1][index] = minY;
    numbers[2][index] = maxX;
    numbers[3][index] = maxY;
    return index;
  }
}
