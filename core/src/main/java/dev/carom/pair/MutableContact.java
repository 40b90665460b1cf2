// SPDX-License-Identifier: Apache-2.0
package dev.carom.pair;

import dev.carom.Contact;
import dev.carom.Vec2;
import dev.carom.internal.exact.ErrorBounds;
import dev.carom.internal.exact.Rounded;

/** A reusable {@link Contact} that methods of this package write to. */
public final class MutableContact {
  private boolean hit;
  private double normalX = 1;
  private double normalY;
  private double depth;
  private double pointX;
  private double pointY;
  private double pushX;
  private double pushY;
  private double pushLength;
  private double pushStep;

  /** Creates a contact of shapes that do not intersect. */
  public MutableContact() {}

  /** Returns true if the shapes intersect; touching counts. */
  public boolean hit() {
    return hit;
  }

  /** Returns x of the direction from the first shape to the second, always a unit vector. */
  public double normalX() {
    return normalX;
  }

  /** Returns y of the direction from the first shape to the second, always a unit vector. */
  public double normalY() {
    return normalY;
  }

  /** Returns the length of the shortest push that separates the shapes; 0 unless they overlap. */
  public double depth() {
    return depth;
  }

  /** Returns x of a point of both shapes if they intersect, otherwise of a point between them. */
  public double pointX() {
    return pointX;
  }

  /** Returns y of a point of both shapes if they intersect, otherwise of a point between them. */
  public double pointY() {
    return pointY;
  }

  /**
   * Returns x of the push: the motion of the second shape after which the shapes do not overlap.
   */
  public double pushX() {
    return pushX;
  }

  /**
   * Returns y of the push: the motion of the second shape after which the shapes do not overlap.
   */
  public double pushY() {
    return pushY;
  }

  /** Returns an immutable copy. */
  public Contact toContact() {
    return new Contact(hit, normalX, normalY, depth, pointX, pointY, new Vec2(pushX, pushY));
  }

  @Override
  public String toString() {
    return toContact().toString();
  }

  /**
   * Sets everything but the push, which becomes zero. A depth beyond the range of doubles becomes
   * the largest double.
   */
  MutableContact set(
      boolean hit, double normalX, double normalY, double depth, double pointX, double pointY) {
    this.hit = hit;
    this.normalX = normalX;
    this.normalY = normalY;
    this.depth = Math.min(depth, Double.MAX_VALUE);
    this.pointX = pointX;
    this.pointY = pointY;
    pushX = 0;
    pushY = 0;
    return this;
  }

  /** Sets the push, with -0.0 turned into 0.0. */
  MutableContact setPush(double x, double y) {
    pushX = x + 0.0;
    pushY = y + 0.0;
    return this;
  }

  /** Turns a push of -0.0 into 0.0. */
  MutableContact normalizePush() {
    return setPush(pushX, pushY);
  }

  /**
   * Starts with a push as long as the depth. If rounding keeps it from separating the shapes,
   * {@link #pushFurther} adds half an ulp of {@code size}, the largest coordinate involved, and
   * then more.
   */
  void push(double size) {
    pushLength = depth;
    pushStep = size * ErrorBounds.HALF_ULP + Double.MIN_VALUE;
    setPush();
  }

  /**
   * Pushes a little further; returns false if the push would exceed the range of doubles, or is NaN
   * because a caller of the primitives passed something that is not finite.
   */
  boolean pushFurther() {
    double further = pushLength + pushStep;
    if (!(further <= Double.MAX_VALUE)) {
      return false;
    }
    pushLength = further;
    pushStep *= 2;
    setPush();
    return true;
  }

  private void setPush() {
    pushX = normalX * pushLength;
    pushY = normalY * pushLength;
  }

  /** Returns a coordinate of the second shape after the push. */
  double pushedX(double x) {
    return Rounded.finite(x + pushX);
  }

  /** Returns a coordinate of the second shape after the push. */
  double pushedY(double y) {
    return Rounded.finite(y + pushY);
  }

  /** Swaps the roles of the two shapes; the caller must set the push again. */
  MutableContact reverse() {
    normalX = 0 - normalX;
    normalY = 0 - normalY;
    return this;
  }
}
