// SPDX-License-Identifier: Apache-2.0
package dev.carom.bulk;

import dev.carom.internal.exact.ErrorBounds;
import dev.carom.internal.join.GradualSearch;

/** Circles in double precision. */
final class DoubleCircles extends MovingCircles {
  private static final double[] NOTHING = {};

  private static final double ROUNDING = ErrorBounds.SQUARES;
  private static final double UNDERFLOW = ErrorBounds.UNDERFLOW_OF_SQUARES;
  private static final double SMALLEST = ErrorBounds.UNDERFLOW_OF_ROOTS;

  private double[] x = NOTHING;
  private double[] y = NOTHING;
  private double[] radius = NOTHING;
  private double[] grown = NOTHING;
  private final CircleSet grownCircles = new CircleSet();

  DoubleCircles(boolean touching, double distance) {
    super(touching, distance);
  }

  @Override
  void refer(NumberArrays arrays) {
    x = arrays.doubles(X);
    y = arrays.doubles(Y);
    radius = arrays.doubles(RADIUS);
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
  double farthestFrom(NumberArrays former, int from, int to) {
    double square = largestSquare(x, y, former.doubles(X), former.doubles(Y), from, to);
    return Math.sqrt(square) * (1 + ROUNDING) + SMALLEST;
  }

  /** The virtual machine turns this loop into vector instructions. */
  private static double largestSquare(
      double[] x, double[] y, double[] formerX, double[] formerY, int from, int to) {
    double largest = 0;
    for (int k = from; k < to; k++) {
      double dx = x[k] - formerX[k];
      double dy = y[k] - formerY[k];
      largest = Math.max(largest, dx * dx + dy * dy);
    }
    return largest;
  }

  @Override
  boolean findCandidates(SetSearch search, double margin, int limit) {
    if (!grow(margin)) {
      return false;
    }
    search.findCandidates(grownCircles, limit);
    grownCircles.release();
    return true;
  }

  @Override
  boolean beginSearch(
      SetSearch search, GradualSearch gradual, double margin, int limit, int steps) {
    boolean hasBegun = grow(margin) && search.begin(gradual, grownCircles, limit, steps);
    grownCircles.release();
    return hasBegun;
  }

  /** Enlarges all circles by a margin; returns false if one has become too large. */
  private boolean grow(double margin) {
    int count = count();
    if (grown.length < count) {
      grown = new double[count + count / 4];
    }
    double largest = 0;
    for (int k = 0; k < count; k++) {
      grown[k] = (radius[k] + margin) * (1 + ROUNDING) + SMALLEST;
      largest = Math.max(largest, grown[k]);
    }
    grownCircles.give(x).give(y).give(grown).first("count", count);
    return largest <= Double.MAX_VALUE;
  }

  @Override
  int settle(long[] candidates, int from, int to, long[] into, int place) {
    double[] x = this.x;
    double[] y = this.y;
    double[] radius = this.radius;
    double distance = this.distance;
    int end = place;
    for (int k = from; k < to; k++) {
      long pair = candidates[k];
      int a = (int) (pair >>> 32);
      int b = (int) pair;
      double dx = x[a] - x[b];
      double dy = y[a] - y[b];
      double reach = radius[a] + radius[b] + distance;
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
}
