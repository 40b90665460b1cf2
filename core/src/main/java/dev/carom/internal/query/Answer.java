package dev.carom.internal.query;

import java.util.Arrays;

/**
 * The hits of a question, by slot, with their numbers. Keeps its room from question to question.
 */
public final class Answer {
  private static final int NUMBERS = 6;

  private Kind kind = Kind.NONE;
  private int size;
  private int[] slots = new int[4];

  /** Time, distance, or 0: what the hits are sorted by before their slots. */
  private double[] keys = new double[4];

  /** Where the normal, the point, the depth and the start inside of a hit are; each row once. */
  private int[] rows = {};

  private double[] numbers = {};

  /** What was asked, and so which numbers there are. */
  public enum Kind {
    /** Nothing was asked yet. */
    NONE,
    /** What intersects a shape. */
    AREA,
    /** What touches a shape. */
    TOUCH,
    /** What is closest. */
    NEAREST,
    /** What is on the path of a segment. */
    CAST,
    /** What is on the path of a shape. */
    SWEEP;

    /** Whether hits have a time. */
    public boolean hasTimes() {
      return this == CAST || this == SWEEP;
    }

    /** Whether hits have a normal, a point and a depth. */
    public boolean hasContacts() {
      return hasTimes() || this == TOUCH;
    }
  }

  /** Forgets the last hits, for those of another question. */
  public void begin(Kind next) {
    kind = next;
    size = 0;
  }

  /** Forgets all hits. */
  void clear() {
    size = 0;
  }

  /** What was asked. */
  public Kind kind() {
    return kind;
  }

  /** How many hits there are. */
  public int size() {
    return size;
  }

  boolean isEmpty() {
    return size == 0;
  }

  /** The slot of a hit. */
  public int slot(int hit) {
    return slots[hit];
  }

  /** The time or the distance of a hit, or 0. */
  public double key(int hit) {
    return keys[hit];
  }

  /** The direction from what asks to the shape. */
  public double normalX(int hit) {
    return numbers[row(hit)];
  }

  /** The direction from what asks to the shape. */
  public double normalY(int hit) {
    return numbers[row(hit) + 1];
  }

  /** Where they meet. */
  public double pointX(int hit) {
    return numbers[row(hit) + 2];
  }

  /** Where they meet. */
  public double pointY(int hit) {
    return numbers[row(hit) + 3];
  }

  /** How deep they overlap. */
  public double depth(int hit) {
    return numbers[row(hit) + 4];
  }

  /** Whether the path starts inside the shape. */
  public boolean startsInside(int hit) {
    return numbers[row(hit) + 5] != 0;
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

  /** Adds a hit with all its numbers; those of other hits have to have them too. */
  public void add(
      int slot,
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
    numbers = Arrays.copyOf(numbers, NUMBERS * keys.length);
  }

  /** Whether a hit with this key and slot comes before one that is there. */
  boolean isBefore(double key, int slot, int hit) {
    return key < keys[hit] || (key == keys[hit] && slot < slots[hit]);
  }

  /** Adds a hit to a heap whose first is the last in order. */
  void push(int slot, double key) {
    add(slot, key);
    int child = size - 1;
    while (child > 0 && isBefore((child - 1) / 2, child)) {
      swap((child - 1) / 2, child);
      child = (child - 1) / 2;
    }
  }

  /** Replaces the first of such a heap. */
  void replaceFirst(int slot, double key) {
    slots[0] = slot;
    keys[0] = key;
    siftDown(0, size);
  }

  /** Sorts by key and then slot, and drops what is there twice. In place: it makes no garbage. */
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

  /** Drops all but the first hits. */
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
