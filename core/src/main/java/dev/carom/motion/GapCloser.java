// SPDX-License-Identifier: Apache-2.0
package dev.carom.motion;

import dev.carom.internal.exact.Rounded;
import dev.carom.world.Handle;
import dev.carom.world.Probe;
import dev.carom.world.Side;

/**
 * Closes the gap of a few rounding errors between a probe and the obstacle it stopped at: moves it
 * to where it touches, if one of the doubles next to the exact position does, and otherwise to the
 * nearest free position.
 */
final class GapCloser {
  /** A gap of more rounding errors than this is left open. */
  private static final int WIDEST_GAP = 32;

  private static final int MOST_STEPS = 64;

  /** The position itself comes first, so that it wins where several are equally good. */
  private static final int[] PLACES_AROUND = {4, 0, 1, 2, 3, 5, 6, 7, 8};

  private final Obstacles obstacles;
  private final StopPosition stopPosition;
  private final Probe probe;
  private double nearestX;
  private double nearestY;
  private double nearest;

  GapCloser(Obstacles obstacles, StopPosition stopPosition) {
    this.obstacles = obstacles;
    this.stopPosition = stopPosition;
    probe = obstacles.probe;
  }

  /** Closes the gap to an obstacle, starting at the exact end of the path. */
  void close(Handle handle, double normalX, double normalY) {
    double x = probe.x();
    double y = probe.y();
    boolean isFace = normalX == 0 || normalY == 0;
    if (isFace && ProbeMath.distanceBeyond(probe, handle, sideFacing(normalX, normalY)) == 0) {
      return;
    }
    stopPosition.setTarget(handle, normalX, normalY);
    stopPosition.setSafePosition();
    stopPosition.moveToExactEnd();
    if (!isNear(x, y) || !goTo(handle, normalX, normalY)) {
      probe.moveTo(x, y);
      closeFromHere(handle, normalX, normalY);
    }
  }

  /** Closes the gap to an obstacle, starting where the probe is. */
  void closeFromHere(Handle handle, double normalX, double normalY) {
    double x = probe.x();
    double y = probe.y();
    stopPosition.setTarget(handle, normalX, normalY);
    stopPosition.setSafePosition();
    if (!goTo(handle, normalX, normalY)) {
      probe.moveTo(x, y);
    }
  }

  private boolean goTo(Handle handle, double normalX, double normalY) {
    boolean isFace = normalX == 0 || normalY == 0;
    return (isFace ? goToFace(handle, normalX, normalY) : goNextTo(handle))
        && (stopPosition.isAtSafePosition() || stopPosition.isValid());
  }

  private boolean isNear(double x, double y) {
    double far = WIDEST_GAP * obstacles.roundingError();
    return Math.abs(probe.x() - x) <= far && Math.abs(probe.y() - y) <= far;
  }

  /** Goes straight to a face, to the last double before the probe overlaps it. */
  private boolean goToFace(Handle handle, double normalX, double normalY) {
    Side side = sideFacing(normalX, normalY);
    double gap = -ProbeMath.distanceBeyond(probe, handle, side);
    if (Math.abs(gap) > WIDEST_GAP * obstacles.roundingError(handle)) {
      return false;
    }
    probe.moveTo(probe.x() + normalX * gap, probe.y() + normalY * gap);
    if (!goToLastFree(handle, side)) {
      return false;
    }
    if (!stopPosition.isBeforeTarget()) {
      probe.moveTo(next(probe.x(), -normalX), next(probe.y(), -normalY));
    }
    return true;
  }

  /**
   * Goes to the last double before the probe overlaps a face that is a few rounding errors away.
   * Those may be many doubles if the position is closer to 0 than the face.
   */
  private boolean goToLastFree(Handle handle, Side side) {
    boolean alongX = side.outwardX() != 0;
    double here = alongX ? probe.x() : probe.y();
    double distance = ProbeMath.distanceBeyond(probe, handle, side);
    if (distance == 0) {
      return true;
    }
    boolean isFree = distance < 0;
    double outward = side.outwardX() + side.outwardY();
    double towards = isFree ? -outward : outward;
    double step = Math.abs(next(here, towards) - here);
    double widest = WIDEST_GAP * obstacles.roundingError(handle);
    double last = here;
    double beyond = here;
    do {
      last = beyond;
      beyond = Rounded.finite(here + towards * step);
      distance = moveAndMeasure(alongX, beyond, handle, side);
      step *= 2;
    } while (distance != 0 && (distance < 0) == isFree && step <= widest);
    if (distance != 0 && (distance < 0) != isFree) {
      bisect(isFree ? last : beyond, isFree ? beyond : last, alongX, handle, side);
      return true;
    }
    return distance <= 0;
  }

  private void bisect(double free, double overlapped, boolean alongX, Handle handle, Side side) {
    double low = free;
    double high = overlapped;
    for (int steps = 0; steps < MOST_STEPS; steps++) {
      double middle = Rounded.middle(low, high);
      if (middle == low || middle == high) {
        break;
      }
      double distance = moveAndMeasure(alongX, middle, handle, side);
      if (distance == 0) {
        return;
      }
      low = distance < 0 ? middle : low;
      high = distance < 0 ? high : middle;
    }
    moveAndMeasure(alongX, low, handle, side);
  }

  /**
   * Moves to another position along an axis, and returns the distance from there to beyond the
   * face.
   */
  private double moveAndMeasure(boolean alongX, double place, Handle handle, Side side) {
    probe.moveTo(alongX ? place : probe.x(), alongX ? probe.y() : place);
    return ProbeMath.distanceBeyond(probe, handle, side);
  }

  private static double next(double value, double towards) {
    if (towards == 0) {
      return value;
    }
    return towards > 0 ? Rounded.above(value) : Rounded.below(value);
  }

  /** Goes to the best of this position and the eight around it. */
  private boolean goNextTo(Handle handle) {
    double x = probe.x();
    double y = probe.y();
    nearest = Double.POSITIVE_INFINITY;
    for (int k : PLACES_AROUND) {
      probe.moveTo(next(x, k % 3 - 1), next(y, k / 3 - 1));
      if (!probe.overlaps(handle)) {
        keepIfNearer(x, y, probe.intersects(handle));
      }
    }
    if (nearest == Double.POSITIVE_INFINITY) {
      return false;
    }
    probe.moveTo(nearestX, nearestY);
    return true;
  }

  private void keepIfNearer(double x, double y, boolean touches) {
    double dx = probe.x() - x;
    double dy = probe.y() - y;
    double distance = touches ? -1 : dx * dx + dy * dy;
    if (distance < nearest) {
      nearest = distance;
      nearestX = probe.x();
      nearestY = probe.y();
    }
  }

  /** The side of an obstacle that faces a probe with this normal towards it, along an axis. */
  static Side sideFacing(double normalX, double normalY) {
    if (normalX != 0) {
      return normalX > 0 ? Side.MIN_X : Side.MAX_X;
    }
    return normalY > 0 ? Side.MIN_Y : Side.MAX_Y;
  }
}
