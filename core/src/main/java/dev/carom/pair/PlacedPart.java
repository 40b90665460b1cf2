// SPDX-License-Identifier: Apache-2.0
package dev.carom.pair;

import static dev.carom.internal.exact.Rounded.finite;
import static dev.carom.internal.exact.Rounded.largest;

import dev.carom.internal.exact.ErrorBounds;
import dev.carom.internal.exact.Exact;

/** One part of a {@link PlacedPair}: its current position and its stop position. */
final class PlacedPart {
  /** x, y and radius of a circle, the four sides of a box; all rounded. */
  final double[] numbers = new double[Parts.NUMBERS];

  final double[] tails = new double[Parts.NUMBERS];

  /** The same after {@link #moveBy}. */
  final double[] stop = new double[Parts.NUMBERS];

  final double[] stopTails = new double[Parts.NUMBERS];
  Parts.Kind kind;

  /** Without a place, each number moves on its own, like those of a shape given by the caller. */
  private boolean hasPlace;

  private double placeX;
  private double placeY;

  void set(Parts.Kind kind, double[] numbers, double[] tails, int at) {
    this.kind = kind;
    hasPlace = false;
    for (int k = 0; k < Parts.NUMBERS; k++) {
      this.numbers[k] = numbers[at + k];
      this.tails[k] = tails[at + k];
    }
  }

  void setPlace(double x, double y) {
    hasPlace = true;
    placeX = x;
    placeY = y;
  }

  /** Returns how far the part extends beyond its coordinates. */
  double radius() {
    return switch (kind) {
      case CIRCLE -> numbers[2];
      case BOX -> 0;
      case CAPSULE, POLYGON -> throw unsupported();
    };
  }

  static IllegalStateException unsupported() {
    return new IllegalStateException("only circles and boxes have tails");
  }

  /** Returns the index of the largest x; the largest y follows. */
  int farEnd() {
    return switch (kind) {
      case CIRCLE -> 0;
      case BOX -> 2;
      case CAPSULE, POLYGON -> throw unsupported();
    };
  }

  /** Returns the largest absolute value of the numbers. */
  double size() {
    return largest(numbers[0], numbers[1], numbers[2], numbers[3]);
  }

  /** Returns a quarter to half an ulp of the largest number or place. */
  double grain() {
    double place = hasPlace ? Math.max(Math.abs(placeX), Math.abs(placeY)) : 0;
    return Math.max(size(), place) * (ErrorBounds.HALF_ULP / 2);
  }

  /** Sets the stop position. */
  void moveBy(double x, double y) {
    stop[2] = numbers[2];
    for (int k = 0; k < farEnd() + 2; k++) {
      double motion = k % 2 == 0 ? x : y;
      if (hasPlace) {
        double place = k % 2 == 0 ? placeX : placeY;
        double moved = finite(place + motion);
        double offset = Exact.missingTerm(numbers[k], tails[k], place);
        double sum = moved + offset;
        stop[k] = finite(sum);
        stopTails[k] = stop[k] == sum ? Exact.tailOfSum(moved, offset) : 0;
      } else {
        stop[k] = finite(numbers[k] + motion);
        stopTails[k] = 0;
      }
    }
  }
}
