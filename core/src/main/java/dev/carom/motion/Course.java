package dev.carom.motion;

import dev.carom.world.Handle;
import dev.carom.world.Hits;
import dev.carom.world.Motions;
import dev.carom.world.Probe;

/** One move of a mover: straight legs from hit to hit. */
final class Course {
  /** Touches this many roundings apart happen at the same place. */
  private static final int NEARBY = 32;

  private final Obstacles obstacles;
  private final Probe probe;
  private final Motions motions;
  private final int mostTurns;
  private final Heading heading = new Heading();
  private final Landing landing;
  private final Release release;
  private final Corner corner;

  private int turns;
  private double timeLeft;
  private boolean isStuck;
  private double freedX;
  private double freedY;
  private boolean isFreed;

  Course(Obstacles obstacles, Motions motions, int mostTurns) {
    this.obstacles = obstacles;
    this.motions = motions;
    this.mostTurns = mostTurns;
    probe = obstacles.probe;
    landing = new Landing(obstacles);
    release = new Release(obstacles);
    corner = new Corner(obstacles, motions);
  }

  /** Moves the probe. */
  void run(double motionX, double motionY) {
    begin(motionX, motionY);
    freeOrStop();
    while (!isOver()) {
      leg();
    }
    settle();
  }

  /** Pushes the probe out of what it overlaps, and no more. */
  void runInPlace() {
    begin(0, 0);
    freeOrStop();
    timeLeft = 0;
  }

  void begin(double motionX, double motionY) {
    obstacles.beginMove();
    heading.begin(motionX, motionY);
    corner.begin();
    turns = 0;
    timeLeft = 0;
    isStuck = false;
    isFreed = false;
    freedX = 0;
    freedY = 0;
  }

  private boolean isOver() {
    boolean canBePushed = !motions.isEmpty();
    if (isStuck || probe.time() == 1 || (heading.isZero() && !canBePushed)) {
      return true;
    }
    if (turns >= mostTurns) {
      stop();
      return true;
    }
    return false;
  }

  /** Notes, the first time, that the rest of the step is not done. */
  private void stop() {
    if (timeLeft == 0) {
      timeLeft = 1 - probe.time();
    }
  }

  private void leg() {
    double rest = 1 - probe.time();
    double motionX = heading.x() * rest;
    double motionY = heading.y() * rest;
    Hits first = probe.sweep(motionX, motionY, obstacles.way);
    if (first.isEmpty() && motions.isEmpty()) {
      landing.go(motionX, motionY, 1);
      probe.setTime(1);
    } else if (first.isEmpty()) {
      landing.arrive(motionX, motionY);
    } else if (first.startsInside(0)) {
      freeOrStop();
    } else {
      meet(first, motionX, motionY);
    }
  }

  private void meet(Hits first, double motionX, double motionY) {
    double x = probe.x();
    double y = probe.y();
    double time = probe.time();
    double part = landing.go(motionX, motionY, first.time(0));
    double restX = motionX * (1 - part);
    double restY = motionY * (1 - part);
    boolean hasMoved = part * Math.max(Math.abs(motionX), Math.abs(motionY)) > nearby();
    if (corner.isRoundedOff(first, restX, restY)) {
      obstacles.beginLeg();
      return;
    }
    Hit hit = obstacles.hits.next(corner.found(first), corner.index(), probe.time());
    Handle handle = hit.handle();
    landing.touch(handle, hit.normalX(), hit.normalY());
    double surfaceX = motions.x(handle);
    double surfaceY = motions.y(handle);
    if (obstacles.decide(hit, heading.x() - surfaceX, heading.y() - surfaceY)) {
      turn(hit, surfaceX, surfaceY, hasMoved);
    } else {
      // From the start of the leg on again: what is gone through costs not even a rounding.
      probe.moveTo(x, y);
      probe.setTime(time);
    }
  }

  private void turn(Hit hit, double surfaceX, double surfaceY, boolean hasMoved) {
    if (hasMoved) {
      heading.leave();
    }
    heading.turn(hit.reaction(), hit.normalX(), hit.normalY(), surfaceX, surfaceY);
    turns++;
    obstacles.beginLeg();
    if (heading.isZero() || hit.reaction().kind() == Reaction.Kind.STOP) {
      stop();
    }
  }

  private double nearby() {
    return NEARBY * obstacles.grain();
  }

  private void freeOrStop() {
    if (!free()) {
      isStuck = true;
      stop();
      heading.begin(0, 0);
    }
  }

  /** Leaves what the probe overlaps, as far as it is solid; false if that is not possible. */
  private boolean free() {
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
    if (!release.run()) {
      return false;
    }
    isFreed = true;
    freedX += probe.x() - x;
    freedY += probe.y() - y;
    return true;
  }

  /** At the end of the step, what moves may have come over a mover that stopped before. */
  private void settle() {
    if (!motions.isEmpty() && !isStuck) {
      probe.setTime(1);
      freeOrStop();
    }
  }

  Heading heading() {
    return heading;
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
