// SPDX-License-Identifier: Apache-2.0
package dev.carom.motion;

import dev.carom.internal.exact.Rounded;
import dev.carom.pair.MutableImpact;
import dev.carom.world.Handle;
import dev.carom.world.Hits;
import dev.carom.world.Motions;
import dev.carom.world.Probe;

/**
 * Keeps a mover from catching on the inner corners between adjoining boxes: a mover that touches
 * one box reaches the corner of the next at the same time, or a rounding error before or after.
 */
final class GhostCollisions {
  /** Contacts that are at most this many rounding errors apart happen at the same time. */
  private static final int NEARBY = 32;

  /** A shape that is hit again after more rounding errors than this was passed before. */
  private static final int FAR = 1024;

  /** Normals whose product is larger than this are those of the same surface. */
  private static final double SAME = 1 - 0x1p-30;

  private static final int MOST_LEDGES = 256;

  private final Obstacles obstacles;
  private final Probe probe;
  private final Motions motions;
  private final Velocity velocity;
  private final Hits others;
  private Hits found;
  private int index;
  private double normalX;
  private double normalY;
  private int ledges;

  /** True if the surface falls away beside the hit, and does not oppose the motion there. */
  private boolean isEndOfSurface;

  /** True if the hit has the normal of a surface that is there at least on one side of the hit. */
  private boolean isOnSurface;

  /** True if any surface was found beside the hit. */
  private boolean isNextToSurface;

  GhostCollisions(Obstacles obstacles, Motions motions, Velocity velocity) {
    this.obstacles = obstacles;
    this.motions = motions;
    this.velocity = velocity;
    probe = obstacles.probe;
    others = obstacles.nearby;
  }

  void begin() {
    ledges = 0;
  }

  /** The answer that contains the hit to react to: the given one or another. */
  Hits found(Hits given) {
    return found == null ? given : found;
  }

  int index() {
    return index;
  }

  /** The normal of the surface to react to, which may be another than that of the hit. */
  double normalX() {
    return normalX;
  }

  double normalY() {
    return normalY;
  }

  /**
   * Returns true if the probe, which is at its first hit, was moved by a few rounding errors so
   * that it can go on past the obstacle. Otherwise {@link #found} has the hit to react to: the face
   * of another shape, if that is hit together with a corner.
   */
  boolean stepPast(Hits met, int hit, double restX, double restY) {
    found = null;
    index = hit;
    normalX = met.normalX(hit);
    normalY = met.normalY(hit);
    Handle handle = met.handle(hit);
    if (ProbeMath.isGeneral(probe, handle)) {
      return stepPastAny(handle, restX, restY);
    }
    if (!isCorner(handle, normalX, normalY, restX, restY)) {
      return false;
    }
    return !findFace(handle, restX, restY)
        && ledges < MOST_LEDGES
        && stepOver(handle, restX, restY);
  }

  /** Does the same for shapes of all kinds, whose faces may have any normal. */
  private boolean stepPastAny(Handle handle, double restX, double restY) {
    obstacles.holdOnGround();
    if (findEasierFace(handle, restX, restY)) {
      return false;
    }
    double hitX = normalX;
    double hitY = normalY;
    boolean isGrazed = !findSurface(handle, restX, restY);
    if (!isGrazed && isEndOfSurface && stepAcross(handle, restX, restY)) {
      return true;
    }
    // At the end of a real surface, the face of another shape may be one that only a sharp tip
    // meets.
    if (!isGrazed
        && ((isNextToSurface && !isCorner(handle, normalX, normalY, restX, restY))
            || (!isOnSurface && findFace(handle, restX, restY)))) {
      return false;
    }
    if (stepAcross(handle, restX, restY)) {
      return true;
    }
    if (isGrazed) {
      // To turn at a surface that does not oppose the motion would lead to the same hit again. In a
      // valley, the edge of a sharp tip meets the corner just before the tip meets the next slope.
      normalX = hitX;
      normalY = hitY;
      findSurfaceFromBeside(handle, restX, restY);
    }
    return false;
  }

