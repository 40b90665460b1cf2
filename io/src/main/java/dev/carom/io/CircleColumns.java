// SPDX-License-Identifier: Apache-2.0
package dev.carom.io;

import dev.carom.bulk.ShapeSet;

/** Circles, stored by centre and radius. */
final class CircleColumns extends ShapeColumns {
  CircleColumns() {
    super(3);
  }

  double[] x() {
    return numbers[0];
  }

  double[] y() {
    return numbers[1];
  }

  double[] radius() {
    return numbers[2];
  }

  @Override
  ShapeSet set() {
    return ShapeSet.circles(x(), y(), radius(), count);
  }

  int add(int row, double x, double y, double radius) {
    int index = addRow(row);
    numbers[0][index] = x;
    numbers[1][index] = y;
    numbers[2][index] = radius;
    return index;
  }
}
