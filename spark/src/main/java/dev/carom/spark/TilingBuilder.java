package dev.carom.spark;

import java.util.Arrays;

/**
 * Divides the plane where shapes are, by a sample of them, until no tile has more than wanted:
 * places with many shapes get small tiles. Each line goes the way that cuts fewer shapes, and there
 * is none where it would put most of them on both sides.
 */
final class TilingBuilder {
  /** A line that leaves one side more than this part of the shapes is not worth it. */
  private static final double MOST_ON_ONE_SIDE = 0.85;

  /** Nor is one that cuts so many. */
  private static final double MOST_ON_BOTH_SIDES = 0.4;

  /** Lines that differ by less in what they cut go across the longer way. */
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

  /** Divides until no tile has more than so many shapes of the sample, or no line helps. */
  static Tiling divide(Sample sample, double mostInATile) {
    TilingBuilder builder = new TilingBuilder(sample, mostInATile);
    int[] all = new int[sample.count()];
    Arrays.setAll(all, index -> index);
    builder.tiling.setFirst(builder.divide(all, EVERYWHERE));
    return builder.tiling;
  }

  /** Divides a part with some shapes, and returns the line, or the complement of the tile. */
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

  /** The line with about the fewest shapes on its fuller side; null if none is worth it. */
  private Line best(int[] shapes) {
    Line best = null;
    for (int axis = 0; axis < 2; axis++) {
      double[] middles = new double[shapes.length];
      for (int k = 0; k < shapes.length; k++) {
        middles[k] = sample.middle(shapes[k], axis);
      }
      Arrays.sort(middles);
      double median = middles[middles.length / 2];
      // Most of the way that the shapes take up; a few far away do not count.
      double spread =
          middles[middles.length - 1 - middles.length / 20] - middles[middles.length / 20];
      best = better(best, Line.at(axis, median, spread, sample, shapes));
      // If many are in one place, a line behind it divides better than one before.
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

  /** A line, and how many of the shapes reach below and above it. */
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