  /**
   * Finds a face of another shape that is hit at nearly the same time and opposes the motion less,
   * such as the ground that a mover presses on. Reacting to that first is never wrong.
   */
  private boolean findEasierFace(Handle handle, double restX, double restY) {
    double least = Velocity.AGAINST * (Math.abs(restX) + Math.abs(restY));
    double against = speedAgainst(handle, normalX, normalY, restX, restY);
    sweepNearby(handle, restX, restY);
    for (int k = 0; k < others.size(); k++) {
      Handle other = others.handle(k);
      double speed = speedAgainst(other, others.normalX(k), others.normalY(k), restX, restY);
      if (speed > least
          && speed < against - least
          && isFace(k, restX, restY)
          && takeSurface(k, against - least, restX, restY)) {
        against = speedAgainst(other, normalX, normalY, restX, restY);
      }
    }
    return found != null;
  }

  /** Takes the surface next to a hit, unless the speed against it is not below a limit. */
  private boolean takeSurface(int k, double limit, double restX, double restY) {
    Hits foundBefore = found;
    int indexBefore = index;
    double normalXBefore = normalX;
    double normalYBefore = normalY;
    take(k);
    Handle handle = others.handle(k);
    if (findSurface(handle, restX, restY)
        && speedAgainst(handle, normalX, normalY, restX, restY) < limit) {
      return true;
    }
    found = foundBefore;
    index = indexBefore;
    normalX = normalXBefore;
    normalY = normalYBefore;
    return false;
  }

  private double speedAgainst(
      Handle handle, double towardsX, double towardsY, double restX, double restY) {
    double rest = 1 - probe.time();
    return (restX - motions.x(handle) * rest) * towardsX
        + (restY - motions.y(handle) * rest) * towardsY;
  }

  /**
   * Takes another normal of the same shape if that one is hit only here, and the other next to it:
   * at the joint of two slopes, edges inside the ground end at the surface. Returns false if the
   * surface does not oppose the motion, except by rounding errors.
   */
  private boolean findSurface(Handle handle, double restX, double restY) {
    double rest = 1 - probe.time();
    double least = Velocity.AGAINST * (Math.abs(restX) + Math.abs(restY));
    double aside = obstacles.ledge();
    // From a little before the surface, which rounding could make the probe overlap.
    double x = probe.x();
    double y = probe.y();
    double beforeX = x - normalX * aside;
    double beforeY = y - normalY * aside;
    double against = speedAgainst(handle, normalX, normalY, restX, restY) + 2 * aside;
    double straightX = motions.x(handle) * rest + normalX * against;
    double straightY = motions.y(handle) * rest + normalY * against;
    double easiest = Double.POSITIVE_INFINITY;
    double easiestX = normalX;
    double easiestY = normalY;
    isOnSurface = false;
    isEndOfSurface = false;
    for (int side = -1; side <= 1; side += 2) {
      probe.moveTo(beforeX - side * normalY * aside, beforeY + side * normalX * aside);
      MutableImpact impact = ProbeMath.impactOn(probe, handle, straightX, straightY);
      double towardsX = impact.normalX();
      double towardsY = impact.normalY();
      double distance = impact.time() * against;
      double speed = speedAgainst(handle, towardsX, towardsY, restX, restY);
      if (impact.hit() && speed >= -least && isWayFree(handle, impact, straightX, straightY)) {
        isOnSurface |= towardsX * normalX + towardsY * normalY > SAME;
        isEndOfSurface |= speed <= least && distance > aside;
        // What is only grazed counts if nothing else is there.
        double rank = speed > least ? speed : Double.MAX_VALUE;
        if (rank < easiest) {
          easiest = rank;
          easiestX = towardsX;
          easiestY = towardsY;
        }
      }
    }
    probe.moveTo(x, y);
    isNextToSurface = easiest < Double.POSITIVE_INFINITY;
    if (!isNextToSurface) {
      isNextToSurface = findSurfaceFromBeside(handle, restX, restY);
    } else if (!isOnSurface) {
      normalX = easiestX;
      normalY = easiestY;
    }
    return speedAgainst(handle, normalX, normalY, restX, restY) > least;
  }

