// SPDX-License-Identifier: Apache-2.0
package dev.carom.motion;

import dev.carom.world.Hits;
import dev.carom.world.Probe;

/** Moves a probe, and moves it back if it then overlaps something solid. */
final class AxisSteps {
  private final Obstacles obstacles;
  private final Probe probe;

  AxisSteps(Obstacles obstacles) {
    this.obstacles = obstacles;
    probe = obstacles.probe;
  }

  /** Returns true if the step was done. */
  boolean step(double motionX, double motionY) {
    double x = probe.x();
    double y = probe.y();
    MotionRange.checkEnd(x + motionX, y + motionY);
    probe.moveTo(x + motionX, y + motionY);
    Hits overlaps = probe.overlapping(obstacles.around);
    boolean isSolid = false;
    for (int k = 0; k < overlaps.size(); k++) {
      isSolid |= obstacles.decide(obstacles.hits.next(overlaps, k, 1), motionX, motionY);
    }
    if (isSolid) {
      probe.moveTo(x, y);
    }
    return !isSolid;
  }
}
