package dev.carom.motion;

import dev.carom.world.Handle;

/**
 * One obstacle that a {@link Mover} came upon. Belongs to the mover: the next move fills it anew.
 */
public final class Hit {
  private Handle handle;
  private Reaction reaction;
  private double time;
  private double normalX;
  private double normalY;
  private double pointX;
  private double pointY;
  private double depth;
  private boolean startsInside;

  Hit() {}

  /** The obstacle. */
  public Handle handle() {
    return handle;
  }

  /** What the mover did about it; null while that is being asked. */
  public Reaction reaction() {
    return reaction;
  }

  /** The part of the step that was over by then, from 0 to 1. */
  public double time() {
    return time;
  }

  /** The direction from the mover to the obstacle, a unit vector. */
  public double normalX() {
    return normalX;
  }

  /** The direction from the mover to the obstacle, a unit vector. */
  public double normalY() {
    return normalY;
  }

  /** Where they met. */
  public double pointX() {
    return pointX;
  }

  /** Where they met. */
  public double pointY() {
    return pointY;
  }

  /** How deep inside the obstacle the mover was to begin with; 0 unless it was. */
  public double depth() {
    return depth;
  }

  /** Whether the mover overlapped the obstacle before it moved. */
  public boolean startsInside() {
    return startsInside;
  }

  @Override
  public String toString() {
    return handle + " at time " + time + ", " + reaction;
  }

  void setObstacle(Handle obstacle, double when) {
    handle = obstacle;
    time = when;
    reaction = null;
  }

  void setContact(double toX, double toY, double atX, double atY) {
    normalX = toX;
    normalY = toY;
    pointX = atX;
    pointY = atY;
    depth = 0;
    startsInside = false;
  }

  void setInside(double deep) {
    depth = deep;
    startsInside = true;
  }

  void setReaction(Reaction chosen) {
    reaction = chosen;
  }
}
