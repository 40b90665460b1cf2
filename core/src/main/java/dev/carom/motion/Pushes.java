// SPDX-License-Identifier: Apache-2.0
package dev.carom.motion;

import dev.carom.internal.exact.ErrorBounds;
import dev.carom.world.Handle;
import dev.carom.world.Hits;
import dev.carom.world.Probe;
import dev.carom.world.World;
import java.util.Arrays;

/** The shapes that a platform and its riders push, and those pushed by them in turn. */
final class Pushes {
  /** A push that grows by a smaller factor than this is the same push, apart from rounding. */
  private static final double LONGER = 1 + ErrorBounds.NEGLIGIBLE;

  private static final int MOST_PASSES = 16;

  private final World world;
  private final Riders riders;
  private final Probe probe;
  private final FreePath freePath;
  private final Hits met = new Hits().solidOnly(true);
  private final Hits ahead = new Hits().solidOnly(true);
  private Handle[] handles = new Handle[4];
  private double[] motionX = new double[4];
  private double[] motionY = new double[4];
  private int count;

  /** By slot, the index of its push plus 1; 0 for shapes that are not pushed. */
  private int[] places = new int[16];

  /** Which of the pushed shapes have reached their final position. */
  private boolean[] settled = new boolean[4];

  /** The push that is being processed, and whether an earlier one has grown since. */
  private int current;

  private boolean isGrown;

  Pushes(World world, Riders riders, Probe probe, FreePath freePath) {
    this.world = world;
    this.riders = riders;
    this.probe = probe;
    this.freePath = freePath;
    met.where(handle -> !riders.isInGroup(handle) && !world.isStatic(handle));
    ahead.where(handle -> !riders.isInGroup(handle));
  }

  void clear() {
    for (int k = 0; k < count; k++) {
      places[handles[k].slot()] = 0;
    }
    Arrays.fill(handles, 0, count, null);
    count = 0;
  }

  boolean contains(Handle handle) {
    int slot = handle.slot();
    return slot < places.length && places[slot] != 0;
  }

  boolean isSettled(Handle handle) {
    return contains(handle) && settled[places[handle.slot()] - 1];
  }

  void settle(int k) {
    settled[k] = true;
  }

  int count() {
    return count;
  }

  Handle get(int k) {
    return handles[k];
  }

  double motionX(int k) {
    return motionX[k];
  }

  double motionY(int k) {
    return motionY[k];
  }

  /**
   * Finds all shapes that a platform with this motion pushes, directly or not. Its riders push as
   * well if they are lifted.
   */
  void find(Handle platform, double x, double y, double liftX, double liftY) {
    clear();
    boolean isLifted = liftX != 0 || liftY != 0;
    current = -1;
    findAhead(platform, x, y);
    for (int k = 0; isLifted && k < riders.count(); k++) {
      findAhead(riders.get(k), liftX, liftY);
    }
    // A push that grows after it was processed is processed again.
    isGrown = true;
    for (int pass = 0; pass < MOST_PASSES && isGrown; pass++) {
      isGrown = false;
      for (current = 0; current < count; current++) {
        findAhead(handles[current], motionX[current], motionY[current]);
      }
    }
  }

  private void findAhead(Handle pusher, double x, double y) {
    probe.use(pusher);
    probe.sweepAll(x, y, 1, met);
    for (int k = 0; k < met.size(); k++) {
      if (freePath.isBlockedBy(met, k, x, y)) {
        double rest = 1 - met.time(k);
        add(met, k, x * rest, y * rest);
      }
    }
  }

  /** Adds a shape that a turn pushes out of the platform. */
  void addTurnedAside(Handle handle) {
    int place = placeFor(handle);
    settled[place] = true;
  }

  /** Adds a shape that is overlapped after all have moved, as the last one; it has not settled. */
  void addGrazed(Hits overlaps, int k) {
    double depth = overlaps.depth(k);
    add(overlaps, k, overlaps.normalX(k) * depth, overlaps.normalY(k) * depth);
  }

  private void add(Hits hits, int k, double x, double y) {
    boolean alongX = Math.abs(hits.normalX(k)) > Math.abs(hits.normalY(k));
    add(hits.handle(k), alongX ? x : 0, alongX ? 0 : y);
  }

  private void add(Handle handle, double x, double y) {
    if (x == 0 && y == 0) {
      return;
    }
    int place = placeFor(handle);
    boolean growsX = Math.abs(x) > Math.abs(motionX[place]) * LONGER;
    boolean growsY = Math.abs(y) > Math.abs(motionY[place]) * LONGER;
    motionX[place] = growsX ? x : motionX[place];
    motionY[place] = growsY ? y : motionY[place];
    isGrown |= (growsX || growsY) && place <= current;
  }

  private int placeFor(Handle handle) {
    int slot = handle.slot();
    if (slot >= places.length) {
      places = Arrays.copyOf(places, Math.max(slot + 1, 2 * places.length));
    }
    if (places[slot] == 0) {
      if (count == handles.length) {
        handles = Arrays.copyOf(handles, 2 * count);
        motionX = Arrays.copyOf(motionX, 2 * count);
        motionY = Arrays.copyOf(motionY, 2 * count);
        settled = Arrays.copyOf(settled, 2 * count);
      }
      handles[count] = handle;
      motionX[count] = 0;
      motionY[count] = 0;
      settled[count] = false;
      places[slot] = ++count;
    }
    return places[slot] - 1;
  }

  /** Moves all pushed shapes as far as they can go, those in front first. */
  void move() {
    sortFrontFirst();
    for (int k = 0; k < count; k++) {
      double part = freePath.fraction(handles[k], motionX[k], motionY[k], ahead);
      world.moveBy(handles[k], motionX[k] * part, motionY[k] * part);
    }
  }

  private void sortFrontFirst() {
    for (int k = 1; k < count; k++) {
      Handle handle = handles[k];
      double x = motionX[k];
      double y = motionY[k];
      int place = k;
      while (place > 0 && isBehind(handles[place - 1], handle, x, y)) {
        set(place, handles[place - 1], motionX[place - 1], motionY[place - 1]);
        place--;
      }
      set(place, handle, x, y);
    }
  }

  private boolean isBehind(Handle a, Handle b, double x, double y) {
    return (world.x(a) - world.x(b)) * x + (world.y(a) - world.y(b)) * y < 0;
  }

  private void set(int place, Handle handle, double x, double y) {
    handles[place] = handle;
    motionX[place] = x;
    motionY[place] = y;
    places[handle.slot()] = place + 1;
  }
}
