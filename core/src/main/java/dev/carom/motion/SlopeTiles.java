// SPDX-License-Identifier: Apache-2.0
package dev.carom.motion;

import dev.carom.Compound;
import dev.carom.Shape;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * Tiles with slopes, and the outlines they merge into. Coordinates count half tiles, with rows
 * going up, so that all corners are integers.
 */
final class SlopeTiles {
  /** Larger groups are cut after this many rows and columns, so that worlds find them quickly. */
  private static final int PIECE = 32;

  private static final String KNOWN = "#/\\abcd_";
  private static final int[] LEFT = {2, 0, 2, 0, 1, 2, 1, 1};
  private static final int[] RIGHT = {2, 2, 0, 1, 2, 1, 0, 1};

  private final int rows;
  private final int columns;

  /** By tile, the heights of its ground at both sides in half tiles; both are 0 for none. */
  private final int[] left;

  private final int[] right;

  /** Where the outlines are put: the corner of the map, the size of a tile, and which way is up. */
  private double x;

  private double y;
  private double size;
  private boolean isYUp;

  /** Reads the tiles, the highest row first. */
  SlopeTiles(String[] map) {
    rows = map.length;
    int widest = 0;
    for (String row : map) {
      widest = Math.max(widest, row.length());
    }
    columns = widest;
    left = new int[rows * columns];
    right = new int[rows * columns];
    for (int row = 0; row < rows; row++) {
      for (int column = 0; column < map[row].length(); column++) {
        char tile = map[row].charAt(column);
        int kind = KNOWN.indexOf(tile);
        if (kind < 0 && tile != '.' && tile != ' ') {
          throw new IllegalArgumentException(
              "tiles must be # / \\ a b c d _ . or spaces, but map["
                  + row
                  + "] has '"
                  + tile
                  + "' at "
                  + column);
        }
        int at = (rows - 1 - row) * columns + column;
        left[at] = kind < 0 ? 0 : LEFT[kind];
        right[at] = kind < 0 ? 0 : RIGHT[kind];
      }
    }
  }

  int rows() {
    return rows;
  }

  int columns() {
    return columns;
  }

  /** Returns one compound for all tiles of a piece that adjoin each other, for each such group. */
  List<Shape> outlines(double atX, double atY, double tileSize, boolean yUp) {
    x = atX;
    y = atY;
    size = tileSize;
    isYUp = yUp;
    Set<Integer> tiles = new HashSet<>();
    for (int at = 0; at < left.length; at++) {
      if (isGround(at)) {
        tiles.add(at);
      }
    }
    List<Shape> outlines = new ArrayList<>();
    for (Set<Integer> group : groups(tiles)) {
      List<Shape> parts = new ArrayList<>();
      addParts(group, parts);
      outlines.add(Compound.of(parts));
    }
    return outlines;
  }

  private boolean isGround(int at) {
    return left[at] + right[at] > 0;
  }

  /**
   * Splits tiles into groups that adjoin each other within a piece, in the order of their first
   * tiles.
   */
  private List<Set<Integer>> groups(Set<Integer> tiles) {
    List<Set<Integer>> groups = new ArrayList<>();
    Set<Integer> seen = new HashSet<>();
    for (int start = 0; start < left.length; start++) {
      if (tiles.contains(start) && seen.add(start)) {
        Set<Integer> group = new HashSet<>();
        List<Integer> waiting = new ArrayList<>(List.of(start));
        while (!waiting.isEmpty()) {
          int at = waiting.remove(waiting.size() - 1);
          group.add(at);
          for (int next : neighbours(at)) {
            if (tiles.contains(next) && adjoin(at, next) && seen.add(next)) {
              waiting.add(next);
            }
          }
        }
        groups.add(group);
      }
    }
    return groups;
  }

  private int[] neighbours(int at) {
    int column = at % columns;
    return new int[] {
      column > 0 ? at - 1 : -1, column + 1 < columns ? at + 1 : -1, at - columns, at + columns
    };
  }

