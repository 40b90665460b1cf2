// SPDX-License-Identifier: Apache-2.0
package dev.carom.io;

import java.util.Arrays;

/**
 * Finds the nearest shapes of a shape, by distance rounded up, then by row. For use by one thread.
 */
final class NearestSearch {
  /** A factor that exceeds the rounding errors of gaps and distances. */
  private static final double SLACK = 1 + 0x1p-40;

  /** Numbers whose squares are ordinary doubles are between these. */
  private static final double SMALLEST_TO_SQUARE = 0x1p-500;

  private static final double LARGEST_TO_SQUARE = 0x1p500;

  private final ShapeTable a;
  private final boolean among;
  private final RowCodes groups;
  private final NearestTrees trees;
  private final RowCodes layers;
  private final PairDistance pair;
  private final double limit;
  private final boolean touching;
  private final int most;

  /** The nearest so far as a heap: those below a place are not farther than the one there. */
  private double[] distances = new double[16];

  private int[] rows = new int[16];
  private int count;

  private int row;
  private int group;
  private double minX;
  private double minY;
  private double maxX;
  private double maxY;

  /** The number of distances computed; for tests. */
  private long looks;

  /**
   * Creates a search.
   *
   * @param trees the shapes of the second table
   * @param limit the largest distance; infinite for none
   * @param touching whether shapes that are just as far away count
   */
  NearestSearch(
      ShapeTable a,
      ShapeTable b,
      RowCodes groups,
      RowCodes layers,
      NearestTrees trees,
      double limit,
      boolean touching,
      int most) {
    this.a = a;
    among = a == b;
    this.groups = groups;
    this.layers = layers;
    this.trees = trees;
    this.limit = limit;
    this.touching = touching;
    this.most = most;
    pair = new PairDistance(a, b);
  }

  /** Finds the nearest shapes of a row, and returns their number. */
  int find(int rowOfA) {
    row = rowOfA;
    group = groups.ofA()[row];
    count = 0;
    if (group == RowCodes.LEFT_OUT) {
      return 0;
    }
    minX = a.below(row, 0);
    minY = a.below(row, 1);
    maxX = a.above(row, 0);
    maxY = a.above(row, 1);
    int layer = layers.ofA()[row];
    if (layer == 0) {
      visit(trees.all());
    } else {
      visit(trees.onLayer(layer));
      visit(trees.onLayer(0));
    }
    sort();
    return count;
  }

  /** Returns the distance of one of the nearest shapes, from 0. */
  double distance(int place) {
    return distances[place];
  }

  /** Returns the row of one of the nearest shapes, from 0. */
  int row(int place) {
    return rows[place];
  }

  long looks() {
    return looks;
  }

  private void visit(NearestTree[] some) {
    for (NearestTree tree : some) {
      if (mayHelp(tree, 0)) {
        visit(tree, 0, 0, tree.size(), 0);
      }
    }
  }

  private void visit(NearestTree tree, int node, int from, int to, int level) {
    if (level == tree.depth()) {
      for (int position = from; position < to; position++) {
        look(tree, position);
      }
      return;
    }
    int middle = from + to >>> 1;
    int left = 2 * node + 1;
    int right = left + 1;
    boolean leftFirst = isLeftFirst(tree, left, right);
    for (int turn = 0; turn < 2; turn++) {
      if (leftFirst == (turn == 0)) {
        if (mayHelp(tree, left)) {
          visit(tree, left, from, middle, level + 1);
        }
      } else if (mayHelp(tree, right)) {
        visit(tree, right, middle, to, level + 1);
      }
    }
  }

  /** The nearer one first; of equally near ones, the one with the earlier row. */
  private boolean isLeftFirst(NearestTree tree, int left, int right) {
    double leftX = tree.nodeGapX(left, minX, maxX);
    double leftY = tree.nodeGapY(left, minY, maxY);
    double rightX = tree.nodeGapX(right, minX, maxX);
    double rightY = tree.nodeGapY(right, minY, maxY);
    double leftGap = leftX * leftX + leftY * leftY;
    double rightGap = rightX * rightX + rightY * rightY;
    return leftGap < rightGap || leftGap == rightGap && tree.firstRow(left) < tree.firstRow(right);
  }

  /** Returns false if no shape of a node is one of the nearest. */
  private boolean mayHelp(NearestTree tree, int node) {
    if (group != 0 && tree.isAllOf(node, group)) {
      return false;
    }
    // No distance is below 0, and of equal ones the earlier row comes first.
    if (count == most && distances[0] == 0 && tree.firstRow(node) > rows[0]) {
      return false;
    }
    return !areBeyond(tree.nodeGapX(node, minX, maxX), tree.nodeGapY(node, minY, maxY));
  }

  /** Returns a distance beyond which shapes are not among the nearest. */
  private double reach() {
    return count == most ? distances[0] : limit;
  }

  private boolean areBeyond(double gapX, double gapY) {
    double reach = reach() * SLACK;
    if (gapX > reach || gapY > reach) {
      return true;
    }
    return reach >= SMALLEST_TO_SQUARE
        && reach <= LARGEST_TO_SQUARE
        && gapX * gapX + gapY * gapY > reach * reach * SLACK;
  }

  private void look(NearestTree tree, int position) {
    int other = tree.row(position);
    if (among && other == row
        || group != 0 && group == groups.ofB()[other]
        || areBeyond(tree.gapX(position, minX, maxX), tree.gapY(position, minY, maxY))) {
      return;
    }
    looks++;
    double rounded = pair.set(row, other).rounded();
    if (rounded > reach() * SLACK) {
      return;
    }
    double distance = pair.roundedUp(rounded);
    if (distance > limit || distance == limit && !touching && !pair.isWithin(limit, false)) {
      return;
    }
    if (count < most) {
      push(distance, other);
    } else if (isFarther(distances[0], rows[0], distance, other)) {
      sink(0, distance, other);
    }
  }

  private static boolean isFarther(double one, int oneRow, double other, int otherRow) {
    return one > other || one == other && oneRow > otherRow;
  }

  private void push(double distance, int other) {
    if (count == rows.length) {
      rows = Arrays.copyOf(rows, 2 * count);
      distances = Arrays.copyOf(distances, 2 * count);
    }
    int place = count++;
    while (place > 0) {
      int above = (place - 1) / 2;
      if (!isFarther(distance, other, distances[above], rows[above])) {
        break;
      }
      distances[place] = distances[above];
      rows[place] = rows[above];
      place = above;
    }
    distances[place] = distance;
    rows[place] = other;
  }

  /** Puts a shape into a place of the heap, or into one below it. */
  private void sink(int from, double distance, int other) {
    int place = from;
    while (2 * place + 1 < count) {
      int below = 2 * place + 1;
      if (below + 1 < count
          && isFarther(distances[below + 1], rows[below + 1], distances[below], rows[below])) {
        below++;
      }
      if (!isFarther(distances[below], rows[below], distance, other)) {
        break;
      }
      distances[place] = distances[below];
      rows[place] = rows[below];
      place = below;
    }
    distances[place] = distance;
    rows[place] = other;
  }

  private void sort() {
    int found = count;
    while (count > 1) {
      count--;
      double distance = distances[count];
      int other = rows[count];
      distances[count] = distances[0];
      rows[count] = rows[0];
      sink(0, distance, other);
    }
    count = found;
  }
}
