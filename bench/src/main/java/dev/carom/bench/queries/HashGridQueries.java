// SPDX-License-Identifier: Apache-2.0
package dev.carom.bench.queries;

import dev.carom.bench.Boxes;
import dev.carom.bench.HashCells;
import dev.carom.bench.HashCells.Cell;
import java.util.EnumSet;
import java.util.Set;

/** A hash grid with every box in all cells that it covers; casts walk from cell to cell. */
final class HashGridQueries implements QueryContender {
  private final String name;
  private final float cellSize;
  private QueryScene scene;
  private Boxes boxes;
  private HashCells cells;

  HashGridQueries(String name, float cellSize) {
    this.name = name;
    this.cellSize = cellSize;
  }

  @Override
  public String name() {
    return name;
  }

  @Override
  public Set<Question> questions() {
    return EnumSet.of(Question.CAST, Question.POINT);
  }

  @Override
  public void prepare(QueryScene scene) {
    this.scene = scene;
    boxes = scene.boxes;
    // Segments may leave the square by their length.
    cells = HashCells.of(boxes, cellSize, scene.side, scene.side / 10);
  }

  @Override
  public void ask(Question question, int from, int to, Totals totals) {
    if (question == Question.POINT) {
      for (int i = from; i < to; i++) {
        findAt(scene.pointX[i], scene.pointY[i], totals);
      }
    } else {
      for (int i = from; i < to; i++) {
        double time = cast(scene.x0[i], scene.y0[i], scene.x1[i], scene.y1[i]);
        if (time <= 1) {
          totals.add(time);
        }
      }
    }
  }

  private void findAt(float x, float y, Totals totals) {
    Cell cell = cells.get(cells.column(x), cells.column(y));
    if (cell != null) {
      for (int k = 0; k < cell.size; k++) {
        int box = cell.shapes[k];
        if (boxes.minX[box] <= x
            && x <= boxes.maxX[box]
            && boxes.minY[box] <= y
            && y <= boxes.maxY[box]) {
          totals.add(0);
        }
      }
    }
  }

  /** Returns the time of the first hit; more than 1 if there is none. */
  private double cast(float x0, float y0, float x1, float y1) {
    double dx = (double) x1 - x0;
    double dy = (double) y1 - y0;
    int column = cells.column(x0);
    int row = cells.column(y0);
    int lastColumn = cells.column(x1);
    int lastRow = cells.column(y1);
    int stepX = dx > 0 ? 1 : -1;
    int stepY = dy > 0 ? 1 : -1;
    double nextX = dx == 0 ? 2 : (cells.start(dx > 0 ? column + 1 : column) - x0) / dx;
    double nextY = dy == 0 ? 2 : (cells.start(dy > 0 ? row + 1 : row) - y0) / dy;
    double perColumn = dx == 0 ? 2 : cells.size() / Math.abs(dx);
    double perRow = dy == 0 ? 2 : cells.size() / Math.abs(dy);
    double best = 2;
    while (true) {
      Cell cell = cells.get(column, row);
      if (cell != null) {
        for (int k = 0; k < cell.size; k++) {
          best = Math.min(best, boxes.castTime(x0, y0, dx, dy, cell.shapes[k]));
        }
      }
      double next = Math.min(nextX, nextY);
      if (best <= next || next > 1) {
        return best;
      }
      if (nextX < nextY) {
        column += stepX;
        nextX += perColumn;
      } else {
        row += stepY;
        nextY += perRow;
      }
    }
  }
}
