package dev.carom.bulk;

/**
 * The pairs a {@link PairFinder} found, ordered by {@code a}, then by {@code b}. Belongs to the
 * finder: the next call fills it anew.
 */
public final class Pairs {
  private long[] keys = {};
  private int size;
  private int firstB;

  Pairs() {}

  void show(long[] keys, int size, int firstB) {
    this.keys = keys;
    this.size = size;
    this.firstB = firstB;
  }

  /** How many pairs there are. */
  public int size() {
    return size;
  }

  /**
   * The index of the first shape of pair k. Among shapes of one set it is the smaller index;
   * between two sets it is the index in the first set.
   */
  public int a(int k) {
    return (int) (key(k) >>> 32);
  }

  /** The index of the second shape of pair k; between two sets the index in the second set. */
  public int b(int k) {
    return (int) key(k) - firstB;
  }

  private long key(int k) {
    if (k < 0 || k >= size) {
      throw new IndexOutOfBoundsException("there is no pair " + k + ", only " + size);
    }
    return keys[k];
  }

  @Override
  public String toString() {
    StringBuilder text = new StringBuilder().append(size).append(" pairs");
    for (int k = 0; k < Math.min(size, 10); k++) {
      text.append(k == 0 ? ": " : ", ").append(a(k)).append('-').append(b(k));
    }
    return text.append(size > 10 ? ", ..." : "").toString();
  }
}
