// SPDX-License-Identifier: Apache-2.0
package dev.carom.io;

/**
 * Distances of circles and boxes along the axes, rounded up, with twice the digits of a double. If
 * these do not decide, exact arithmetic must.
 */
final class QuickDistance {
  /**
   * More than the error of the result, relative to the distance of the centres or sides: each of
   * about ten roundings is below 2^-102 of that.
   */
  private static final double ERROR = 0x1p-94;

  /** Squares of lengths between these, and their errors, are ordinary doubles. */
  private static final double SMALLEST = 0x1p-400;

  private static final double LARGEST = 0x1p400;

  /** Multiplied with a double, separates its upper half. */
  private static final double SPLITTER = 0x1p27 + 1;

  private QuickDistance() {}

  /**
   * Returns the smallest double that is not below the length of (endX - startX, endY - startY)
   * minus both radii, all of which must be positive or 0; NaN if that is not certain.
   */
  static double roundedUp(
      double startX, double endX, double startY, double endY, double r0, double r1) {
    double x = endX - startX;
    double y = endY - startY;
    double largest = Math.max(x, y);
    if (!(largest >= SMALLEST && largest <= LARGEST)) {
      return Double.NaN;
    }
    double xTail = differenceTail(endX, startX, x);
    double yTail = differenceTail(endY, startY, y);
    double xSquare = x * x;
    double ySquare = y * y;
    double square = xSquare + ySquare;
    double squareTail =
        sumTail(xSquare, ySquare, square)
            + (squareTail(x, xSquare) + squareTail(y, ySquare) + 2 * (x * xTail + y * yTail));
    // One step of Newton's method doubles the digits of the root.
    double root = Math.sqrt(square);
    double rootSquare = root * root;
    double rest = square - rootSquare - squareTail(root, rootSquare) + squareTail;
    double rootTail = rest / (2 * root);
    double radii = r0 + r1;
    double gap = root - radii;
    double tail = differenceTail(root, radii, gap) - sumTail(r0, r1, radii) + rootTail;
    double up = gap + tail;
    double beyond = sumTail(gap, tail, up);
    if (!(up > 0 && Math.abs(beyond) > root * ERROR)) {
      return Double.NaN;
    }
    return beyond > 0 ? Math.nextUp(up) : up;
  }

  private static double sumTail(double a, double b, double sum) {
    double bPart = sum - a;
    return a - (sum - bPart) + (b - bPart);
  }

  private static double differenceTail(double a, double b, double difference) {
    return sumTail(a, -b, difference);
  }

  /** Returns what a rounded square lacks of the real one. */
  private static double squareTail(double number, double square) {
    double large = number * SPLITTER;
    double high = large - (large - number);
    double low = number - high;
    return low * low - (square - high * high - 2 * (high * low));
  }
}
