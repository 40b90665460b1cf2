package dev.carom;

import dev.carom.internal.check.Arguments;
import dev.carom.internal.exact.Rounded;
import dev.carom.pair.Cast;

/**
 * A straight line between two points, both included; from (x0, y0) to (x1, y1) where the direction
 * matters. A segment of no length is a point.
 *
 * @param x0 the start, finite
 * @param y0 the start, finite
 * @param x1 the end, finite
 * @param y1 the end, finite
 */
public record Segment(double x0, double y0, double x1, double y1) {
  /** Refuses coordinates that are not finite. */
  public Segment {
    x0 = Arguments.finite("x0", x0);
    y0 = Arguments.finite("y0", y0);
    x1 = Arguments.finite("x1", x1);
    y1 = Arguments.finite("y1", y1);
  }

  /**
   * The first point of the segment that belongs to the shape. The border counts, at both ends of
   * the segment too, and the verdict is exact. A start inside the shape is a hit at time 0, with
   * the normal and depth of the contact between the start and the shape.
   */
  public Impact cast(Shape shape) {
    return Cast.first(this, Arguments.present("shape", shape));
  }

  /**
   * The last point of the segment that belongs to the shape: where one that starts inside comes out
   * of a circle or a box, or out of the last part of a compound. A hit exactly when {@link #cast}
   * is one; an end inside the shape is at time 1.
   */
  public Impact exit(Shape shape) {
    return Cast.last(this, Arguments.present("shape", shape));
  }

  /** The point at a time from 0, the start, to 1, the end. */
  public Vec2 at(double time) {
    if (!(time >= 0 && time <= 1)) {
      throw new IllegalArgumentException("time must be from 0 to 1, but was " + time);
    }
    return new Vec2(Rounded.between(x0, x1, time), Rounded.between(y0, y1, time));
  }
}
