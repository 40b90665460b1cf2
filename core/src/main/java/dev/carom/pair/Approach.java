// SPDX-License-Identifier: Apache-2.0
package dev.carom.pair;

import dev.carom.internal.exact.ErrorBounds;
import dev.carom.internal.exact.Exact;
import dev.carom.internal.exact.Paths;
import dev.carom.internal.exact.Rounded;
import dev.carom.internal.exact.Touch;

/**
 * Finds the time of first contact: starts with a close guess, then takes small steps back until the
 * caller reports that the shapes, each at its rounded stop position, do not overlap yet.
 */
final class Approach {
  final Touch touch = new Touch();
  private final AxisApproach x = new AxisApproach();
  private final AxisApproach y = new AxisApproach();
  private boolean isAlongX;

  /** The side of the met face that the point is on, as in {@link AxisApproach#sideAtTimeOf}. */
  private int side;

  private double fromX;
  private double fromY;
  private double toX;
  private double toY;
  private double time;
  private double freeTime;
  private double step;
  private double shortestStep;
  private boolean isSteppingBack;

  /** Begins a motion by (toX - fromX, toY - fromY). */
  void begin(double fromX, double fromY, double toX, double toY) {
    this.fromX = fromX;
    this.fromY = fromY;
    this.toX = toX;
    this.toY = toY;
  }

  /**
   * Starts at the time a point at (x0, y0) comes within r0 + r1 of (x1, y1). The point must do so.
   */
  void startAtDisc(double x0, double y0, double x1, double y1, double r0, double r1) {
    touch.enter(x0, y0, fromX, fromY, toX, toY, x1, y1, r0, r1);
    start(touch.time());
  }

  /**
   * Starts at the time the intervals [low0, high0] have come within reach of [low1, high1] on both
   * axes, and determines whether a face or a corner is met.
   */
  void beginFaces(
      double lowX0,
      double highX0,
      double motionX0,
      double lowX1,
      double highX1,
      double motionX1,
      double lowY0,
      double highY0,
      double motionY0,
      double lowY1,
      double highY1,
      double motionY1,
      double reach) {
    x.begin(lowX0, highX0, motionX0, lowX1, highX1, motionX1, reach);
    y.begin(lowY0, highY0, motionY0, lowY1, highY1, motionY1, reach);
    isAlongX = x.compareTime(y) >= 0;
    start(Math.max(x.time(), y.time()));
  }

  /** Returns true if the face met last, which is the one that stops the motion, is met along x. */
  boolean isAlongX() {
    return isAlongX;
  }

  /** Returns true if the point meets that face and not a corner at one of its ends. */
  boolean isAtFace() {
    if (last().beginsWithin()) {
      return false;
    }
    side = first().sideAtTimeOf(last());
    return side == 0;
  }

  /** Returns true if that face is met before the end of the motion; at the end does not count. */
  boolean isInTime() {
    return last().isInTime();
  }

  /** Returns the corner that the point meets; valid after {@link #isAtFace} has returned false. */
  double cornerX() {
    return cornerOf(x);
  }

  /** Returns the corner that the point meets; valid after {@link #isAtFace} has returned false. */
  double cornerY() {
    return cornerOf(y);
  }

  private double cornerOf(AxisApproach axis) {
    if (last().beginsWithin()) {
      return axis.closest();
    }
    if (axis == last()) {
      return axis.border();
    }
    return side < 0 ? axis.low() : axis.high();
  }

  private AxisApproach last() {
    return isAlongX ? x : y;
  }

  private AxisApproach first() {
    return isAlongX ? y : x;
  }

  /**
   * Starts at the time a point that moves from (x0, y0) to (x1, y1) leaves a box. Returns true if
   * it leaves through a face along x.
   */
  boolean leaveFaces(
      double x0,
      double x1,
      double minX,
      double maxX,
      double y0,
      double y1,
      double minY,
      double maxY) {
    // In reverse, the point enters through the face that it leaves through.
    beginFaces(x1, x1, x0, minX, maxX, x1, y1, y1, y0, minY, maxY, y1, 0);
    start(isAlongX ? timeOutOfFace(x0, x1, minX, maxX) : timeOutOfFace(y0, y1, minY, maxY));
    return isAlongX;
  }

  private static double timeOutOfFace(double start, double end, double low, double high) {
    return end > start
        ? Rounded.quotient(high, -start, 0, end, -start)
        : Rounded.quotient(start, -low, 0, start, -end);
  }

