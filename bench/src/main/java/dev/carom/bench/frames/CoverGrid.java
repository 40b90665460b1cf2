// SPDX-License-Identifier: Apache-2.0
package dev.carom.bench.frames;

import dev.carom.bench.HashCells;
import dev.carom.bench.HashCells.Cell;

/** A hash grid with every circle in all cells that it covers, for circles of any size. */
final class CoverGrid implements Contender {
  private final String name;
  private final float cellSize;
  private Scene scene;
  private HashCells cells;

  CoverGrid(String name, float cellSize) {
    this.name = name;
    this.cellSize = cellSize;
  }

  @Override
  public String name() {
    return name;
  }

  @Override
  public void prepare(Scene scene) {
    this.scene = scene;
    float largest = 0;
    for (float radius : scene.radius) {
      largest = Math.max(largest, radius);
    }
    cells = new HashCells(cellSize, scene.side, largest);
  }

  @Override
  public void frame(Tally tally) {
    cells.clear();
    for (int i = 0; i < scene.count; i++) {
      float radius = scene.radius[i];
      cells.addBounds(
          scene.x[i] - radius, scene.y[i] - radius, scene.x[i] + radius, scene.y[i] + radius, i);
    }
    for (Cell cell : cells.used()) {
      for (int k = 1; k < cell.size; k++) {
        findPairs(cell.shapes[k], cell, k, tally);
      }
    }
  }

  private void findPairs(int circle, Cell cell, int end, Tally tally) {
    for (int k = 0; k < end; k++) {
      int other = cell.shapes[k];
      if (scene.meet(circle, other) && isFirstShared(circle, other, cell)) {
        tally.circles(circle, other);
      }
    }
  }

  /**
   * Returns true in the first of several cells that both share, so that each pair is reported once.
   */
  private boolean isFirstShared(int a, int b, Cell cell) {
    float left = Math.max(scene.x[a] - scene.radius[a], scene.x[b] - scene.radius[b]);
    float top = Math.max(scene.y[a] - scene.radius[a], scene.y[b] - scene.radius[b]);
    return cells.column(left) == cell.column && cells.column(top) == cell.row;
  }
}
