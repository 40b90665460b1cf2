package dev.carom.pair;

import dev.carom.ClosestPoints;
import dev.carom.Vec2;

/** {@link ClosestPoints} to write to again and again; the numbers mean the same. */
public final class MutableClosestPoints {
  private double x0;
  private double y0;
  private double x1;
  private double y1;
  final MutableContact contact = new MutableContact();

  /** Both points at the origin, until something is written to it. */
  public MutableClosestPoints() {}

  /** The point of the first shape. */
  public double x0() {
    return x0;
  }

  /** The point of the first shape. */
  public double y0() {
    return y0;
  }

  /** The point of the second shape. */
  public double x1() {
    return x1;
  }

  /** The point of the second shape. */
  public double y1() {
    return y1;
  }

  /** The same points as a value. */
  public ClosestPoints toClosestPoints() {
    return new ClosestPoints(new Vec2(x0, y0), new Vec2(x1, y1));
  }

  @Override
  public String toString() {
    return toClosestPoints().toString();
  }

  MutableClosestPoints set(double x0, double y0, double x1, double y1) {
    this.x0 = x0;
    this.y0 = y0;
    this.x1 = x1;
    this.y1 = y1;
    return this;
  }

  /** Makes these the points seen from the other shape. */
  MutableClosestPoints reverse() {
    return set(x1, y1, x0, y0);
  }
}
