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
    if (!motions.isEmpty() || probe.x() != x || probe.y() != y) {
      return false;
    }
    Handle handle = met.handle(hit);
    double gap = met.time(hit) * (motionX * met.normalX(hit) + motionY * met.normalY(hit));
    return gap <= GAP * obstacles.roundingError(handle)
        && (rests(handle) || probe.intersects(handle));
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
