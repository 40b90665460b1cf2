// SPDX-License-Identifier: Apache-2.0
package dev.carom.world;

import dev.carom.internal.state.PairList;
import dev.carom.internal.state.ShapeStore;
import dev.carom.pair.MutableContact;
import dev.carom.pair.Penetration;

/**
 * The contacts of pairs of circles in a list. A loop that reads one after the other waits for the
 * memory of each; here the numbers of several pairs ahead are loaded together, which takes half of
 * the time among a million circles. Only as far ahead as the loop has read without a gap.
 */
final class CircleContacts {
  private static final int MOST_AHEAD = 32;
  private static final int NUMBERS = 6;

  private final ShapeStore shapes;
  private final HandleTable handles;
  private final MutableContact[] contacts = new MutableContact[MOST_AHEAD];
  private final double[] numbers = new double[NUMBERS * MOST_AHEAD];

  /** The places in the list whose contacts are known. */
  private int first;

  private int end;

  /** Written only so that the virtual machine does not leave out what is loaded ahead. */
  private int loaded;

  CircleContacts(ShapeStore shapes, HandleTable handles) {
    this.shapes = shapes;
    this.handles = handles;
    for (int k = 0; k < MOST_AHEAD; k++) {
      contacts[k] = new MutableContact();
    }
  }

  /** Forgets all contacts. */
  void clear() {
    first = 0;
    end = 0;
  }

  /** Returns the contact of the pair at a place of a sorted list; both shapes must be circles. */
  MutableContact at(PairList pairs, int place) {
    if (place < first || place >= end) {
      int ahead = place == end ? Math.min(2 * (end - first) + 1, MOST_AHEAD) : 1;
      compute(pairs, place, Math.min(place + ahead, pairs.size));
    }
    return contacts[place - first];
  }

  private void compute(PairList pairs, int from, int to) {
    first = from;
    end = from;
    loadAhead(pairs, from, to);
    while (end < to && shapes.areCircles(a(pairs, end), b(pairs, end))) {
      load(a(pairs, end), b(pairs, end), NUMBERS * (end - first));
      end++;
    }
    for (int k = 0; k < end - first; k++) {
      int at = NUMBERS * k;
      Penetration.circleCircleWithoutPush(
          numbers[at],
          numbers[at + 1],
          numbers[at + 2],
          numbers[at + 3],
          numbers[at + 4],
          numbers[at + 5],
          contacts[k]);
    }
  }

  /**
   * Brings what belongs to the second shapes, which are anywhere in memory, into the cache; their
   * handles are for the caller. A loop that does little else waits for many of them at once.
   */
  private void loadAhead(PairList pairs, int from, int to) {
    int sum = 0;
    for (int place = from; place < to; place++) {
      int b = b(pairs, place);
      sum += (int) shapes.x(b) + handles.handle(b).slot();
    }
    loaded = sum;
  }

  private static int a(PairList pairs, int place) {
    return PairList.a(pairs.items[place]);
  }

  private static int b(PairList pairs, int place) {
    return PairList.b(pairs.items[place]);
  }

  private void load(int a, int b, int at) {
    numbers[at] = shapes.x(a);
    numbers[at + 1] = shapes.y(a);
    numbers[at + 2] = shapes.reachX(a);
    numbers[at + 3] = shapes.x(b);
    numbers[at + 4] = shapes.y(b);
    numbers[at + 5] = shapes.reachX(b);
  }
}
