// SPDX-License-Identifier: Apache-2.0
package dev.carom.motion;

import dev.carom.world.Handle;
import dev.carom.world.Hits;
import dev.carom.world.Probe;
import java.util.Arrays;

/**
 * Keeps resting contacts across a move: pairs that touched or rested against each other before
 * shapes were moved, and are only a few rounding errors apart afterwards, are recorded in the world
 * again.
 */
final class RestingContacts {
  /** A pair that was put together may be this many rounding errors apart and still rests. */
  private static final int GAP = 16;

  private final Probe probe;
  private final Hits known = new Hits();
  private Handle[] handles = new Handle[8];
  private double[] normals = new double[8];
  private int count;

  RestingContacts(Probe probe) {
    this.probe = probe;
  }

  void clear() {
    Arrays.fill(handles, 0, 2 * count, null);
    count = 0;
  }

  /** Remembers what the shape of a handle, which the probe has taken, rests against. */
  void rememberAll(Handle handle) {
    probe.resting(known);
    for (int k = 0; k < known.size(); k++) {
      remember(handle, known.handle(k), known.normalX(k), known.normalY(k));
    }
  }

  /** Remembers one pair, with the normal from the first to the second. */
  void remember(Handle handle, Handle other, double normalX, double normalY) {
    if (2 * count == handles.length) {
      handles = Arrays.copyOf(handles, 4 * count);
      normals = Arrays.copyOf(normals, 4 * count);
    }
    handles[2 * count] = handle;
    handles[2 * count + 1] = other;
    normals[2 * count] = normalX;
    normals[2 * count + 1] = normalY;
    count++;
  }

  /** Records all pairs that are still next to each other, and forgets them here. */
  void noteAll() {
    for (int k = 0; k < count; k++) {
      probe.use(handles[2 * k]);
      note(handles[2 * k + 1], normals[2 * k], normals[2 * k + 1]);
    }
    clear();
  }

  /** Does the same for pairs of the shape that the probe has taken, where the probe is. */
  void noteAllHere() {
    for (int k = 0; k < count; k++) {
      note(handles[2 * k + 1], normals[2 * k], normals[2 * k + 1]);
    }
    clear();
  }

  /** Records that the probe rests against what it has hit, if it is close and does not touch it. */
  void noteHit(Handle other, double normalX, double normalY) {
    if (!probe.intersects(other) && isNear(probe, other)) {
      probe.rest(other, normalX, normalY);
    }
  }

  /** Returns true if the probe is close enough to another shape to rest against it. */
  static boolean isNear(Probe probe, Handle other) {
    // Not along the normal, which leads past a corner that stopped it.
    return ProbeMath.isWithin(probe, other, reach(probe, other));
  }

  /** Does the same for what it rested against before, unless it has slid off. */
  private void note(Handle other, double normalX, double normalY) {
    double reach = reach(probe, other);
    if (!probe.intersects(other)
        && ProbeMath.wouldHit(probe, other, normalX * reach, normalY * reach)) {
      probe.rest(other, normalX, normalY);
    }
  }

  private static double reach(Probe probe, Handle other) {
    double largest =
        Math.max(ProbeMath.largestCoordinate(probe), ProbeMath.largestCoordinate(probe, other));
    return GAP * (Obstacles.roundingErrorOf(largest) + Double.MIN_VALUE);
  }
}
