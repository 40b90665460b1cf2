// SPDX-License-Identifier: Apache-2.0
package dev.carom.internal.query;

import java.util.Arrays;

/** The hits of a query, by slot, with their numbers. The memory is reused by the next query. */
public final class Answer {
  private static final int NUMBERS = 6;

  private Kind kind = Kind.NONE;
  private int size;
  private int[] slots = new int[4];

  /** The sort key of each hit, before its slot: time, distance, or 0. */
  private double[] keys = new double[4];

  /** The row of numbers of each hit: normal, point, depth and start inside. */
  private int[] rows = {};

  private double[] numbers = {};

  /** The generation of the shape of each row. */
  private int[] generations = {};

  /** The kind of query, which determines the numbers that hits have. */
  public enum Kind {
    /** No query yet. */
    NONE,
    /** The shapes that intersect a shape. */
    AREA,
    /** The shapes that touch a shape. */
    TOUCH,
    /** The closest shapes. */
    NEAREST,
    /** The shapes on the path of a segment. */
    CAST,
    /** The shapes on the path of a shape. */
    SWEEP;

    /** Returns true if hits have a time. */
    public boolean hasTimes() {
      return this == CAST || this == SWEEP;
    }

    /** Returns true if hits have a normal, a point and a depth. */
    public boolean hasContacts() {
      return hasTimes() || this == TOUCH;
    }
  }

  /** Removes all hits and starts those of another query. */
  public void begin(Kind next) {
    if (kind != next) {
      kind = next;
    }
    size = 0;
  }

  /** Removes all hits. */
  void clear() {
    size = 0;
  }

  /** Returns the kind of query. */
  public Kind kind() {
    return kind;
  }

  /** Returns the number of hits. */
  public int size() {
    return size;
  }

  boolean isEmpty() {
    return size == 0;
  }

  /** Returns the slot of a hit. */
  public int slot(int hit) {
    return slots[hit];
  }

  /** Returns the time or the distance of a hit, or 0. */
  public double key(int hit) {
    return keys[hit];
  }

  /** Returns x of the direction towards the shape. */
  public double normalX(int hit) {
    return numbers[row(hit)];
  }

  /** Returns y of the direction towards the shape. */
  public double normalY(int hit) {
    return numbers[row(hit) + 1];
  }

  /** Returns x of the contact point. */
  public double pointX(int hit) {
    return numbers[row(hit) + 2];
  }

  /** Returns y of the contact point. */
  public double pointY(int hit) {
    return numbers[row(hit) + 3];
  }

  /** Returns the penetration depth. */
  public double depth(int hit) {
    return numbers[row(hit) + 4];
  }

  /** Returns true if the path starts inside the shape. */
  public boolean startsInside(int hit) {
    return numbers[row(hit) + 5] != 0;
  }

  /** Returns the generation of the shape of a hit, if the kind of query has contacts. */
  public int generation(int hit) {
    return generations[rows[hit]];
  }

  private int row(int hit) {
    return NUMBERS * rows[hit];
  }

  void add(int slot, double key) {
    if (size == keys.length) {
      slots = Arrays.copyOf(slots, 2 * size);
      keys = Arrays.copyOf(keys, 2 * size);
    }
    slots[size] = slot;
    keys[size] = key;
    size++;
  }

  /** Adds a hit with all its numbers; all hits of the query must have them. */
  public void add(
      int slot,
      int generation,
      double time,
      double normalX,
      double normalY,
      double pointX,
      double pointY,
      double depth,
      boolean startsInside) {
    add(slot, time);
    if (rows.length < keys.length) {
      reserveRows();
    }
    generations[rows[size - 1]] = generation;
    int row = row(size - 1);
    numbers[row] = normalX;
    numbers[row + 1] = normalY;
    numbers[row + 2] = pointX;
    numbers[row + 3] = pointY;
    numbers[row + 4] = depth;
    numbers[row + 5] = startsInside ? 1 : 0;
  }

  private void reserveRows() {
    int before = rows.length;
    rows = Arrays.copyOf(rows, keys.length);
    for (int row = before; row < rows.length; row++) {
      rows[row] = row;
    }
    generations = Arrays.copyOf(generations, keys.length);
    numbers = Arrays.copyOf(numbers, NUMBERS * keys.length);
  }

  /** Returns true if a hit with this key and slot comes before an existing one. */
  boolean isBefore(double key, int slot, int hit) {
    return key < keys[hit] || (key == keys[hit] && slot < slots[hit]);
  }

  /** Adds a hit to a heap whose first element is the last in order. */
  void push(int slot, double key) {
    add(slot, key);
    int child = size - 1;
    while (child > 0 && isBefore((child - 1) / 2, child)) {
      swap((child - 1) / 2, child);
      child = (child - 1) / 2;
    }
  }

  /** Replaces the first element of that heap. */
  void replaceFirst(int slot, double key) {
    slots[0] = slot;
    keys[0] = key;
    siftDown(0, size);
  }

  /** Sorts by key and then slot, and removes duplicates. In place, without allocating. */
  public void sort() {
    if (size < 2) {
      return;
    }
    for (int parent = size / 2 - 1; parent >= 0; parent--) {
      siftDown(parent, size);
    }
    for (int end = size - 1; end > 0; end--) {
      swap(0, end);
      siftDown(0, end);
    }
    int kept = 0;
    for (int hit = 0; hit < size; hit++) {
      if (kept == 0 || slots[hit] != slots[kept - 1]) {
        swap(kept++, hit);
      }
    }
    size = kept;
  }

  /** Removes all but the first hits. */
  void keepFirst(int most) {
    size = Math.min(size, most);
  }

  private void siftDown(int start, int end) {
    int parent = start;
    while (2 * parent + 1 < end) {
      int child = 2 * parent + 1;
      if (child + 1 < end && isBefore(child, child + 1)) {
        child++;
      }
      if (!isBefore(parent, child)) {
        return;
      }
      swap(parent, child);
      parent = child;
    }
  }

  private boolean isBefore(int hit, int other) {
    return isBefore(keys[hit], slots[hit], other);
  }

  private void swap(int hit, int other) {
    int slot = slots[hit];
    slots[hit] = slots[other];
    slots[other] = slot;
    double key = keys[hit];
    keys[hit] = keys[other];
    keys[other] = key;
    if (kind.hasContacts()) {
      int row = rows[hit];
      rows[hit] = rows[other];
      rows[other] = row;
    }
  }
}
