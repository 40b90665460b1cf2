// SPDX-License-Identifier: Apache-2.0
package dev.carom;

/**
 * Where a motion first hits a shape. Returned by {@link Shape#sweep}, {@link Segment#cast} and
 * {@link Segment#exit}.
 *
 * @param hit true if there is a hit; a cast counts touching, a sweep does not
 * @param time the fraction of the motion before the hit, from 0 to 1; 1 without a hit
 * @param normalX x of the unit vector from the moving shape to the obstacle; the outward normal of
 *     the surface is the opposite
 * @param normalY y of the unit vector from the moving shape to the obstacle
 * @param pointX x of the point of contact; 0 without a hit
 * @param pointY y of the point of contact; 0 without a hit
 * @param startsInside true if the motion starts inside the shape; the time is then 0, except for an
 *     exit
 * @param depth the penetration depth at the start; 0 unless the motion starts inside, and for an
 *     exit
 */
public record Impact(
    boolean hit,
    double time,
    double normalX,
    double normalY,
    double pointX,
    double pointY,
    boolean startsInside,
    double depth) {
  /** No hit: the whole motion is free. */
  public static final Impact NONE = new Impact(false, 1, 1, 0, 0, 0, false, 0);
}
