// SPDX-License-Identifier: Apache-2.0
package dev.carom.motion;

import dev.carom.world.Handle;
import dev.carom.world.Hits;
import dev.carom.world.Motions;
import dev.carom.world.Probe;

/** Computes one move of a mover: straight legs from hit to hit. */
final class MoveSolver {
  /** Contacts that are at most this many rounding errors apart are at the same position. */
  private static final int NEARBY = 32;

  /**
   * If the mover passes through all hits of a sweep, the next sweep asks for this many times more.
   */
  private static final int MORE_HITS = 8;

  /** A path is coarse if its rounding error is this many times that of the position at its end. */
  private static final int COARSE = 8;

  private static final int MOST_HITS = 1 << 24;

  private final Obstacles obstacles;
  private final Probe probe;
  private final Motions motions;
  private final int mostTurns;
  private final int mostBounces;
  private final Velocity velocity;
  private final StopPosition stopPosition;
  private final GapCloser gapCloser;
  private final PushOut pushOut;
  private final GhostCollisions ghosts;
  private final StartContacts startContacts;
  private final Slopes slopes;
  private final GroundFollower ground;

  /** True if this leg repeats the end of the one before. */
  private boolean isRepeated;

  private int turns;
  private int bounces;
  private boolean onlySlides;
  private double timeLeft;
  private boolean isStuck;
  private double freedX;
  private double freedY;
  private boolean isFreed;

  MoveSolver(
      Obstacles obstacles,
      Motions motions,
      Velocity velocity,
      Slopes slopes,
      int mostTurns,
      int mostBounces) {
    this.velocity = velocity;
    this.slopes = slopes;
    this.obstacles = obstacles;
    this.motions = motions;
    this.mostTurns = mostTurns;
    this.mostBounces = mostBounces;
    probe = obstacles.probe;
    stopPosition = new StopPosition(obstacles, motions);
    gapCloser = new GapCloser(obstacles, stopPosition);
    pushOut = new PushOut(obstacles);
    ghosts = new GhostCollisions(obstacles, motions, velocity);
    startContacts = new StartContacts(obstacles, motions);
    ground = new GroundFollower(obstacles, motions, velocity, slopes, stopPosition, gapCloser);
  }

  /** Moves the probe by as much of the motion as possible. */
  void move(double motionX, double motionY) {
    begin(motionX, motionY);
    startContacts.begin();
    freeOrStop(false);
    ground.begin();
    double x = probe.x();
    double y = probe.y();
    while (!isOver()) {
      moveToNextHit();
    }
    settle();
    if (motions.isEmpty() && onlySlides && isBack(x, y, motionX, motionY)) {
      probe.moveTo(x, y);
    }
    if (!isStuck) {
      ground.settle();
    }
  }

  /**
   * Returns true if rounding led a few ulps against the motion, though every slide went along it.
   */
  private boolean isBack(double x, double y, double motionX, double motionY) {
    double far = NEARBY * nearby();
    double pathX = probe.x() - x;
    double pathY = probe.y() - y;
    return Math.abs(pathX) <= far
        && Math.abs(pathY) <= far
        && pathX * motionX + pathY * motionY < 0;
  }

  /** Only pushes the probe out of what it overlaps. */
  void pushOut(boolean onFreePathsOnly) {
    begin(0, 0);
    freeOrStop(onFreePathsOnly);
    timeLeft = 0;
  }

  void begin(double motionX, double motionY) {
    obstacles.beginMove();
    velocity.begin(motionX, motionY);
    ghosts.begin();
    turns = 0;
    bounces = 0;
    onlySlides = true;
    isRepeated = false;
    timeLeft = 0;
    isStuck = false;
    isFreed = false;
    freedX = 0;
    freedY = 0;
  }

  private boolean isOver() {
    boolean canBePushed = !motions.isEmpty();
    if (isStuck || probe.time() == 1 || (velocity.isZero() && !canBePushed)) {
      return true;
    }
    if (turns >= mostTurns || turns + bounces >= mostBounces) {
      stop();
      return true;
    }
    return false;
  }

  /** Records, the first time, how much of the step is left. */
  private void stop() {
    if (timeLeft == 0) {
      timeLeft = 1 - probe.time();
    }
  }

  private void moveToNextHit() {
    double rest = 1 - probe.time();
    double motionX = velocity.x() * rest;
    double motionY = velocity.y() * rest;
    Hits met = obstacles.onPath;
    int solid = firstSolid(motionX, motionY);
    if (solid < 0 && ground.turnAtCrest(motionX, motionY)) {
      obstacles.beginLeg();
    } else if (solid < 0 && motions.isEmpty()) {
      stopPosition.goToEnd(motionX, motionY);
      probe.setTime(1);
    } else if (solid < 0) {
      arrive(motionX, motionY);
    } else if (met.startsInside(solid)) {
      ground.setOnGround(false);
      freeOrStop(true);
    } else {
      meet(met, solid, motionX, motionY);
    }
  }

