// SPDX-License-Identifier: Apache-2.0
package dev.carom.world;

import dev.carom.internal.exact.QuickCircles;
import dev.carom.internal.state.PairList;
import dev.carom.internal.state.ShapeStore;

/**
 * The contacts of pairs of circles in a list. A loop that reads one after the other waits for the
 * memory of each; here the numbers of several pairs ahead are loaded together, which takes half of
 * the time among a million circles, and computed together. Only as far ahead as the loop has read
 * without a gap.
 */
final class CircleContacts {
  private static final int MOST_AHEAD = 128;

  private final ShapeStore shapes;
  private final HandleTable handles;
  private final QuickCircles pairs = new QuickCircles(MOST_AHEAD);

  /** The places in the list whose contacts are computed. */
  private int first;

  private int end;

  /** The index of the current pair among these. */
  private int current;

  /** Written only so that the virtual machine does not leave out what is loaded ahead. */
  private double loaded;

  CircleContacts(ShapeStore shapes, HandleTable handles) {
    this.shapes = shapes;
    this.handles = handles;
  }

  /** Forgets all contacts. */
  void clear() {
    first = 0;
    end = 0;
  }

  /**
   * Goes to the contact of the pair at a place of a sorted list. Returns false if its shapes are
   * not circles, or need more care.
   */
  boolean goTo(PairList list, int place) {
    if (place < first || place >= end) {
      int ahead = place == end ? Math.min(2 * (end - first) + 1, MOST_AHEAD) : 1;
      compute(list, place, Math.min(place + ahead, list.size));
    }
    current = place - first;
    return place < end && pairs.isKnown(current);
  }

  double normalX() {
    return pairs.normalX(current);
  }

  double normalY() {
    return pairs.normalY(current);
  }

  double depth() {
    return pairs.depth(current);
  }

  double pointX() {
    return pairs.pointX(current);
  }

  double pointY() {
    return pairs.pointY(current);
  }

  private void compute(PairList list, int from, int to) {
    int count = loadAhead(list.items, from, to);
    first = from;
    end = from + count;
    shapes.copyCircles(list.items, from, count, pairs);
    pairs.compute(count);
  }

  /**
   * Brings what belongs to the pairs, which may be anywhere in memory, into the cache; the handles
   * are for the caller. Loops that do nothing else wait for many of them at once: 50 → 33 ns per
   * circle for all contacts among a million circles. Returns the number of pairs up to the first
   * that is not one of circles.
   */
  private int loadAhead(long[] list, int from, int to) {
    int end = from;
    while (end < to && shapes.areCircles(PairList.a(list[end]), PairList.b(list[end]))) {
      end++;
    }
    double numbers = 0;
    for (int k = from; k < end; k++) {
      numbers += shapes.x(PairList.b(list[k]));
    }
    int slots = 0;
    for (int k = from; k < end; k++) {
      slots += handles.handle(PairList.b(list[k])).slot();
    }
    for (int k = from; k < end; k++) {
      slots += handles.handle(PairList.a(list[k])).slot();
    }
    loaded = numbers + slots;
    return end - from;
  }
}
