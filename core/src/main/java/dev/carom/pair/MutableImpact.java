package dev.carom.pair;

import dev.carom.Impact;

/** An {@link Impact} to write to again and again; its numbers mean the same. */
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

  /** No hit, until something is written to it. */
  public MutableImpact() {
    setNone();
  }

  /** Whether there is a hit. */
  public boolean hit() {
    return hit;
  }

  /** The part of the motion that is done before the hit, from 0 to 1; 1 without a hit. */
  public double time() {
    return time;
  }

  /** The direction from what moves to what it hits, a unit vector. */
  public double normalX() {
    return normalX;
  }

  /** The direction from what moves to what it hits, a unit vector. */
  public double normalY() {
    return normalY;
  }

  /** Where they meet; the origin without a hit. */
  public double pointX() {
    return pointX;
  }

  /** Where they meet; the origin without a hit. */
  public double pointY() {
    return pointY;
  }

  /** Whether the motion begins inside. */
  public boolean startsInside() {
    return startsInside;
  }

  /** How deep inside it begins; 0 unless it starts inside. */
  public double depth() {
    return depth;
  }

  /** The same impact as a value. */
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
    this.pointX = pointX;
    this.pointY = pointY;
    startsInside = false;
    depth = 0;
    return this;
  }

  /** A start inside, with the normal, point and depth that {@link #contact} holds. */
  MutableImpact setStartsInside() {
    return setStartsInside(contact.pointX(), contact.pointY());
  }

  /** A start inside at this point, with the normal and depth that {@link #contact} holds. */
  MutableImpact setStartsInside(double pointX, double pointY) {
    setHit(0, contact.normalX(), contact.normalY(), pointX, pointY);
    startsInside = true;
    depth = contact.depth();
    return this;
  }

  /** Of two hits, whether this one is earlier, or of the same time and deeper. */
  boolean comesBefore(MutableImpact other) {
    return time < other.time || time == other.time && depth > other.depth;
  }

  /** Makes this hit, if it is one, the way out of a shape. */
  MutableImpact setExit(boolean startsInside) {
    this.startsInside = startsInside;
    return this;
  }

  /** Makes this the impact seen from the other shape. */
  MutableImpact reverse() {
    normalX = 0 - normalX;
    normalY = 0 - normalY;
    return this;
  }
}