  /**
   * Returns the first solid hit on a straight path, or -1. Asks for more and more hits at once, so
   * that passing through many takes linear time.
   */
  private int firstSolid(double motionX, double motionY) {
    double x = probe.x();
    double y = probe.y();
    double time = probe.time();
    for (int most = 1; ; most = Math.min(MORE_HITS * most, MOST_HITS)) {
      Hits met = probe.sweepSome(motionX, motionY, most, obstacles.onPath);
      int solid = obstacles.firstSolid(met, motionX, motionY, velocity);
      probe.moveTo(x, y);
      probe.setTime(time);
      if (solid >= 0 || met.size() < most) {
        return solid;
      }
    }
  }

  private void arrive(double motionX, double motionY) {
    Handle first = stopPosition.arrive(motionX, motionY);
    if (first != null) {
      gapCloser.closeFromHere(first, stopPosition.normalX(), stopPosition.normalY());
    }
  }

  private void meet(Hits met, int solid, double motionX, double motionY) {
    double x = probe.x();
    double y = probe.y();
    double time = probe.time();
    boolean isBlocked = startContacts.isBlockedBy(met, solid, motionX, motionY);
    boolean isBlockedBeside =
        !isBlocked && startContacts.isBlockedBeside(met, solid, motionX, motionY);
    double part = isBlocked ? 0 : stopPosition.goToHit(motionX, motionY, met, solid);
    double restX = motionX * (1 - part);
    double restY = motionY * (1 - part);
    boolean hasMoved = part * Math.max(Math.abs(motionX), Math.abs(motionY)) > nearby();
    if (!isBlocked && isCoarse(met.handle(solid))) {
      velocity.forgetSurfaces();
      return;
    }
    if (ghosts.stepPast(met, solid, restX, restY)) {
      obstacles.beginLeg();
      return;
    }
    Hits found = ghosts.found(met);
    int index = ghosts.index();
    Handle handle = found.handle(index);
    if (!isBlocked) {
      gapCloser.close(handle, ghosts.normalX(), ghosts.normalY());
    }
    // Only now, because closing the gap may query other obstacles, which uses the next hit.
    Hit hit = obstacles.hits.next(found, index, probe.time());
    hit.setNormal(ghosts.normalX(), ghosts.normalY());
    double surfaceX = motions.x(handle);
    double surfaceY = motions.y(handle);
    if (obstacles.decide(hit, velocity.x() - surfaceX, velocity.y() - surfaceY)) {
      turn(hit, surfaceX, surfaceY, hasMoved);
      if (isBlockedBeside && velocity.isZero()) {
        probe.moveTo(x, y);
      }
    } else {
      // Restart from the start of the leg, so that passing through something adds no rounding
      // error.
      probe.moveTo(x, y);
      probe.setTime(time);
    }
  }

  /**
   * Returns true if the path was so long compared with the coordinates at its end that its rounding
   * errors may leave a gap. The leg is then repeated once from there.
   */
  private boolean isCoarse(Handle handle) {
    isRepeated =
        !isRepeated
            && motions.isEmpty()
            && stopPosition.roundingErrorOfPath() > COARSE * obstacles.roundingError(handle);
    return isRepeated;
  }

  private void turn(Hit hit, double surfaceX, double surfaceY, boolean hasMoved) {
    if (hasMoved) {
      velocity.forgetSurfaces();
    }
    boolean isGround =
        velocity.canWalk()
            && slopes.includes(
                hit.handle(), hit.normalX(), hit.normalY(), velocity.upX(), velocity.upY());
    boolean walks =
        velocity.turn(hit.reaction(), hit.normalX(), hit.normalY(), surfaceX, surfaceY, isGround);
    ground.setOnGround(walks);
    if (hit.reaction().kind() == Reaction.Kind.BOUNCE) {
      bounces++;
    } else {
      turns++;
    }
    onlySlides &= hit.reaction().kind() != Reaction.Kind.BOUNCE;
    obstacles.beginLeg();
    if (velocity.isZero() || hit.reaction().kind() == Reaction.Kind.STOP) {
      stop();
    }
  }

  private double nearby() {
    return NEARBY * obstacles.roundingError();
  }

  private void freeOrStop(boolean onFreePathsOnly) {
    if (!free(onFreePathsOnly)) {
      isStuck = true;
      stop();
      velocity.begin(0, 0);
    }
  }

  /** Pushes the probe out of everything solid it overlaps; false if that is not possible. */
  private boolean free(boolean onFreePathsOnly) {
    Hits overlaps = probe.overlapping(obstacles.around);
    boolean isFree = true;
    for (int k = 0; k < overlaps.size(); k++) {
      isFree &= !obstacles.decide(obstacles.hits.next(overlaps, k, probe.time()), 0, 0);
    }
    if (isFree) {
      return true;
    }
    double x = probe.x();
    double y = probe.y();
    if (!pushOut.run(onFreePathsOnly)) {
      return false;
    }
    isFreed = true;
    freedX += probe.x() - x;
    freedY += probe.y() - y;
    return true;
  }

  /** At the end of the step, moving obstacles may overlap a mover that stopped earlier. */
  private void settle() {
    if (!motions.isEmpty() && !isStuck) {
      probe.setTime(1);
      freeOrStop(true);
    }
  }

  Velocity velocity() {
    return velocity;
  }

  double timeLeft() {
    return timeLeft;
  }

  boolean isStuck() {
    return isStuck;
  }

  boolean isFreed() {
    return isFreed;
  }

  double freedX() {
    return freedX;
  }

  double freedY() {
    return freedY;
  }
}
