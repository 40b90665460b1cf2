// SPDX-License-Identifier: Apache-2.0
package dev.carom.io;

import java.util.function.IntPredicate;
import java.util.stream.IntStream;

/**
 * Which pairs count: shapes of different groups on the same layer. A shape without a group counts
 * against all others, and a shape without a layer is on every layer.
 *
 * <p>The rules divide a search into several, layer by layer, and, if that is wanted, between groups
 * only: first between one half of the groups and the other, then within each half in the same way.
 * So the pairs within a group are never looked at, and each shape takes part in few searches.
 */
final class PairRules {
  private final RowCodes groups;
  private final RowCodes layers;
  private final boolean among;

  /** Receives the searches; each returns false to stop. */
  interface Searches {
    /** Searches for pairs of rows of a set. */
    boolean among(RowSet rows);

    /** Searches for pairs of a row of the one set and a row of the other. */
    boolean between(RowSet a, RowSet b);
  }

  /** Creates the rules for the pairs within one table, or between two. */
  PairRules(RowCodes groups, RowCodes layers, boolean among) {
    this.groups = groups;
    this.layers = layers;
    this.among = among;
  }

  /** Returns the same rules for some rows of each table. */
  PairRules select(int[] rowsA, int countA, int[] rowsB, int countB) {
    return new PairRules(
        groups.select(rowsA, countA, rowsB, countB),
        layers.select(rowsA, countA, rowsB, countB),
        among);
  }

  /** Returns true if some shapes have a group. */
  boolean hasGroups() {
    return groups.count() > 1;
  }

  /** Returns true if two shapes are not of the same group. */
  boolean areOfDifferentGroups(int rowA, int rowB) {
    int group = groups.ofA()[rowA];
    return group == 0 || group != groups.ofB()[rowB];
  }

  /** Returns true if a shape of the first table may form pairs with shapes treated alike. */
  boolean isFree(int row) {
    return groups.ofA()[row] == 0;
  }

  /** Returns true if two rows of the first table, or of the second, are treated alike. */
  boolean areAlike(boolean first, int row, int other) {
    int[] group = first ? groups.ofA() : groups.ofB();
    int[] layer = first ? layers.ofA() : layers.ofB();
    return group[row] == group[other] && layer[row] == layer[other];
  }

  /** Returns a number that is equal for rows treated alike. */
  int hash(boolean first, int row) {
    int group = (first ? groups.ofA() : groups.ofB())[row];
    int layer = (first ? layers.ofA() : layers.ofB())[row];
    return (group * 31 + layer) * 0x9E3779B1;
  }

  /** Visits searches for all pairs on the same layer, those of the same group included. */
  boolean visitLayers(Searches searches) {
    LayerRows a = new LayerRows(groups.ofA(), layers.ofA(), layers.count());
    if (among) {
      boolean isComplete =
          among(a.layer(0), searches) && between(a.layer(0), a.onALayer(), searches);
      for (int layer = 1; isComplete && layer < layers.count(); layer++) {
        isComplete = among(a.layer(layer), searches);
      }
      return isComplete;
    }
    LayerRows b = new LayerRows(groups.ofB(), layers.ofB(), layers.count());
    boolean isComplete =
        between(a.layer(0), b.all(), searches) && between(a.onALayer(), b.layer(0), searches);
    for (int layer = 1; isComplete && layer < layers.count(); layer++) {
      isComplete = between(a.layer(layer), b.layer(layer), searches);
    }
    return isComplete;
  }

  /** Visits searches for all pairs that count. */
  boolean visitPairs(Searches searches) {
    return visitLayers(
        new Searches() {
          @Override
          public boolean among(RowSet rows) {
            return visitGroups(rows, searches);
          }

          @Override
          public boolean between(RowSet a, RowSet b) {
            return visitGroups(a, b, searches);
          }
        });
  }

  /** Visits searches for the pairs of different groups among rows. */
  boolean visitGroups(RowSet rows, Searches searches) {
    RowSet sorted = rows.byGroup();
    RowSet free = sorted.below(1);
    RowSet grouped = sorted.from(1);
    return among(free, searches) && between(free, grouped, searches) && halve(grouped, searches);
  }

  /** Visits searches for the pairs of different groups between rows. */
  boolean visitGroups(RowSet a, RowSet b, Searches searches) {
    RowSet sortedA = a.byGroup();
    RowSet sortedB = b.byGroup();
    return between(sortedA.below(1), b, searches)
        && between(sortedA.from(1), sortedB.below(1), searches)
        && halve(sortedA.from(1), sortedB.from(1), searches);
  }

  private static boolean halve(RowSet rows, Searches searches) {
    if (rows.isEmpty() || rows.firstCode() == rows.lastCode()) {
      return true;
    }
    int middle = rows.middleCode();
    RowSet low = rows.below(middle);
    RowSet high = rows.from(middle);
    return between(low, high, searches) && halve(low, searches) && halve(high, searches);
  }

  private static boolean halve(RowSet a, RowSet b, Searches searches) {
    if (a.isEmpty() || b.isEmpty()) {
      return true;
    }
    int first = Math.min(a.firstCode(), b.firstCode());
    if (first == Math.max(a.lastCode(), b.lastCode())) {
      return true;
    }
    RowSet larger = a.size() > b.size() ? a : b;
    int middle = Math.max(larger.middleCode(), first + 1);
    // All codes of the larger set may be the same, so that none is above.
    middle = Math.min(middle, Math.max(a.lastCode(), b.lastCode()));
    RowSet lowA = a.below(middle);
    RowSet highA = a.from(middle);
    RowSet lowB = b.below(middle);
    RowSet highB = b.from(middle);
    return between(lowA, highB, searches)
        && between(highA, lowB, searches)
        && halve(lowA, lowB, searches)
        && halve(highA, highB, searches);
  }

  private static boolean among(RowSet rows, Searches searches) {
    return rows.size() < 2 || searches.among(rows);
  }

  private static boolean between(RowSet a, RowSet b, Searches searches) {
    return a.isEmpty() || b.isEmpty() || searches.between(a, b);
  }

  /** The rows of a table that are not left out, by layer. */
  private static final class LayerRows {
    private final int[] groups;
    private final int[] layers;

    /** The rows in order. */
    private final int[] rows;

    /** The rows by layer. */
    private final RowSet sorted;

    /** Where each layer starts, and the end of the last. */
    private final int[] starts;

    LayerRows(int[] groups, int[] layers, int layerCount) {
      this.groups = groups;
      this.layers = layers;
      rows = rows(row -> groups[row] != RowCodes.LEFT_OUT);
      starts = new int[layerCount + 1];
      for (int row : rows) {
        starts[layers[row] + 1]++;
      }
      for (int layer = 0; layer < layerCount; layer++) {
        starts[layer + 1] += starts[layer];
      }
      int[] next = starts.clone();
      int[] byLayer = new int[rows.length];
      for (int row : rows) {
        byLayer[next[layers[row]]++] = row;
      }
      sorted = RowSet.of(byLayer, groups);
    }

    private int[] rows(IntPredicate wanted) {
      return IntStream.range(0, groups.length).filter(wanted).toArray();
    }

    /** Returns all rows. */
    RowSet all() {
      return RowSet.of(rows, groups);
    }

    /** Returns the rows of a layer. */
    RowSet layer(int code) {
      return sorted.part(starts[code], starts[code + 1]);
    }

    /** Returns the rows that have a layer. */
    RowSet onALayer() {
      return RowSet.of(rows(row -> groups[row] != RowCodes.LEFT_OUT && layers[row] != 0), groups);
    }
  }
}
