// SPDX-License-Identifier: Apache-2.0
package dev.carom.motion;

import dev.carom.internal.exact.ErrorBounds;
import dev.carom.internal.exact.Exact;
import dev.carom.internal.exact.Rounded;
import dev.carom.world.Handle;
import dev.carom.world.Hits;
import dev.carom.world.Motions;
import dev.carom.world.Probe;

/**
 * Finds the free position next to where a path ends. The path itself is free, but positions are
 * rounded to doubles, where the probe may overlap something it passes or touches by a few rounding
 * errors.
 */
final class StopPosition {
  /** The number of steps back, by 1, 2, 4 and 8 rounding errors, before a push aside is tried. */
  private static final int FEW_STEPS = 4;

  private static final int MOST_PUSHES = 4;
  private static final int DEEPEST = 64;

  /** A probe deeper behind a face than this is beside an obstacle of several parts. */
  private static final int FARTHEST_BEHIND = 1024;

  private final Obstacles obstacles;
  private final Motions motions;
  private final Probe probe;

  /** The path: where and when it starts, and its motion for the rest of the time. */
  private double startX;

  private double startY;
  private double startTime;
  private double motionX;
  private double motionY;
  private double wantedPart;

  /** A position on this side of all obstacles, from which a straight path is tested. */
  private double safeX;

  private double safeY;
  private double safeTime;

  /** The obstacle that ends the path, with the normal towards it; null if there is none. */
  private Handle target;

  private double normalX;
  private double normalY;

  StopPosition(Obstacles obstacles, Motions motions) {
    this.obstacles = obstacles;
    this.motions = motions;
    probe = obstacles.probe;
  }

  /**
   * Moves the probe to a hit on its path, or a little less far. The motion takes the rest of the
   * time. Returns the fraction of the motion that was done.
   */
  double goToHit(double motionX, double motionY, Hits met, int hit) {
    setTarget(met.handle(hit), met.normalX(hit), met.normalY(hit));
    return go(motionX, motionY, met.time(hit));
  }

  /** Moves the probe to the end of a free path, or a little less far. */
  void goToEnd(double motionX, double motionY) {
    setTarget(null, 0, 0);
    go(motionX, motionY, 1);
  }

  /**
   * Moves the probe along the first part of a free path, or a little less far. The motion takes the
   * rest of the time.
   */
  void goAlong(double motionX, double motionY, double part) {
    setTarget(null, 0, 0);
    go(motionX, motionY, part);
  }

  void setTarget(Handle obstacle, double towardsX, double towardsY) {
    target = obstacle;
    normalX = towardsX;
    normalY = towardsY;
  }

  private double go(double motionX, double motionY, double part) {
    begin(motionX, motionY);
    wantedPart = part;
    if (tryPart(part)) {
      return part;
    }
    double length = Math.max(Math.abs(motionX), Math.abs(motionY));
    double deepest = DEEPEST * obstacles.roundingError();
    double step = length > 0 ? obstacles.roundingError() / length : 1;
    if (step < Double.MIN_NORMAL) {
      // Next to the origin; a step of 0 would go on for ever.
      step = part * ErrorBounds.ULP + Double.MIN_VALUE;
    }
    double tried = part - step;
    for (int steps = 1; tried > 0; steps++) {
      if (steps > FEW_STEPS && pushAside(part, deepest)) {
        return part;
      }
      if (tryPart(tried)) {
        return tried;
      }
      step *= 2;
      tried -= step;
    }
    if (pushAside(part, deepest)) {
      return part;
    }
    moveBack();
    return 0;
  }

  /**
   * Moves the probe to the end of the step, where moving obstacles may overlap it by a rounding
   * error. As time goes on, the probe gives way. Returns the obstacle it gave way to, or null.
   */
  Handle arrive(double motionX, double motionY) {
    setTarget(null, 0, 0);
    begin(motionX, motionY);
    wantedPart = 1;
    moveTo(1);
    boolean isFree = obstacles.isFree();
    if (isFree && isReachable()) {
      return null;
    }
    if (!isFree) {
      int overlapped = obstacles.overlapped();
      Handle first = obstacles.around.handle(overlapped);
      double towardsX = obstacles.around.normalX(overlapped);
      double towardsY = obstacles.around.normalY(overlapped);
      if (pushAside(1, DEEPEST * obstacles.roundingError(first))) {
        setTarget(first, towardsX, towardsY);
        return first;
      }
    }
    moveBack();
    go(motionX, motionY, 1);
    probe.setTime(1);
    return null;
  }

  /** The normal towards the obstacle that ended the path. */
  double normalX() {
    return normalX;
  }

