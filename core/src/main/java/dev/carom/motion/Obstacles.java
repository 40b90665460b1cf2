// SPDX-License-Identifier: Apache-2.0
package dev.carom.motion;

import dev.carom.internal.exact.ErrorBounds;
import dev.carom.internal.exact.Rounded;
import dev.carom.pair.MutableImpact;
import dev.carom.world.Filter;
import dev.carom.world.Handle;
import dev.carom.world.Hits;
import dev.carom.world.Motions;
import dev.carom.world.Probe;
import dev.carom.world.Side;
import java.util.Arrays;
import java.util.function.Function;
import java.util.function.Predicate;

/** The obstacles of a mover, without those that it has chosen to pass through. */
final class Obstacles {
  /** The most rounding errors between a mover and the side it stands on. */
  private static final int FEW = 16;

  /** The same if both have moved since. */
  private static final int NEARBY = 64;

  /** Rounding errors could push a mover smaller than this many of them through a wall. */
  private static final int TINY = 256;

  private static final int LEDGE = 8;

  /** The angle of the steepest one-way slopes, in degrees. */
  private static final double STEEPEST = 45;

  final Probe probe;

  /** Answers: hits on the path, overlaps, hits at nearly the same time. */
  final Hits onPath;

  final Hits around;
  final Hits nearby;
  final HitList hits = new HitList();
  private final Motions motions;
  private final Function<Hit, Reaction> reactions;
  private final Predicate<Handle> predicate;
  private final Slopes oneWaySlopes;

  /** By slot, the number of the move or leg in which the mover passes through the shape. */
  private long[] passed = new long[16];

  private long[] passedInLeg = new long[16];

  /** By slot, the number of the move in which a one-way shape was found to be solid. */
  private long[] held = new long[16];

  /** The side of the one-way obstacle met last in this move; null if there was none. */
  private Side oneWaySide;

  private long move;
  private long leg;
  private boolean dropThrough;

  /** Where the last path of a move started. */
  private long pathMove;

  private double pathX;
  private double pathY;
  private int overlapped;

  Obstacles(
      Probe probe,
      Motions motions,
      Reactions reactions,
      Filter filter,
      Predicate<Handle> predicate) {
    this.probe = probe;
    this.motions = motions;
    this.reactions = reactions::to;
    this.predicate = predicate;
    oneWaySlopes = new Slopes(probe, STEEPEST);
    onPath = new Hits().filter(filter).where(this::isInTheWay);
    around = new Hits().filter(filter).where(this::isInTheWay);
    nearby = new Hits().filter(filter).where(this::isInTheWay);
  }

  void setDropThrough(boolean drop) {
    dropThrough = drop;
  }

  void beginMove() {
    move++;
    leg++;
    oneWaySide = null;
    hits.clear();
  }

  /**
   * Returns true if the mover is so small that steps of a few rounding errors can lead through a
   * wall.
   */
  boolean isTiny() {
    return ProbeMath.smallestSize(probe) < TINY * roundingError();
  }

  void beginLeg() {
    leg++;
  }

  private boolean isInTheWay(Handle handle) {
    int slot = handle.slot();
    boolean isPassed = slot < passed.length && (passed[slot] == move || passedInLeg[slot] == leg);
    return !isPassed && (predicate == null || predicate.test(handle));
  }

  private void pass(Handle handle, boolean wholeMove) {
    int slot = handle.slot();
    makeRoomFor(slot);
    if (wholeMove) {
      passed[slot] = move;
    } else {
      passedInLeg[slot] = leg;
    }
  }

  private void hold(Handle handle) {
    makeRoomFor(handle.slot());
    held[handle.slot()] = move;
  }

  /**
   * Lets the one-way obstacles that the probe stands on hold it, even if it has not pressed on them
   * in this move: a step of a few rounding errors into them is not a way through.
   */
  void holdOnGround() {
    if (oneWaySide == null) {
      return;
    }
    double ledge = ledge();
    double downX = -oneWaySide.outwardX() * ledge;
    double downY = -oneWaySide.outwardY() * ledge;
    double x = probe.x();
    double y = probe.y();
    // Also a little beside it: the next piece of ground may begin a rounding error away.
    for (int side = -1; side <= 1; side++) {
      probe.moveTo(x + 2 * side * downY, y - 2 * side * downX);
      probe.sweepAll(downX, downY, 1, around);
      for (int k = 0; k < around.size(); k++) {
        if (isSolidOnPath(around, k, downX, downY)) {
          hold(around.handle(k));
        }
      }
    }
    probe.moveTo(x, y);
  }

