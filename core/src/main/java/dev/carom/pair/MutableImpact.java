// SPDX-License-Identifier: Apache-2.0
package dev.carom.pair;

import dev.carom.Impact;

/** A reusable {@link Impact} that methods of this package write to. */
public final class MutableImpact {
  private boolean hit;
  private double time;
  private double normalX;
  private double normalY;
  private double pointX;
  private double pointY;
  private boolean startsInside;
  private double depth;
  final MutableContact contact = new MutableContact();
  final Approach approach = new Approach();

  /** Creates an impact without a hit. */
  public MutableImpact() {
    setNone();
  }

  /** Returns true if there is a hit. */
  public boolean hit() {
    return hit;
  }

  /** Returns the fraction of the motion before the hit, from 0 to 1; 1 without a hit. */
  public double time() {
    return time;
  }

  /** Returns x of the direction from the moving shape to the one it hits, a unit vector. */
  public double normalX() {
    return normalX;
  }

  /** Returns y of the direction from the moving shape to the one it hits, a unit vector. */
  public double normalY() {
    return normalY;
  }

  /** Returns x of the point where the shapes meet; 0 without a hit. */
  public double pointX() {
    return pointX;
  }

  /** Returns y of the point where the shapes meet; 0 without a hit. */
  public double pointY() {
    return pointY;
  }

  /** Returns true if the motion starts inside the other shape. */
  public boolean startsInside() {
    return startsInside;
  }

  /** Returns the penetration depth at the start; 0 unless the motion starts inside. */
  public double depth() {
    return depth;
  }

  /** Returns an immutable copy. */
  public Impact toImpact() {
    return hit
        ? new Impact(hit, time, normalX, normalY, pointX, pointY, startsInside, depth)
        : Impact.NONE;
  }

  @Override
  public String toString() {
    return toImpact().toString();
  }

  MutableImpact setNone() {
    hit = false;
    time = 1;
    normalX = 1;
    normalY = 0;
    pointX = 0;
    pointY = 0;
    startsInside = false;
    depth = 0;
    return this;
  }

  MutableImpact setHit(double time, double normalX, double normalY, double pointX, double pointY) {
    hit = true;
    this.time = time;
    this.normalX = normalX;
    this.normalY = normalY;
    // A face or a start may be at -0.0, but results never are.
    this.pointX = pointX + 0.0;
    this.pointY = pointY + 0.0;
    startsInside = false;
    depth = 0;
    return this;
  }

  /** Sets a start inside, with the normal, point and depth of {@link #contact}. */
  MutableImpact setStartsInside() {
    return setStartsInside(contact.pointX(), contact.pointY());
  }

  /** Sets a start inside at this point, with the normal and depth of {@link #contact}. */
  MutableImpact setStartsInside(double pointX, double pointY) {
    setHit(0, contact.normalX(), contact.normalY(), pointX, pointY);
    startsInside = true;
    depth = contact.depth();
    return this;
  }

  /** Returns true if this hit is earlier than the other one, or equally early and deeper. */
  boolean comesBefore(MutableImpact other) {
    return time < other.time || time == other.time && depth > other.depth;
  }

  /** Turns this hit, if it is one, into an exit from a shape. */
  MutableImpact setExit(boolean startsInside) {
    this.startsInside = startsInside;
    return this;
  }

  /** Swaps the roles of the two shapes. */
  MutableImpact reverse() {
    normalX = 0 - normalX;
    normalY = 0 - normalY;
    return this;
  }
}
