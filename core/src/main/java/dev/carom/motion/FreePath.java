package dev.carom.motion;

import dev.carom.world.Handle;
import dev.carom.world.Hits;
import dev.carom.world.Probe;

/** How far a shape can go straight on, where obstacles that are only grazed do not count. */
final class FreePath {
  /** What is in the way by so many roundings is not. */
  private static final int GRAZE = 16;

  private final Probe probe;
  private double rounding;

  FreePath(Probe probe) {
    this.probe = probe;
  }

  /** Sets what coordinates are rounded by, at most. */
  void setRounding(double most) {
    rounding = most;
  }

  /** The part of a motion that a shape can go before one of these holds it back. */
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
   * Whether the probe is held back by one of the hits on its way; what it overlaps holds it back
   * only from going deeper.
   */
  boolean isBlockedBy(Hits hits, int k, double motionX, double motionY) {
    return hits.startsInside(k)
        ? hits.normalX(k) * motionX + hits.normalY(k) * motionY > 0
        : !isGrazed(hits.handle(k), motionX, motionY);
  }

  /** Whether a way goes past something but for a few roundings. */
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