  private void makeRoomFor(int slot) {
    if (slot >= passed.length) {
      int length = Math.max(slot + 1, 2 * passed.length);
      passed = Arrays.copyOf(passed, length);
      passedInLeg = Arrays.copyOf(passedInLeg, length);
      held = Arrays.copyOf(held, length);
    }
  }

  /**
   * Returns the first solid hit on a straight path, or -1 if the mover passes through all of them.
   * Moves the probe to each of them.
   */
  int firstSolid(Hits answer, double motionX, double motionY, Velocity velocity) {
    double x = probe.x();
    double y = probe.y();
    double time = probe.time();
    for (int k = 0; k < answer.size(); k++) {
      double part = answer.time(k);
      MotionRange.checkEnd(x + motionX * part, y + motionY * part);
      probe.moveTo(x + motionX * part, y + motionY * part);
      probe.setTime(time + (1 - time) * part);
      if (answer.startsInside(k) || isSolid(answer, k, velocity)) {
        return k;
      }
    }
    return -1;
  }

  /**
   * Returns true if the hit that the probe has reached is solid; if not, the mover passes it from
   * now on.
   */
  boolean isSolid(Hits answer, int k, Velocity velocity) {
    Hit hit = hits.next(answer, k, probe.time());
    return isSolid(
        hit, velocity.x() - motions.x(hit.handle()), velocity.y() - motions.y(hit.handle()));
  }

  /**
   * Decides about the next hit of the list, with the probe where it is: keeps the hit if it counts,
   * and lets the mover pass if the obstacle is not solid. Returns true if it is.
   *
   * @param motionX x of the probe's motion relative to the obstacle
   */
  boolean decide(Hit hit, double motionX, double motionY) {
    boolean isSolid = isSolid(hit, motionX, motionY);
    if (isSolid) {
      hits.keep();
    }
    return isSolid;
  }

  /** Does the same, but does not keep a solid hit. */
  private boolean isSolid(Hit hit, double motionX, double motionY) {
    Reaction reaction = reactionTo(hit);
    hit.setReaction(reaction);
    if (reaction.kind() == Reaction.Kind.IGNORE) {
      pass(hit.handle(), true);
      hits.keep();
      return false;
    }
    Side side = reaction.onlyFrom();
    if (side != null) {
      oneWaySide = side;
      if (!isSolidFrom(side, hit, motionX, motionY, 0)) {
        pass(hit.handle(), false);
        return false;
      }
      hold(hit.handle());
    }
    return true;
  }

  /** Returns the reaction to a hit, which is asked about but not reported. */
  Reaction reactionTo(Hits found, int k) {
    return reactionTo(hits.next(found, k, probe.time()));
  }

  private Reaction reactionTo(Hit hit) {
    Reaction reaction = ProbeMath.call(probe, reactions, hit);
    if (reaction == null) {
      throw new NullPointerException("the reaction to " + hit.handle() + " must not be null");
    }
    return reaction;
  }

  /**
   * Returns true if an obstacle that is solid from one side only is solid for the probe.
   *
   * @param part how much of the motion leads the probe from where it is to the hit
   */
  private boolean isSolidFrom(Side side, Hit hit, double motionX, double motionY, double part) {
    return ProbeMath.hasGeneralParts(probe, hit.handle())
        ? comesFromSurface(side, hit, motionX, motionY, part)
        : comesFrom(side, hit, motionX, motionY) || isHeld(hit.handle(), side);
  }

