// SPDX-License-Identifier: Apache-2.0
package dev.carom.internal.form;

/**
 * Cuts a simple polygon into triangles, in O(n log n).
 *
 * <p>A line sweeps from left to right. Left of it, between an edge with the inside above it and the
 * next edge above, a chain of corners bounds what is not yet cut. The chain goes from the left end
 * of the lower edge to that of the upper one and bulges to the right, so no triangle of its corners
 * is inside. Each corner that the line reaches becomes the end of a chain, and takes all triangles
 * with the corners of that chain which it now can see.
 */
final class Triangulation {
  private final Ring ring;
  private final SweepLine line;
  private final Mesh mesh;

  /** Of each lower edge: the first, the last and the rightmost link of its chain. */
  private final int[] first;

  private final int[] last;
  private final int[] latest;

  /** Of each link: its corner, its neighbours, and the diagonal to the one above. */
  private final int[] corner;

  private final int[] above;
  private final int[] below;
  private final int[] diagonal;
  private int linkCount;

  private Triangulation(Ring ring) {
    this.ring = ring;
    line = new SweepLine(ring);
    mesh = new Mesh(ring);
    int count = ring.count();
    first = new int[count];
    last = new int[count];
    latest = new int[count];
    // A corner that splits a chain needs the most: one link for each part, and one to repeat.
    corner = new int[3 * count];
    above = new int[3 * count];
    below = new int[3 * count];
    diagonal = new int[3 * count];
  }

  /** Returns the triangles of a simple, counter-clockwise ring without straight corners. */
  static Mesh of(Ring ring) {
    Triangulation triangulation = new Triangulation(ring);
    for (int k = 0; k < ring.count(); k++) {
      triangulation.moveTo(ring.ofRank(k));
    }
    return triangulation.mesh;
  }

  private void moveTo(int reached) {
    int in = ring.previous(reached);
    int out = reached;
    boolean inStarts = ring.left(in) == reached;
    boolean outStarts = ring.left(out) == reached;
    if (inStarts && outStarts) {
      line.add(in);
      line.add(out);
      if (ring.turnAt(reached) > 0) {
        start(out, reached);
      } else {
        split(line.below(in), out, reached);
      }
    } else if (outStarts) {
      line.remove(in);
      line.add(out);
      move(in, out);
      appendBelow(out, reached, Mesh.BORDER, false);
    } else if (inStarts) {
      int lower = line.below(out);
      line.remove(out);
      line.add(in);
      appendAbove(lower, reached, Mesh.BORDER);
    } else {
      if (ring.turnAt(reached) > 0) {
        appendBelow(in, reached, Mesh.BORDER, true);
      } else {
        join(line.below(out), in, reached);
      }
      line.remove(in);
      line.remove(out);
    }
  }

  private int addLink(int ofCorner, int upwards) {
    corner[linkCount] = ofCorner;
    diagonal[linkCount] = upwards;
    return linkCount++;
  }

  private void connect(int lower, int upper) {
    above[lower] = upper;
    below[upper] = lower;
  }

  private void start(int lowerEdge, int reached) {
    int link = addLink(reached, Mesh.BORDER);
    first[lowerEdge] = link;
    last[lowerEdge] = link;
    latest[lowerEdge] = link;
  }

  /** Gives the chain of one lower edge to another. */
  private void move(int from, int to) {
    first[to] = first[from];
    last[to] = last[from];
    latest[to] = latest[from];
  }

  /** Cuts a chain in two, with a diagonal from its rightmost corner, which is always visible. */
  private void split(int lowerEdge, int upperEdge, int reached) {
    int lower = latest[lowerEdge];
    int upper = addLink(corner[lower], diagonal[lower]);
    if (lower == last[lowerEdge]) {
      last[upperEdge] = upper;
    } else {
      last[upperEdge] = last[lowerEdge];
      connect(upper, above[lower]);
    }
    first[upperEdge] = upper;
    last[lowerEdge] = lower;
    int cut = mesh.addDiagonal();
    appendAbove(lowerEdge, reached, cut);
    appendBelow(upperEdge, reached, cut, false);
  }

  /** Joins two chains at the corner where the edges between them end. */
  private void join(int lowerEdge, int upperEdge, int reached) {
    appendAbove(lowerEdge, reached, Mesh.BORDER);
    appendBelow(upperEdge, reached, Mesh.BORDER, false);
    int lower = last[lowerEdge];
    int upper = first[upperEdge];
    diagonal[lower] = diagonal[upper];
    connect(lower, above[upper]);
    last[lowerEdge] = last[upperEdge];
  }

  /** Adds a corner to the lower end of a chain, which may be all that is left to cut. */
  private void appendBelow(int lowerEdge, int reached, int link, boolean isEnd) {
    int added = addLink(reached, link);
    int end = last[lowerEdge];
    int a = first[lowerEdge];
    while (a != end && ring.orientation(corner[above[a]], corner[a], reached) > 0) {
      int b = above[a];
      int cut = isEnd && b == end ? Mesh.BORDER : mesh.addDiagonal();
      mesh.addTriangle(corner[b], corner[a], reached, diagonal[a], diagonal[added], cut);
      diagonal[added] = cut;
      a = b;
    }
    connect(added, a);
    first[lowerEdge] = added;
    latest[lowerEdge] = added;
  }

  /** Adds a corner to the upper end of a chain. */
  private void appendAbove(int lowerEdge, int reached, int link) {
    int added = addLink(reached, Mesh.BORDER);
    int end = first[lowerEdge];
    int a = last[lowerEdge];
    diagonal[a] = link;
    while (a != end && ring.orientation(corner[a], corner[below[a]], reached) > 0) {
      int b = below[a];
      int cut = mesh.addDiagonal();
      mesh.addTriangle(corner[a], corner[b], reached, diagonal[b], cut, diagonal[a]);
      diagonal[b] = cut;
      a = b;
    }
    connect(a, added);
    last[lowerEdge] = added;
    latest[lowerEdge] = added;
  }
}
