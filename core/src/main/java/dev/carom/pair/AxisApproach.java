// SPDX-License-Identifier: Apache-2.0
package dev.carom.pair;

import dev.carom.internal.exact.ErrorBounds;
import dev.carom.internal.exact.Exact;
import dev.carom.internal.exact.Rounded;
import dev.carom.internal.exact.Slabs;

/** The approach of two moving intervals along one axis, up to a given reach. */
final class AxisApproach {
  private double start;
  private double motion0;
  private double low1;
  private double high1;
  private double motion1;

  /** The way is the sum of three doubles, and the speed the sum of two. */
  private double way0;

  private double way1;
  private double way2;
  private double speed0;
  private double speed1;
  private double way;
  private double time;

  /**
   * Starts with the interval [low0, high0] and its motion, and the other interval and its motion.
   */
  void begin(
      double low0,
      double high0,
      double motion0,
      double low1,
      double high1,
      double motion1,
      double reach) {
    start = low0;
    this.motion0 = motion0;
    this.low1 = low1;
    this.high1 = high1;
    this.motion1 = motion1;
    if (rests()) {
      way = Double.NEGATIVE_INFINITY;
      time = Double.NEGATIVE_INFINITY;
      return;
    }
    boolean isForward = motion0 > motion1;
    way0 = isForward ? low1 : low0;
    way1 = isForward ? -high0 : -high1;
    way2 = -reach;
    speed0 = isForward ? motion0 : motion1;
    speed1 = isForward ? -motion1 : -motion0;
    way = Rounded.sum(way0, way1, way2);
    time = Rounded.quotient(way, way0, way1, way2, speed0, speed1);
  }

  private boolean rests() {
    return motion0 == motion1;
  }

  /**
   * Returns the time at which they come within reach; negative if they already are or do not
   * approach.
   */
  double time() {
    return time;
  }

  /** Returns true if they start within reach; exactly at reach does not count. */
  boolean beginsWithin() {
    return way < 0;
  }

  /** Returns true if they come within reach before the end of the motion. Exact. */
  boolean isInTime() {
    return Exact.signOfSum(way0, way1, way2, -speed0, -speed1) < 0;
  }

  /** Compares the two times exactly. */
  int compareTime(AxisApproach other) {
    if (rests() || other.rests()) {
      return Double.compare(time, other.time);
    }
    double difference = time - other.time;
    // A time has 4 roundings, two of them for the sum of three terms, and the difference one more.
    double size = Math.abs(time) + Math.abs(other.time);
    double error = size * ErrorBounds.SEVEN_ROUNDINGS + ErrorBounds.UNDERFLOW_OF_SQUARES;
    if (Math.abs(difference) > error) {
      return difference < 0 ? -1 : 1;
    }
    return Slabs.compareTimes(
        way0,
        way1,
        way2,
        speed0,
        speed1,
        other.way0,
        other.way1,
        other.way2,
        other.speed0,
        other.speed1);
  }

  /**
   * Returns the side of the other interval that a point is on at the time the other axis comes
   * within reach: -1 if below, 1 if above, 0 if inside. Exact.
   */
  int sideAtTimeOf(AxisApproach other) {
    return compareAtTimeOf(other, low1) < 0 ? -1 : compareAtTimeOf(other, high1) > 0 ? 1 : 0;
  }

  private int compareAtTimeOf(AxisApproach other, double border) {
    return Slabs.compareAt(
        other.way0,
        other.way1,
        other.way2,
        other.speed0,
        other.speed1,
        start,
        motion0,
        -motion1,
        border);
  }

  /**
   * Returns the border of the other interval that the point reaches first, at the start of the
   * motion.
   */
  double border() {
    return motion0 > motion1 ? low1 : high1;
  }

  /** Returns the lower border of the other interval. */
  double low() {
    return low1;
  }

  /** Returns the upper border of the other interval. */
  double high() {
    return high1;
  }

  /** Returns the coordinate of the other interval closest to the point at the start. */
  double closest() {
    return Exact.clamp(start, low1, high1);
  }
}
