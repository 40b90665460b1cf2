// SPDX-License-Identifier: Apache-2.0
package dev.carom.internal.exact;

/**
 * Bounds for the times at which the first core of a difference, while it moves, passes the lines of
 * the difference's edges, moved outwards by the radii. In plain doubles, so that exact arithmetic
 * need only compare the few edges whose bounds overlap. Objects are reusable.
 */
final class RoundedTimes {
  private final CoreDifference difference;
  private double motionX;
  private double motionY;
  private double reach;
  private int sign;
  private double[] earliest = new double[16];
  private double[] latest = new double[16];

  RoundedTimes(CoreDifference difference) {
    this.difference = difference;
  }

  /**
   * Sets the motion and the sum of the radii, and the sign: 1 for lines that are passed inwards,
   * whose last one counts, and -1 for outwards, where it is the first one.
   */
  void set(double roundedMotionX, double roundedMotionY, double roundedReach, int signOfSpeed) {
    motionX = roundedMotionX;
    motionY = roundedMotionY;
    reach = roundedReach;
    sign = signOfSpeed;
  }

  /** Finds the bounds for all edges and returns the largest one from below. */
  double findBounds() {
    int size = difference.walk().size();
    if (latest.length < size) {
      earliest = new double[2 * size];
      latest = new double[2 * size];
    }
    double last = Double.NEGATIVE_INFINITY;
    for (int k = 0; k < size; k++) {
      find(k);
      last = Math.max(last, earliest[k]);
    }
    return last;
  }

  private void find(int k) {
    double dx = difference.directionX(k);
    double dy = difference.directionY(k);
    double left = dx * motionY;
    double right = dy * motionX;
    double speed = sign * (left - right);
    double speedError =
        ErrorBounds.SEVEN_ROUNDINGS * (Math.abs(left) + Math.abs(right))
            + ErrorBounds.UNDERFLOW_OF_PRODUCTS;
    earliest[k] = Double.NEGATIVE_INFINITY;
    latest[k] = speed < -speedError ? Double.NEGATIVE_INFINITY : Double.POSITIVE_INFINITY;
    double square = dx * dx + dy * dy;
    if (!(speed > 4 * speedError && Rounded.isOrdinary(square))) {
      return;
    }
    double way = reach * Math.sqrt(square);
    double wayError = difference.sideError(k) + ErrorBounds.SEVEN_ROUNDINGS * way;
    double passed = -(difference.roundedSide(k) + way) / speed;
    // The last term is for times that underflow, when tiny shapes move extremely far.
    double error =
        2 * (wayError + Math.abs(passed) * speedError) / speed + ErrorBounds.UNDERFLOW_OF_PRODUCTS;
    if (Math.abs(passed) + error <= Double.MAX_VALUE) {
      earliest[k] = passed - error;
      latest[k] = passed + error;
    }
  }

  /**
   * Returns a bound from below for the time at which an edge's line is passed, times the sign.
   * Minus infinity if rounding hides it or the line is not passed.
   */
  double earliest(int k) {
    return earliest[k];
  }

  /** Returns a bound from above; infinite if rounding hides it, minus if it is not passed. */
  double latest(int k) {
    return latest[k];
  }
}
