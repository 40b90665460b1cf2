package dev.carom.pair;

import dev.carom.exact.Exact;
import dev.carom.exact.Rounded;

/**
 * The search for the moment of the first touch: a good guess, then small steps back until the
 * caller finds that the shapes, each at its rounded stop position, do not overlap yet.
 */
final class Approach {
  /** Sizes beyond this are halved many times before they are subtracted, so as not to overflow. */
  private static final double HUGE = 0x1p1000;

  private double down;
  private double directionX;
  private double directionY;
  private double length;
  private double normalX;
  private double normalY;
  private double time;
  private double freeTime;
  private double step;
  private double shortestStep;
  private boolean isSteppingBack;

  /** A motion between these places, among coordinates of at most this size; only its times. */
  void beginTimes(double fromX, double fromY, double toX, double toY, double size) {
    down = Math.max(size, Rounded.largest(fromX, fromY, toX, toY)) < HUGE ? 1 : 0x1p-100;
  }

  /** A motion by (toX - fromX, toY - fromY), among coordinates of at most this size. */
  void begin(double fromX, double fromY, double toX, double toY, double size) {
    beginTimes(fromX, fromY, toX, toY, size);
    double x = toX * down - fromX * down;
    double y = toY * down - fromY * down;
    double scale = Rounded.scaleFor(x, y);
    double scaledX = x * scale;
    double scaledY = y * scale;
    double scaledLength = Math.sqrt(scaledX * scaledX + scaledY * scaledY);
    directionX = scaledX / scaledLength;
    directionY = scaledY / scaledLength;
    length = scaledLength / scale;
  }

  /**
   * Keeps a normal seen at the rounded stop position, but takes away what opposes the motion: there
   * may be some when the shapes are hardly larger than the rounding. The sign is 1 on the way in
   * and -1 on the way out.
   */
  void setNormal(double x, double y, int sign) {
    double along = x * directionX + y * directionY;
    if (sign * along >= 0) {
      normalX = x;
      normalY = y;
      return;
    }
    double acrossX = x - along * directionX;
    double acrossY = y - along * directionY;
    double size = Math.sqrt(acrossX * acrossX + acrossY * acrossY);
    if (size > 0x1p-20) {
      normalX = acrossX / size;
      normalY = acrossY / size;
    } else {
      setNormalAlongMotion(sign);
    }
  }

  /** Takes the direction of the motion, or with a sign of -1 its opposite, for a normal. */
  void setNormalAlongMotion(int sign) {
    normalX = sign * directionX + 0.0;
    normalY = sign * directionY + 0.0;
  }

  double normalX() {
    return normalX;
  }

  double normalY() {
    return normalY;
  }

  /** When a point at (x0, y0) comes within r0 + r1 of (x1, y1), which it does, but is not yet. */
  double timeToDisc(double x0, double y0, double x1, double y1, double r0, double r1) {
    double gap = Rounded.gap(x0 * down, y0 * down, x1 * down, y1 * down, r0 * down, r1 * down);
    double dx = x1 * down - x0 * down;
    double dy = y1 * down - y0 * down;
    double reach = r0 * down + r1 * down;
    double along = dx * directionX + dy * directionY;
    double halfChord = halfChord(dx, dy, reach);
    // The way is (distance² - reach²) / (along + half chord): written so that nothing cancels.
    return bounded(gap * ((Rounded.length(dx, dy) + reach) / (along + halfChord)) / length);
  }

  /** When a point at (x0, y0) leaves the disc of radius r about (x1, y1), which it does. */
  double timeOutOfDisc(double x0, double y0, double x1, double y1, double r) {
    double dx = x1 * down - x0 * down;
    double dy = y1 * down - y0 * down;
    double along = dx * directionX + dy * directionY;
    return bounded((along + halfChord(dx, dy, r * down)) / length);
  }

  private double halfChord(double dx, double dy, double reach) {
    double aside = Math.abs(dx * directionY - dy * directionX);
    return aside < reach ? Math.sqrt(reach - aside) * Math.sqrt(reach + aside) : 0;
  }

  /**
   * When the interval [low0, high0] comes within reach of [low1, high1]: negative if it is already,
   * and -infinity if they do not move towards or from each other.
   */
  double timeToFace(
      double low0,
      double high0,
      double motion0,
      double low1,
      double high1,
      double motion1,
      double reach) {
    if (motion0 == motion1) {
      return Double.NEGATIVE_INFINITY;
    }
    double near = motion0 > motion1 ? low1 * down - high0 * down : low0 * down - high1 * down;
    return (near - reach * down) / Math.abs(motion0 * down - motion1 * down);
  }

  /** When a coordinate that moves from start to end leaves [low, high]; infinity if it rests. */
  double timeOutOfFace(double start, double end, double low, double high) {
    if (start == end) {
      return Double.POSITIVE_INFINITY;
    }
    double far = end > start ? high * down - start * down : start * down - low * down;
    return far / Math.abs(end * down - start * down);
  }

  /**
   * Steps back until the shapes are before the face of [low1, high1] that [low0, high0] moves
   * towards, or before the one on the other axis, or do not overlap there without having passed.
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
    boolean blocked;
    do {
      boolean overLow = isBeyond(high0, motion0, reach, low1, motion1);
      boolean overHigh = isBeyond(high1, motion1, reach, low0, motion0);
      boolean otherOverLow = isBeyond(otherHigh0, otherMotion0, reach, otherLow1, otherMotion1);
      boolean otherOverHigh = isBeyond(otherHigh1, otherMotion1, reach, otherLow0, otherMotion0);
      boolean forward = motion0 > motion1;
      boolean beforeFace = forward ? !overLow : !overHigh;
      boolean passed = forward ? !overHigh : !overLow;
      boolean otherBeforeFace =
          otherMotion0 > otherMotion1
              ? !otherOverLow
              : otherMotion0 < otherMotion1 && !otherOverHigh;
      blocked = !beforeFace && !otherBeforeFace && (passed || (otherOverLow && otherOverHigh));
    } while (goOn(blocked));
  }

  /** Whether, at the present guess, high + reach is beyond low: less than a touch away. */
  private boolean isBeyond(
      double high, double highMotion, double reach, double low, double lowMotion) {
    return Exact.signOfSum(stop(high, highMotion), reach, -stop(low, lowMotion)) > 0;
  }

  /** The middle of what both intervals cover at the stop, on the second one. */
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
    time = bounded(guess);
    shortestStep = time * 0x1p-53 + Double.MIN_VALUE;
    step = shortestStep;
    isSteppingBack = true;
  }

  /** The present guess. */
  double time() {
    return time;
  }

  /** Where a coordinate is at the present guess. */
  double stop(double start, double motion) {
    return Rounded.finite(start + motion * time);
  }

  /**
   * Goes on to the next guess; false if the present one is the answer. While the guess is blocked,
   * steps back, each time twice as far; then forward again by ever shorter steps. The start is
   * never blocked, whatever the caller finds there.
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

  /** True if, seen along the motion, (x1, y1) lies behind (x0, y0). */
  boolean hasPassed(double x0, double y0, double x1, double y1) {
    return (x1 * down - x0 * down) * directionX + (y1 * down - y0 * down) * directionY < 0;
  }

  private static double bounded(double time) {
    return time > 0 ? Math.min(time, 1) : 0;
  }
}