  /** Does so for an obstacle with slopes: it is solid where its surface faces that side. */
  private boolean comesFromSurface(
      Side side, Hit hit, double motionX, double motionY, double part) {
    if (dropThrough) {
      return false;
    }
    if (!isOneWaySlope(hit.handle(), hit.normalX(), hit.normalY(), side)) {
      return isOnSurface(side, hit, motionX * part, motionY * part);
    }
    // On a slope, rounding alone may have led the probe into it, or seems to lead it away.
    return hit.startsInside()
        ? hit.depth() <= NEARBY * roundingError(hit.handle())
        : motionX * hit.normalX() + motionY * hit.normalY()
            >= -Velocity.AGAINST * (Math.abs(motionX) + Math.abs(motionY));
  }

  private boolean isOneWaySlope(Handle handle, double normalX, double normalY, Side side) {
    return oneWaySlopes.includes(handle, normalX, normalY, side.outwardX(), side.outwardY());
  }

  /**
   * Returns true if the probe meets an obstacle at the end of such a surface: at a corner, the hit
   * may just as well have the normal of the edge below it.
   */
  private boolean isOnSurface(Side side, Hit hit, double wayX, double wayY) {
    Handle handle = hit.handle();
    double ledge = LEDGE * roundingError(handle);
    if (hit.startsInside() && hit.depth() > NEARBY * roundingError(handle)) {
      return false;
    }
    int upX = side.outwardX();
    int upY = side.outwardY();
    double aside = hit.normalX() * upY - hit.normalY() * upX;
    double onwards = aside > 0 ? ledge : -ledge;
    // A slope of 45 degrees rises by as much as the step onwards, and the probe may be inside.
    double above = 4 * ledge;
    double rest = 1 - probe.time();
    double x = probe.x();
    double y = probe.y();
    probe.moveTo(x + wayX + upX * above + upY * onwards, y + wayY + upY * above - upX * onwards);
    MutableImpact impact =
        ProbeMath.impactOn(
            probe,
            handle,
            motions.x(handle) * rest - upX * 2 * above,
            motions.y(handle) * rest - upY * 2 * above);
    boolean isOnSurface =
        impact.hit()
            && !impact.startsInside()
            && isOneWaySlope(handle, impact.normalX(), impact.normalY(), side);
    probe.moveTo(x, y);
    return isOnSurface;
  }

  private boolean comesFrom(Side side, Hit hit, double motionX, double motionY) {
    return !dropThrough
        && !hit.startsInside()
        && motionX * side.outwardX() + motionY * side.outwardY() < 0
        && ProbeMath.distanceBeyond(probe, hit.handle(), side) <= FEW * roundingError(hit.handle());
  }

  /**
   * A shape that has held the mover in this move, or which is below the path, still does if only
   * rounding separates them.
   */
  private boolean isHeld(Handle handle, Side side) {
    int slot = handle.slot();
    return ProbeMath.distanceBeyond(probe, handle, side) <= NEARBY * roundingError(handle)
        && ((slot < held.length && held[slot] == move) || isBelowPath(handle, side));
  }

  private boolean isBelowPath(Handle handle, Side side) {
    if (pathMove != move || dropThrough || !motions.isEmpty()) {
      return false;
    }
    double x = probe.x();
    double y = probe.y();
    probe.moveTo(pathX, pathY);
    boolean isBelow = ProbeMath.distanceBeyond(probe, handle, side) <= 0;
    probe.moveTo(x, y);
    return isBelow;
  }

  /** Records where a path starts, and from which side it comes. */
  void beginPath() {
    pathMove = move;
    pathX = probe.x();
    pathY = probe.y();
  }

  /** Returns true if the probe overlaps nothing solid where it is. */
  boolean isFree() {
    if (probe.isFree(around)) {
      return true;
    }
    overlapped = isSolid(0, probe.time()) ? 0 : firstSolidOverlap();
    return overlapped < 0;
  }

  /** Returns true if the probe overlaps nothing solid where it is, apart from the given shape. */
  boolean isFreeOfOthers(Handle handle) {
    ProbeMath.skip(probe, handle);
    try {
      return isFree();
    } finally {
      ProbeMath.skipNothing(probe);
    }
  }

  /** Which of {@link #around} is solid and overlapped, after {@link #isFree} returned false. */
  int overlapped() {
    return overlapped;
  }

  /** Finds what the probe overlaps; returns the first of {@link #around} that is solid, or -1. */
  int firstSolidOverlap() {
    Hits overlaps = probe.overlapping(around);
    for (int k = 0; k < overlaps.size(); k++) {
      if (isSolid(k, probe.time())) {
        return k;
      }
    }
    return -1;
  }