  private boolean adjoin(int a, int b) {
    int low = Math.min(a, b);
    int high = Math.max(a, b);
    boolean isSamePiece =
        low % columns / PIECE == high % columns / PIECE
            && low / columns / PIECE == high / columns / PIECE;
    if (!isSamePiece) {
      return false;
    }
    if (high - low == columns) {
      return left[low] == 2 && right[low] == 2;
    }
    return right[low] > 0 && left[high] > 0;
  }

  /** Adds the convex parts of a group; one with holes is cut in two first. */
  private void addParts(Set<Integer> group, List<Shape> parts) {
    Map<Long, long[]> edges = edges(group);
    double[] outline = outline(edges);
    if (outline != null) {
      parts.addAll(Compound.outline(outline).parts());
      return;
    }
    int minColumn = Integer.MAX_VALUE;
    int maxColumn = 0;
    int minRow = Integer.MAX_VALUE;
    int maxRow = 0;
    for (int at : group) {
      minColumn = Math.min(minColumn, at % columns);
      maxColumn = Math.max(maxColumn, at % columns);
      minRow = Math.min(minRow, at / columns);
      maxRow = Math.max(maxRow, at / columns);
    }
    boolean isWide = maxColumn - minColumn >= maxRow - minRow;
    int middle = isWide ? (minColumn + maxColumn + 1) / 2 : (minRow + maxRow + 1) / 2;
    Set<Integer> before = new HashSet<>();
    Set<Integer> after = new HashSet<>();
    for (int at : group) {
      boolean isBefore = (isWide ? at % columns : at / columns) < middle;
      (isBefore ? before : after).add(at);
    }
    for (Set<Integer> half : List.of(before, after)) {
      for (Set<Integer> piece : groups(half)) {
        addParts(piece, parts);
      }
    }
  }

  /** The ends of the edges around a group, by where they start. */
  private Map<Long, long[]> edges(Set<Integer> group) {
    Map<Long, Set<Long>> ends = new HashMap<>();
    for (int at : group) {
      long column = 2L * (at % columns);
      long row = 2L * (at / columns);
      add(ends, column, row, column + 2, row);
      for (int height = 0; height < right[at]; height++) {
        add(ends, column + 2, row + height, column + 2, row + height + 1);
      }
      add(ends, column + 2, row + right[at], column, row + left[at]);
      for (int height = left[at]; height > 0; height--) {
        add(ends, column, row + height, column, row + height - 1);
      }
    }
    Map<Long, long[]> edges = new HashMap<>();
    for (Map.Entry<Long, Set<Long>> entry : ends.entrySet()) {
      if (!entry.getValue().isEmpty()) {
        long[] sorted = new long[entry.getValue().size()];
        int count = 0;
        for (long end : entry.getValue()) {
          sorted[count++] = end;
        }
        edges.put(entry.getKey(), sorted);
      }
    }
    return edges;
  }

  /** Adds an edge, or removes the one in the opposite direction, which is inside the group then. */
  private static void add(Map<Long, Set<Long>> ends, long fromX, long fromY, long toX, long toY) {
    long from = fromX << 32 | fromY;
    long to = toX << 32 | toY;
    Set<Long> opposite = ends.get(to);
    if (opposite == null || !opposite.remove(from)) {
      ends.computeIfAbsent(from, any -> new HashSet<>()).add(to);
    }
  }

  /** Returns the corners of a single loop of edges that nowhere touches itself; else null. */
  private double[] outline(Map<Long, long[]> edges) {
    long start = Long.MAX_VALUE;
    for (Map.Entry<Long, long[]> entry : edges.entrySet()) {
      if (entry.getValue().length > 1) {
        return null;
      }
      start = Math.min(start, entry.getKey());
    }
    double[] corners = new double[2 * edges.size()];
    long place = start;
    for (int k = 0; k < edges.size(); k++) {
      corners[2 * k] = x + (place >> 32) * size / 2;
      double height = isYUp ? place & 0xffffffffL : 2.0 * rows - (place & 0xffffffffL);
      corners[2 * k + 1] = y + height * size / 2;
      place = edges.get(place)[0];
      if (place == start && k + 1 < edges.size()) {
        return null;
      }
    }
    return corners;
  }
}
