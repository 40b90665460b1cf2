// SPDX-License-Identifier: Apache-2.0
package dev.carom.internal.form;

import java.util.Arrays;

/**
 * Cuts a simple polygon, convex or not, into convex parts, in O(n log n). All decisions are exact.
 *
 * <p>The polygon is cut into triangles, and diagonals that are not needed are removed again. At
 * most three diagonals per reflex corner are left, so there are at most six times as many parts as
 * there must be.
 */
public final class ConvexParts {
  private ConvexParts() {}

  /**
   * Returns the corners of each part, x and y in turn, counter-clockwise and strictly convex, from
   * the leftmost corner, the lowest of several. The parts have only corners of the outline, cover
   * exactly the same points, and share whole edges or corners. The outline may go either way round;
   * its corners on straight edges do not count.
   *
   * @throws IllegalArgumentException if a number is not finite, or if the outline has fewer than 3
   *     corners, a repeated corner, or no area, or if it crosses or touches itself
   */
  public static double[][] of(double... outline) {
    Ring given = new Ring(checkedNumbers(outline));
    checkCorners(given);
    int[] crossing = Crossings.find(given);
    if (crossing != null) {
      throw new IllegalArgumentException(
          "the outline must not cross or touch itself, but its edges "
              + edge(given, crossing[0])
              + " and "
              + edge(given, crossing[1])
              + " share a point");
    }
    Mesh mesh = Triangulation.of(normalized(given));
    mesh.merge();
    return mesh.polygons();
  }

  /** Returns a copy, with -0.0 turned into 0.0. */
  private static double[] checkedNumbers(double[] outline) {
    if (outline.length % 2 != 0) {
      throw new IllegalArgumentException(
          "the outline must have an x and a y for each corner, but has "
              + outline.length
              + " numbers");
    }
    if (outline.length < 6) {
      throw new IllegalArgumentException(
          "the outline must have at least 3 corners, but has " + outline.length / 2);
    }
    return ConvexOrder.finite("corner", outline);
  }

  private static void checkCorners(Ring ring) {
    for (int k = 1; k < ring.count(); k++) {
      int a = ring.ofRank(k - 1);
      int b = ring.ofRank(k);
      if (ring.isSamePoint(a, b)) {
        throw new IllegalArgumentException(
            "the corners must all be different, but corners "
                + Math.min(a, b)
                + " and "
                + Math.max(a, b)
                + " are both "
                + point(ring, a));
      }
    }
    int turnsBackAt = -1;
    boolean hasArea = false;
    for (int k = 0; k < ring.count(); k++) {
      if (ring.turnAt(k) != 0) {
        hasArea = true;
      } else if (turnsBackAt < 0
          && ring.isLeftOf(ring.previous(k), k) == ring.isLeftOf(ring.next(k), k)) {
        turnsBackAt = k;
      }
    }
    if (!hasArea) {
      throw new IllegalArgumentException(
          "the outline must have an area, but its corners are all on one line, from "
              + point(ring, ring.ofRank(0))
              + " to "
              + point(ring, ring.ofRank(ring.count() - 1)));
    }
    if (turnsBackAt >= 0) {
      throw new IllegalArgumentException(
          "the outline must not turn back on itself, but does so at corner "
              + corner(ring, turnsBackAt));
    }
  }

  private static String edge(Ring ring, int edge) {
    return "from corner " + corner(ring, edge) + " to corner " + corner(ring, ring.next(edge));
  }

  private static String corner(Ring ring, int corner) {
    return corner + " " + point(ring, corner);
  }

  private static String point(Ring ring, int corner) {
    return "(" + ring.x(corner) + ", " + ring.y(corner) + ")";
  }

  /** Returns the same simple ring, counter-clockwise and without straight corners. */
  private static Ring normalized(Ring ring) {
    // The leftmost corner is convex.
    boolean isClockwise = ring.turnAt(ring.ofRank(0)) < 0;
    double[] corners = new double[2 * ring.count()];
    int size = 0;
    for (int k = 0; k < ring.count(); k++) {
      int corner = isClockwise ? ring.count() - 1 - k : k;
      if (ring.turnAt(corner) != 0) {
        corners[size++] = ring.x(corner);
        corners[size++] = ring.y(corner);
      }
    }
    return new Ring(Arrays.copyOf(corners, size));
  }
}
