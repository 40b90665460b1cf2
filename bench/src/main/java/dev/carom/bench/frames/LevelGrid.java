// SPDX-License-Identifier: Apache-2.0
package dev.carom.bench.frames;

import dev.carom.bench.Boxes;
import dev.carom.bench.HashCells;
import dev.carom.bench.HashCells.Cell;

/**
 * A hash grid of boxes, each stored once in all cells that it covers; circles check their cells.
 */
final class LevelGrid implements Contender {
  private final String name;
  private final float cellSize;
  private Scene scene;
  private Boxes boxes;
  private HashCells cells;

  LevelGrid(String name, float cellSize) {
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
    boxes = scene.boxes();
    cells = HashCells.of(boxes, cellSize, scene.side, 0);
  }

  @Override
  public void frame(Tally tally) {
    for (int i = 0; i < scene.count; i++) {
      float radius = scene.radius[i];
      int left = cells.column(scene.x[i] - radius);
      int right = cells.column(scene.x[i] + radius);
      int top = cells.column(scene.y[i] - radius);
      int bottom = cells.column(scene.y[i] + radius);
      for (int row = top; row <= bottom; row++) {
        for (int column = left; column <= right; column++) {
          Cell cell = cells.get(column, row);
          if (cell != null) {
            findPairs(i, cell, left, top, tally);
          }
        }
      }
    }
  }

  private void findPairs(int circle, Cell cell, int left, int top, Tally tally) {
    for (int k = 0; k < cell.size; k++) {
      int box = cell.shapes[k];
      // A circle and a box that share several cells are reported in the first of them only.
      if (scene.meetsBox(circle, box)
          && Math.max(left, cells.column(boxes.minX[box])) == cell.column
          && Math.max(top, cells.column(boxes.minY[box])) == cell.row) {
        tally.circleBox(circle, box);
      }
    }
  }
}
