package dev.carom.pair;

import dev.carom.Contact;
import dev.carom.Vec2;
import dev.carom.internal.exact.ErrorBounds;
import dev.carom.internal.exact.Rounded;

/** A {@link Contact} to write to again and again; its numbers mean the same. */
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

  /** A contact of shapes that are apart, until something is written to it. */
  public MutableContact() {}

  /** Whether the shapes intersect; touching counts. */
  public boolean hit() {
    return hit;
  }

  /** The direction from the first shape to the second, always a unit vector. */
  public double normalX() {
    return normalX;
  }

  /** The direction from the first shape to the second, always a unit vector. */
  public double normalY() {
    return normalY;
  }

  /** The length of the shortest push that parts them; 0 unless they overlap. */
  public double depth() {
    return depth;
  }

  /** A point of both shapes if they intersect, otherwise one between them. */
  public double pointX() {
    return pointX;
  }

  /** A point of both shapes if they intersect, otherwise one between them. */
  public double pointY() {
    return pointY;
  }

  /** The motion of the second shape after which they do not overlap. */
  public double pushX() {
    return pushX;
  }

  /** The motion of the second shape after which they do not overlap. */
  public double pushY() {
    return pushY;
  }

  /** The same contact as a value. */
  public Contact toContact() {
    return new Contact(hit, normalX, normalY, depth, pointX, pointY, new Vec2(pushX, pushY));
  }

  @Override
  public String toString() {
    return toContact().toString();
  }

  /**
   * Sets all but the push, which becomes zero. A depth beyond all doubles is cut to the largest.
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

  /** Sets the push to what the caller has found, with -0.0 turned into 0.0. */
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
   * Starts the push with the depth alone. If rounding keeps the shapes from parting, {@link
   * #pushFurther} adds half an ulp of {@code size}, the largest coordinate involved, and then more.
   */
  void push(double size) {
    pushLength = depth;
    pushStep = size * ErrorBounds.HALF_ULP + Double.MIN_VALUE;
    setPush();
  }

  /** Pushes a little further; false if the push would exceed all doubles. */
  boolean pushFurther() {
    double further = pushLength + pushStep;
    if (further > Double.MAX_VALUE) {
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

  /** A coordinate of the second shape after the push. */
  double pushedX(double x) {
    return Rounded.finite(x + pushX);
  }

  /** A coordinate of the second shape after the push. */
  double pushedY(double y) {
    return Rounded.finite(y + pushY);
  }

  /** Makes this the contact seen from the other shape; the push is for the caller to set anew. */
  MutableContact reverse() {
    normalX = 0 - normalX;
    normalY = 0 - normalY;
    return this;
  }
}
