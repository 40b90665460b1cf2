// SPDX-License-Identifier: Apache-2.0
package dev.carom.internal.join;

import dev.carom.internal.bounds.Visitor;
import java.util.Arrays;

/** A tree of the highest upper ends of shapes in a given order. */
final class SweepTree {
  private static final double NONE = Double.NEGATIVE_INFINITY;

  /** The root is 1, the children of k are 2k and 2k + 1, the first leaf is {@link #leaves}. */
  private double[] highest = {};

  private int leaves;
  private int end;
  private double low;
  private Visitor visitor;

  /** Removes all shapes, and makes room for this many. */
  void clear(int shapes) {
    leaves = Integer.highestOneBit(Math.max(1, 2 * shapes - 1));
    if (highest.length < 2 * leaves) {
      highest = new double[2 * leaves];
    }
    Arrays.fill(highest, 0, 2 * leaves, NONE);
  }

  void add(int place, double top) {
    for (int node = leaves + place; node > 0 && highest[node] < top; node >>= 1) {
      highest[node] = top;
    }
  }

  void remove(int place) {
    int node = leaves + place;
    double top = highest[node];
    highest[node] = NONE;
    for (node >>= 1; node > 0 && highest[node] == top; node >>= 1) {
      highest[node] = Math.max(highest[2 * node], highest[2 * node + 1]);
    }
  }

  /** Visits those among the first {@code count} that do not end below the height. */
  void visit(int count, double height, Visitor by) {
    end = count;
    low = Math.max(height, -Double.MAX_VALUE);
    visitor = by;
    visit(1, 0, leaves);
  }

  private boolean visit(int node, int first, int size) {
    if (highest[node] < low || first >= end) {
      return true;
    }
    if (size == 1) {
      return visitor.visit(first);
    }
    int half = size >> 1;
    return visit(2 * node, first, half) && visit(2 * node + 1, first + half, half);
  }
}
