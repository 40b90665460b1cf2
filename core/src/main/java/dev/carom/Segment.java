// SPDX-License-Identifier: Apache-2.0
package dev.carom;

import dev.carom.internal.check.Arguments;
import dev.carom.internal.exact.Rounded;
import dev.carom.pair.Cast;

/**
 * A line segment from (x0, y0) to (x1, y1), including both ends. A segment without length is a
 * point.
 *
 * @param x0 the x coordinate of the start, finite
 * @param y0 the y coordinate of the start, finite
 * @param x1 the x coordinate of the end, finite
 * @param y1 the y coordinate of the end, finite
 */
public record Segment(double x0, double y0, double x1, double y1) {
  /**
   * Creates a segment.
   *
   * @throws IllegalArgumentException if a coordinate is not finite
   */
  public Segment {
    x0 = Arguments.finite("x0", x0);
    y0 = Arguments.finite("y0", y0);
    x1 = Arguments.finite("x1", x1);
    y1 = Arguments.finite("y1", y1);
  }

  /**
   * Returns the first point of the segment that belongs to the shape. The border counts, and so do
   * both ends of the segment; the verdict is exact. A start inside the shape is a hit at time 0,
   * with the normal and depth of the contact between the start point and the shape.
   */
  public Impact cast(Shape shape) {
    return Cast.first(this, Arguments.present("shape", shape));
  }

  /**
   * Returns the last point of the segment that belongs to the shape: where the segment leaves the
   * shape, for the last time if a compound has gaps. It is a hit exactly when {@link #cast} is; if
   * the segment ends inside the shape, the time is 1.
   */
  public Impact exit(Shape shape) {
    return Cast.last(this, Arguments.present("shape", shape));
  }

  /**
   * Returns the point at a time from 0, the start, to 1, the end.
   *
   * @throws IllegalArgumentException if the time is outside this range
   */
  public Vec2 at(double time) {
    if (!(time >= 0 && time <= 1)) {
      throw new IllegalArgumentException("time must be from 0 to 1, but was " + time);
    }
    return new Vec2(Rounded.between(x0, x1, time), Rounded.between(y0, y1, time));
  }
}
