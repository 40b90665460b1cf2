// SPDX-License-Identifier: Apache-2.0
package dev.carom.pair;

import dev.carom.ClosestPoints;
import dev.carom.Vec2;

/** A reusable {@link ClosestPoints} that methods of this package write to. */
public final class MutableClosestPoints {
  private double x0;
  private double y0;
  private double x1;
  private double y1;
  final MutableContact contact = new MutableContact();

  /** Creates a pair of points that are both at the origin. */
  public MutableClosestPoints() {}

  /** Returns x of the point on the first shape. */
  public double x0() {
    return x0;
  }

  /** Returns y of the point on the first shape. */
  public double y0() {
    return y0;
  }

  /** Returns x of the point on the second shape. */
  public double x1() {
    return x1;
  }

  /** Returns y of the point on the second shape. */
  public double y1() {
    return y1;
  }

  /** Returns an immutable copy. */
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

  /** Swaps the two points. */
  MutableClosestPoints reverse() {
    return set(x1, y1, x0, y0);
  }
}
