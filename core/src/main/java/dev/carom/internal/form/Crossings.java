// SPDX-License-Identifier: Apache-2.0
package dev.carom.internal.form;

/**
 * Finds two edges of a ring that cross or touch, other than neighbours at their common corner, in
 * O(n log n). Of the edges that intersect leftmost, two become neighbours on a line that sweeps
 * from left to right before it reaches the point, so that testing neighbours is enough.
 */
final class Crossings {
  private final Ring ring;
  private final SweepLine line;
  private int edge = SweepLine.NONE;
  private int other = SweepLine.NONE;

  private Crossings(Ring ring) {
    this.ring = ring;
    line = new SweepLine(ring);
  }

  /**
   * Returns the two edges, the lower index first, or null if there are none. All corners must be
   * different, and no edge may turn back along the one before.
   */
  static int[] find(Ring ring) {
    Crossings crossings = new Crossings(ring);
    for (int k = 0; k < ring.count() && crossings.edge == SweepLine.NONE; k++) {
      crossings.moveTo(ring.ofRank(k));
    }
    int a = crossings.edge;
    int b = crossings.other;
    return a == SweepLine.NONE ? null : new int[] {Math.min(a, b), Math.max(a, b)};
  }

  private void moveTo(int corner) {
    int in = ring.previous(corner);
    int out = corner;
    boolean inStarts = ring.left(in) == corner;
    boolean outStarts = ring.left(out) == corner;
    if (inStarts || outStarts) {
      if (!inStarts) {
        line.remove(in);
      }
      if (!outStarts) {
        line.remove(out);
      }
      if (inStarts) {
        line.add(in);
      }
      if (outStarts) {
        line.add(out);
      }
      if (inStarts) {
        testNeighbours(in);
      }
      if (outStarts) {
        testNeighbours(out);
      }
    } else {
      line.remove(out);
      int below = line.below(in);
      int above = line.above(in);
      line.remove(in);
      test(below, above);
    }
  }

  private void testNeighbours(int added) {
    test(line.below(added), added);
    test(added, line.above(added));
  }

  private void test(int a, int b) {
    boolean areEdges = a != SweepLine.NONE && b != SweepLine.NONE;
    if (areEdges && ring.next(a) != b && ring.next(b) != a && ring.intersect(a, b)) {
      edge = a;
      other = b;
    }
  }
}
