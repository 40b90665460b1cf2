// SPDX-License-Identifier: Apache-2.0
package dev.carom.motion;

import dev.carom.internal.check.Arguments;
import dev.carom.internal.exact.Rounded;
import dev.carom.world.Hits;
import dev.carom.world.Probe;
import dev.carom.world.Side;

/**
 * Pushes a probe out of everything it overlaps: straight in one of four directions, or out of the
 * deepest overlap and then the next, whichever is the shortest.
 */
final class PushOut {
  private static final Side[] SIDES = {Side.MAX_X, Side.MIN_X, Side.MAX_Y, Side.MIN_Y};
  private static final int MOST_PASSES = 32;
  private static final int MOST_DOUBLINGS = 16;
  private static final int FEW = 16;

  private final Obstacles obstacles;
  private final Probe probe;
  private final FreePath freePath;
  private boolean onFreePathsOnly;
  private double startX;
  private double startY;
  private double bestX;
  private double bestY;
  private double shortest;

  PushOut(Obstacles obstacles) {
    this.obstacles = obstacles;
    probe = obstacles.probe;
    freePath = new FreePath(probe);
  }

  /**
   * Returns true if the probe now overlaps nothing solid; false if it was left where it was.
   *
   * @param onFreePathsOnly whether the probe may not pass through anything, nor go deeper into what
   *     it overlaps: it was free before, so that would lead to the other side of a wall
   */
  boolean run(boolean onFreePathsOnly) {
    this.onFreePathsOnly = onFreePathsOnly;
    startX = probe.x();
    startY = probe.y();
    shortest = Double.POSITIVE_INFINITY;
    tryFromDeepestToDeepest();
    for (Side side : SIDES) {
      tryOutOf(side);
    }
    boolean isFound = shortest < Double.POSITIVE_INFINITY;
    probe.moveTo(isFound ? bestX : startX, isFound ? bestY : startY);
    return isFound;
  }

  private void tryFromDeepestToDeepest() {
    double x = startX;
    double y = startY;
    for (int pass = 0; pass < MOST_PASSES && goTo(x, y); pass++) {
      int deepest = deepest();
      if (deepest < 0) {
        keepIfShorter(x, y);
        return;
      }
      Hits overlaps = obstacles.around;
      double push = atLeastRounding(overlaps.depth(deepest), pass);
      x -= overlaps.normalX(deepest) * push;
      y -= overlaps.normalY(deepest) * push;
    }
  }

  private int deepest() {
    Hits overlaps = probe.overlapping(obstacles.around);
    int deepest = -1;
    for (int k = 0; k < overlaps.size(); k++) {
      boolean isDeeper = deepest < 0 || overlaps.depth(k) > overlaps.depth(deepest);
      if (isDeeper && obstacles.isSolid(k, probe.time())) {
        deepest = k;
      }
    }
    return deepest;
  }

  /** Goes straight on until the probe is beyond the bounds of everything it meets. */
  private void tryOutOf(Side side) {
    double length = 0;
    for (int pass = 0; pass < MOST_PASSES && length < shortest; pass++) {
      double x = startX + side.outwardX() * length;
      double y = startY + side.outwardY() * length;
      if (!goTo(x, y)) {
        return;
      }
      double missing = missing(side);
      if (missing == 0) {
        keepIfShorter(x, y);
        return;
      }
      length += atLeastRounding(missing, pass);
    }
  }

  private double missing(Side side) {
    Hits overlaps = probe.overlapping(obstacles.around);
    double missing = 0;
    for (int k = 0; k < overlaps.size(); k++) {
      if (obstacles.isSolid(k, probe.time())) {
        missing = Math.max(missing, ProbeMath.distanceBeyond(probe, overlaps.handle(k), side));
      }
    }
    return missing;
  }

  /** The push itself; if only rounding keeps the shapes overlapping, more with each pass. */
  private double atLeastRounding(double push, int pass) {
    double roundingError = obstacles.roundingError();
    return push > FEW * roundingError
        ? push
        : push + roundingError * (1 << Math.min(pass, MOST_DOUBLINGS)) / 2;
  }

  /** Returns false for positions beyond the range of doubles, or with sides there. */
  private boolean goTo(double x, double y) {
    if (!Arguments.isFinite(x) || !Arguments.isFinite(y)) {
      return false;
    }
    probe.moveTo(x, y);
    return Arguments.isFinite(ProbeMath.largestCoordinate(probe));
  }

  private void keepIfShorter(double x, double y) {
    double length = Rounded.length(x - startX, y - startY);
    if (length < shortest && !(onFreePathsOnly && isBlockedOnWayTo(x, y))) {
      shortest = length;
      bestX = x;
      bestY = y;
    }
  }

  private boolean isBlockedOnWayTo(double x, double y) {
    double motionX = x - startX;
    double motionY = y - startY;
    probe.moveTo(startX, startY);
    freePath.setRounding(obstacles.roundingError());
    Hits met = probe.sweepAll(motionX, motionY, 1, obstacles.around);
    for (int k = 0; k < met.size(); k++) {
      if (freePath.isBlockedBy(met, k, motionX, motionY)
          && obstacles.isSolidOnPath(met, k, motionX, motionY)) {
        return true;
      }
    }
    return false;
  }
}
