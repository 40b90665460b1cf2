package dev.carom.motion;

/** Refuses motions that are no numbers or lead beyond all numbers. */
final class Finite {
  private Finite() {}

  static void checkMotion(double motionX, double motionY) {
    check("motionX", motionX);
    check("motionY", motionY);
  }

  private static void check(String name, double value) {
    if (!isFinite(value)) {
      throw new IllegalArgumentException(name + " must be finite, but was " + value);
    }
  }

  static void checkEnd(double x, double y) {
    if (!isFinite(x) || !isFinite(y)) {
      throw new IllegalArgumentException(
          "the motion must end at finite coordinates, but leads to " + x + ", " + y);
    }
  }

  static void checkExtent(double largestCoordinate) {
    if (!isFinite(largestCoordinate)) {
      throw new IllegalArgumentException(
          "the motion must end at finite coordinates, but leads to a side at Infinity");
    }
  }

  private static boolean isFinite(double value) {
    return Math.abs(value) <= Double.MAX_VALUE;
  }
}
