// SPDX-License-Identifier: Apache-2.0
package dev.carom.motion;

import dev.carom.Rotation;
import dev.carom.internal.exact.ErrorBounds;
import dev.carom.world.Handle;
import dev.carom.world.Probe;

/**
 * Decides which surfaces are at most as steep as a given slope. An edge is if it would be with
 * corners that differ from its own by the rounding of their coordinates, an ulp of the largest.
 */
final class Slopes {
  /** Rounding of coordinates is not looked at for surfaces that are steeper by a larger angle. */
  private static final double NEAR = 0x1p-7;

  private final Probe probe;
  private final double cos;
  private final double sin;

  /** Slopes up to an angle in degrees, from 0 to less than 90. */
  Slopes(Probe probe, double steepest) {
    this.probe = probe;
    Rotation angle = Rotation.degrees(steepest);
    cos = angle.cos();
    sin = angle.sin();
  }

  /** Returns by how much the steepest slope falls over a distance along level ground. */
  double fall(double distance) {
    return distance / cos * sin;
  }

  /**
   * Returns true if the surface of another shape, with this normal towards it, faces the direction
   * (upX, upY) and is not too steep.
   */
  boolean includes(Handle other, double normalX, double normalY, int upX, int upY) {
    double facing = -(normalX * upX + normalY * upY);
    double aside = Math.abs(normalX * upY) + Math.abs(normalY * upX);
    // The sine of the angle by which it is too steep.
    double excess = aside * cos - facing * sin;
    if (!(facing > 0) || excess > NEAR) {
      return false;
    }
    return excess <= ErrorBounds.NEGLIGIBLE
        || excess <= ProbeMath.turnOfEdges(probe, other, normalX, normalY) * (cos + sin);
  }
}