  /**
   * Steps back until the shapes are in front of the face of [low1, high1] that [low0, high0] moves
   * towards, or in front of the face on the other axis, or do not overlap and have not passed each
   * other.
   */
  void stopAtFace(
      double low0,
      double high0,
      double motion0,
      double low1,
      double high1,
      double motion1,
      double reach,
      double otherLow0,
      double otherHigh0,
      double otherMotion0,
      double otherLow1,
      double otherHigh1,
      double otherMotion1) {
    boolean forward = motion0 > motion1;
    boolean otherForward = otherMotion0 > otherMotion1;
    boolean otherBackward = otherMotion0 < otherMotion1;
    boolean blocked;
    do {
      // In most cases the first comparison decides.
      blocked =
          forward
              ? isBeyond(high0, motion0, reach, low1, motion1)
              : isBeyond(high1, motion1, reach, low0, motion0);
      if (blocked) {
        boolean passed =
            forward
                ? !isBeyond(high1, motion1, reach, low0, motion0)
                : !isBeyond(high0, motion0, reach, low1, motion1);
        boolean overLow = isBeyond(otherHigh0, otherMotion0, reach, otherLow1, otherMotion1);
        boolean overHigh = isBeyond(otherHigh1, otherMotion1, reach, otherLow0, otherMotion0);
        boolean isBeforeOther = otherForward ? !overLow : otherBackward && !overHigh;
        passed |= otherForward ? !overHigh : otherBackward && !overLow;
        blocked = !isBeforeOther && (passed || (overLow && overHigh));
        if (blocked && !passed && reach > 0) {
          // A circle is not as large as the square around it.
          blocked =
              Overlap.circleBoxStrict(
                  stop(low0, motion0),
                  stop(otherLow0, otherMotion0),
                  reach,
                  stop(low1, motion1),
                  stop(otherLow1, otherMotion1),
                  stop(high1, motion1),
                  stop(otherHigh1, otherMotion1));
        }
      }
    } while (goOn(blocked));
  }

  /**
   * Returns true if, at the current guess, high + reach is greater than low; equality is a touch.
   */
  private boolean isBeyond(
      double high, double highMotion, double reach, double low, double lowMotion) {
    return Exact.signOfSum(stop(high, highMotion), reach, -stop(low, lowMotion)) > 0;
  }

  /**
   * Returns the middle of the range that both intervals cover at the stop, within the second one.
   */
  double middle(
      double low0, double high0, double motion0, double low1, double high1, double motion1) {
    double low = stop(low1, motion1);
    double high = stop(high1, motion1);
    double middle =
        Rounded.middle(Math.max(stop(low0, motion0), low), Math.min(stop(high0, motion0), high));
    return Exact.clamp(middle, low, high);
  }

  /** Starts the search with a guess. */
  void start(double guess) {
    start(guess, 0);
  }

  /** Starts the search with a guess and never takes steps shorter than the given one. */
  void start(double guess, double leastStep) {
    time = bounded(guess);
    shortestStep = Math.max(bounded(leastStep), time * ErrorBounds.HALF_ULP + Double.MIN_VALUE);
    step = shortestStep;
    isSteppingBack = true;
  }

  /** Returns the current guess. */
  double time() {
    return time;
  }

  /** Returns a coordinate's position at the current guess. */
  double stop(double start, double motion) {
    return Rounded.finite(start + motion * time);
  }

  /**
   * Moves to the next guess; returns false if the current one is the result. While the guess is
   * blocked, steps back, doubling the step each time; then steps forward again in ever shorter
   * steps. The start always counts as free, even if the caller reports it as blocked.
   */
  boolean goOn(boolean blocked) {
    if (isSteppingBack && blocked && time > 0) {
      time = Math.max(0, time - step);
      step *= 2;
      return true;
    }
    if (isSteppingBack) {
      isSteppingBack = false;
      freeTime = time;
      step /= 2;
    } else if (!blocked) {
      freeTime = time;
    }
    step /= 2;
    if (step >= shortestStep) {
      time = freeTime + step;
      return true;
    }
    if (time != freeTime) {
      time = freeTime;
      return true;
    }
    return false;
  }

  /** Returns true if, along the motion, (x1, y1) is behind (x0, y0). */
  boolean hasPassed(double x0, double y0, double x1, double y1) {
    return Paths.signOfApproach(x0, y0, fromX, fromY, toX, toY, x1, y1) < 0;
  }

  private static double bounded(double time) {
    return time > 0 ? Math.min(time, 1) : 0;
  }
}
