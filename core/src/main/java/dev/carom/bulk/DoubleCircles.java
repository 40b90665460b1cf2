// SPDX-License-Identifier: Apache-2.0
package dev.carom.bulk;

import dev.carom.internal.exact.ErrorBounds;
import dev.carom.internal.index.SameNumbers;

/** Circles in double precision. */
final class DoubleCircles extends MovingCircles {
  private static final double[] NOTHING = {};

  private static final double ROUNDING = ErrorBounds.SQUARES;
  private static final double UNDERFLOW = ErrorBounds.UNDERFLOW_OF_SQUARES;
  private static final double SMALLEST = ErrorBounds.UNDERFLOW_OF_ROOTS;

  private double[] x = NOTHING;
  private double[] y = NOTHING;
  private double[] radius = NOTHING;
  private int count;

  private double[] keptX = NOTHING;
  private double[] keptY = NOTHING;
  private double[] keptRadius = NOTHING;
  private int keptCount;
  private double[] grown = NOTHING;

  DoubleCircles(boolean touching) {
    super(touching);
  }

  /** Sets the arrays to read. */
  void use(double[] x, double[] y, double[] radius, int count) {
    this.x = x;
    this.y = y;
    this.radius = radius;
    this.count = count;
  }

  @Override
  public int count() {
    return count;
  }

  @Override
  double x(int circle) {
    return x[circle];
  }

  @Override
  double y(int circle) {
    return y[circle];
  }

  @Override
  double radius(int circle) {
    return radius[circle];
  }

  @Override
  public void keep() {
    super.keep();
    keptX = copied(x, keptX);
    keptY = copied(y, keptY);
    keptRadius = copied(radius, keptRadius);
    keptCount = count;
  }

  private double[] copied(double[] values, double[] into) {
    double[] room = into.length < count ? new double[count + count / 4] : into;
    System.arraycopy(values, 0, room, 0, count);
    return room;
  }

  @Override
  public double farthest() {
    if (count != keptCount || !SameNumbers.in(radius, keptRadius, count)) {
      return Double.NaN;
    }
    double square = largestSquare(x, y, keptX, keptY, count);
    return Math.sqrt(square) * (1 + ROUNDING) + SMALLEST;
  }

  /** The virtual machine turns this loop into vector instructions. */
  private static double largestSquare(
      double[] x, double[] y, double[] keptX, double[] keptY, int count) {
    double largest = 0;
    for (int k = 0; k < count; k++) {
      double dx = x[k] - keptX[k];
      double dy = y[k] - keptY[k];
      largest = Math.max(largest, dx * dx + dy * dy);
    }
    return largest;
  }

  /**
   * Returns the radii, each enlarged by at least the margin; null if one exceeds the range of
   * doubles.
   */
  double[] grownRadii(double margin) {
    if (grown.length < count) {
      grown = new double[count + count / 4];
    }
    double largest = 0;
    for (int k = 0; k < count; k++) {
      grown[k] = (radius[k] + margin) * (1 + ROUNDING) + SMALLEST;
      largest = Math.max(largest, grown[k]);
    }
    return largest <= Double.MAX_VALUE ? grown : null;
  }

  @Override
  public int settle(long[] candidates, int from, int to, long[] into, int place) {
    double[] x = this.x;
    double[] y = this.y;
    double[] radius = this.radius;
    int end = place;
    for (int k = from; k < to; k++) {
      long pair = candidates[k];
      int a = (int) (pair >>> 32);
      int b = (int) pair;
      double dx = x[a] - x[b];
      double dy = y[a] - y[b];
      double reach = radius[a] + radius[b];
      double reached = reach * reach;
      double square = dx * dx + dy * dy;
      double result = square - reached;
      into[end] = pair;
      if (!(Math.abs(result) > (square + reached) * ROUNDING + UNDERFLOW)) {
        end += meet(a, b) ? 1 : 0;
      } else {
        end += (int) (Double.doubleToRawLongBits(result) >>> 63);
      }
    }
    return end;
  }

  /** Releases the arrays, which belong to the caller. */
  void release() {
    x = y = radius = NOTHING;
  }
}
