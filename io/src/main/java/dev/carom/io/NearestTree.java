// SPDX-License-Identifier: Apache-2.0
package dev.carom.io;

/**
 * Some shapes of a table in a balanced binary tree, by their bounds. Halving the shapes at the
 * median of the wider axis adapts to any distribution: clusters just have smaller nodes.
 */
final class NearestTree {
  /** The maximum number of shapes in a leaf. */
  private static final int LEAF = 8;

  private final ShapeTable table;

  /** The group of each row of the table. */
  private final int[] groups;

  /** The rows, in the order of the leaves. */
  private final int[] rows;

  /** The middles of the rows, in the same order; null after the tree is built. */
  private double[] x;

  private double[] y;

  private final int depth;

  /** minX, minY, maxX and maxY of each row, in the same order. */
  private final double[] bounds;

  /** The same for each node; the children of node k are 2 k + 1 and 2 k + 2. */
  private final double[] nodes;

  /** The first row of each node. */
  private final int[] firstRows;

  /** The smallest and largest group of each node. */
  private final int[] lowGroups;

  private final int[] highGroups;

  NearestTree(ShapeTable table, int[] rows, int[] groups) {
    this.table = table;
    this.rows = rows;
    this.groups = groups;
    int levels = 0;
    while ((rows.length - 1 >> levels) >= LEAF) {
      levels++;
    }
    depth = levels;
    int count = (1 << levels + 1) - 1;
    bounds = new double[4 * rows.length];
    nodes = new double[4 * count];
    firstRows = new int[count];
    lowGroups = new int[count];
    highGroups = new int[count];
    x = new double[rows.length];
    y = new double[rows.length];
    for (int k = 0; k < rows.length; k++) {
      x[k] = table.below(rows[k], 0) / 2 + table.above(rows[k], 0) / 2;
      y[k] = table.below(rows[k], 1) / 2 + table.above(rows[k], 1) / 2;
    }
    build(0, 0, rows.length, 0);
    x = null;
    y = null;
  }

  int size() {
    return rows.length;
  }

  int depth() {
    return depth;
  }

  /** Returns the row at a position. */
  int row(int position) {
    return rows[position];
  }

  /** Returns how far a row at a position is at least from a range of x. */
  double gapX(int position, double minX, double maxX) {
    return gap(bounds[4 * position], bounds[4 * position + 2], minX, maxX);
  }

  /** Returns how far a row at a position is at least from a range of y. */
  double gapY(int position, double minY, double maxY) {
    return gap(bounds[4 * position + 1], bounds[4 * position + 3], minY, maxY);
  }

  /** Returns how far all rows of a node are at least from a range of x. */
  double nodeGapX(int node, double minX, double maxX) {
    return gap(nodes[4 * node], nodes[4 * node + 2], minX, maxX);
  }

  /** Returns how far all rows of a node are at least from a range of y. */
  double nodeGapY(int node, double minY, double maxY) {
    return gap(nodes[4 * node + 1], nodes[4 * node + 3], minY, maxY);
  }

  private static double gap(double low, double high, double otherLow, double otherHigh) {
    return Math.max(0, Math.max(low - otherHigh, otherLow - high));
  }

  int firstRow(int node) {
    return firstRows[node];
  }

  /** Returns true if all rows of a node are of this group. */
  boolean isAllOf(int node, int group) {
    return lowGroups[node] == group && highGroups[node] == group;
  }

  private void build(int node, int from, int to, int level) {
    if (level < depth) {
      int middle = from + to >>> 1;
      divide(from, to, middle);
      build(2 * node + 1, from, middle, level + 1);
      build(2 * node + 2, middle, to, level + 1);
      unite(node);
      return;
    }
    int at = 4 * node;
    nodes[at] = Double.POSITIVE_INFINITY;
    nodes[at + 1] = Double.POSITIVE_INFINITY;
    nodes[at + 2] = Double.NEGATIVE_INFINITY;
    nodes[at + 3] = Double.NEGATIVE_INFINITY;
    firstRows[node] = Integer.MAX_VALUE;
    lowGroups[node] = Integer.MAX_VALUE;
    highGroups[node] = Integer.MIN_VALUE;
    for (int position = from; position < to; position++) {
      int row = rows[position];
      int own = 4 * position;
      bounds[own] = table.below(row, 0);
      bounds[own + 1] = table.below(row, 1);
      bounds[own + 2] = table.above(row, 0);
      bounds[own + 3] = table.above(row, 1);
      nodes[at] = Math.min(nodes[at], bounds[own]);
      nodes[at + 1] = Math.min(nodes[at + 1], bounds[own + 1]);
      nodes[at + 2] = Math.max(nodes[at + 2], bounds[own + 2]);
      nodes[at + 3] = Math.max(nodes[at + 3], bounds[own + 3]);
      firstRows[node] = Math.min(firstRows[node], row);
      lowGroups[node] = Math.min(lowGroups[node], groups[row]);
      highGroups[node] = Math.max(highGroups[node], groups[row]);
    }
  }

  private void unite(int node) {
    int left = 2 * node + 1;
    int right = left + 1;
    int at = 4 * node;
    nodes[at] = Math.min(nodes[4 * left], nodes[4 * right]);
    nodes[at + 1] = Math.min(nodes[4 * left + 1], nodes[4 * right + 1]);
    nodes[at + 2] = Math.max(nodes[4 * left + 2], nodes[4 * right + 2]);
    nodes[at + 3] = Math.max(nodes[4 * left + 3], nodes[4 * right + 3]);
    firstRows[node] = Math.min(firstRows[left], firstRows[right]);
    lowGroups[node] = Math.min(lowGroups[left], lowGroups[right]);
    highGroups[node] = Math.max(highGroups[left], highGroups[right]);
  }

  /** Moves the rows with smaller centres before the middle, along the axis with wider ranges. */
  private void divide(int from, int to, int middle) {
    double lowX = Double.POSITIVE_INFINITY;
    double lowY = Double.POSITIVE_INFINITY;
    double highX = Double.NEGATIVE_INFINITY;
    double highY = Double.NEGATIVE_INFINITY;
    for (int k = from; k < to; k++) {
      lowX = Math.min(lowX, x[k]);
      lowY = Math.min(lowY, y[k]);
      highX = Math.max(highX, x[k]);
      highY = Math.max(highY, y[k]);
    }
    select(from, to - 1, middle, highX / 2 - lowX / 2 >= highY / 2 - lowY / 2 ? x : y);
  }

  /** Moves the row that belongs to a position there, and those with smaller keys before it. */
  private void select(int first, int last, int wanted, double[] keys) {
    int low = first;
    int high = last;
    while (low < high) {
      int pivot = low + high >>> 1;
      double key = keys[pivot];
      int row = rows[pivot];
      int left = low;
      int right = high;
      while (left <= right) {
        // Of equal keys, earlier rows come first, so that a search finds them first.
        while (keys[left] < key || keys[left] == key && rows[left] < row) {
          left++;
        }
        while (keys[right] > key || keys[right] == key && rows[right] > row) {
          right--;
        }
        if (left <= right) {
          swap(left++, right--);
        }
      }
      if (wanted <= right) {
        high = right;
      } else if (wanted >= left) {
        low = left;
      } else {
        return;
      }
    }
  }

  private void swap(int one, int other) {
    int row = rows[one];
    rows[one] = rows[other];
    rows[other] = row;
    swap(x, one, other);
    swap(y, one, other);
  }

  private static void swap(double[] numbers, int one, int other) {
    double number = numbers[one];
    numbers[one] = numbers[other];
    numbers[other] = number;
  }
}
