// SPDX-License-Identifier: Apache-2.0
package dev.carom.spark;

import java.io.Serializable;
import java.util.Arrays;

/**
 * Divides the plane into tiles by lines, each of which splits a region in two: smaller coordinates
 * are on one side, equal or larger ones on the other. So every point is in exactly one tile.
 */
final class Tiling implements Serializable {
  private static final long serialVersionUID = 1;

  /** For each line, whether it divides x (0) or y (1), and where. */
  private int[] axis = new int[16];

  private double[] place = new double[16];

  /** The two sides of a line: another line, or the complement of a tile. */
  private int[] below = new int[16];

  private int[] above = new int[16];

  /** The sides of each tile: minX, minY, maxX, maxY. */
  private double[] regions = new double[64];

  private int lines;
  private int tiles;
  private int first = ~0;

  /** Adds a line and returns its number. */
  int addLine(int axis, double place) {
    if (lines == below.length) {
      this.axis = Arrays.copyOf(this.axis, lines * 2);
      this.place = Arrays.copyOf(this.place, lines * 2);
      below = Arrays.copyOf(below, lines * 2);
      above = Arrays.copyOf(above, lines * 2);
    }
    this.axis[lines] = axis;
    this.place[lines] = place;
    return lines++;
  }

  /** Sets both sides of a line. */
  void setSides(int line, int below, int above) {
    this.below[line] = below;
    this.above[line] = above;
  }

  /** Adds a tile and returns its code as a side of a line. */
  int addTile(double[] region) {
    if (regions.length == tiles * Sample.SIDES) {
      regions = Arrays.copyOf(regions, regions.length * 2);
    }
    System.arraycopy(region, 0, regions, tiles * Sample.SIDES, Sample.SIDES);
    return ~tiles++;
  }

  /** Sets the root: a line or a tile. */
  void setFirst(int first) {
    this.first = first;
  }

  /** Returns the number of tiles. */
  int tiles() {
    return tiles;
  }

  /** Returns true if a point is in a tile. */
  boolean isIn(int tile, double x, double y) {
    int region = tile * Sample.SIDES;
    return x >= regions[region]
        && y >= regions[region + 1]
        && x < regions[region + 2]
        && y < regions[region + 3];
  }

  /** Returns true if bounds intersect a tile. */
  boolean meets(int tile, double minX, double minY, double maxX, double maxY) {
    int region = tile * Sample.SIDES;
    return maxX >= regions[region]
        && maxY >= regions[region + 1]
        && minX < regions[region + 2]
        && minY < regions[region + 3];
  }

  /** Returns a side of a tile: minX, minY, maxX or maxY. */
  double side(int tile, int side) {
    return regions[tile * Sample.SIDES + side];
  }

  /** Returns the maximum number of tiles that bounds of at most this size can intersect. */
  int mostTiles(double width, double height) {
    Finder finder = finder();
    int most = 0;
    for (int tile = 0; tile < tiles; tile++) {
      int region = tile * Sample.SIDES;
      int reached =
          finder.find(
              regions[region],
              regions[region + 1],
              regions[region + 2] + width,
              regions[region + 3] + height);
      most = Math.max(most, reached);
    }
    return most;
  }

  /** Returns a finder, which is not thread-safe. */
  Finder finder() {
    return new Finder();
  }

  /** Finds the tiles that bounds intersect. */
  final class Finder {
    private int[] pending = new int[64];
    private int[] found = new int[16];
    private int count;

    private Finder() {}

    /** Finds all tiles and returns their number. */
    int find(double minX, double minY, double maxX, double maxY) {
      count = 0;
      int waiting = 0;
      int at = first;
      while (true) {
        while (at >= 0) {
          boolean isX = axis[at] == 0;
          double line = place[at];
          if ((isX ? minX : minY) < line) {
            if ((isX ? maxX : maxY) >= line) {
              pending = pending.length > waiting ? pending : Arrays.copyOf(pending, waiting * 2);
              pending[waiting++] = above[at];
            }
            at = below[at];
          } else {
            at = above[at];
          }
        }
        add(~at);
        if (waiting == 0) {
          return count;
        }
        at = pending[--waiting];
      }
    }

    private void add(int tile) {
      found = found.length > count ? found : Arrays.copyOf(found, count * 2);
      found[count++] = tile;
    }

    /** Returns a tile that was found. */
    int tile(int index) {
      return found[index];
    }
  }
}