  /**
   * Finds the surface that the probe would hit from one of the free places around it: straight on,
   * it misses the shape, or there is no room beside the hit, as in a narrow valley.
   */
  private boolean findSurfaceFromBeside(Handle handle, double restX, double restY) {
    double aside = 2 * obstacles.ledge();
    double x = probe.x();
    double y = probe.y();
    double hitX = normalX;
    double hitY = normalY;
    double least = Velocity.AGAINST * (Math.abs(restX) + Math.abs(restY));
    double easiest = Double.POSITIVE_INFINITY;
    for (int stepX = -1; stepX <= 1; stepX++) {
      for (int stepY = -1; stepY <= 1; stepY++) {
        probe.moveTo(x + stepX * aside, y + stepY * aside);
        MutableImpact impact = ProbeMath.impactOn(probe, handle, restX, restY);
        double towardsX = impact.normalX();
        double towardsY = impact.normalY();
        double speed = speedAgainst(handle, towardsX, towardsY, restX, restY);
        if (impact.hit()
            && !impact.startsInside()
            && isNear(impact, handle, restX, restY)
            && speed > least
            && speed < easiest
            && towardsX * hitX + towardsY * hitY <= SAME
            && obstacles.isFree()) {
          easiest = speed;
          normalX = towardsX;
          normalY = towardsY;
        }
      }
    }
    probe.moveTo(x, y);
    return easiest < Double.POSITIVE_INFINITY;
  }

  /** Returns true if nothing else keeps the probe from a hit that is a few rounding errors away. */
  private boolean isWayFree(Handle handle, MutableImpact impact, double motionX, double motionY) {
    double part = impact.time();
    if (!(impact.startsInside() ? obstacles.isFree() : obstacles.isFreeOfOthers(handle))) {
      return false;
    }
    double x = probe.x();
    double y = probe.y();
    probe.moveTo(x + motionX * part, y + motionY * part);
    boolean isFree = obstacles.isFreeOfOthers(handle);
    boolean isInside = !obstacles.around.isEmpty();
    probe.moveTo(x, y);
    // A sharp tip may be deep in one-way ground before its edge meets a corner, and there that is
    // no longer solid; but its surface would have held the tip.
    return isFree && !(isInside && obstacles.hitsOthers(handle, motionX, motionY, part));
  }

  /**
   * Returns true if a small step aside lets the probe pass, or the normal is not that of a face.
   */
  private boolean isCorner(
      Handle handle, double towardsX, double towardsY, double restX, double restY) {
    double rest = 1 - probe.time();
    double surfaceX = motions.x(handle) * rest;
    double surfaceY = motions.y(handle) * rest;
    double aside = obstacles.ledge();
    // Straight towards the face: motion along it must not hide that it is only just reached.
    double straightX = towardsX == 0 ? surfaceX : restX;
    double straightY = towardsY == 0 ? surfaceY : restY;
    double asideX = towardsX == 0 ? aside : 0;
    double asideY = towardsY == 0 ? aside : 0;
    if (towardsX != 0 && towardsY != 0) {
      if (!ProbeMath.isGeneral(probe, handle)) {
        return true;
      }
      double against = (restX - surfaceX) * towardsX + (restY - surfaceY) * towardsY;
      straightX = surfaceX + towardsX * against;
      straightY = surfaceY + towardsY * against;
      asideX = -towardsY * aside;
      asideY = towardsX * aside;
    }
    return !hitsFrom(asideX, asideY, handle, straightX, straightY)
        || !hitsFrom(-asideX, -asideY, handle, straightX, straightY);
  }

  private boolean hitsFrom(
      double asideX, double asideY, Handle handle, double restX, double restY) {
    double x = probe.x();
    double y = probe.y();
    probe.moveTo(x + asideX, y + asideY);
    boolean hits = isBehindSomething(x, y) || ProbeMath.wouldHit(probe, handle, restX, restY);
    probe.moveTo(x, y);
    return hits;
  }

  private boolean findFace(Handle corner, double restX, double restY) {
    sweepNearby(corner, restX, restY);
    for (int k = 0; k < others.size(); k++) {
      if (isFace(k, restX, restY)) {
        take(k);
        return true;
      }
    }
    return false;
  }

  /** Finds what else is hit at nearly the same time as the given shape. */
  private void sweepNearby(Handle handle, double restX, double restY) {
    double rest = 1 - probe.time();
    double distance =
        Math.max(
            Math.abs(restX - motions.x(handle) * rest), Math.abs(restY - motions.y(handle) * rest));
    ProbeMath.skip(probe, handle);
    try {
      probe.sweepAll(restX, restY, nearbyShare(distance), others);
    } finally {
      ProbeMath.skipNothing(probe);
    }
  }

  private boolean isFace(int k, double restX, double restY) {
    return !others.startsInside(k)
        && !isCorner(others.handle(k), others.normalX(k), others.normalY(k), restX, restY)
        && obstacles.isSolid(others, k, velocity);
  }

