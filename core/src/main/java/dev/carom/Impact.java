package dev.carom;

/**
 * Where a motion first meets a shape. Made by {@link Shape#sweep} and {@link Segment#cast}.
 *
 * @param hit whether it meets the shape at all; the maker says if touching counts
 * @param time the part of the motion that is done before the hit, from 0 to 1; 1 without a hit
 * @param normalX the direction from what moves to what it hits, a unit vector; the surface's own
 *     outward normal is the opposite
 * @param normalY the direction from what moves to what it hits, a unit vector
 * @param pointX where they meet; the origin without a hit
 * @param pointY where they meet; the origin without a hit
 * @param startsInside whether the motion begins inside; unless this is an exit, the time is then 0
 * @param depth how deep inside it begins: the contact's depth; 0 unless it starts inside, and for
 *     an exit
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
  /** No hit: the motion can be done in full. */
  public static final Impact NONE = new Impact(false, 1, 1, 0, 0, 0, false, 0);
}
