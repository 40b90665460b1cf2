package dev.carom.pair;

import static dev.carom.internal.exact.Rounded.finite;
import static dev.carom.internal.exact.Rounded.largest;

import dev.carom.internal.exact.ErrorBounds;
import dev.carom.internal.exact.Exact;

/** One part of a {@link PlacedPair}, where it is and where it stops. */
final class PlacedPart {
  /** For a circle x, y and radius; for a box the four sides; all rounded. */
  final double[] numbers = new double[4];

  final double[] tails = new double[4];

  /** The same after {@link #moveBy}. */
  final double[] stop = new double[4];

  final double[] stopTails = new double[4];
  boolean isCircle;

  /** Without a place each number moves by itself, as those of a shape that is given do. */
  private boolean hasPlace;

  private double placeX;
  private double placeY;

  void set(boolean isCircle, double[] numbers, double[] tails, int at) {
    this.isCircle = isCircle;
    hasPlace = false;
    for (int k = 0; k < 4; k++) {
      this.numbers[k] = numbers[at + k];
      this.tails[k] = tails[at + k];
    }
  }

  void setPlace(double x, double y) {
    hasPlace = true;
    placeX = x;
    placeY = y;
  }

  double radius() {
    return isCircle ? numbers[2] : 0;
  }

  /** The largest size of its numbers. */
  double size() {
    return largest(numbers[0], numbers[1], numbers[2], numbers[3]);
  }

  /** From a quarter to half an ulp of the largest number or place. */
  double grain() {
    double place = hasPlace ? Math.max(Math.abs(placeX), Math.abs(placeY)) : 0;
    return Math.max(size(), place) * (ErrorBounds.HALF_ULP / 2);
  }

  /** Sets where the part stops. */
  void moveBy(double x, double y) {
    stop[2] = numbers[2];
    int size = isCircle ? 2 : 4;
    for (int k = 0; k < size; k++) {
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
