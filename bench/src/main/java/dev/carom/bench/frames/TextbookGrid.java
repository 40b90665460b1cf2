// SPDX-License-Identifier: Apache-2.0
package dev.carom.bench.frames;

import java.util.Arrays;

/**
 * The textbook grid: counts the circles per cell, computes prefix sums, scatters the circles, and
 * compares each cell with its neighbours to the right and below. It relies on known bounds and a
 * single radius, so a cell has the size of a circle and arrays are enough.
 */
final class TextbookGrid implements Contender {
  static final String NAME = "textbook grid";

  private Scene scene;
  private float cellsPerUnit;
  private int columns;
  private int rows;
  private int[] start;
  private int[] cellOf;
  private int[] id;
  private float[] sortedX;
  private float[] sortedY;

  @Override
  public String name() {
    return NAME;
  }

  @Override
  public void prepare(Scene scene) {
    this.scene = scene;
    // Slightly larger than a diameter, so that rounding cannot put touching circles two cells
    // apart.
    float cell = 2 * Swarm.RADIUS * 1.0001f;
    cellsPerUnit = 1 / cell;
    // One more column on each side and one more row below, so that borders need no test.
    columns = (int) (scene.side * cellsPerUnit) + 3;
    rows = (int) (scene.side * cellsPerUnit) + 2;
    start = new int[columns * rows + 2];
    cellOf = new int[scene.count];
    id = new int[scene.count];
    sortedX = new float[scene.count];
    sortedY = new float[scene.count];
  }

  @Override
  public void frame(Tally tally) {
    sort(scene.x, scene.y, scene.count);
    findPairs(start, sortedX, sortedY, id, tally);
  }

  private void sort(float[] x, float[] y, int count) {
    Arrays.fill(start, 0);
    for (int i = 0; i < count; i++) {
      int cell = (int) (y[i] * cellsPerUnit) * columns + (int) (x[i] * cellsPerUnit) + 1;
      cellOf[i] = cell;
      start[cell + 2]++;
    }
    for (int cell = 2; cell < start.length; cell++) {
      start[cell] += start[cell - 1];
    }
    for (int i = 0; i < count; i++) {
      int place = start[cellOf[i] + 1]++;
      id[place] = i;
      sortedX[place] = x[i];
      sortedY[place] = y[i];
    }
  }

  private void findPairs(int[] start, float[] x, float[] y, int[] id, Tally tally) {
    long pairs = 0;
    long checksum = 0;
    double reach = 2.0 * Swarm.RADIUS;
    double squaredReach = reach * reach;
    for (int row = 0; row < rows - 1; row++) {
      for (int column = 1; column < columns - 1; column++) {
        int cell = row * columns + column;
        int end = start[cell + 1];
        int rightEnd = start[cell + 2];
        int belowStart = start[cell + columns - 1];
        int belowEnd = start[cell + columns + 2];
        for (int a = start[cell]; a < end; a++) {
          double ax = x[a];
          double ay = y[a];
          int idA = id[a];
          for (int b = a + 1; b < rightEnd; b++) {
            double dx = x[b] - ax;
            double dy = y[b] - ay;
            if (dx * dx + dy * dy <= squaredReach) {
              pairs++;
              checksum += Tally.hashOfCircles(idA, id[b]);
            }
          }
          for (int b = belowStart; b < belowEnd; b++) {
            double dx = x[b] - ax;
            double dy = y[b] - ay;
            if (dx * dx + dy * dy <= squaredReach) {
              pairs++;
              checksum += Tally.hashOfCircles(idA, id[b]);
            }
          }
        }
      }
    }
    tally.add(pairs, checksum);
  }
}
