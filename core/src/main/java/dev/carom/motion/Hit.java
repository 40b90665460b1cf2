// SPDX-License-Identifier: Apache-2.0
package dev.carom.motion;

import dev.carom.world.Handle;

/** An obstacle that a {@link Mover} hit. It belongs to the mover: the next move overwrites it. */
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

  /** Returns the obstacle. */
  public Handle handle() {
    return handle;
  }

  /** Returns the reaction of the mover; null while it is being chosen. */
  public Reaction reaction() {
    return reaction;
  }

  /** Returns the fraction of the step that had passed, from 0 to 1. */
  public double time() {
    return time;
  }

  /** Returns x of the unit vector from the mover towards the obstacle. */
  public double normalX() {
    return normalX;
  }

  /** Returns y of the unit vector from the mover towards the obstacle. */
  public double normalY() {
    return normalY;
  }

  /** Returns x of the contact point. */
  public double pointX() {
    return pointX;
  }

  /** Returns y of the contact point. */
  public double pointY() {
    return pointY;
  }

  /** Returns the penetration depth at the start; 0 unless they overlapped. */
  public double depth() {
    return depth;
  }

  /** Returns true if the mover overlapped the obstacle before it moved. */
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

  void setNormal(double toX, double toY) {
    normalX = toX;
    normalY = toY;
  }

  void setInside(double deep) {
    depth = deep;
    startsInside = true;
  }

  void setReaction(Reaction chosen) {
    reaction = chosen;
  }
}
