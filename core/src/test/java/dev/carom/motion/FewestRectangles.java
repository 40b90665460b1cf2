// SPDX-License-Identifier: Apache-2.0
package dev.carom.motion;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * How many rectangles a map of tiles can be cut into at least.
 *
 * <p>Every inward corner needs a cut that starts at it. A cut along a free line between two such
 * corners serves both, and cuts that do not cross or share a corner can all be made: the best
 * choice is a largest independent set of them, which a matching of horizontal with vertical ones
 * gives. The count is then inward corners - such cuts + pieces - holes.
 */
final class FewestRectangles {
  private final boolean[][] solid;
  private final int rows;
  private final int columns;

  private FewestRectangles(boolean[][] solid) {
    this.solid = solid;
    rows = solid.length;
    int widest = 0;
    for (boolean[] row : solid) {
      widest = Math.max(widest, row.length);
    }
    columns = widest;
  }

  static int of(boolean[][] solid) {
    return new FewestRectangles(solid).count();
  }

  private boolean at(int row, int column) {
    return row >= 0
        && row < rows
        && column >= 0
        && column < solid[row].length
        && solid[row][column];
  }

  /** Inward corners at a grid point: 1 where three of its tiles are solid. */
  private boolean isInward(int row, int column) {
    return tilesAround(row, column) == 3;
  }

  private int tilesAround(int row, int column) {
    return (at(row - 1, column - 1) ? 1 : 0)
        + (at(row - 1, column) ? 1 : 0)
        + (at(row, column - 1) ? 1 : 0)
        + (at(row, column) ? 1 : 0);
  }

  private int count() {
    int inward = 0;
    int outward = 0;
    List<int[]> flat = new ArrayList<>();
    List<int[]> upright = new ArrayList<>();
    for (int row = 0; row <= rows; row++) {
      for (int column = 0; column <= columns; column++) {
        int around = tilesAround(row, column);
        if (around == 2 && at(row, column) == at(row - 1, column - 1)) {
          // Two tiles that meet at a point only: two outward corners.
          outward += 2;
        }
        outward += around == 1 ? 1 : 0;
        if (isInward(row, column)) {
          inward++;
          addCut(row, column, 0, 1, flat);
          addCut(row, column, 1, 0, upright);
        }
      }
    }
    // Pieces less holes, by the corners: each outline turns four times to one side.
    int pieces = (outward - inward) / 4;
    int independent = flat.size() + upright.size() - matching(flat, upright);
    return inward - independent + pieces;
  }

  /** Adds the cut that starts here, if it goes through solid tiles to another inward corner. */
  private void addCut(int row, int column, int down, int right, List<int[]> cuts) {
    int toRow = row;
    int toColumn = column;
    do {
      boolean isInside = at(toRow, toColumn) && at(toRow - right, toColumn - down);
      if (!isInside) {
        return;
      }
      toRow += down;
      toColumn += right;
    } while (!isInward(toRow, toColumn) && tilesAround(toRow, toColumn) == 4);
    if (isInward(toRow, toColumn)) {
      cuts.add(new int[] {row, column, toRow, toColumn});
    }
  }

  private static int matching(List<int[]> flat, List<int[]> upright) {
    int[] partner = new int[upright.size()];
    Arrays.fill(partner, -1);
    int size = 0;
    for (int k = 0; k < flat.size(); k++) {
      if (augment(k, flat, upright, partner, new boolean[upright.size()])) {
        size++;
      }
    }
    return size;
  }

  private static boolean augment(
      int k, List<int[]> flat, List<int[]> upright, int[] partner, boolean[] seen) {
    for (int j = 0; j < upright.size(); j++) {
      if (!seen[j] && meet(flat.get(k), upright.get(j))) {
        seen[j] = true;
        if (partner[j] < 0 || augment(partner[j], flat, upright, partner, seen)) {
          partner[j] = k;
          return true;
        }
      }
    }
    return false;
  }

  private static boolean meet(int[] flat, int[] upright) {
    return flat[1] <= upright[1]
        && upright[1] <= flat[3]
        && upright[0] <= flat[0]
        && flat[0] <= upright[2];
  }
}
