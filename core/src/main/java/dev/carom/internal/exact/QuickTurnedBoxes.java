// SPDX-License-Identifier: Apache-2.0
package dev.carom.internal.exact;

/**
 * Decides in plain doubles whether two boxes in any direction with radii around them meet, wherever
 * rounding cannot have changed the answer.
 */
public final class QuickTurnedBoxes {
  /**
   * The error of a gap, relative to the sum of all coordinates, sizes and radii, and times the
   * length of the direction. The roundings: one each for a centre, a size and a direction that are
   * rounded themselves, up to seven for each of the way, the own size and the other's size along a
   * direction, and four for their sums: together 24 u. A distance of a corner has an error of at
   * most √2 times that, and eleven more for the square, the root and the radii: 45 u. This is 64 u.
   */
  private static final double ERROR = 0x1p-47;

  /**
   * In these ranges squares do not overflow, and what underflow takes away, at most 2^-1075 times a
   * size below 2^350, is far less than the error, which is at least 2^-397.
   */
  private static final double SMALLEST_SIZE = 0x1p-250;

  private static final double LARGEST_SIZE = 0x1p250;
  private static final double SHORTEST = 0x1p-100;
  private static final double LONGEST = 0x1p100;

  private QuickTurnedBoxes() {}

  /**
   * Compares two boxes, each number of which may have one rounding.
   *
   * @param cos x of the direction of the first box's width; with sin, of any length
   * @param reach the sum of both radii
   * @return 1 if the boxes are apart, -1 if they overlap, and 0 if rounding hides it
   */
  public static int compare(
      double x0,
      double y0,
      double halfWidth0,
      double halfHeight0,
      double cos0,
      double sin0,
      double x1,
      double y1,
      double halfWidth1,
      double halfHeight1,
      double cos1,
      double sin1,
      double reach) {
    double length0 = Math.abs(cos0) + Math.abs(sin0);
    double length1 = Math.abs(cos1) + Math.abs(sin1);
    double size =
        (Math.abs(x0) + Math.abs(y0))
            + (Math.abs(x1) + Math.abs(y1))
            + ((halfWidth0 + halfHeight0) * length0 + (halfWidth1 + halfHeight1) * length1)
            + reach;
    if (!(size > SMALLEST_SIZE
        && size < LARGEST_SIZE
        && Math.min(length0, length1) > SHORTEST
        && Math.max(length0, length1) < LONGEST)) {
      return 0;
    }
    double dx = x1 - x0;
    double dy = y1 - y0;
    double dot = cos0 * cos1 + sin0 * sin1;
    double cross = cos0 * sin1 - sin0 * cos1;
    double same = Math.abs(dot);
    double turned = Math.abs(cross);
    double square0 = cos0 * cos0 + sin0 * sin0;
    double square1 = cos1 * cos1 + sin1 * sin1;
    double along0 = dx * cos0 + dy * sin0;
    double across0 = dy * cos0 - dx * sin0;
    double along1 = dx * cos1 + dy * sin1;
    double across1 = dy * cos1 - dx * sin1;
    double width0 = halfWidth0 * square0;
    double height0 = halfHeight0 * square0;
    double width1 = halfWidth1 * square1;
    double height1 = halfHeight1 * square1;
    double gap0 =
        Math.max(
            Math.abs(along0) - (width0 + (halfWidth1 * same + halfHeight1 * turned)),
            Math.abs(across0) - (height0 + (halfWidth1 * turned + halfHeight1 * same)));
    double gap1 =
        Math.max(
            Math.abs(along1) - (width1 + (halfWidth0 * same + halfHeight0 * turned)),
            Math.abs(across1) - (height1 + (halfWidth0 * turned + halfHeight0 * same)));
    double bound0 = size * ERROR * length0;
    double bound1 = size * ERROR * length1;
    if (reach == 0) {
      return gap0 > bound0 || gap1 > bound1 ? 1 : gap0 < -bound0 && gap1 < -bound1 ? -1 : 0;
    }
    double reach0 = reach * Math.sqrt(square0);
    double reach1 = reach * Math.sqrt(square1);
    if (gap0 > reach0 + bound0 || gap1 > reach1 + bound1) {
      return 1;
    }
    if (gap0 < -bound0 && gap1 < -bound1) {
      return -1;
    }
    double distance0 =
        distance(
            along0,
            across0,
            halfWidth1 * dot,
            halfWidth1 * cross,
            -halfHeight1 * cross,
            halfHeight1 * dot,
            width0,
            height0);
    if (distance0 < reach0 - bound0) {
      return -1;
    }
    double distance1 =
        distance(
            -along1,
            -across1,
            halfWidth0 * dot,
            -halfWidth0 * cross,
            halfHeight0 * cross,
            halfHeight0 * dot,
            width1,
            height1);
    if (distance1 < reach1 - bound1) {
      return -1;
    }
    boolean areApart = gap0 > bound0 || gap1 > bound1;
    return areApart && distance0 > reach0 + bound0 && distance1 > reach1 + bound1 ? 1 : 0;
  }

  /**
   * Returns the smallest distance of a corner from a box at the origin along the axes.
   *
   * @param x x of the middle between the corners
   * @param widthX x of half of one side between the corners
   * @param heightX x of half of the other side
   */
  private static double distance(
      double x,
      double y,
      double widthX,
      double widthY,
      double heightX,
      double heightY,
      double halfWidth,
      double halfHeight) {
    double square =
        Math.min(
            Math.min(
                square(x + widthX + heightX, y + widthY + heightY, halfWidth, halfHeight),
                square(x + widthX - heightX, y + widthY - heightY, halfWidth, halfHeight)),
            Math.min(
                square(x - widthX + heightX, y - widthY + heightY, halfWidth, halfHeight),
                square(x - widthX - heightX, y - widthY - heightY, halfWidth, halfHeight)));
    return Math.sqrt(square);
  }

  private static double square(double x, double y, double halfWidth, double halfHeight) {
    double beyondX = Math.max(Math.abs(x) - halfWidth, 0);
    double beyondY = Math.max(Math.abs(y) - halfHeight, 0);
    return beyondX * beyondX + beyondY * beyondY;
  }
}
