// SPDX-License-Identifier: Apache-2.0
package dev.carom;

import dev.carom.internal.check.Arguments;

/**
 * How two shapes intersect, and how to separate them. Returned by {@link Shape#contactWith}.
 *
 * @param hit true if they intersect; touching counts
 * @param normalX x of the unit vector from this shape to the other
 * @param normalY y of the unit vector from this shape to the other
 * @param depth the length of the shortest push that separates them, or of the shortest one found if
 *     one is a compound; 0 unless they overlap
 * @param pointX x of a point that both shapes contain, or of one between them if they are apart
 * @param pointY y of a point that both shapes contain, or of one between them if they are apart
 * @param push the motion of the other shape after which they do not overlap: the depth along the
 *     normal, plus a few ulps against rounding; zero unless they overlap
 */
public record Contact(
    boolean hit,
    double normalX,
    double normalY,
    double depth,
    double pointX,
    double pointY,
    Vec2 push) {
  /**
   * Creates a contact.
   *
   * @throws NullPointerException if the push is null
   */
  public Contact {
    Arguments.present("push", push);
  }
}
