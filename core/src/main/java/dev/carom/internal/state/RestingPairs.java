// SPDX-License-Identifier: Apache-2.0
package dev.carom.internal.state;

import java.util.Arrays;

/**
 * Pairs of slots that were put to rest against each other. A position has one double per
 * coordinate, so a shape cannot always touch what it rests on to the last bit. A pair that is
 * recorded here counts as touching all the same, until one of its shapes changes.
 *
 * <p>Each pair has two ends, one in the list of each slot, so the time to find and remove a pair
 * does not depend on how many other shapes rest on a floor.
 */
public final class RestingPairs {
  private static final int NONE = -1;

  /** The first end in the list of each slot. */
  private int[] firsts = {};

  /** For each end, 2 · place and 2 · place + 1: the next and the previous end of its slot. */
  private int[] links = new int[16];

  /** The pair of each place, or {@link #NONE}. */
  private long[] pairs = new long[4];

  /** The normal of each pair, from its lower slot to its higher one. */
  private double[] normals = new double[8];

  /** Places below this are in use, or in the list that starts with the free one. */
  private int places;

  private int free = NONE;
  private int size;

  private final PairList sorted = new PairList();
  private final PairList room = new PairList();
  private final int[] counts = PairList.newCounts();

  /** Of several concurrent readers, the first one sorts. */
  private volatile boolean isSorted = true;

  /** Returns the number of resting pairs. */
  public int size() {
    return size;
  }

  /**
   * Records that two slots rest against each other; the normal points from the first to the second.
   */
  public void note(int slot, int other, double normalX, double normalY) {
    int place = find(slot, other);
    if (place == NONE) {
      place = take();
      pairs[place] = PairList.pair(slot, other);
      link(2 * place);
      link(2 * place + 1);
      size++;
      isSorted = false;
    }
    boolean forward = slot < other;
    normals[2 * place] = forward ? normalX : 0 - normalX;
    normals[2 * place + 1] = forward ? normalY : 0 - normalY;
  }

  private int take() {
    if (free != NONE) {
      int place = free;
      free = links[4 * place];
      return place;
    }
    if (places == pairs.length) {
      pairs = Arrays.copyOf(pairs, 2 * places);
      normals = Arrays.copyOf(normals, 4 * places);
      links = Arrays.copyOf(links, 8 * places);
    }
    return places++;
  }

  private int slotOf(int end) {
    return end % 2 == 0 ? PairList.a(pairs[end / 2]) : PairList.b(pairs[end / 2]);
  }

  private void link(int end) {
    int slot = slotOf(end);
    if (slot >= firsts.length) {
      int before = firsts.length;
      firsts = Arrays.copyOf(firsts, Math.max(slot + 1, 2 * before));
      Arrays.fill(firsts, before, firsts.length, NONE);
    }
    int next = firsts[slot];
    links[2 * end] = next;
    links[2 * end + 1] = NONE;
    if (next != NONE) {
      links[2 * next + 1] = end;
    }
    firsts[slot] = end;
  }

  private void unlink(int end) {
    int next = links[2 * end];
    int previous = links[2 * end + 1];
    if (next != NONE) {
      links[2 * next + 1] = previous;
    }
    if (previous != NONE) {
      links[2 * previous] = next;
    } else {
      firsts[slotOf(end)] = next;
    }
  }

  /** Returns the place of a pair, or {@link #NONE}: walks both lists until the shorter one ends. */
  private int find(int slot, int other) {
    long pair = PairList.pair(slot, other);
    int end = first(slot);
    int otherEnd = first(other);
    while (end != NONE && otherEnd != NONE) {
      if (pairs[end / 2] == pair) {
        return end / 2;
      }
      if (pairs[otherEnd / 2] == pair) {
        return otherEnd / 2;
      }
      end = next(end);
      otherEnd = next(otherEnd);
    }
    return NONE;
  }

  /** Moves all pairs of a slot to another set. */
  public void moveTo(RestingPairs other, int slot) {
    for (int end = first(slot); end != NONE; end = next(end)) {
      other.note(slot, other(end), normalX(end), normalY(end));
    }
    forget(slot);
  }

  /** Removes all pairs of a slot. */
  public void forget(int slot) {
    while (size > 0 && first(slot) != NONE) {
      int place = first(slot) / 2;
      unlink(2 * place);
      unlink(2 * place + 1);
      pairs[place] = NONE;
      links[4 * place] = free;
      free = place;
      size--;
      isSorted = false;
    }
  }

  /** Removes all pairs. */
  public void clear() {
    for (int place = 0; place < places; place++) {
      if (pairs[place] != NONE) {
        firsts[PairList.a(pairs[place])] = NONE;
        firsts[PairList.b(pairs[place])] = NONE;
      }
    }
    places = 0;
    free = NONE;
    size = 0;
    isSorted = false;
  }

  /** Returns the first end of a slot, to be used with {@link #other}; negative if there is none. */
  public int first(int slot) {
    return slot < firsts.length ? firsts[slot] : NONE;
  }

  /** Returns the end after this one; negative if there is none. */
  public int next(int end) {
    return links[2 * end];
  }

  /** Returns the slot that the slot of an end rests against. */
  public int other(int end) {
    return slotOf(end ^ 1);
  }

  /** Returns x of the normal from the slot of an end to the other one. */
  public double normalX(int end) {
    return end % 2 == 0 ? normals[end] : 0 - normals[end - 1];
  }

  /** Returns y of the normal from the slot of an end to the other one. */
  public double normalY(int end) {
    return end % 2 == 0 ? normals[end + 1] : 0 - normals[end];
  }

  /** Returns the end of the lower slot of a pair; negative if there is no such pair. */
  public int endOf(long pair) {
    return 2 * find(PairList.a(pair), PairList.b(pair));
  }

  /** Returns all pairs, sorted; valid until the next change. Slots must be below this bound. */
  public PairList sorted(int slots) {
    if (!isSorted) {
      sort(slots);
    }
    return sorted;
  }

  private synchronized void sort(int slots) {
    if (isSorted) {
      return;
    }
    sorted.clear();
    for (int place = 0; place < places; place++) {
      if (pairs[place] != NONE) {
        sorted.add(pairs[place]);
      }
    }
    sorted.sort(slots, room, counts);
    isSorted = true;
  }

  /** Copies another set, whose slots are below this bound. */
  public void copyFrom(RestingPairs other, int slots) {
    if (size == 0 && other.size == 0) {
      return;
    }
    clear();
    PairList from = other.sorted(slots);
    for (int k = 0; k < from.size; k++) {
      long pair = from.items[k];
      int end = other.endOf(pair);
      note(PairList.a(pair), PairList.b(pair), other.normalX(end), other.normalY(end));
    }
  }
}