  double normalY() {
    return normalY;
  }

  /** Moves to where the path ends exactly, whether that position is free or not. */
  void moveToExactEnd() {
    double time = probe.time();
    moveTo(wantedPart);
    probe.setTime(time);
  }

  private void begin(double pathX, double pathY) {
    startX = probe.x();
    startY = probe.y();
    startTime = probe.time();
    setSafePosition();
    obstacles.beginPath();
    motionX = pathX;
    motionY = pathY;
  }

  /** Records that the probe has reached its present position. */
  void setSafePosition() {
    safeX = probe.x();
    safeY = probe.y();
    safeTime = probe.time();
  }

  /** The largest rounding error of positions on the path. */
  double roundingErrorOfPath() {
    double start = Math.max(Math.abs(startX), Math.abs(startY));
    double distance = Math.max(Math.abs(motionX), Math.abs(motionY)) * wantedPart;
    return Obstacles.roundingErrorOf(Math.max(start, distance));
  }

  boolean isAtSafePosition() {
    return probe.x() == safeX && probe.y() == safeY;
  }

  private void moveBack() {
    probe.moveTo(startX, startY);
    probe.setTime(startTime);
  }

  private boolean tryPart(double part) {
    moveTo(part);
    return isValid();
  }

  private void moveTo(double part) {
    probe.setTime(part == 1 ? 1 : startTime + (1 - startTime) * part);
    MotionRange.checkEnd(startX + motionX * part, startY + motionY * part);
    probe.moveTo(startX + motionX * part, startY + motionY * part);
  }

  /**
   * Returns true if the probe overlaps nothing solid, and did not pass through anything to get
   * here.
   */
  boolean isValid() {
    return obstacles.isFree() && isReachable();
  }

  /** A probe that is larger than rounding errors cannot have passed through anything by them. */
  private boolean isReachable() {
    return !obstacles.isTiny() || (isBeforeTarget() && !isOnFlat() && isPathFree());
  }

  /** Returns true if the path ends exactly on a flat obstacle, but did not start on one. */
  private boolean isOnFlat() {
    if (!obstacles.touchesFlat()) {
      return false;
    }
    double x = probe.x();
    double y = probe.y();
    probe.moveTo(safeX, safeY);
    boolean isOnFlat = !obstacles.touchesFlat();
    probe.moveTo(x, y);
    return isOnFlat;
  }

  /** Returns true if the probe is still in front of the face that ends the path. */
  boolean isBeforeTarget() {
    if (target == null || (normalX != 0 && normalY != 0)) {
      return true;
    }
    double behind = ProbeMath.distanceBeyond(probe, target, GapCloser.sideFacing(normalX, normalY));
    // A probe exactly in a flat wall could leave it to the other side next time.
    return behind < 0
        || (behind == 0 && ProbeMath.wouldHit(probe, target, normalX, normalY))
        || behind > FARTHEST_BEHIND * obstacles.roundingError(target);
  }

  /**
   * Returns true if the straight path from the safe position to the probe passes through nothing
   * solid.
   */
  private boolean isPathFree() {
    if (motions.isEmpty()) {
      return obstacles.isPathFreeFrom(safeX, safeY);
    }
    double x = probe.x();
    double y = probe.y();
    double time = probe.time();
    probe.moveTo(safeX, safeY);
    probe.setTime(safeTime);
    boolean isFree =
        !obstacles.hitsSolidAtRest(atLeastDifference(x, safeX), atLeastDifference(y, safeY));
    probe.moveTo(x, y);
    probe.setTime(time);
    return isFree;
  }

  /** The difference of two numbers, rounded away from 0. */
  private static double atLeastDifference(double a, double b) {
    double difference = a - b;
    int more = Exact.signOfSum(a, -b, -difference);
    if (more > 0 && difference > 0) {
      return Rounded.above(difference);
    }
    return more < 0 && difference < 0 ? Rounded.below(difference) : difference;
  }

  /** Moves the probe out of what it overlaps at the end, if only by a few rounding errors. */
  private boolean pushAside(double part, double deepest) {
    moveTo(part);
    double roundingError = obstacles.roundingError();
    for (int pushes = 0; pushes < MOST_PUSHES; pushes++) {
      int k = obstacles.firstSolidOverlap();
      if (k < 0) {
        return isReachable();
      }
      Hits overlaps = obstacles.around;
      if (overlaps.depth(k) > deepest) {
        return false;
      }
      double push = overlaps.depth(k) + roundingError * (1 << pushes) / 2;
      probe.moveTo(probe.x() - overlaps.normalX(k) * push, probe.y() - overlaps.normalY(k) * push);
    }
    return isValid();
  }
}
