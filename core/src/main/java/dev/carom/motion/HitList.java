// SPDX-License-Identifier: Apache-2.0
package dev.carom.motion;

import dev.carom.world.Handle;
import dev.carom.world.Hits;
import java.util.Arrays;

/** The hits of a move in order, in objects that the next move reuses. */
final class HitList {
  private Hit[] hits = {new Hit()};
  private int size;

  int size() {
    return size;
  }

  Hit get(int k) {
    if (k < 0 || k >= size) {
      throw new IndexOutOfBoundsException("hit index " + k + " is out of range: size is " + size);
    }
    return hits[k];
  }

  /** Returns true if one of the hits is of this obstacle. */
  boolean contains(Handle obstacle) {
    for (int k = 0; k < size; k++) {
      if (hits[k].handle().equals(obstacle)) {
        return true;
      }
    }
    return false;
  }

  void clear() {
    size = 0;
  }

  /**
   * Returns the hit after the last; it does not count until {@link #keep}. Times never decrease.
   */
  Hit next(Handle obstacle, double time) {
    hits[size].setObstacle(obstacle, size == 0 ? time : Math.max(time, hits[size - 1].time()));
    return hits[size];
  }

  /** Does the same for a hit that a query of the world has found. */
  Hit next(Hits answer, int k, double time) {
    Hit hit = next(answer.handle(k), time);
    hit.setContact(answer.normalX(k), answer.normalY(k), answer.pointX(k), answer.pointY(k));
    if (answer.startsInside(k)) {
      hit.setInside(answer.depth(k));
    }
    return hit;
  }

  /** Makes the next hit count. */
  void keep() {
    size++;
    if (size == hits.length) {
      hits = Arrays.copyOf(hits, 2 * size);
      for (int k = size; k < hits.length; k++) {
        hits[k] = new Hit();
      }
    }
  }
}
