package dev.carom.pair;

import dev.carom.internal.exact.ErrorBounds;
import dev.carom.internal.exact.Exact;
import dev.carom.internal.exact.Rounded;
import dev.carom.internal.exact.Slabs;

/** How an interval comes within reach of another one while both move along one axis. */
final class AxisApproach {
  private double start;
  private double motion0;
  private double low1;
  private double high1;
  private double motion1;

  /** The way is the sum of three doubles, and the speed that of two. */
  private double way0;

  private double way1;
  private double way2;
  private double speed0;
  private double speed1;
  private double way;
  private double time;

  /** Begins with the interval [low0, high0] and its motion, and the other one with its own. */
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

  /** When they come within reach: below 0 if they are, and if neither moves to the other. */
  double time() {
    return time;
  }

  /** Whether they begin within reach, and not only just. */
  boolean beginsWithin() {
    return way < 0;
  }

  /** Compares the times, exactly. */
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
   * Where a point that moves past an interval is when another axis comes within reach: -1 if below
   * it, 1 if above, 0 if in it; exactly.
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

  /** The border of the other interval that a point comes to, at the start of the motion. */
  double border() {
    return motion0 > motion1 ? low1 : high1;
  }

  /** The lower border of the other interval. */
  double low() {
    return low1;
  }

  /** The upper border of the other interval. */
  double high() {
    return high1;
  }

  /** What of the other interval is closest to a point at the start. */
  double closest() {
    return Exact.clamp(start, low1, high1);
  }
}
