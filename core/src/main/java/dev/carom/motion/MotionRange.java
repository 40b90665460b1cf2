// SPDX-License-Identifier: Apache-2.0
package dev.carom.motion;

import dev.carom.internal.check.Arguments;

/** Rejects motions that are not finite or that end beyond the range of doubles. */
final class MotionRange {
  private MotionRange() {}

  static void checkMotion(double motionX, double motionY) {
    Arguments.finite("motionX", motionX);
    Arguments.finite("motionY", motionY);
  }

  static void checkEnd(double x, double y) {
    if (!Arguments.isFinite(x) || !Arguments.isFinite(y)) {
      throw new IllegalArgumentException(
          "the motion must end at finite coordinates, but leads to " + x + ", " + y);
    }
  }

  static void checkExtent(double largestCoordinate) {
    if (!Arguments.isFinite(largestCoordinate)) {
      throw new IllegalArgumentException(
          "the motion must end at finite coordinates, but leads to a side at Infinity");
    }
  }
}
