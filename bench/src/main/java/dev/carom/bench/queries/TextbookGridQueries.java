// SPDX-License-Identifier: Apache-2.0
package dev.carom.bench.queries;

import dev.carom.bench.Boxes;
import java.util.EnumSet;
import java.util.Set;

/**
 * A textbook grid on arrays: counts the boxes per cell, computes prefix sums, and copies each box
 * to all cells that it covers, so that a query reads its boxes in a row. It relies on boxes of
 * similar sizes with known bounds, has no filters or handles, and computes in plain doubles.
 */
final class TextbookGridQueries implements QueryContender {
  /** The number of boxes per cell; from 1 to 3, times differ by a tenth at most. */
  private static final double BOXES_PER_CELL = 2;

  private QueryScene scene;
  private double origin;
  private double cellSize;
  private int columns;
  private int[] starts;

  /** The left, lower, right and upper side of each box, by cells. */
  private float[] sides;

  private int[] ids;

  /** The boxes that contain a point. */
  private final int[] found = new int[1024];

  /** When the last cast hit its box. */
  private double hitTime;

  @Override
  public String name() {
    return "textbook grid";
  }

  @Override
  public Set<Question> questions() {
    return EnumSet.of(Question.CAST, Question.POINT);
  }

  @Override
  public void prepare(QueryScene scene) {
    this.scene = scene;
    Boxes boxes = scene.boxes;
    origin = -Boxes.LARGEST;
    columns = (int) Math.sqrt(boxes.count / BOXES_PER_CELL);
    cellSize = (scene.side + 2 * Boxes.LARGEST) / columns;
    starts = new int[columns * columns + 1];
    fill(boxes, false);
    for (int cell = 0; cell < columns * columns; cell++) {
      starts[cell + 1] += starts[cell];
    }
    sides = new float[4 * starts[columns * columns]];
    ids = new int[starts[columns * columns]];
    fill(boxes, true);
  }

  /** Counts the entries of each cell; afterwards, writes them, the last one of a cell first. */
  private void fill(Boxes boxes, boolean writes) {
    for (int box = boxes.count - 1; box >= 0; box--) {
      for (int row = cell(boxes.minY[box]); row <= cell(boxes.maxY[box]); row++) {
        for (int column = cell(boxes.minX[box]); column <= cell(boxes.maxX[box]); column++) {
          int cell = row * columns + column;
          if (writes) {
            write(--starts[cell], boxes, box);
          } else {
            starts[cell]++;
          }
        }
      }
    }
  }

  private void write(int entry, Boxes boxes, int box) {
    ids[entry] = box;
    sides[4 * entry] = boxes.minX[box];
    sides[4 * entry + 1] = boxes.minY[box];
    sides[4 * entry + 2] = boxes.maxX[box];
    sides[4 * entry + 3] = boxes.maxY[box];
  }

  private int cell(double coordinate) {
    return (int) ((coordinate - origin) / cellSize);
  }

  @Override
  public void ask(Question question, int from, int to, Totals totals) {
    if (question == Question.POINT) {
      for (int i = from; i < to; i++) {
        int size = findAt(scene.pointX[i], scene.pointY[i]);
        for (int k = 0; k < size; k++) {
          totals.add(0);
        }
      }
    } else {
      for (int i = from; i < to; i++) {
        if (cast(scene.x0[i], scene.y0[i], scene.x1[i], scene.y1[i]) >= 0) {
          totals.add(hitTime);
        }
      }
    }
  }

  private int findAt(float x, float y) {
    int cell = cell(y) * columns + cell(x);
    int size = 0;
    for (int k = starts[cell]; k < starts[cell + 1]; k++) {
      found[size] = ids[k];
      boolean isInside =
          sides[4 * k] <= x & sides[4 * k + 1] <= y & x <= sides[4 * k + 2] & y <= sides[4 * k + 3];
      size += isInside ? 1 : 0;
    }
    return size;
  }

  /** Returns the box that is hit first, or -1. */
  private int cast(double x0, double y0, double x1, double y1) {
    double perX = 1 / (x1 - x0);
    double perY = 1 / (y1 - y0);
    int stepX = x1 > x0 ? 1 : -1;
    int stepY = y1 > y0 ? 1 : -1;
    int nearX = x1 > x0 ? 0 : 2;
    int nearY = y1 > y0 ? 1 : 3;
    int column = cell(x0);
    int row = cell(y0);
    double nextX = (origin + (column + (1 + stepX) / 2) * cellSize - x0) * perX;
    double nextY = (origin + (row + (1 + stepY) / 2) * cellSize - y0) * perY;
    double best = 2;
    int bestEntry = -1;
    while (column >= 0 && row >= 0 && column < columns && row < columns) {
      int cell = row * columns + column;
      for (int k = starts[cell]; k < starts[cell + 1]; k++) {
        double enterX = (sides[4 * k + nearX] - x0) * perX;
        double enterY = (sides[4 * k + nearY] - y0) * perY;
        double leaveX = (sides[4 * k + 2 - nearX] - x0) * perX;
        double leaveY = (sides[4 * k + 4 - nearY] - y0) * perY;
        double enter = Math.max(Math.max(enterX, enterY), 0);
        double leave = Math.min(Math.min(leaveX, leaveY), 1);
        boolean isFirst = enter <= leave & enter < best;
        best = isFirst ? enter : best;
        bestEntry = isFirst ? k : bestEntry;
      }
      double next = Math.min(nextX, nextY);
      if (best <= next || next > 1) {
        break;
      }
      if (nextX < nextY) {
        column += stepX;
        nextX += cellSize * Math.abs(perX);
      } else {
        row += stepY;
        nextY += cellSize * Math.abs(perY);
      }
    }
    hitTime = best;
    return bestEntry < 0 ? -1 : ids[bestEntry];
  }
}
