// SPDX-License-Identifier: Apache-2.0
package dev.carom.internal.form;

import java.util.TreeSet;

/**
 * The edges of a ring that a line from bottom to top crosses, in this order. The line moves from
 * left to right over edges that do not intersect up to there.
 */
final class SweepLine {
  /** No edge. */
  static final int NONE = -1;

  private final Ring ring;
  private final TreeSet<Integer> edges = new TreeSet<>(this::compare);

  SweepLine(Ring ring) {
    this.ring = ring;
  }

  void add(int edge) {
    edges.add(edge);
  }

  void remove(int edge) {
    edges.remove(edge);
  }

  /** Returns the edge next below an edge, or {@link #NONE}. */
  int below(int edge) {
    Integer below = edges.lower(edge);
    return below == null ? NONE : below;
  }

  /** Returns the edge next above an edge, or {@link #NONE}. */
  int above(int edge) {
    Integer above = edges.higher(edge);
    return above == null ? NONE : above;
  }

  private int compare(int edge, int other) {
    if (edge == other) {
      return 0;
    }
    int left = ring.left(edge);
    int otherLeft = ring.left(other);
    int side =
        ring.isLeftOf(otherLeft, left) ? side(other, edge, left) : -side(edge, other, otherLeft);
    // Edges on one line overlap. Any order will do until the overlap is found.
    return side != 0 ? side : Integer.compare(edge, other);
  }

  /**
   * Returns 1 if an edge is above the earlier one at its left end, or after it if that is on it.
   */
  private int side(int earlier, int edge, int left) {
    int side = ring.orientation(ring.left(earlier), ring.right(earlier), left);
    return side != 0
        ? side
        : ring.orientation(ring.left(earlier), ring.right(earlier), ring.right(edge));
  }
}
