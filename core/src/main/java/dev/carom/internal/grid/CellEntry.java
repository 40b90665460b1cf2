// SPDX-License-Identifier: Apache-2.0
package dev.carom.internal.grid;

import static java.lang.Float.floatToRawIntBits;

/**
 * The entry of a shape in a cell of {@link PackedCells}, as a single number: the {@linkplain Axis
 * positions} of the shape's sides in the cell, and a tag. Each half of the number has a side on
 * either axis and half of the tag, so that all sides are compared, or weighted, at once.
 */
final class CellEntry {
  /** In a tag: the shape starts in the column of the cell, not left of it. */
  static final int STARTS_X = 1;

  /** In a tag: the shape starts in the row of the cell, not below it. */
  static final int STARTS_Y = 2;

  /**
   * A tag is an id, shifted by this, and the flags above; if it is negative, ~tag refers to a grid.
   */
  static final int ID_SHIFT = 2;

  /** The number of bits for each side in an entry; the highest one is 0. */
  private static final int SIDE = 8;

  static final int LAST_POSITION = (1 << Axis.BITS) - 1;

  /** The lowest bit of each side. */
  static final long LOWEST = 0x0000_0101_0000_0101L;

  /** The highest bit of each side. */
  private static final long HIGHEST = LOWEST << Axis.BITS;

  /** The places of the tag. */
  private static final long TAG = 0xFFFF_0000_FFFF_0000L;

  /** A map has 2^this columns of fields, and rows of them. */
  private static final int MAP_COLUMNS = 3;

  private static final int MAP_ROWS = 2;

  /** The bits of left and right sides in an entry; those of the others are a side higher. */
  private static final long SIDES_X = 0x0000_00FF_0000_00FFL;

  /** In each half of a number, a bit that is greater than all sums of {@link #isPassed}. */
  private static final long ROOM = 0x4000_0000_4000_0000L;

  /** The largest weight of {@link #isPassed}. */
  static final int LARGEST_WEIGHT = 1 << 21;

  /** The slack of a line must be less than this. */
  static final int MOST_SLACK = 1 << 28;

  /** A box that meets every entry. */
  static final long ANYWHERE = -1;

  private CellEntry() {}

  /**
   * Returns the entry of a shape in a cell. It has the upper sides as distances from the last
   * position, so that one subtraction compares all sides of two boxes.
   *
   * @param column the cell's column; together with the row it must be one that the shape meets
   * @param minX the shape's lowest position in the grid
   */
  static long of(int tag, int column, int row, int minX, int minY, int maxX, int maxY) {
    int left = Math.max(minX - (column << Axis.BITS), 0);
    int bottom = Math.max(minY - (row << Axis.BITS), 0);
    int beforeRight = Math.max(LAST_POSITION - (maxX - (column << Axis.BITS)), 0);
    int beforeTop = Math.max(LAST_POSITION - (maxY - (row << Axis.BITS)), 0);
    return tagged(tag) | sides(left, bottom, beforeRight, beforeTop);
  }

  /** Returns an entry that meets everything in a cell. */
  static long whole(int tag) {
    return tagged(tag);
  }

  static int tag(long entry) {
    return (int) entry >>> 16 | (int) (entry >>> 32) & 0xFFFF_0000;
  }

  private static long tagged(int tag) {
    return (tag & 0xFFFFL) << 16 | (tag & 0xFFFF_0000L) << 32;
  }

  /** Returns a box as one compares it with entries: with the sides that theirs may not exceed. */
  static long box(int minX, int minY, int maxX, int maxY) {
    return sides(maxX, maxY, LAST_POSITION - minX, LAST_POSITION - minY) | HIGHEST | TAG;
  }

  /** Returns the part in a cell of a box that is given by its positions in the grid. */
  static long box(int column, int row, int minX, int minY, int maxX, int maxY) {
    return box(
        Math.max(minX - (column << Axis.BITS), 0),
        Math.max(minY - (row << Axis.BITS), 0),
        Math.min(maxX - (column << Axis.BITS), LAST_POSITION),
        Math.min(maxY - (row << Axis.BITS), LAST_POSITION));
  }

  private static long sides(int a, int b, int c, int d) {
    return a | b << SIDE | (long) (c | d << SIDE) << 32;
  }

  private static int side(long entry, int place) {
    return (int) (entry >> place) & LAST_POSITION;
  }

