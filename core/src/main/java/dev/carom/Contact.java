package dev.carom;

import dev.carom.internal.check.Arguments;

/**
 * How two shapes meet, and how to part them. Made by {@link Shape#contactWith}.
 *
 * @param hit whether they intersect; touching counts
 * @param normalX the direction from this shape to the other, always a unit vector
 * @param normalY the direction from this shape to the other, always a unit vector
 * @param depth the length of the shortest push that parts them, or the shortest found if one is a
 *     compound; 0 unless they overlap
 * @param pointX a point of both shapes if they intersect, otherwise one between them
 * @param pointY a point of both shapes if they intersect, otherwise one between them
 * @param push the motion of the other shape after which they do not overlap: along the normal, the
 *     depth plus what rounding asks for; zero unless they overlap
 */
public record Contact(
    boolean hit,
    double normalX,
    double normalY,
    double depth,
    double pointX,
    double pointY,
    Vec2 push) {
  /** Rejects a push that is null. */
  public Contact {
    Arguments.present("push", push);
  }
}
