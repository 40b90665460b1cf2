// SPDX-License-Identifier: Apache-2.0
package dev.carom.bench;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * A hand-written grid, as in many games: a {@link HashMap} from cells to lists of shapes. It is
 * well made: the key is row-major (other keys cost several times as much), the lists contain ints,
 * and cells are reused instead of created again.
 */
public final class HashCells {
  private final Map<Integer, Cell> cells = new HashMap<>();
  private final List<Cell> used = new ArrayList<>();
  private final float size;
  private final float margin;
  private final int columns;

  /** Creates cells for coordinates from minus the margin to the side plus the margin. */
  public HashCells(float size, float side, float margin) {
    this.size = size;
    this.margin = margin + size;
    columns = column(side + margin) + 2;
  }

  /** Returns cells with every box in all cells that it covers. */
  public static HashCells of(Boxes boxes, float size, float side, float margin) {
    HashCells cells = new HashCells(size, side, Math.max(Boxes.LARGEST, margin));
    for (int k = 0; k < boxes.count; k++) {
      cells.addBounds(boxes.minX[k], boxes.minY[k], boxes.maxX[k], boxes.maxY[k], k);
    }
    return cells;
  }

  /** Returns the column of an x coordinate, or likewise the row of a y coordinate. */
  public int column(float x) {
    return (int) ((x + margin) / size);
  }

  /** Returns the start of a column. */
  public float start(int column) {
    return column * size - margin;
  }

  /** Returns the side of a cell. */
  public float size() {
    return size;
  }

  /** Returns the cells that are not empty. */
  public List<Cell> used() {
    return used;
  }

  /** Returns a cell; null if it was never used. */
  public Cell get(int column, int row) {
    return cells.get(row * columns + column);
  }

  /** Adds a shape to a cell. */
  public void add(int column, int row, int shape) {
    int key = row * columns + column;
    Cell cell = cells.get(key);
    if (cell == null) {
      cell = new Cell(column, row);
      cells.put(key, cell);
    }
    if (cell.size == 0) {
      used.add(cell);
    }
    cell.add(shape);
  }

  /** Adds a shape to every cell that its bounds cover. */
  public void addBounds(float minX, float minY, float maxX, float maxY, int shape) {
    int right = column(maxX);
    int bottom = column(maxY);
    for (int row = column(minY); row <= bottom; row++) {
      for (int column = column(minX); column <= right; column++) {
        add(column, row, shape);
      }
    }
  }

  /** Empties all cells. */
  public void clear() {
    for (Cell cell : used) {
      cell.size = 0;
    }
    used.clear();
  }

  /** The shapes of a cell. */
  public static final class Cell {
    public final int column;
    public final int row;
    public int size;
    public int[] shapes = new int[4];

    private Cell(int column, int row) {
      this.column = column;
      this.row = row;
    }

    private void add(int shape) {
      if (size == shapes.length) {
        shapes = Arrays.copyOf(shapes, 2 * size);
      }
      shapes[size++] = shape;
    }
  }
}
