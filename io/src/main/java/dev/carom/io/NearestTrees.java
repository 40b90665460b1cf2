// SPDX-License-Identifier: Apache-2.0
package dev.carom.io;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;

/**
 * The shapes of a table that are not left out, in trees by layer and size. A few large shapes among
 * many small ones would make the nodes of a common tree overlap: 1,000,000 circles of a skewed
 * distribution then take twice as long.
 */
final class NearestTrees {
  /** Up to this many shapes are in one tree, whatever their size. */
  private static final int FEW = 64;

  /** From 0, the exponents of doubles. */
  private static final int EXPONENTS = Double.MAX_EXPONENT - Double.MIN_EXPONENT + 3;

  private final ShapeTable table;
  private final int[] groups;
  private final NearestTree[][] trees;
  private final NearestTree[] all;

  NearestTrees(ShapeTable table, RowCodes groups, RowCodes layers) {
    this.table = table;
    this.groups = groups.ofB();
    int[] layerOf = layers.ofB();
    int[] starts = new int[layers.count() + 1];
    for (int row = 0; row < table.size(); row++) {
      starts[layerOf[row] + 1] += isIn(row) ? 1 : 0;
    }
    for (int layer = 0; layer < layers.count(); layer++) {
      starts[layer + 1] += starts[layer];
    }
    int[] next = starts.clone();
    int[] rows = new int[starts[layers.count()]];
    for (int row = 0; row < table.size(); row++) {
      if (isIn(row)) {
        rows[next[layerOf[row]]++] = row;
      }
    }
    trees = new NearestTree[layers.count()][];
    List<NearestTree> every = new ArrayList<>();
    for (int layer = 0; layer < layers.count(); layer++) {
      trees[layer] = bySize(IntStream.range(starts[layer], starts[layer + 1]).map(k -> rows[k]));
      every.addAll(List.of(trees[layer]));
    }
    all = every.toArray(NearestTree[]::new);
  }

  private boolean isIn(int row) {
    return groups[row] != RowCodes.LEFT_OUT;
  }

  /** Returns the trees of a layer. */
  NearestTree[] onLayer(int layer) {
    return trees[layer];
  }

  /** Returns the trees of all layers. */
  NearestTree[] all() {
    return all;
  }

  /** Divides rows into those of usual size, those up to eight times as large, and the rest. */
  private NearestTree[] bySize(IntStream someRows) {
    int[] rows = someRows.toArray();
    int usual = rows.length > FEW ? usualExponent(rows) + 1 : EXPONENTS;
    List<NearestTree> some = new ArrayList<>();
    add(rows, Integer.MIN_VALUE, usual, some);
    add(rows, usual, usual + 3, some);
    add(rows, usual + 3, Integer.MAX_VALUE, some);
    return some.toArray(NearestTree[]::new);
  }

  private void add(int[] rows, int above, int upTo, List<NearestTree> to) {
    int[] some =
        IntStream.of(rows).filter(row -> exponent(row) > above && exponent(row) <= upTo).toArray();
    if (some.length > 0) {
      to.add(new NearestTree(table, some, groups));
    }
  }

  /** Returns the exponent of the size that three of four shapes do not exceed. */
  private int usualExponent(int[] rows) {
    int[] counts = new int[EXPONENTS];
    for (int row : rows) {
      counts[exponent(row)]++;
    }
    int exponent = 0;
    for (long below = counts[0]; below < rows.length * 3L / 4; below += counts[exponent]) {
      exponent++;
    }
    return exponent;
  }

  /** Returns the exponent of the size of a shape, from 0. */
  private int exponent(int row) {
    double width = table.above(row, 0) - table.below(row, 0);
    double height = table.above(row, 1) - table.below(row, 1);
    return Math.getExponent(Math.max(width, height)) - Double.MIN_EXPONENT + 1;
  }
}
