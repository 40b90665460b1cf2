// SPDX-License-Identifier: Apache-2.0
package dev.carom.internal.grid;

import dev.carom.internal.bounds.Bounds;
import dev.carom.internal.bounds.Sorting;

/** Estimates the distance between shapes where most of them are, from a sample. */
final class Spacing {
  private static final int SAMPLE = 256;

  /** A window holds this fraction of the sample. */
  private static final int WINDOWS = 16;

  private final double[] x = new double[SAMPLE];
  private final double[] y = new double[SAMPLE];
  private final double[] widths = new double[SAMPLE];

  /**
   * Returns the distance between neighbours if the shapes were spread evenly, over an area or along
   * a row.
   */
  double of(Bounds bounds, int[] ids, int shapes) {
    int step = Math.max(1, (shapes + SAMPLE - 1) / SAMPLE);
    int sample = 0;
    for (int k = 0; k < shapes; k += step) {
      x[sample] = bounds.minX(ids[k]);
      y[sample] = bounds.minY(ids[k]);
      sample++;
    }
    double spreadX = Math.min(spread(x, sample), Double.MAX_VALUE);
    double spreadY = Math.min(spread(y, sample), Double.MAX_VALUE);
    double inArea = Math.sqrt(spreadX) * Math.sqrt(spreadY) / Math.sqrt(shapes);
    double inRow = Math.max(spreadX, spreadY) / shapes;
    return Math.max(inArea, inRow);
  }

  /**
   * Returns the extent of the whole if it were as dense everywhere as in most places: far outliers
   * do not count.
   */
  private double spread(double[] values, int sample) {
    Sorting.sort(values, sample);
    int window = Math.max(1, sample / WINDOWS);
    int windows = sample - window;
    if (windows <= 0) {
      return 0;
    }
    for (int k = 0; k < windows; k++) {
      widths[k] = values[k + window] - values[k];
    }
    Sorting.sort(widths, windows);
    return widths[windows / 2] * WINDOWS;
  }
}
