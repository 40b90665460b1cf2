// SPDX-License-Identifier: Apache-2.0
package dev.carom.cli;

import dev.carom.Box;
import dev.carom.Circle;
import dev.carom.io.ShapeTable;
import dev.carom.pair.Parts;
import java.util.Arrays;
import java.util.List;

/** Where the shapes of a table are, how large they are, and how dense. */
final class ShapeStatistics {
  /** Places with fewer shapes are not dense. */
  private static final int DENSE = 2;

  /** The number of shapes that decide where most of them are. */
  private static final int SAMPLE = 20_000;

  /** The share of shapes that is cut off at each of the four sides. */
  private static final double CUT = 0.0025;

  private final ShapeTable table;
  private final Box bounds;
  private final Box centers;
  private final Box most;
  private final double[] sizes;
  private int smallest;
  private int largest;
  private final double covered;
  private final List<DensityGrid.Place> densest;

  /** Examines a table that has shapes. */
  ShapeStatistics(ShapeTable table) {
    this.table = table;
    bounds = Areas.of(table, table);
    centers = centers();
    most = most();
    sizes = sizes();
    covered = Coverage.of(table, bounds);
    densest = findDensest();
  }

  private Box centers() {
    double minX = Areas.centerX(table, 0);
    double minY = Areas.centerY(table, 0);
    double maxX = minX;
    double maxY = minY;
    for (int row = 1; row < table.size(); row++) {
      double x = Areas.centerX(table, row);
      double y = Areas.centerY(table, row);
      minX = Math.min(minX, x);
      minY = Math.min(minY, y);
      maxX = Math.max(maxX, x);
      maxY = Math.max(maxY, y);
    }
    return new Box(minX, minY, maxX, maxY);
  }

  /**
   * Returns an area with about 99 % of the centres, so that a few outliers do not decide where
   * shapes are dense.
   */
  private Box most() {
    int step = (table.size() + SAMPLE - 1) / SAMPLE;
    double[] x = new double[(table.size() + step - 1) / step];
    double[] y = new double[x.length];
    for (int k = 0; k < x.length; k++) {
      x[k] = Areas.centerX(table, k * step);
      y[k] = Areas.centerY(table, k * step);
    }
    Arrays.sort(x);
    Arrays.sort(y);
    int first = (int) (CUT * x.length);
    int last = x.length - 1 - first;
    return new Box(x[first], y[first], x[last], y[last]);
  }

  private double[] sizes() {
    double[] result = new double[table.size()];
    for (int row = 0; row < result.length; row++) {
      double size = size(row);
      result[row] = size;
      smallest = size < result[smallest] ? row : smallest;
      largest = size > result[largest] ? row : largest;
    }
    return result;
  }

  private double size(int row) {
    double size =
        table.kind(row) == Parts.Kind.CIRCLE
            ? 2 * ((Circle) table.shape(row)).radius()
            : Math.max(table.maxX(row) - table.minX(row), table.maxY(row) - table.minY(row));
    return Math.min(size, Double.MAX_VALUE);
  }

  private List<DensityGrid.Place> findDensest() {
    Box area = hasOutliers() ? most : bounds;
    DensityGrid grid = new DensityGrid(area);
    for (int row = 0; row < table.size(); row++) {
      double x = Areas.centerX(table, row);
      double y = Areas.centerY(table, row);
      if (area.contains(x, y)) {
        grid.add(x, y, 1);
      }
    }
    return grid.densest(DetectSummary.SHOWN_PLACES).stream()
        .filter(place -> place.count() >= DENSE)
        .toList();
  }

  /**
   * Returns true if a few shapes are so far away that they more than double the width or height.
   */
  boolean hasOutliers() {
    return most.width() < centers.width() / 2 || most.height() < centers.height() / 2;
  }

  /** Returns the bounds of all shapes. */
  Box bounds() {
    return bounds;
  }

  /** Returns the area that has about 99 % of the centres. */
  Box mostCenters() {
    return most;
  }

  /** Returns the smallest size: the longer side of the bounds of a shape. */
  double smallest() {
    return sizes[smallest];
  }

  /** Returns the id of the first shape of the smallest size. */
  String smallestId() {
    return table.id(smallest);
  }

  /** Returns the median of the sizes. */
  double median() {
    double upper = Selection.of(sizes, sizes.length / 2);
    return sizes.length % 2 == 1
        ? upper
        : Selection.of(sizes, sizes.length / 2 - 1) / 2 + upper / 2;
  }

  /** Returns the largest size. */
  double largest() {
    return sizes[largest];
  }

  /** Returns the id of the first shape of the largest size. */
  String largestId() {
    return table.id(largest);
  }

  /** Returns about which share of the bounds the shapes cover, or NaN if that makes no sense. */
  double covered() {
    return covered;
  }

  /** Returns the places with most centres. */
  List<DensityGrid.Place> densest() {
    return densest;
  }

  /** Returns how many shapes there are of which size. */
  List<SizeHistogram.Range> histogram() {
    return SizeHistogram.of(sizes);
  }
}
