// SPDX-License-Identifier: Apache-2.0
package dev.carom.motion;

import dev.carom.Rotation;
import dev.carom.internal.exact.Rounded;

/** Divides a turn into equal steps. */
final class TurnSteps {
  private static final int MOST = 1024;

  /** The longest step of a point at a distance of 1 from the centre, so that it follows the arc. */
  private static final double LONGEST = 0x1p-4;

  private Rotation step = Rotation.NONE;
  private int count;

  /** Divides a turn so that a point at a distance of 1 from the centre moves at most this far. */
  void set(Rotation turn, double longest) {
    step = turn;
    count = 1;
    double most = Math.min(longest, LONGEST);
    while (count < MOST && Rounded.length(1 - step.cos(), step.sin()) > most) {
      step = half(step);
      count *= 2;
    }
  }

  private static Rotation half(Rotation turn) {
    double cos = turn.cos();
    double sin = turn.sin();
    if (cos >= 0) {
      return Rotation.towards(1 + cos, sin);
    }
    // The same direction, without the cancellation next to half a turn.
    return sin < 0 ? Rotation.towards(-sin, cos - 1) : Rotation.towards(sin, 1 - cos);
  }

  int count() {
    return count;
  }

  /** Returns the turn of each step; the last ends at the wanted rotation, apart from rounding. */
  Rotation step() {
    return step;
  }
}
