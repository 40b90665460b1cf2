// SPDX-License-Identifier: Apache-2.0
package dev.carom.motion;

import dev.carom.internal.check.Arguments;
import dev.carom.internal.exact.Rounded;
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

  /**
   * The most that a leg along a tangent of round ground ends above it, as part of its length; at
   * 45°, it is 1/40.
   */
  private static final double ROUND = 0.25;

  private static final int MOST_CRESTS = 16;

  /** The number of places on a path from which the ground is looked for. */
  private static final int PLACES = 8;

  private enum Search {
    TURNED,
    ON_GROUND,
    AGAIN
  }

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

  /**
   * How far below the end of a leg that starts at a crest the ground may be, if that is round or
   * the leg starts a little beyond the crest; 0 for other legs. Then also where the leg to the
   * crest started, and its length without it.
   */
  private double crestReach;

  private double startX;
  private double startY;
  private double length;
  private double crestX;
  private double crestY;

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
    crestReach = 0;
    double motionX = velocity.x();
    double motionY = velocity.y();
    isOnGround = false;
    if (velocity.canWalk() && aside(motionX, motionY) > 0 && rising(motionX, motionY) <= 0) {
      int k = findGround(nearby());
      isOnGround = k >= 0;
      if (isOnGround && !isInto(k, motionX, motionY)) {
        walkOn(k);
      }
    }
  }

  /**
   * Returns true if a motion leads into the ground, which it then hits. One that leads downhill
   * exactly along the ground does not.
   */
  private boolean isInto(int k, double motionX, double motionY) {
    double against = motionX * below.normalX(k) + motionY * below.normalY(k);
    double least = Velocity.AGAINST * (Math.abs(motionX) + Math.abs(motionY));
    return rising(motionX, motionY) < 0 ? against > least : against >= 0;
  }

  /** Records whether the next leg starts on the ground, and not at a crest. */
  void setOnGround(boolean starts) {
    isOnGround = starts;
    double wayX = Math.abs(probe.x() - crestX);
    double wayY = Math.abs(probe.y() - crestY);
    if (crestReach > 0 && Math.max(wayX, wayY) <= nearby()) {
      // It could not leave the crest; trying again would lead to the same.
      crests = MOST_CRESTS;
    }
    crestReach = 0;
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
    if (!isOnGround || crests == MOST_CRESTS || !(aside(motionX, motionY) > 0)) {
      return false;
    }
    MotionRange.checkEnd(probe.x() + motionX, probe.y() + motionY);
    // If the ground rises again behind the crest, the crest is found from a place before that.
    Search result = Search.AGAIN;
    for (int place = PLACES; place > 0 && result == Search.AGAIN; place--) {
      result = findCrest(motionX, motionY, (double) place / PLACES);
    }
    return result == Search.TURNED;
  }

  /** Looks for the crest before a part of the path, and turns there. */
  private Search findCrest(double motionX, double motionY, double share) {
    double wayX = motionX * share;
    double wayY = motionY * share;
    double nearby = nearby();
    double reach = rising(wayX, wayY) + slopes.fall(aside(wayX, wayY)) + nearby;
    int k = reach > 0 ? findGroundAfter(wayX, wayY, share, reach) : -1;
    if (k < 0) {
      return Search.AGAIN;
    }
    double normalX = below.normalX(k);
    double normalY = below.normalY(k);
    double drop = below.time(k) * reach;
    // The distances from the plane of that ground, at the end and at the start.
    double gap = -rising(normalX, normalY) * drop;
    double startGap = gap + wayX * normalX + wayY * normalY;
    if (gap <= nearby) {
      return Search.ON_GROUND;
    }
    if (startGap > nearby) {
      return Search.AGAIN;
    }
    // A little beyond the crest, which rounding would otherwise let it hit.
    double beyond = nearby / Math.max(Math.abs(wayX), Math.abs(wayY));
    double part = Math.min(1, (startGap < 0 ? startGap / (startGap - gap) : 0) + beyond);
    if (!isWayDownFree(wayX, wayY, part, drop)) {
      return Search.AGAIN;
    }
    turn(motionX, motionY, part * share, k);
    return Search.TURNED;
  }

  /** Returns which of the hits below the end of a part of the path is ground, or -1. */
  private int findGroundAfter(double wayX, double wayY, double share, double reach) {
    double x = probe.x();
    double y = probe.y();
    double time = probe.time();
    double endX = x + wayX;
    double endY = y + wayY;
    if (!Arguments.isFinite(endX - velocity.upX() * reach)
        || !Arguments.isFinite(endY - velocity.upY() * reach)) {
      return -1;
    }
    probe.moveTo(endX, endY);
    probe.setTime(share == 1 ? 1 : time + (1 - time) * share);
    int k = findGround(reach);
    probe.moveTo(x, y);
    probe.setTime(time);
    return k;
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
    startX = probe.x();
    startY = probe.y();
    length = Rounded.length(motionX, motionY);
    crestReach = slopes.fall(nearby()) + ROUND * (1 - part) * aside(motionX, motionY);
    stopPosition.goAlong(motionX, motionY, part);
    crestX = probe.x();
    crestY = probe.y();
    walkOn(k);
  }

  /**
   * At the end of a move along the ground, closes the gap that rounding has left, or the turn a
   * little beyond a crest, or a crest that is round.
   */
  void settle() {
    if (!isOnGround || velocity.isZero() || probe.time() < 1) {
      return;
    }
    double nearby = nearby();
    double reach = nearby + crestReach;
    int k = findGround(reach);
    if (k < 0) {
      return;
    }
    double drop = below.time(k) * reach;
    if (drop > nearby + slopes.fall(nearby) && !isWithinLength(drop)) {
      return;
    }
    Handle handle = below.handle(k);
    double gap = -rising(below.normalX(k), below.normalY(k)) * drop;
    if (gap > FEW * obstacles.roundingError()) {
      stopPosition.goToHit(-velocity.upX() * reach, -velocity.upY() * reach, below, k);
      gapCloser.close(handle, below.normalX(k), below.normalY(k));
    }
    if (!obstacles.hits.contains(handle)) {
      obstacles.decide(
          obstacles.hits.next(below, k, probe.time()), -velocity.upX(), -velocity.upY());
    }
  }

  /** Returns true if the way over the crest, and then down, is not longer than the way without. */
  private boolean isWithinLength(double drop) {
    return Rounded.length(
            probe.x() - velocity.upX() * drop - startX, probe.y() - velocity.upY() * drop - startY)
        <= length;
  }

  private void walkOn(int k) {
    velocity.forgetSurfaces();
    Hit hit = obstacles.hits.next(below, k, probe.time());
    if (obstacles.decide(hit, -velocity.upX(), -velocity.upY())) {
      velocity.turn(hit.reaction(), hit.normalX(), hit.normalY(), 0, 0, true);
    }
  }
}
