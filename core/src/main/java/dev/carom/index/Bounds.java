package dev.carom.index;

import java.util.Arrays;

/**
 * The bounds of many shapes, by id. The arrays are open to read and to write; an index reads them
 * when it is told of a shape, and some also when they are asked.
 */
public final class Bounds {
  /** The smallest x by id. */
  public double[] minX;

  /** The smallest y by id. */
  public double[] minY;

  /** The largest x by id. */
  public double[] maxX;

  /** The largest y by id. */
  public double[] maxY;

  /** Room for the ids below the capacity; all bounds are at the origin. */
  public Bounds(int capacity) {
    minX = new double[capacity];
    minY = new double[capacity];
    maxX = new double[capacity];
    maxY = new double[capacity];
  }

  /** Ids are below this. */
  public int capacity() {
    return minX.length;
  }

  /** Makes room for the ids below the capacity; it grows to twice the size at least. */
  public void reserve(int capacity) {
    if (capacity > minX.length) {
      int length = (int) Math.max(capacity, Math.min(2L * minX.length, Integer.MAX_VALUE - 8));
      minX = Arrays.copyOf(minX, length);
      minY = Arrays.copyOf(minY, length);
      maxX = Arrays.copyOf(maxX, length);
      maxY = Arrays.copyOf(maxY, length);
    }
  }

  /** Sets the bounds of an id below the capacity. */
  public void set(int id, double minX, double minY, double maxX, double maxY) {
    this.minX[id] = minX;
    this.minY[id] = minY;
    this.maxX[id] = maxX;
    this.maxY[id] = maxY;
  }

  /** True if the bounds of the id and the box share a point; borders count. */
  public boolean meets(int id, double minX, double minY, double maxX, double maxY) {
    return this.minX[id] <= maxX
        && minX <= this.maxX[id]
        && this.minY[id] <= maxY
        && minY <= this.maxY[id];
  }
}
