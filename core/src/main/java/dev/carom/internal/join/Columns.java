// SPDX-License-Identifier: Apache-2.0
package dev.carom.internal.join;

/** A selection of {@link FloatShapes} in its own order, with ids. */
final class Columns {
  float[] x = {};
  float[] y = {};
  float[] reachX = {};
  float[] reachY = {};
  float[] radius = {};

  /** Half sizes of the boxes inside rounded boxes. */
  float[] halfX = {};

  float[] halfY = {};
  int[] id = {};

  /** Kept for the next call with shapes that are not round. */
  private float[] ownReachY = {};

  private float[] ownRadius = {};

  /**
   * Makes room without keeping the content. Round shapes have one size, so the arrays are shared.
   */
  void reserve(int capacity, boolean round) {
    if (x.length < capacity) {
      int length = capacity + capacity / 2;
      x = new float[length];
      y = new float[length];
      reachX = new float[length];
      id = new int[length];
    }
    if (!round && ownReachY.length < x.length) {
      ownReachY = new float[x.length];
      ownRadius = new float[x.length];
      halfX = new float[x.length];
      halfY = new float[x.length];
    }
    reachY = round ? reachX : ownReachY;
    radius = round ? reachX : ownRadius;
  }

  /** Copies shapes of another selection from {@code first} on, starting at an offset. */
  void copyShifted(Columns from, int first, int count, boolean round) {
    System.arraycopy(from.x, first, x, 0, count);
    System.arraycopy(from.y, first, y, 0, count);
    System.arraycopy(from.radius, first, radius, 0, count);
    if (!round) {
      System.arraycopy(from.halfX, first, halfX, 0, count);
      System.arraycopy(from.halfY, first, halfY, 0, count);
    }
  }
}
