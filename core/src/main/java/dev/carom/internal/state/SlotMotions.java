package dev.carom.internal.state;

import java.util.Arrays;

/** How the shapes of some slots are about to move, all at the same time. */
public final class SlotMotions {
  private int[] slots = new int[4];
  private int[] generations = new int[4];
  private double[] motionX = new double[4];
  private double[] motionY = new double[4];
  private int size;

  /** By slot, where its motion is, plus 1; 0 for none. */
  private int[] places = new int[16];

  private double largestX;
  private double largestY;

  /** Lets all shapes rest. */
  public void clear() {
    for (int place = 0; place < size; place++) {
      places[slots[place]] = 0;
    }
    size = 0;
    largestX = 0;
    largestY = 0;
  }

  /** How many shapes move. */
  public int size() {
    return size;
  }

  /** Sets the motion of a shape, in place of that of its slot; returns the place it is at. */
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

  /** The place of the motion of a shape; negative if it rests. */
  public int placeOf(int slot, int generation) {
    int place = slot < places.length ? places[slot] - 1 : -1;
    return place >= 0 && generations[place] == generation ? place : -1;
  }

  /** The motion at a place along x; 0 for a negative one. */
  public double x(int place) {
    return place < 0 ? 0 : motionX[place];
  }

  /** The motion at a place along y; 0 for a negative one. */
  public double y(int place) {
    return place < 0 ? 0 : motionY[place];
  }

  /** No shape moves further than this along x. */
  public double largestX() {
    return largestX;
  }

  /** No shape moves further than this along y. */
  public double largestY() {
    return largestY;
  }
}
