package dev.carom.motion;

import dev.carom.world.Handle;
import dev.carom.world.Hits;
import dev.carom.world.Motions;
import dev.carom.world.Probe;

/**
 * Keeps a mover where it rests: a motion into what it touches, or was put to rest against, does not
 * use up the last few roundings between them, so that repeating it changes nothing.
 */
final class StartContacts {
  /** What is so many roundings away, along the normal, is where the mover rests. */
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

  /** Remembers where the probe is, and what its shape rests against there. */
  void begin() {
    probe.resting(resting);
    x = probe.x();
    y = probe.y();
  }

  /** Whether the probe is still where it began, and rests there against what it hits. */
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
