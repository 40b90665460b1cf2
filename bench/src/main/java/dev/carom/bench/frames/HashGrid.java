// SPDX-License-Identifier: Apache-2.0
package dev.carom.bench.frames;

import dev.carom.bench.HashCells;
import dev.carom.bench.HashCells.Cell;

/** A hash grid with every circle in the cell of its centre; cells have the size of a circle. */
final class HashGrid implements Contender {
  private Scene scene;
  private HashCells cells;

  @Override
  public String name() {
    return "hash grid";
  }

  @Override
  public void prepare(Scene scene) {
    this.scene = scene;
    // Slightly larger than a diameter, so that rounding cannot put touching circles two cells
    // apart.
    cells = new HashCells(2 * Swarm.RADIUS * 1.0001f, scene.side, 0);
  }

  @Override
  public void frame(Tally tally) {
    cells.clear();
    for (int i = 0; i < scene.count; i++) {
      cells.add(cells.column(scene.x[i]), cells.column(scene.y[i]), i);
    }
    for (Cell cell : cells.used()) {
      for (int k = 0; k < cell.size; k++) {
        findPairs(cell.shapes[k], cell, k + 1, tally);
      }
      findPairs(cell, cells.get(cell.column + 1, cell.row), tally);
      findPairs(cell, cells.get(cell.column - 1, cell.row + 1), tally);
      findPairs(cell, cells.get(cell.column, cell.row + 1), tally);
      findPairs(cell, cells.get(cell.column + 1, cell.row + 1), tally);
    }
  }

  private void findPairs(Cell cell, Cell neighbour, Tally tally) {
    if (neighbour != null) {
      for (int k = 0; k < cell.size; k++) {
        findPairs(cell.shapes[k], neighbour, 0, tally);
      }
    }
  }

  private void findPairs(int circle, Cell cell, int from, Tally tally) {
    for (int k = from; k < cell.size; k++) {
      if (scene.meet(circle, cell.shapes[k])) {
        tally.circles(circle, cell.shapes[k]);
      }
    }
  }
}
