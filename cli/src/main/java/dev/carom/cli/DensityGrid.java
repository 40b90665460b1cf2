// SPDX-License-Identifier: Apache-2.0
package dev.carom.cli;

import dev.carom.Box;
import java.util.ArrayList;
import java.util.List;

/** Counts things in the cells of a grid. */
final class DensityGrid {
  private static final int SIDE = 32;

  private final Box area;
  private final long[] counts = new long[SIDE * SIDE];

  /** A cell, and the number of things in it. */
  record Place(Box area, long count) {}

  DensityGrid(Box area) {
    this.area = area;
  }

  /** Counts things at a point; outside the grid, in the nearest cell. */
  void add(double x, double y, long things) {
    counts[cell(y, area.minY(), area.maxY()) * SIDE + cell(x, area.minX(), area.maxX())] += things;
  }

  private static int cell(double value, double low, double high) {
    double part = (value / 2 - low / 2) / (high / 2 - low / 2);
    return (int) Math.max(0, Math.min(SIDE - 1, part * SIDE));
  }

  /** Returns the cells with most things, at most this number. */
  List<Place> densest(int most) {
    List<Place> places = new ArrayList<>();
    long[] rest = counts.clone();
    while (places.size() < most) {
      int best = 0;
      for (int cell = 1; cell < rest.length; cell++) {
        best = rest[cell] > rest[best] ? cell : best;
      }
      if (rest[best] == 0) {
        break;
      }
      places.add(new Place(area(best % SIDE, best / SIDE), rest[best]));
      rest[best] = 0;
    }
    return places;
  }

  private Box area(int column, int row) {
    return new Box(
        edge(area.minX(), area.maxX(), column),
        edge(area.minY(), area.maxY(), row),
        edge(area.minX(), area.maxX(), column + 1),
        edge(area.minY(), area.maxY(), row + 1));
  }

  private static double edge(double low, double high, int number) {
    double part = (double) number / SIDE;
    return low * (1 - part) + high * part;
  }
}
