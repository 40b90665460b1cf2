// SPDX-License-Identifier: Apache-2.0
package dev.carom.cli;

import dev.carom.io.ShapeTable;
import java.util.List;

/** Counts pairs in the cells of a grid over all shapes, by the middle of each pair. */
final class PairDensity {
  private final ShapeTable a;
  private final ShapeTable b;
  private final DensityGrid grid;

  PairDensity(ShapeTable a, ShapeTable b) {
    this.a = a;
    this.b = b;
    grid = new DensityGrid(Areas.of(a, b));
  }

  void add(int rowA, int rowB, long pairs) {
    double x = (Areas.centerX(a, rowA) + Areas.centerX(b, rowB)) / 2;
    double y = (Areas.centerY(a, rowA) + Areas.centerY(b, rowB)) / 2;
    grid.add(x, y, pairs);
  }

  /** Returns the cells with most pairs, at most this number. */
  List<DensityGrid.Place> densest(int most) {
    return grid.densest(most);
  }
}
