// SPDX-License-Identifier: Apache-2.0
package dev.carom.internal.exact;

/**
 * Decides exactly, for all finite inputs, whether two {@linkplain TurnedBox boxes in any direction}
 * meet. {@link QuickTurnedBoxes} decides almost all of them faster.
 *
 * <p>Two such boxes without radii are apart exactly if one of the four directions of their sides
 * separates them, and overlap if they overlap along all four. With radii, a corner of one of them
 * is closest to the other, unless they overlap.
 */
public final class TurnedBoxPair {
  private static final ThreadLocal<TurnedBoxPair> OF_THIS_THREAD =
      ThreadLocal.withInitial(TurnedBoxPair::new);

  private final TurnedBox a = new TurnedBox();
  private final TurnedBox b = new TurnedBox();
  private final Formula formula = new Formula();

  /** Creates a pair of points at the origin. */
  TurnedBoxPair() {}

  /** Returns the current thread's pair. */
  public static TurnedBoxPair ofThisThread() {
    return OF_THIS_THREAD.get();
  }

  /** Returns the first box, for the caller to set. */
  public TurnedBox first() {
    return a;
  }

  /** Returns the second box, for the caller to set. */
  public TurnedBox second() {
    return b;
  }

  /** Returns true if the boxes share a point, or, if {@code touching} is false, overlap. */
  public boolean meet(boolean touching) {
    return isWithin(0, touching);
  }

  /**
   * Returns true if the distance of the boxes is at most the given one, or, if {@code touching} is
   * false, less. For a distance of 0, the same as {@link #meet}.
   */
  public boolean isWithin(double distance, boolean touching) {
    int comparison = compare(distance);
    return touching ? comparison <= 0 : comparison < 0;
  }

  /** Returns 1 if the boxes are apart, 0 if they touch, and -1 if they overlap. */
  int compare() {
    return compare(0);
  }

  /** Compares the distance of the boxes with the given one; -1 if that is 0 and they overlap. */
  private int compare(double distance) {
    Formula f = formula;
    f.clear();
    // Twice the way from the first centre to the second, with whole instead of half sizes.
    int wayX = f.sum(b.x0, -a.x0, b.x1, -a.x1, 0, 0, 0, 0);
    int wayY = f.sum(b.y0, -a.y0, b.y1, -a.y1, 0, 0, 0, 0);
    int width = f.sum(a.width0, a.width1);
    int height = f.sum(a.height0, a.height1);
    int otherWidth = f.sum(b.width0, b.width1);
    int otherHeight = f.sum(b.height0, b.height1);
    int cos = f.sum(a.directionX0, a.directionX1);
    int sin = f.sum(a.directionY0, a.directionY1);
    int otherCos = f.sum(b.directionX0, b.directionX1);
    int otherSin = f.sum(b.directionY0, b.directionY1);

    int dot = f.dot(cos, otherCos, sin, otherSin);
    int cross = f.cross(cos, otherSin, sin, otherCos);
    int square = f.dot(cos, cos, sin, sin);
    int otherSquare = f.dot(otherCos, otherCos, otherSin, otherSin);
    int along = f.dot(wayX, cos, wayY, sin);
    int across = f.cross(wayY, cos, wayX, sin);
    int otherAlong = f.dot(wayX, otherCos, wayY, otherSin);
    int otherAcross = f.cross(wayY, otherCos, wayX, otherSin);
    int sizeX = f.times(width, square);
    int sizeY = f.times(height, square);
    int otherSizeX = f.times(otherWidth, otherSquare);
    int otherSizeY = f.times(otherHeight, otherSquare);

    int gap =
        Math.max(
            Math.max(
                gap(along, sizeX, otherWidth, dot, otherHeight, cross),
                gap(across, sizeY, otherWidth, cross, otherHeight, dot)),
            Math.max(
                gap(otherAlong, otherSizeX, width, dot, height, cross),
                gap(otherAcross, otherSizeY, width, cross, height, dot)));
    if (a.radius == 0 && b.radius == 0 && distance == 0 || gap < 0) {
      return gap;
    }
    if (gap == 0) {
      return -1;
    }
    int reach = f.sum(a.radius, a.radius, b.radius, b.radius, distance, distance, 0, 0);
    int reachSquare = f.square(reach);
    int nearest =
        compareCorners(
            along,
            across,
            f.times(otherWidth, dot),
            f.times(otherWidth, cross),
            f.times(otherHeight, negative(cross)),
            f.times(otherHeight, dot),
            sizeX,
            sizeY,
            f.times(reachSquare, square));
    int otherNearest =
        compareCorners(
            negative(otherAlong),
            negative(otherAcross),
            f.times(width, dot),
            f.times(width, negative(cross)),
            f.times(height, cross),
            f.times(height, dot),
            otherSizeX,
            otherSizeY,
            f.times(reachSquare, otherSquare));
    return Math.min(nearest, otherNearest);
  }

  /** Returns the sign of |way| - (own + |width · ofWidth| + |height · ofHeight|). */
  private int gap(int way, int own, int width, int ofWidth, int height, int ofHeight) {
    int other =
        formula.plus(
            formula.times(width, absolute(ofWidth)), formula.times(height, absolute(ofHeight)));
    return formula.sign(formula.minus(absolute(way), formula.plus(own, other)));
  }

  /**
   * Compares the smallest distance of a corner from a box at the origin along the axes with a
   * square.
   *
   * @param x x of the middle between the corners
   * @param widthX x of half of one side between the corners
   * @param heightX x of half of the other side
   * @param sizeX half the width of the box at the origin
   */
  private int compareCorners(
      int x,
      int y,
      int widthX,
      int widthY,
      int heightX,
      int heightY,
      int sizeX,
      int sizeY,
      int square) {
    Formula f = formula;
    int least = 1;
    for (int corner = 0; corner < 4; corner++) {
      int sideX = (corner & 1) == 0 ? f.plus(x, widthX) : f.minus(x, widthX);
      int sideY = (corner & 1) == 0 ? f.plus(y, widthY) : f.minus(y, widthY);
      int cornerX = (corner & 2) == 0 ? f.plus(sideX, heightX) : f.minus(sideX, heightX);
      int cornerY = (corner & 2) == 0 ? f.plus(sideY, heightY) : f.minus(sideY, heightY);
      int beyondX = beyond(cornerX, sizeX);
      int beyondY = beyond(cornerY, sizeY);
      int distance = f.dot(beyondX, beyondX, beyondY, beyondY);
      least = Math.min(least, f.sign(f.minus(distance, square)));
    }
    return least;
  }

  /** Returns |number| - size, or 0 if that is negative. */
  private int beyond(int number, int size) {
    int beyond = formula.minus(absolute(number), size);
    return formula.sign(beyond) > 0 ? beyond : formula.of(0);
  }

  private int absolute(int number) {
    return formula.sign(number) < 0 ? negative(number) : number;
  }

  private int negative(int number) {
    return formula.minus(formula.of(0), number);
  }
}