  /** Returns true if the probe touches a flat obstacle that it could leave to the other side. */
  boolean touchesFlat() {
    return probe.touchesFlat(around);
  }

  /** Returns true if the straight path from there to the probe leads through nothing solid. */
  boolean isPathFreeFrom(double fromX, double fromY) {
    double x = probe.x();
    double y = probe.y();
    probe.moveTo(fromX, fromY);
    boolean isFree = probe.isPathFree(x, y, around) || passesAll(x - fromX, y - fromY);
    probe.moveTo(x, y);
    return isFree;
  }

  /** Returns true if there are hits on a straight path and the mover passes through all of them. */
  private boolean passesAll(double motionX, double motionY) {
    return firstSolidOnPath(motionX, motionY, 1, around) < 0 && !around.isEmpty();
  }

  /**
   * Returns true if there is something solid on the first part of a straight path; reports nothing.
   */
  boolean hitsSolid(double motionX, double motionY, double part) {
    return firstSolidOnPath(motionX, motionY, part, around) >= 0;
  }

  /** Does the same, apart from the given shape. */
  boolean hitsOthers(Handle handle, double motionX, double motionY, double part) {
    ProbeMath.skip(probe, handle);
    try {
      return hitsSolid(motionX, motionY, part);
    } finally {
      ProbeMath.skipNothing(probe);
    }
  }

  /**
   * Finds the hits on the first part of a straight path; returns the first that is solid, or -1.
   */
  int firstSolidOnPath(double motionX, double motionY, double part, Hits found) {
    probe.sweepAll(motionX, motionY, part, found);
    for (int k = 0; k < found.size(); k++) {
      if (isSolidOnPath(found, k, motionX, motionY)) {
        return k;
      }
    }
    return -1;
  }

  /** Does the same for a whole path, without obstacles that move. */
  boolean hitsSolidAtRest(double motionX, double motionY) {
    probe.sweepAll(motionX, motionY, 1, around);
    for (int k = 0; k < around.size(); k++) {
      Handle handle = around.handle(k);
      boolean rests = motions.x(handle) == 0 && motions.y(handle) == 0;
      if (rests && isSolidOnPath(around, k, motionX, motionY)) {
        return true;
      }
    }
    return false;
  }

  /** Returns true if a hit on a path, which is asked about but not reported, is solid. */
  boolean isSolidOnPath(Hits found, int k, double motionX, double motionY) {
    Hit hit = hits.next(found, k, probe.time());
    Reaction reaction = reactionTo(hit);
    Side side = reaction.onlyFrom();
    return reaction.kind() != Reaction.Kind.IGNORE
        && (side == null || isSolidFrom(side, hit, motionX, motionY, found.time(k)));
  }

  /**
   * Returns true if the k-th of the overlaps around, which is asked about but not reported, is
   * solid.
   */
  boolean isSolid(int k, double time) {
    Hit hit = hits.next(around, k, time);
    Reaction reaction = reactionTo(hit);
    Side side = reaction.onlyFrom();
    return reaction.kind() != Reaction.Kind.IGNORE
        && (side == null || isSolidFrom(side, hit, 0, 0, 0));
  }

  /** The largest rounding error of the coordinates of the probe and of another shape. */
  double roundingError(Handle other) {
    return Math.max(roundingError(), roundingErrorOf(ProbeMath.largestCoordinate(probe, other)));
  }

  /** The largest rounding error of the coordinates of the probe. */
  double roundingError() {
    return roundingErrorOf(ProbeMath.largestCoordinate(probe)) + Double.MIN_VALUE;
  }

  /**
   * The largest height of a ledge that is ignored: a few rounding errors, but next to 0, where sums
   * of doubles are exact, only one.
   */
  double ledge() {
    return LEDGE * roundingErrorOf(ProbeMath.largestCoordinate(probe)) + Double.MIN_VALUE;
  }

  /** The largest rounding error of coordinates up to this size. */
  static double roundingErrorOf(double coordinate) {
    return Rounded.finite(coordinate) * ErrorBounds.ULP;
  }
}
