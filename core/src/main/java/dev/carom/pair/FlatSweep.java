// SPDX-License-Identifier: Apache-2.0
package dev.carom.pair;

import dev.carom.internal.exact.Exact;
import dev.carom.internal.exact.Slabs;

/**
 * Finds the time at which a flat shape passes through a parallel flat one. Boxes without width or
 * height, and points, never overlap each other, so {@link Sweep} does not report a hit; a moving
 * shape must stop there all the same. Exact for all finite inputs.
 */
final class FlatSweep {
  private FlatSweep() {}

  /**
   * Writes the hit of a box, moving by (motionX0, motionY0), that passes through another box or
   * reaches it, if both are flat in that direction; otherwise leaves the impact unchanged. A box
   * that starts on the other one may leave it on either side.
   */
  static MutableImpact boxBox(
      double minX0,
      double minY0,
      double maxX0,
      double maxY0,
      double motionX0,
      double motionY0,
      double minX1,
      double minY1,
      double maxX1,
      double maxY1,
      double motionX1,
      double motionY1,
      MutableImpact impact) {
    boolean crossesX =
        minX0 == maxX0 && minX1 == maxX1 && crosses(minX0, motionX0, minX1, motionX1);
    boolean crossesY =
        minY0 == maxY0 && minY1 == maxY1 && crosses(minY0, motionY0, minY1, motionY1);
    if (!(crossesX || crossesY)
        || !Slabs.meet(
            minX0, maxX0, motionX1, motionX0, minX1, maxX1, 0, minY0, maxY0, motionY1, motionY0,
            minY1, maxY1, 0, true)) {
      return impact;
    }
    if (crossesX) {
      double time = time(minX0, motionX0, minX1, motionX1);
      double y = Exact.clamp(minY0 + motionY0 * time, minY1, maxY1);
      return impact.setHit(time, minX0 < minX1 ? 1 : -1, 0, minX1, y);
    }
    double time = time(minY0, motionY0, minY1, motionY1);
    double x = Exact.clamp(minX0 + motionX0 * time, minX1, maxX1);
    return impact.setHit(time, 0, minY0 < minY1 ? 1 : -1, x, minY1);
  }

  private static boolean crosses(double from, double motion, double to, double otherMotion) {
    return from != to
        && Exact.signOfSum(to, otherMotion, -from, -motion) != Exact.signOfSum(to, -from, 0);
  }

  private static double time(double from, double motion, double to, double otherMotion) {
    // Halves keep the differences in range.
    double time = (to / 2 - from / 2) / (motion / 2 - otherMotion / 2);
    return Exact.clamp(time, 0, 1);
  }
}
