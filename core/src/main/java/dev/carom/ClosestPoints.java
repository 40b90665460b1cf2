// SPDX-License-Identifier: Apache-2.0
package dev.carom;

import dev.carom.internal.check.Arguments;

/**
 * The closest points of two shapes; both are the same point if the shapes intersect.
 *
 * @param onThis the point of the shape whose method was called
 * @param onOther the point of the other shape
 */
public record ClosestPoints(Vec2 onThis, Vec2 onOther) {
  /**
   * Creates a pair of points.
   *
   * @throws NullPointerException if a point is null
   */
  public ClosestPoints {
    Arguments.present("onThis", onThis);
    Arguments.present("onOther", onOther);
  }
}
