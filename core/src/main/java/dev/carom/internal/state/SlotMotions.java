// SPDX-License-Identifier: Apache-2.0
package dev.carom.internal.state;

import java.util.Arrays;

/** The motions of the shapes of some slots during the next step, all at the same time. */
public final class SlotMotions {
  private int[] slots = new int[4];
  private int[] generations = new int[4];
  private double[] motionX = new double[4];
  private double[] motionY = new double[4];
  private int size;

  /** By slot, the place of its motion plus 1; 0 for none. */
  private int[] places = new int[16];

  private double largestX;
  private double largestY;

  /** Removes all motions. */
  public void clear() {
    for (int place = 0; place < size; place++) {
      places[slots[place]] = 0;
    }
    size = 0;
    largestX = 0;
    largestY = 0;
  }

  /** Returns the number of shapes with a motion. */
  public int size() {
    return size;
  }

  /** Sets the motion of a shape, replacing that of its slot; returns its place. */
  public int set(int slot, int generation, double x, double y) {
    int place = placeFor(slot);
    slots[place] = slot;
    generations[place] = generation;
    motionX[place] = x;
    motionY[place] = y;
    largestX = Math.max(largestX, Math.abs(x));
    largestY = Math.max(largestY, Math.abs(y));
    return place;
  }

  private int placeFor(int slot) {
    if (slot >= places.length) {
      places = Arrays.copyOf(places, Math.max(slot + 1, 2 * places.length));
    }
    if (places[slot] == 0) {
      if (size == slots.length) {
        slots = Arrays.copyOf(slots, 2 * size);
        generations = Arrays.copyOf(generations, 2 * size);
        motionX = Arrays.copyOf(motionX, 2 * size);
        motionY = Arrays.copyOf(motionY, 2 * size);
      }
      places[slot] = ++size;
    }
    return places[slot] - 1;
  }

  /** Returns the place of a shape's motion; negative if it rests. */
  public int placeOf(int slot, int generation) {
    int place = slot < places.length ? places[slot] - 1 : -1;
    return place >= 0 && generations[place] == generation ? place : -1;
  }

  /** Returns x of the motion at a place; 0 for a negative place. */
  public double x(int place) {
    return place < 0 ? 0 : motionX[place];
  }

  /** Returns y of the motion at a place; 0 for a negative place. */
  public double y(int place) {
    return place < 0 ? 0 : motionY[place];
  }

  /** Returns an upper bound on the distance that any shape moves along x. */
  public double largestX() {
    return largestX;
  }

  /** Returns an upper bound on the distance that any shape moves along y. */
  public double largestY() {
    return largestY;
  }
}
