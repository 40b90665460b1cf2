// SPDX-License-Identifier: Apache-2.0
package dev.carom.motion;

import dev.carom.world.Handle;
import dev.carom.world.Hits;
import dev.carom.world.Probe;

/** Finds how far a shape can move straight on; obstacles that are only grazed do not count. */
final class FreePath {
  /** An obstacle that reaches into the path by at most this many rounding errors is grazed. */
  private static final int GRAZE = 16;

  private final Probe probe;
  private double rounding;

  FreePath(Probe probe) {
    this.probe = probe;
  }

  /** Sets the largest rounding error of the coordinates. */
  void setRounding(double most) {
    rounding = most;
  }

  /** Returns the fraction of a motion that a shape can do before one of the hits blocks it. */
  double fraction(Handle handle, double motionX, double motionY, Hits hits) {
    probe.use(handle);
    probe.sweepAll(motionX, motionY, 1, hits);
    for (int k = 0; k < hits.size(); k++) {
      if (isBlockedBy(hits, k, motionX, motionY)) {
        return hits.time(k);
      }
    }
    return 1;
  }

  /**
   * Returns true if one of the hits on its path blocks the probe; what it overlaps blocks it only
   * from going deeper.
   */
  boolean isBlockedBy(Hits hits, int k, double motionX, double motionY) {
    return hits.startsInside(k)
        ? hits.normalX(k) * motionX + hits.normalY(k) * motionY > 0
        : !isGrazed(hits.handle(k), motionX, motionY);
  }

  /** Returns true if a path misses an obstacle, apart from a few rounding errors. */
  private boolean isGrazed(Handle other, double motionX, double motionY) {
    double aside = GRAZE * rounding / Math.max(Math.abs(motionX), Math.abs(motionY));
    double x = probe.x();
    double y = probe.y();
    boolean isGrazed = false;
    for (int sign = -1; sign <= 1 && !isGrazed; sign += 2) {
      probe.moveTo(x - sign * aside * motionY, y + sign * aside * motionX);
      isGrazed = !ProbeMath.wouldHit(probe, other, motionX, motionY);
    }
    probe.moveTo(x, y);
    return isGrazed;
  }
}
