// SPDX-License-Identifier: Apache-2.0
package dev.carom.internal.form;

import java.util.Arrays;

/**
 * The triangles of a ring and the diagonals between them. A triangle has three sides, each from one
 * corner to the next, counter-clockwise; removing a diagonal joins the sides around it to a larger
 * polygon.
 */
final class Mesh {
  /** Stands for an edge of the ring, where a diagonal is expected. */
  static final int BORDER = -1;

  private static final int NONE = -1;

  private final Ring ring;

  /** Of each side: the corner where it starts, and the sides after and before it. */
  private final int[] start;

  private final int[] next;
  private final int[] previous;
  private int sideCount;

  /** Of each diagonal: the sides on it. */
  private final int[] oneSide;

  private final int[] otherSide;
  private int diagonalCount;

  Mesh(Ring ring) {
    this.ring = ring;
    int sides = 3 * (ring.count() - 2);
    start = new int[sides];
    next = new int[sides];
    previous = new int[sides];
    oneSide = new int[ring.count() - 3];
    otherSide = new int[ring.count() - 3];
    Arrays.fill(oneSide, NONE);
  }

  /** Returns a new diagonal. */
  int addDiagonal() {
    return diagonalCount++;
  }

  /** Adds a triangle, with the diagonals from a to b, from b to c, and from c to a. */
  void addTriangle(int a, int b, int c, int ab, int bc, int ca) {
    int first = sideCount;
    addSide(a, ab, first + 1, first + 2);
    addSide(b, bc, first + 2, first);
    addSide(c, ca, first, first + 1);
  }

  private void addSide(int corner, int diagonal, int after, int before) {
    int side = sideCount++;
    start[side] = corner;
    next[side] = after;
    previous[side] = before;
    if (diagonal != BORDER) {
      if (oneSide[diagonal] == NONE) {
        oneSide[diagonal] = side;
      } else {
        otherSide[diagonal] = side;
      }
    }
  }

  /** Removes the diagonals without which all polygons stay convex, one after the other. */
  void merge() {
    for (int k = 0; k < diagonalCount; k++) {
      int side = oneSide[k];
      int twin = otherSide[k];
      if (isConvexWithout(side, twin) && isConvexWithout(twin, side)) {
        connect(previous[side], next[twin]);
        connect(previous[twin], next[side]);
        start[side] = NONE;
        start[twin] = NONE;
      }
    }
  }

  /**
   * Returns true if the corner where a side starts stays convex. Not if it becomes straight: it
   * would lie on an edge of one polygon and be a corner of another, and a gap would open between
   * the two when they are turned and rounded.
   */
  private boolean isConvexWithout(int side, int twin) {
    int before = start[previous[side]];
    int after = start[next[next[twin]]];
    return ring.orientation(before, start[side], after) > 0;
  }

  private void connect(int side, int after) {
    next[side] = after;
    previous[after] = side;
  }

  /**
   * Returns the corners of each polygon, x and y in turn, counter-clockwise and strictly convex,
   * from the leftmost corner, the lowest of several.
   */
  double[][] polygons() {
    double[][] polygons = new double[ring.count()][];
    int count = 0;
    boolean[] isDone = new boolean[sideCount];
    for (int side = 0; side < sideCount; side++) {
      if (start[side] != NONE && !isDone[side]) {
        polygons[count++] = polygon(side, isDone);
      }
    }
    return Arrays.copyOf(polygons, count);
  }

  private double[] polygon(int anySide, boolean[] isDone) {
    int leftmost = anySide;
    int length = 0;
    int side = anySide;
    do {
      isDone[side] = true;
      leftmost = ring.isLeftOf(start[side], start[leftmost]) ? side : leftmost;
      length++;
      side = next[side];
    } while (side != anySide);
    double[] corners = new double[2 * length];
    int size = 0;
    side = leftmost;
    do {
      int corner = start[side];
      corners[size++] = ring.x(corner);
      corners[size++] = ring.y(corner);
      side = next[side];
    } while (side != leftmost);
    return corners;
  }
}
