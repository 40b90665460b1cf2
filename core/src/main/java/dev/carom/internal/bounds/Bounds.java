// SPDX-License-Identifier: Apache-2.0
package dev.carom.internal.bounds;

import java.util.Arrays;

/**
 * The bounds of many shapes, by id. Indexes read them when they are notified of a shape, and some
 * also when they are searched.
 */
public final class Bounds {
  /** The numbers of sides. */
  public static final int MIN_X = 0;

  /** The smallest y. */
  public static final int MIN_Y = 1;

  /** The largest x. */
  public static final int MAX_X = 2;

  /**
   * Where the sides of id 0 are. The first numbers of a large array come after a header of 16
   * bytes; without this gap, every other id would have its sides in two cache lines.
   */
  private static final int GAP = 2;

  /** Four for each id, side by side, so that reading a shape takes one cache line. */
  private double[] sides;

  /** Creates bounds for the ids below the capacity, all at the origin. */
  public Bounds(int capacity) {
    sides = new double[GAP + 4 * capacity];
  }

  /** Returns the capacity; all ids are below it. */
  public int capacity() {
    return sides.length / 4;
  }

  /** Makes room for the ids below the capacity, and at least doubles the size if it grows. */
  public void reserve(int capacity) {
    if (capacity > capacity()) {
      long length = Math.max(capacity, Math.min(2L * capacity(), (Integer.MAX_VALUE - GAP) / 4));
      sides = Arrays.copyOf(sides, Math.toIntExact(GAP + 4 * length));
    }
  }

  /** Returns the smallest x of an id. */
  public double minX(int id) {
    return sides[GAP + 4 * id];
  }

  /** Returns the smallest y of an id. */
  public double minY(int id) {
    return sides[GAP + 4 * id + 1];
  }

  /** Returns the largest x of an id. */
  public double maxX(int id) {
    return sides[GAP + 4 * id + 2];
  }

  /** Returns the largest y of an id. */
  public double maxY(int id) {
    return sides[GAP + 4 * id + 3];
  }

  /** Returns one of the sides of an id. */
  public double side(int id, int which) {
    return sides[GAP + 4 * id + which];
  }

  /** Sets the bounds of an id below the capacity. */
  public void set(int id, double minX, double minY, double maxX, double maxY) {
    sides[GAP + 4 * id] = minX;
    sides[GAP + 4 * id + 1] = minY;
    sides[GAP + 4 * id + 2] = maxX;
    sides[GAP + 4 * id + 3] = maxY;
  }

  /** Copies the bounds of an id, for which there must be room. */
  public void copyFrom(Bounds other, int id) {
    System.arraycopy(other.sides, GAP + 4 * id, sides, GAP + 4 * id, 4);
  }

  /** Returns true if an id has the same bounds in both. */
  public boolean isSame(Bounds other, int id) {
    return minX(id) == other.minX(id)
        && minY(id) == other.minY(id)
        && maxX(id) == other.maxX(id)
        && maxY(id) == other.maxY(id);
  }

  /** Copies the bounds of an id of another object to an id below the capacity. */
  public void copy(int id, Bounds other, int otherId) {
    System.arraycopy(other.sides, GAP + 4 * otherId, sides, GAP + 4 * id, 4);
  }

  /** Returns true if the bounds of the id and the box share a point; borders count. */
  public boolean meets(int id, double minX, double minY, double maxX, double maxY) {
    return minX(id) <= maxX && minX <= maxX(id) && minY(id) <= maxY && minY <= maxY(id);
  }
}
