package dev.carom.motion;

import dev.carom.world.Handle;
import dev.carom.world.Hits;
import dev.carom.world.Probe;
import dev.carom.world.Side;

/**
 * Finds the free place next to where a way ends. The way itself is free, but places are rounded to
 * doubles and may overlap by a few roundings something that is passed or touched.
 */
final class Landing {
  /** So many steps back before a push aside is tried: 1, 2, 4 and 8 roundings. */
  private static final int FEW_STEPS = 4;

  private static final int MOST_PUSHES = 4;
  private static final int DEEPEST = 64;
  private static final int WIDEST_GAP = 32;

  private final Obstacles obstacles;
  private final Probe probe;

  Landing(Obstacles obstacles) {
    this.obstacles = obstacles;
    probe = obstacles.probe;
  }

  /**
   * Goes from where the probe is by this part of a motion that takes the rest of the time, or a
   * little less far; returns the part that was done.
   */
  double go(double motionX, double motionY, double part) {
    double x = probe.x();
    double y = probe.y();
    double time = probe.time();
    double length = Math.max(Math.abs(motionX), Math.abs(motionY));
    if (tryPart(x, y, motionX, motionY, time, part)) {
      return part;
    }
    double deepest = DEEPEST * obstacles.grain();
    double step = length > 0 ? obstacles.grain() / length : 1;
    double tried = part - step;
    for (int steps = 1; tried > 0; steps++) {
      if (steps > FEW_STEPS && pushAside(x, y, motionX, motionY, time, part, deepest)) {
        return part;
      }
      if (tryPart(x, y, motionX, motionY, time, tried)) {
        return tried;
      }
      step *= 2;
      tried -= step;
    }
    if (pushAside(x, y, motionX, motionY, time, part, deepest)) {
      return part;
    }
    probe.setTime(time);
    probe.moveTo(x, y);
    return 0;
  }

  /**
   * Goes to the end of the step, where obstacles that move may have come over it by a rounding: as
   * time does not stop, it makes way, and touches what it made way for.
   */
  void arrive(double motionX, double motionY) {
    double x = probe.x();
    double y = probe.y();
    double time = probe.time();
    if (tryPart(x, y, motionX, motionY, time, 1)) {
      return;
    }
    Handle first = obstacles.around.handle(0);
    double normalX = obstacles.around.normalX(0);
    double normalY = obstacles.around.normalY(0);
    if (pushAside(x, y, motionX, motionY, time, 1, DEEPEST * obstacles.grain(first))) {
      touch(first, normalX, normalY);
      return;
    }
    probe.moveTo(x, y);
    probe.setTime(time);
    go(motionX, motionY, 1);
    probe.setTime(1);
  }

  /** Closes the gap of a few roundings to a face that is hit, so that it is touched exactly. */
  void touch(Handle handle, double normalX, double normalY) {
    if (normalX != 0 && normalY != 0) {
      return;
    }
    double x = probe.x();
    double y = probe.y();
    double gap = -probe.wayBeyond(handle, sideFacing(normalX, normalY));
    if (gap > 0 && gap <= WIDEST_GAP * obstacles.grain()) {
      probe.moveTo(x + normalX * gap, y + normalY * gap);
      if (!probe.isFree(obstacles.around)) {
        probe.moveTo(x, y);
      }
    }
  }

  private static Side sideFacing(double normalX, double normalY) {
    if (normalX != 0) {
      return normalX > 0 ? Side.MIN_X : Side.MAX_X;
    }
    return normalY > 0 ? Side.MIN_Y : Side.MAX_Y;
  }

  private boolean tryPart(
      double x, double y, double motionX, double motionY, double time, double part) {
    moveTo(x, y, motionX, motionY, time, part);
    return probe.isFree(obstacles.around);
  }

  private void moveTo(
      double x, double y, double motionX, double motionY, double time, double part) {
    probe.setTime(part == 1 ? 1 : time + (1 - time) * part);
    Finite.checkEnd(x + motionX * part, y + motionY * part);
    probe.moveTo(x + motionX * part, y + motionY * part);
  }

  /** Moves out of what is overlapped at the end, if that is by a few roundings only. */
  private boolean pushAside(
      double x,
      double y,
      double motionX,
      double motionY,
      double time,
      double part,
      double deepest) {
    moveTo(x, y, motionX, motionY, time, part);
    double grain = obstacles.grain();
    for (int pushes = 0; pushes < MOST_PUSHES; pushes++) {
      Hits overlaps = probe.overlapping(obstacles.around);
      if (overlaps.isEmpty()) {
        return true;
      }
      if (overlaps.depth(0) > deepest) {
        return false;
      }
      double push = overlaps.depth(0) + grain * (1 << pushes) / 2;
      probe.moveTo(probe.x() - overlaps.normalX(0) * push, probe.y() - overlaps.normalY(0) * push);
    }
    return probe.isFree(obstacles.around);
  }
}
