package dev.carom.motion;

import dev.carom.exact.Rounded;
import dev.carom.world.Handle;
import dev.carom.world.Probe;
import dev.carom.world.Side;

/**
 * Moves a probe that stopped at an obstacle by the last few roundings: to where it touches, if
 * there is such a place among the doubles next to the ideal one, and else to the nearest free one.
 */
final class Touch {
  /** A gap of more roundings than this is a gap. */
  private static final int WIDEST_GAP = 32;

  private static final int MOST_STEPS = 8;

  private final Obstacles obstacles;
  private final Landing landing;
  private final Probe probe;
  private double nearestX;
  private double nearestY;
  private double nearest;

  Touch(Obstacles obstacles, Landing landing) {
    this.obstacles = obstacles;
    this.landing = landing;
    probe = obstacles.probe;
  }

  /** Closes the gap to what is hit, with this normal towards it. */
  void close(Handle handle, double normalX, double normalY) {
    double x = probe.x();
    double y = probe.y();
    boolean isFace = normalX == 0 || normalY == 0;
    if (isFace && probe.wayBeyond(handle, sideFacing(normalX, normalY)) == 0) {
      return;
    }
    landing.setTarget(handle, normalX, normalY);
    landing.setSafePlace();
    landing.moveToIdeal();
    if (!isNear(x, y) || !goTo(handle, normalX, normalY)) {
      probe.moveTo(x, y);
      closeFromHere(handle, normalX, normalY);
    }
  }

  /** The same from where the probe is, wherever it came from. */
  void closeFromHere(Handle handle, double normalX, double normalY) {
    double x = probe.x();
    double y = probe.y();
    landing.setTarget(handle, normalX, normalY);
    landing.setSafePlace();
    if (!goTo(handle, normalX, normalY)) {
      probe.moveTo(x, y);
    }
  }

  private boolean goTo(Handle handle, double normalX, double normalY) {
    boolean isFace = normalX == 0 || normalY == 0;
    return (isFace ? goToFace(handle, normalX, normalY) : goNextTo(handle))
        && (landing.isAtSafePlace() || landing.isGood());
  }

  private boolean isNear(double x, double y) {
    double far = WIDEST_GAP * obstacles.grain();
    return Math.abs(probe.x() - x) <= far && Math.abs(probe.y() - y) <= far;
  }

  /** Goes straight to a face, to the last double before it is overlapped. */
  private boolean goToFace(Handle handle, double normalX, double normalY) {
    Side side = sideFacing(normalX, normalY);
    double gap = -probe.wayBeyond(handle, side);
    if (Math.abs(gap) > WIDEST_GAP * obstacles.grain(handle)) {
      return false;
    }
    probe.moveTo(probe.x() + normalX * gap, probe.y() + normalY * gap);
    for (int steps = 0; steps < MOST_STEPS && probe.wayBeyond(handle, side) > 0; steps++) {
      step(-normalX, -normalY);
    }
    for (int steps = 0; steps < MOST_STEPS && probe.wayBeyond(handle, side) < 0; steps++) {
      double x = probe.x();
      double y = probe.y();
      step(normalX, normalY);
      if (probe.wayBeyond(handle, side) > 0) {
        probe.moveTo(x, y);
        break;
      }
    }
    if (!landing.isBeforeTarget()) {
      step(-normalX, -normalY);
    }
    return true;
  }

  private void step(double towardsX, double towardsY) {
    probe.moveTo(next(probe.x(), towardsX), next(probe.y(), towardsY));
  }

  private static double next(double value, double towards) {
    if (towards == 0) {
      return value;
    }
    return towards > 0 ? Rounded.above(value) : Rounded.below(value);
  }

  /** Goes to the best of this place and the eight around it. */
  private boolean goNextTo(Handle handle) {
    double x = probe.x();
    double y = probe.y();
    nearest = Double.POSITIVE_INFINITY;
    for (int k = 0; k < 9; k++) {
      probe.moveTo(next(x, k % 3 - 1), next(y, k / 3 - 1));
      if (!probe.overlaps(handle)) {
        keepIfNearer(x, y, probe.touches(handle));
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

  /** The side of an obstacle that faces what hits it with this normal along an axis. */
  static Side sideFacing(double normalX, double normalY) {
    if (normalX != 0) {
      return normalX > 0 ? Side.MIN_X : Side.MAX_X;
    }
    return normalY > 0 ? Side.MIN_Y : Side.MAX_Y;
  }
}