  private void take(int k) {
    found = others;
    index = k;
    normalX = others.normalX(k);
    normalY = others.normalY(k);
  }

  /** Returns what part of a path is nearby; never 0, which next to the origin it would round to. */
  private double nearbyShare(double distance) {
    return Math.min(1, NEARBY * obstacles.roundingError() / distance + Double.MIN_VALUE);
  }

  private boolean stepOver(Handle handle, double restX, double restY) {
    boolean alongX = Math.abs(restX) >= Math.abs(restY);
    return stepAside(alongX ? 0 : -1, alongX ? -1 : 0, handle, restX, restY)
        || stepAside(alongX ? 0 : 1, alongX ? 1 : 0, handle, restX, restY);
  }

  /**
   * Steps across the motion, away from the obstacle first; where walls leave no room for that, as
   * in a valley, also forwards or backwards at the same time.
   */
  private boolean stepAcross(Handle handle, double restX, double restY) {
    double rest = 1 - probe.time();
    double alongX = restX - motions.x(handle) * rest;
    double alongY = restY - motions.y(handle) * rest;
    double length = Rounded.length(alongX, alongY);
    if (!(length > 0) || ledges >= MOST_LEDGES) {
      return false;
    }
    double acrossX = -alongY / length;
    double acrossY = alongX / length;
    double away = acrossX * normalX + acrossY * normalY > 0 ? -1 : 1;
    return stepToSide(away * acrossX, away * acrossY, handle, restX, restY)
        || stepToSide(-away * acrossX, -away * acrossY, handle, restX, restY);
  }

  private boolean stepToSide(double x, double y, Handle handle, double restX, double restY) {
    return stepAside(x, y, handle, restX, restY)
        || stepAside(x + y, y - x, handle, restX, restY)
        || stepAside(x - y, y + x, handle, restX, restY);
  }

  private boolean stepAside(double signX, double signY, Handle handle, double restX, double restY) {
    double ledge = obstacles.ledge();
    if (blocksFrom(ledge * signX, ledge * signY, handle, restX, restY)
        || (obstacles.isTiny() && isSeam(2 * ledge * signX, 2 * ledge * signY, restX, restY))) {
      return false;
    }
    double x = probe.x();
    double y = probe.y();
    for (double step = obstacles.roundingError(); step <= ledge; step *= 2) {
      probe.moveTo(x + step * signX, y + step * signY);
      if (!blocks(handle, restX, restY) && obstacles.isFree() && !isBehindSomething(x, y)) {
        ledges++;
        return true;
      }
    }
    probe.moveTo(x, y);
    return false;
  }

  private boolean blocksFrom(
      double asideX, double asideY, Handle handle, double restX, double restY) {
    double x = probe.x();
    double y = probe.y();
    probe.moveTo(x + asideX, y + asideY);
    boolean blocks = isBehindSomething(x, y) || blocks(handle, restX, restY);
    probe.moveTo(x, y);
    return blocks;
  }

  /** Returns true if a shape still blocks the probe; one that is not convex may do so later. */
  private boolean blocks(Handle handle, double restX, double restY) {
    MutableImpact impact = ProbeMath.impactOn(probe, handle, restX, restY);
    return impact.hit()
        && (impact.startsInside()
            || isNear(impact, handle, restX, restY)
            || !ProbeMath.isGeneral(probe, handle));
  }

  private boolean isNear(MutableImpact impact, Handle handle, double restX, double restY) {
    double distance = impact.time() * Math.max(Math.abs(restX), Math.abs(restY));
    return distance <= FAR * obstacles.roundingError(handle);
  }

  /**
   * Returns true if another shape begins where a ledge ends. Then it is not a ledge, and a point
   * must not step between the two.
   */
  private boolean isSeam(double asideX, double asideY, double restX, double restY) {
    double x = probe.x();
    double y = probe.y();
    probe.moveTo(x + asideX, y + asideY);
    double distance = Math.max(Math.abs(restX), Math.abs(restY));
    double share = nearbyShare(distance);
    boolean isSeam = obstacles.hitsSolid(restX, restY, share);
    probe.moveTo(x, y);
    return isSeam;
  }

  /**
   * Returns true if a step from there to the probe leads a tiny mover through something solid, or
   * exactly onto it.
   */
  private boolean isBehindSomething(double x, double y) {
    return obstacles.isTiny() && (obstacles.touchesFlat() || !obstacles.isPathFreeFrom(x, y));
  }
}
