// SPDX-License-Identifier: Apache-2.0
package dev.carom.internal.state;

import java.util.Arrays;

/**
 * The loops over contacts and events that are in progress, and the shapes that were removed in
 * them. The data of such a shape is kept until the last loop ends.
 */
public final class Loops {
  private final ShapeStore shapes;
  private int open;
  private final IntList removed = new IntList();
  private boolean[] isRemoved = new boolean[16];

  /** The pairs in which removed shapes rested. */
  private final RestingPairs resting = new RestingPairs();

  /** Creates a record for the loops over the shapes of a store. */
  public Loops(ShapeStore shapes) {
    this.shapes = shapes;
  }

  /** Records that a loop begins. */
  public void begin() {
    open++;
  }

  /** Records that a loop ends; after the last one, removed shapes are forgotten. */
  public void end() {
    open--;
    if (open == 0) {
      for (int k = 0; k < removed.size; k++) {
        shapes.forget(removed.items[k]);
        isRemoved[removed.items[k]] = false;
      }
      removed.clear();
      if (resting.size() > 0) {
        resting.clear();
      }
    }
  }

  /** Returns true if a loop is in progress. */
  public boolean isRunning() {
    return open > 0;
  }

  /** Forgets a shape as soon as no loop needs it. */
  public void forget(int slot) {
    if (open == 0) {
      shapes.forget(slot);
      return;
    }
    if (slot >= isRemoved.length) {
      isRemoved = Arrays.copyOf(isRemoved, Math.max(slot + 1, 2 * isRemoved.length));
    }
    isRemoved[slot] = true;
    removed.add(slot);
    shapes.resting().moveTo(resting, slot);
  }

  /** Returns the pairs with shapes that were removed in the loop and rested until then. */
  public RestingPairs resting() {
    return resting;
  }

  /** Returns true if the shape of the slot was removed in a loop that is still in progress. */
  public boolean isRemoved(int slot) {
    return removed.size > 0 && slot < isRemoved.length && isRemoved[slot];
  }
}
