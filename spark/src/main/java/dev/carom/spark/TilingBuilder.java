// SPDX-License-Identifier: Apache-2.0
package dev.carom.spark;

import java.util.Arrays;

/**
 * Divides the plane by a sample of shapes until no tile has more than the wanted number, so dense
 * areas get small tiles. Each line has the direction that cuts fewer shapes. There is no line that
 * would put most shapes on both sides.
 */
final class TilingBuilder {
  /** A line that leaves a larger fraction of the shapes on one side is not worth it. */
  private static final double MOST_ON_ONE_SIDE = 0.85;

  /** Nor is a line that cuts a larger fraction. */
  private static final double MOST_ON_BOTH_SIDES = 0.4;

  /** If two lines differ by less in the shapes they cut, the one across the longer extent wins. */
  private static final double AS_GOOD = 0.01;

  private static final double[] EVERYWHERE = {
    Double.NEGATIVE_INFINITY,
    Double.NEGATIVE_INFINITY,
    Double.POSITIVE_INFINITY,
    Double.POSITIVE_INFINITY
  };

  private final Sample sample;
  private final double mostInATile;
  private final Tiling tiling = new Tiling();

  private TilingBuilder(Sample sample, double mostInATile) {
    this.sample = sample;
    this.mostInATile = mostInATile;
  }

  /** Divides until no tile has more than this number of sampled shapes, or no line helps. */
  static Tiling divide(Sample sample, double mostInATile) {
    TilingBuilder builder = new TilingBuilder(sample, mostInATile);
    int[] all = new int[sample.count()];
    Arrays.setAll(all, index -> index);
    builder.tiling.setFirst(builder.divide(all, EVERYWHERE));
    return builder.tiling;
  }

  /** Divides a region with these shapes and returns the line, or the complement of the tile. */
  private int divide(int[] shapes, double[] region) {
    Line best = shapes.length > mostInATile ? best(shapes) : null;
    if (best == null) {
      return tiling.addTile(region);
    }
    int line = tiling.addLine(best.axis, best.place);
    double[] regionBelow = region.clone();
    regionBelow[2 + best.axis] = best.place;
    double[] regionAbove = region.clone();
    regionAbove[best.axis] = best.place;
    int below = divide(best.select(sample, shapes, true), regionBelow);
    int above = divide(best.select(sample, shapes, false), regionAbove);
    tiling.setSides(line, below, above);
    return line;
  }

  /** Returns the line with about the fewest shapes on its fuller side; null if none is worth it. */
  private Line best(int[] shapes) {
    Line best = null;
    for (int axis = 0; axis < 2; axis++) {
      double[] middles = new double[shapes.length];
      for (int k = 0; k < shapes.length; k++) {
        middles[k] = sample.middle(shapes[k], axis);
      }
      Arrays.sort(middles);
      double median = middles[middles.length / 2];
      // The extent of most shapes, ignoring a few outliers.
      double spread =
          middles[middles.length - 1 - middles.length / 20] - middles[middles.length / 20];
      best = better(best, Line.at(axis, median, spread, sample, shapes));
      // If many shapes are in one place, a line behind it divides better than one in front.
      int behind = firstAbove(middles, median);
      if (behind < middles.length) {
        best = better(best, Line.at(axis, middles[behind], spread, sample, shapes));
      }
    }
    return best;
  }

  private static Line better(Line one, Line other) {
    boolean isWorthIt =
        other.larger() <= MOST_ON_ONE_SIDE * other.shapes
            && other.below + other.above <= (1 + MOST_ON_BOTH_SIDES) * other.shapes;
    if (!isWorthIt || one == null) {
      return isWorthIt ? other : one;
    }
    double difference = (double) (other.larger() - one.larger()) / one.shapes;
    boolean isBetter = Math.abs(difference) <= AS_GOOD ? other.spread > one.spread : difference < 0;
    return isBetter ? other : one;
  }

  private static int firstAbove(double[] ascending, double value) {
    int low = 0;
    int high = ascending.length;
    while (low < high) {
      int middle = (low + high) >>> 1;
      if (ascending[middle] <= value) {
        low = middle + 1;
      } else {
        high = middle;
      }
    }
    return low;
  }

  /** A line, and the numbers of shapes below and above it. */
  private record Line(int axis, double place, double spread, int shapes, int below, int above) {
    static Line at(int axis, double place, double spread, Sample sample, int[] shapes) {
      int below = 0;
      int above = 0;
      for (int shape : shapes) {
        below += sample.min(shape, axis) < place ? 1 : 0;
        above += sample.max(shape, axis) >= place ? 1 : 0;
      }
      return new Line(axis, place, spread, shapes.length, below, above);
    }

    int larger() {
      return Math.max(below, above);
    }

    int[] select(Sample sample, int[] from, boolean isBelow) {
      int[] selected = new int[isBelow ? below : above];
      int count = 0;
      for (int shape : from) {
        if (isBelow ? sample.min(shape, axis) < place : sample.max(shape, axis) >= place) {
          selected[count++] = shape;
        }
      }
      return selected;
    }
  }
}
