// SPDX-License-Identifier: Apache-2.0
package dev.carom.motion;

import dev.carom.world.Handle;
import dev.carom.world.Hits;
import dev.carom.world.Probe;
import dev.carom.world.Side;
import dev.carom.world.World;
import java.util.Arrays;

/** The shapes that stand on a platform, directly or not, in the order in which they are moved. */
final class Riders {
  /** A shape at most this many rounding errors above a platform, or in it, stands on it. */
  private static final int NEARBY = 64;

  private static final byte WAITING = 1;
  private static final byte SETTLED = 2;

  private final World world;
  private final Side top;
  private final Probe probe;
  private final RestingContacts resting;
  private final Hits hits = new Hits();
  private final Hits touched = new Hits();
  private Handle platform;
  private Handle[] handles = new Handle[4];
  private double[] first = new double[4];
  private double[] second = new double[4];
  private int count;
  private double largest;

  /** By slot: a rider that waits to be placed, one that has settled, or 0 for other shapes. */
  private byte[] states = new byte[16];

  Riders(World world, Side top, Probe probe, RestingContacts resting) {
    this.world = world;
    this.top = top;
    this.probe = probe;
    this.resting = resting;
    touched.where(this::isInGroup);
    hits.solidOnly(true).where(handle -> !world.isStatic(handle));
  }

  /** Finds everything that stands on a platform, and remembers what touches what among them. */
  void find(Handle on) {
    for (int k = 0; k < count; k++) {
      states[handles[k].slot()] = 0;
    }
    count = 0;
    largest = 0;
    platform = on;
    addRidersOf(on);
    for (int k = 0; k < count; k++) {
      addRidersOf(handles[k]);
    }
    for (int k = 0; k < count; k++) {
      rememberTouching(handles[k]);
    }
  }

  private void rememberTouching(Handle rider) {
    world.touching(rider, touched);
    for (int k = 0; k < touched.size(); k++) {
      resting.remember(rider, touched.handle(k), touched.normalX(k), touched.normalY(k));
    }
  }

  private void addRidersOf(Handle carrier) {
    probe.use(carrier);
    largest = Math.max(largest, ProbeMath.largestCoordinate(probe));
    double reach = NEARBY * Obstacles.roundingErrorOf(ProbeMath.largestCoordinate(probe));
    probe.sweepAll(top.outwardX() * reach, top.outwardY() * reach, 1, hits);
    for (int k = 0; k < hits.size(); k++) {
      Handle rider = hits.handle(k);
      boolean isOnTop = !hits.startsInside(k) || (hits.depth(k) <= reach && isAbove(k));
      if (isOnTop) {
        resting.remember(rider, carrier, -hits.normalX(k), -hits.normalY(k));
        if (!isInGroup(rider)) {
          add(rider);
        }
      }
    }
  }

  private boolean isAbove(int k) {
    return hits.normalX(k) * top.outwardX() + hits.normalY(k) * top.outwardY() > 0;
  }

  private void add(Handle rider) {
    if (count == handles.length) {
      handles = Arrays.copyOf(handles, 2 * count);
      first = Arrays.copyOf(first, 2 * count);
      second = Arrays.copyOf(second, 2 * count);
    }
    if (rider.slot() >= states.length) {
      states = Arrays.copyOf(states, Math.max(rider.slot() + 1, 2 * states.length));
    }
    states[rider.slot()] = WAITING;
    handles[count++] = rider;
  }

  int count() {
    return count;
  }

  Handle get(int k) {
    return handles[k];
  }

  /** The largest coordinate of the platform and its riders when they were found. */
  double largestCoordinate() {
    return largest;
  }

  boolean isPlatform(Handle handle) {
    return handle.equals(platform);
  }

  boolean isInGroup(Handle handle) {
    return isPlatform(handle) || stateOf(handle) != 0;
  }

  boolean isWaiting(Handle handle) {
    return stateOf(handle) == WAITING;
  }

  private byte stateOf(Handle handle) {
    int slot = handle.slot();
    return slot < states.length ? states[slot] : 0;
  }

  void settle(int k) {
    states[handles[k].slot()] = SETTLED;
  }

  /** Sorts those ahead first, so that they do not block those behind. */
  void sortFrontFirst(double motionX, double motionY) {
    for (int k = 0; k < count; k++) {
      first[k] = -ahead(k, motionX, motionY);
      second[k] = 0;
    }
    sort(0);
  }

  /** Sorts the lowest first, and among those the ones ahead; the platform has moved. */
  void sortBottomUp(double motionX, double motionY, double rounding) {
    for (int k = 0; k < count; k++) {
      probe.use(handles[k]);
      first[k] = -ProbeMath.distanceBeyond(probe, platform, top);
      second[k] = -ahead(k, motionX, motionY);
    }
    sort(rounding);
  }

  private double ahead(int k, double motionX, double motionY) {
    return world.x(handles[k]) * motionX + world.y(handles[k]) * motionY;
  }

  private void sort(double rounding) {
    for (int k = 1; k < count; k++) {
      Handle handle = handles[k];
      double a = first[k];
      double b = second[k];
      int place = k;
      while (place > 0 && isBefore(a, b, first[place - 1], second[place - 1], rounding)) {
        handles[place] = handles[place - 1];
        first[place] = first[place - 1];
        second[place] = second[place - 1];
        place--;
      }
      handles[place] = handle;
      first[place] = a;
      second[place] = b;
    }
  }

  private static boolean isBefore(double a, double b, double otherA, double otherB, double same) {
    return Math.abs(a - otherA) > same ? a < otherA : b < otherB;
  }
}
