// SPDX-License-Identifier: Apache-2.0
package dev.carom.motion;

import dev.carom.internal.check.Arguments;
import dev.carom.world.Handle;
import dev.carom.world.Hits;
import dev.carom.world.Motions;
import dev.carom.world.Probe;

/**
 * Keeps a mover that walks on the ground where that falls away: at a crest, from which the ground
 * goes on downhill, the mover turns with it. Where the ground ends at a ledge, the mover goes
 * straight on.
 */
final class GroundFollower {
  /** A mover that is at most this many rounding errors above the ground stands on it. */
  private static final int NEARBY = 64;

  /** A gap of more rounding errors than this is closed. */
  private static final int FEW = 4;

  private static final int MOST_CRESTS = 16;

  private final Obstacles obstacles;
  private final Motions motions;
  private final Velocity velocity;
  private final Slopes slopes;
  private final StopPosition stopPosition;
  private final GapCloser gapCloser;
  private final Probe probe;
  private final Hits below;

  /** True if this leg starts on the ground. */
  private boolean isOnGround;

  private int crests;

  GroundFollower(
      Obstacles obstacles,
      Motions motions,
      Velocity velocity,
      Slopes slopes,
      StopPosition stopPosition,
      GapCloser gapCloser) {
    this.obstacles = obstacles;
    this.motions = motions;
    this.velocity = velocity;
    this.slopes = slopes;
    this.stopPosition = stopPosition;
    this.gapCloser = gapCloser;
    probe = obstacles.probe;
    below = obstacles.nearby;
  }

  /**
   * Begins a move. A mover that stands on the ground and does not jump goes along it, even if its
   * motion leads away.
   */
  void begin() {
    crests = 0;
    double motionX = velocity.x();
    double motionY = velocity.y();
    isOnGround = false;
    if (velocity.canWalk() && aside(motionX, motionY) > 0 && rising(motionX, motionY) <= 0) {
      int k = findGround(nearby());
      isOnGround = k >= 0;
      if (isOnGround && motionX * below.normalX(k) + motionY * below.normalY(k) < 0) {
        walkOn(k);
      }
    }
  }

  /** Records whether the next leg starts on the ground. */
  void setOnGround(boolean starts) {
    isOnGround = starts;
  }

  private double nearby() {
    return NEARBY * obstacles.roundingError();
  }

  private double rising(double motionX, double motionY) {
    return motionX * velocity.upX() + motionY * velocity.upY();
  }

  private double aside(double motionX, double motionY) {
    return Math.abs(motionX * velocity.upY()) + Math.abs(motionY * velocity.upX());
  }

  /** Returns which of the hits below the probe is ground to walk on, if it is the first; or -1. */
  private int findGround(double reach) {
    int k = obstacles.firstSolidOnPath(-velocity.upX() * reach, -velocity.upY() * reach, 1, below);
    return k >= 0 && !below.startsInside(k) && isGround(k) ? k : -1;
  }

  private boolean isGround(int k) {
    Handle handle = below.handle(k);
    return motions.x(handle) == 0
        && motions.y(handle) == 0
        && slopes.includes(
            handle, below.normalX(k), below.normalY(k), velocity.upX(), velocity.upY())
        && obstacles.reactionTo(below, k).kind() == Reaction.Kind.SLIDE;
  }

  /**
   * Returns true if the probe has left the ground at the end of a free path, although the ground
   * goes on below it. It is then at the crest, and its velocity leads along the ground from there.
   */
  boolean turnAtCrest(double motionX, double motionY) {
    double aside = aside(motionX, motionY);
    double nearby = nearby();
    double reach = rising(motionX, motionY) + slopes.fall(aside) + nearby;
    if (!isOnGround || crests == MOST_CRESTS || !(aside > 0 && reach > 0)) {
      return false;
    }
    double x = probe.x();
    double y = probe.y();
    double time = probe.time();
    double endX = x + motionX;
    double endY = y + motionY;
    MotionRange.checkEnd(endX, endY);
    if (!Arguments.isFinite(endX - velocity.upX() * reach)
        || !Arguments.isFinite(endY - velocity.upY() * reach)) {
      return false;
    }
    probe.moveTo(endX, endY);
    probe.setTime(1);
    int k = findGround(reach);
    probe.moveTo(x, y);
    probe.setTime(time);
    if (k < 0) {
      return false;
    }
    double normalX = below.normalX(k);
    double normalY = below.normalY(k);
    double drop = below.time(k) * reach;
    // The distances from the plane of that ground, at the end and at the start.
    double gap = -rising(normalX, normalY) * drop;
    double startGap = gap + motionX * normalX + motionY * normalY;
    if (gap <= nearby || startGap > nearby) {
      return false;
    }
    double part = startGap < 0 ? startGap / (startGap - gap) : 0;
    if (!isWayDownFree(motionX, motionY, part, drop)) {
      return false;
    }
    turn(motionX, motionY, part, k);
    return true;
  }

  /** Returns true if the way from the crest to the ground below the end leads through nothing. */
  private boolean isWayDownFree(double motionX, double motionY, double part, double drop) {
    double x = probe.x();
    double y = probe.y();
    double above = nearby();
    probe.moveTo(
        x + motionX * part + velocity.upX() * above, y + motionY * part + velocity.upY() * above);
    boolean isFree =
        !obstacles.hitsSolid(
            motionX * (1 - part) - velocity.upX() * drop,
            motionY * (1 - part) - velocity.upY() * drop,
            1);
    probe.moveTo(x, y);
    return isFree;
  }

  private void turn(double motionX, double motionY, double part, int k) {
    crests++;
    stopPosition.goAlong(motionX, motionY, part);
    walkOn(k);
  }

  /** At the end of a move along the ground, closes the gap that rounding has left. */
  void settle() {
    if (!isOnGround || velocity.isZero() || probe.time() < 1) {
      return;
    }
    double nearby = nearby();
    int k = findGround(nearby);
    if (k < 0) {
      return;
    }
    Handle handle = below.handle(k);
    double gap = -rising(below.normalX(k), below.normalY(k)) * below.time(k) * nearby;
    if (gap > FEW * obstacles.roundingError()) {
      stopPosition.goToHit(-velocity.upX() * nearby, -velocity.upY() * nearby, below, k);
      gapCloser.close(handle, below.normalX(k), below.normalY(k));
    }
    if (!obstacles.hits.contains(handle)) {
      obstacles.decide(
          obstacles.hits.next(below, k, probe.time()), -velocity.upX(), -velocity.upY());
    }
  }

  private void walkOn(int k) {
    velocity.forgetSurfaces();
    Hit hit = obstacles.hits.next(below, k, probe.time());
    if (obstacles.decide(hit, -velocity.upX(), -velocity.upY())) {
      velocity.turn(hit.reaction(), hit.normalX(), hit.normalY(), 0, 0, true);
    }
  }
}
