// SPDX-License-Identifier: Apache-2.0
package dev.carom.bulk;

import dev.carom.internal.check.Arguments;
import dev.carom.internal.exact.ErrorBounds;
import dev.carom.internal.exact.QuickTurnedBoxes;
import dev.carom.internal.exact.TurnedBox;
import dev.carom.internal.exact.TurnedBoxPair;
import dev.carom.internal.join.PairTree;

/** Turned boxes, given by centres, half sizes and directions. */
final class TurnedBoxSet extends BoundedSet {
  /** The range of squares of lengths that neither lose digits nor make others do so. */
  private static final double SMALLEST_SQUARE = 0x1p-500;

  private static final double LARGEST_SQUARE = 0x1p500;

  double[] x;
  double[] y;
  double[] halfWidth;
  double[] halfHeight;
  double[] cos;
  double[] sin;

  TurnedBoxSet() {
    super("x", "y", "halfWidth", "halfHeight", "cos", "sin");
    refer();
  }

  @Override
  void refer() {
    x = arrays.doubles(0);
    y = arrays.doubles(1);
    halfWidth = arrays.doubles(2);
    halfHeight = arrays.doubles(3);
    cos = arrays.doubles(4);
    sin = arrays.doubles(5);
  }

  @Override
  SetKind kind() {
    return SetKind.TURNED_BOXES;
  }

  @Override
  void bound(int k) {
    double width = halfWidth[k];
    double height = halfHeight[k];
    if (!(Arguments.isFinite(x[k])
        && Arguments.isFinite(y[k])
        && width >= 0
        && width <= Double.MAX_VALUE
        && height >= 0
        && height <= Double.MAX_VALUE
        && Arguments.isFinite(cos[k])
        && Arguments.isFinite(sin[k]))) {
      refuse(k);
    }
    double c = Math.abs(cos[k]);
    double s = Math.abs(sin[k]);
    double reachX = aboveProducts(width * c + height * s);
    double reachY = aboveProducts(width * s + height * c);
    setBoundsOfSums(k, x[k] - reachX, y[k] - reachY, x[k] + reachX, y[k] + reachY);
  }

  private void refuse(int k) {
    checkFinite("x", k, x[k]);
    checkFinite("y", k, y[k]);
    checkNotNegative("halfWidth", k, halfWidth[k]);
    checkNotNegative("halfHeight", k, halfHeight[k]);
    checkFinite("cos", k, cos[k]);
    checkFinite("sin", k, sin[k]);
  }

  /** Returns a number above the sum of two products that was rounded to {@code sum}. */
  private static double aboveProducts(double sum) {
    return sum + (sum * ErrorBounds.SEVEN_ROUNDINGS + ErrorBounds.UNDERFLOW_OF_PRODUCTS);
  }

  @Override
  boolean isFlatX(int k) {
    return (halfWidth[k] == 0 || cos[k] == 0) && (halfHeight[k] == 0 || sin[k] == 0);
  }

  @Override
  boolean isFlatY(int k) {
    return (halfWidth[k] == 0 || sin[k] == 0) && (halfHeight[k] == 0 || cos[k] == 0);
  }

  /** Sets a box with a radius to a turned box. */
  void put(int k, TurnedBox box) {
    box.set(x[k], y[k], halfWidth[k], halfHeight[k], cos[k], sin[k]);
  }

  /**
   * Writes the centre relative to an origin, half the sizes and the direction, scaled to the length
   * 1; NaN for a length that is too extreme for that.
   */
  void putUnit(int k, double originX, double originY, float[] into, int at) {
    double square = cos[k] * cos[k] + sin[k] * sin[k];
    double length =
        square > SMALLEST_SQUARE && square < LARGEST_SQUARE ? Math.sqrt(square) : Double.NaN;
    into[at] = (float) (x[k] - originX);
    into[at + 1] = (float) (y[k] - originY);
    into[at + 2] = (float) (halfWidth[k] * length);
    into[at + 3] = (float) (halfHeight[k] * length);
    into[at + 4] = (float) (cos[k] / length);
    into[at + 5] = (float) (sin[k] / length);
  }

  /**
   * Compares a box with another, which has a radius: -1 if they overlap, 1 if they are apart, 0 if
   * only exact arithmetic can tell.
   */
  int compare(
      double otherX,
      double otherY,
      double otherHalfWidth,
      double otherHalfHeight,
      double otherCos,
      double otherSin,
      double radius,
      int k) {
    return QuickTurnedBoxes.compare(
        otherX,
        otherY,
        otherHalfWidth,
        otherHalfHeight,
        otherCos,
        otherSin,
        x[k],
        y[k],
        halfWidth[k],
        halfHeight[k],
        cos[k],
        sin[k],
        radius);
  }

  /** Returns true if a box and a circle form a pair. Exact. */
  boolean meetsCircle(int k, double centreX, double centreY, double radius, boolean touching) {
    int quick = compare(centreX, centreY, 0, 0, 1, 0, radius, k);
    if (quick != 0) {
      return quick < 0;
    }
    TurnedBoxPair pair = TurnedBoxPair.ofThisThread();
    pair.first().setCircle(centreX, centreY, radius);
    put(k, pair.second());
    return pair.meet(touching);
  }

  @Override
  void fill(PairTree tree, int first) {
    for (int k = 0; k < count; k++) {
      tree.setOutside(first + k, minX(k), minY(k), maxX(k), maxY(k), arrays.hash(k));
      tree.setInside(first + k, x[k], y[k], x[k], y[k], insideRadius(k));
    }
  }

  /** Returns the radius of a circle around the centre that is inside the box. */
  private double insideRadius(int k) {
    double length = Math.sqrt(cos[k] * cos[k] + sin[k] * sin[k]);
    double shorter = length * (1 - ErrorBounds.SEARCHES) - ErrorBounds.UNDERFLOW_OF_ROOTS;
    double radius = Math.max(shorter, 0) * Math.min(halfWidth[k], halfHeight[k]);
    // NaN if the length is too large for a double and the size is 0.
    return radius > 0 ? Math.min(radius, Double.MAX_VALUE) * (1 - ErrorBounds.SEARCHES) : 0;
  }

  @Override
  boolean isSame(int a, int b) {
    return arrays.areEqual(a, b);
  }
}
