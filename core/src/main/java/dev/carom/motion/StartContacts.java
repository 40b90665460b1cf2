// SPDX-License-Identifier: Apache-2.0
package dev.carom.motion;

import dev.carom.world.Handle;
import dev.carom.world.Hits;
import dev.carom.world.Motions;
import dev.carom.world.Probe;

/**
 * The shapes that a mover rests against at the start of a move. A motion into such a shape does not
 * use up the last few rounding errors between them, so repeating it changes nothing.
 */
final class StartContacts {
  /** A mover rests against shapes up to this many rounding errors away, along the normal. */
  private static final int GAP = 64;

  private final Obstacles obstacles;
  private final Motions motions;
  private final Probe probe;
  private final Hits resting = new Hits();
  private double x;
  private double y;

  StartContacts(Obstacles obstacles, Motions motions) {
    this.obstacles = obstacles;
    this.motions = motions;
    probe = obstacles.probe;
  }

  /** Records where the probe is, and what its shape rests against there. */
  void begin() {
    probe.resting(resting);
    x = probe.x();
    y = probe.y();
  }

  /** Returns true if the probe is still where it started, and rests there against what it hits. */
  boolean isBlockedBy(Hits met, int hit, double motionX, double motionY) {
    Handle handle = met.handle(hit);
    return isAtStart()
        && isClose(met, hit, motionX, motionY)
        && (rests(handle) || probe.intersects(handle));
  }

  /**
   * Returns true if the probe is still where it started, and rests there against something else
   * than what it hits that blocks the same motion. Of two obstacles next to each other, the one
   * that stopped the probe before may be farther away by less than a rounding error.
   */
  boolean isBlockedBeside(Hits met, int hit, double motionX, double motionY) {
    return isAtStart()
        && isClose(met, hit, motionX, motionY)
        && RestingContacts.isNear(probe, met.handle(hit))
        && isIntoResting(motionX, motionY);
  }

  private boolean isAtStart() {
    return motions.isEmpty() && probe.x() == x && probe.y() == y;
  }

  private boolean isClose(Hits met, int hit, double motionX, double motionY) {
    double gap = met.time(hit) * (motionX * met.normalX(hit) + motionY * met.normalY(hit));
    return gap <= GAP * obstacles.roundingError(met.handle(hit));
  }

  /** Returns true if the motion leads into one of the shapes that the probe rests against. */
  private boolean isIntoResting(double motionX, double motionY) {
    for (int k = 0; k < resting.size(); k++) {
      Handle handle = resting.handle(k);
      double speed = motionX * resting.normalX(k) + motionY * resting.normalY(k);
      double part = Math.min(1, GAP * obstacles.roundingError(handle) / speed);
      if (speed > 0 && ProbeMath.wouldHit(probe, handle, motionX * part, motionY * part)) {
        return true;
      }
    }
    return false;
  }

  private boolean rests(Handle handle) {
    for (int k = 0; k < resting.size(); k++) {
      if (resting.handle(k).equals(handle)) {
        return true;
      }
    }
    return false;
  }
}