  /** Returns true if no side of the entry exceeds that of the box: they share a position. */
  static boolean meet(long box, long entry) {
    return (box - entry & HIGHEST) == HIGHEST;
  }

  /**
   * Returns 1 if an entry meets a box and a line passes it, otherwise 0. The line passes if the
   * corner on its left is not to the right of it, and the other corner not to the left. In whole
   * numbers, with positions from the borders that it comes from: x · weightX + y · weightY of the
   * one corner is at most above, where y is the distance from the opposite border, and likewise at
   * most below of the other. The entry has all four numbers in the places where this takes two
   * products and one comparison.
   *
   * @param line see {@link #line}
   * @param weightX the motion along y, relative to {@link #LARGEST_WEIGHT} and rounded down
   * @param weightY the motion along x, likewise
   * @param turnY 32 if both motions have the same sign, otherwise 0
   */
  static long isPassed(long entry, long box, long line, long weightX, long weightY, int turnY) {
    long y = (entry >> SIDE & SIDES_X) * weightY;
    long sums = (entry & SIDES_X) * weightX + Long.rotateRight(y, turnY);
    long failed = (line - sums & ROOM | box - entry & HIGHEST) ^ (ROOM | HIGHEST);
    return failed - 1 >>> Long.SIZE - 1;
  }

  /**
   * Returns a line as {@link #isPassed} compares it, each number less than 2^30.
   *
   * @param turnX 0 if the motion along x is positive, 32 if it is negative
   */
  static long line(long above, long below, int turnX) {
    return Long.rotateLeft(above | below << Integer.SIZE, turnX) | ROOM;
  }

  /** Returns the fields of a map that an entry meets. */
  static int map(long entry) {
    int map = 0;
    for (int row = mapRow(side(entry, 8)); row <= mapRow(LAST_POSITION - side(entry, 40)); row++) {
      int first = mapColumn(side(entry, 0));
      int last = mapColumn(LAST_POSITION - side(entry, 32));
      map |= (2 << last) - (1 << first) << (row << MAP_COLUMNS);
    }
    return map;
  }

  /** Returns the field of a map that a position in a cell belongs to. */
  static int field(int x, int y) {
    return mapRow(y) << MAP_COLUMNS | mapColumn(x);
  }

  private static int mapColumn(int position) {
    return position >> Axis.BITS - MAP_COLUMNS;
  }

  private static int mapRow(int position) {
    return position >> Axis.BITS - MAP_ROWS;
  }

  /**
   * Returns the time at which the segment meets an entry, as the bits of a float; negative if it
   * does not up to the last time. The bits have the order of the times unless these are negative;
   * then the bits are negative, too.
   *
   * @param nearX when the segment passes the border of the cell that it comes from, moved by its
   *     reach
   * @param farX when it passes the opposite border, likewise
   * @param paceX the time it takes to pass a position, not negative
   * @param backX 1 if the segment goes to lower x, otherwise 0
   */
  static int time(
      long entry,
      float nearX,
      float nearY,
      float farX,
      float farY,
      float paceX,
      float paceY,
      int backX,
      int backY,
      int last) {
    int enterX = floatToRawIntBits(nearX + side(entry, 32 * backX) * paceX);
    int enterY = floatToRawIntBits(nearY + side(entry, 8 + 32 * backY) * paceY);
    int leaveX = floatToRawIntBits(farX - side(entry, 32 - 32 * backX) * paceX);
    int leaveY = floatToRawIntBits(farY - side(entry, 40 - 32 * backY) * paceY);
    int enter = Math.max(Math.max(enterX, enterY), 0);
    int leave = Math.min(Math.min(leaveX, leaveY), last);
    return enter <= leave ? enter : -1;
  }

  /** Returns the square of the distance between a point and an entry of a cell, in positions. */
  static float square(long entry, float inX, float inY, float stretch, int stepX, int stepY) {
    float right = LAST_POSITION + stepX - side(entry, 32);
    float top = LAST_POSITION + stepY - side(entry, 40);
    float beyondX = Math.max(Math.max(side(entry, 0) - inX, inX - right), 0);
    float beyondY = Math.max(Math.max(side(entry, 8) - inY, inY - top), 0) * stretch;
    return beyondX * beyondX + beyondY * beyondY;
  }
}
