// SPDX-License-Identifier: Apache-2.0
package dev.carom.motion;

import dev.carom.world.Handle;
import dev.carom.world.Hits;
import dev.carom.world.Motions;
import dev.carom.world.Probe;
import dev.carom.world.World;
import java.util.function.Predicate;

/**
 * Puts a rider back on what it stands on after both have moved: positions are rounded, so the two
 * may overlap a little or have come apart.
 */
final class RiderPlacement {
  /** Overlaps and gaps of up to this many rounding errors come from rounding alone. */
  static final int FEW = 128;

  private static final int MOST_PUSHES = 16;

  private final World world;
  private final Probe probe;
  private final RestingContacts resting;
  private final Obstacles obstacles;
  private final StopPosition stopPosition;
  private final GapCloser gapCloser;

  /** Places riders among all solid shapes, except those that wait to be placed themselves. */
  RiderPlacement(World world, Probe probe, RestingContacts resting, Predicate<Handle> waiting) {
    this.world = world;
    this.resting = resting;
    this.probe = probe;
    obstacles =
        new Obstacles(
            probe,
            new Motions(),
            hit -> Reaction.SLIDE,
            null,
            handle -> !world.isSensor(handle) && !waiting.test(handle));
    stopPosition = new StopPosition(obstacles, new Motions());
    gapCloser = new GapCloser(obstacles, stopPosition);
  }

  /** The outcome. */
  enum Result {
    /** The rider overlaps nothing. */
    FREE,
    /** The rider overlaps something by a rounding error, and there is no room to avoid it. */
    TIGHT,
    /** The rider overlaps something by more than rounding errors. */
    CRUSHED
  }

  /** Moves a rider by a few rounding errors, given the largest; down is a unit vector. */
  Result place(Handle rider, double rounding, double downX, double downY) {
    probe.use(rider);
    obstacles.beginMove();
    Result result = separate(rounding);
    if (result == Result.FREE) {
      closeGap(rider, downX * FEW * rounding, downY * FEW * rounding);
      world.moveTo(rider, probe.x(), probe.y());
    }
    return result;
  }

  private Result separate(double rounding) {
    for (int pushes = 0; pushes < MOST_PUSHES; pushes++) {
      Hits overlaps = probe.overlapping(obstacles.around);
      if (overlaps.isEmpty()) {
        return Result.FREE;
      }
      int deepest = deepest(overlaps);
      if (overlaps.depth(deepest) > FEW * rounding) {
        return Result.CRUSHED;
      }
      double push = overlaps.depth(deepest) + rounding * (pushes + 1) / 2;
      probe.moveTo(
          probe.x() - overlaps.normalX(deepest) * push,
          probe.y() - overlaps.normalY(deepest) * push);
    }
    return Result.TIGHT;
  }

  private static int deepest(Hits overlaps) {
    int deepest = 0;
    for (int k = 1; k < overlaps.size(); k++) {
      deepest = overlaps.depth(k) > overlaps.depth(deepest) ? k : deepest;
    }
    return deepest;
  }

  private void closeGap(Handle rider, double downX, double downY) {
    Hits below = probe.sweep(downX, downY, obstacles.onPath);
    if (!below.isEmpty()) {
      stopPosition.goToHit(downX, downY, below, 0);
      gapCloser.close(below.handle(0), below.normalX(0), below.normalY(0));
      resting.remember(rider, below.handle(0), below.normalX(0), below.normalY(0));
    }
  }
}
