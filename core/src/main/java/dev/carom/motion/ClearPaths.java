// SPDX-License-Identifier: Apache-2.0
package dev.carom.motion;

import dev.carom.internal.exact.ErrorBounds;
import dev.carom.internal.exact.Rounded;
import dev.carom.world.Handle;
import dev.carom.world.Hits;
import dev.carom.world.Probe;
import dev.carom.world.World;
import java.util.Arrays;
import java.util.function.Predicate;

/**
 * Finds the circles whose paths miss the bounds of all walls, and which rest against nothing: a
 * mover would put them at the same position, bit for bit, but takes far longer.
 *
 * <p>Tests many circles at once, with one box around all their paths, and splits them in two where
 * that box is not clear.
 */
final class ClearPaths {
  /** The circles of a group of this size or less are tested one by one. */
  private static final int SMALL = 4;

  /** The number of shapes that a query for a group may look at, per circle and in addition. */
  private static final int LOOKS_PER_CIRCLE = 4;

  private static final int MORE_LOOKS = 256;

  /** Has no filter, so its answers hold for every circle. */
  private final Probe unfiltered;

  private final Probe single;
  private final Hits walls;
  private final Hits resting = new Hits();

  /** By circle: the box around its path. */
  private double[] minX = {};

  private double[] minY = {};
  private double[] maxX = {};
  private double[] maxY = {};

  /** The circles, those of a group next to each other. */
  private int[] order = {};

  private boolean[] isClear = {};

  ClearPaths(World world, Predicate<Handle> isWall) {
    unfiltered = new Probe(world);
    single = new Probe(world);
    walls = new Hits().where(isWall);
  }

  /** Makes room for the paths of this many circles. */
  void begin(int count) {
    if (order.length < count) {
      int length = Math.max(count, 2 * order.length);
      minX = new double[length];
      minY = new double[length];
      maxX = new double[length];
      maxY = new double[length];
      order = new int[length];
      isClear = new boolean[length];
    }
  }

  /** Sets the path of one circle. */
  void set(int circle, double x, double y, double radius, double motionX, double motionY) {
    double sizeX = Math.abs(x) + Math.abs(motionX);
    double sizeY = Math.abs(y) + Math.abs(motionY);
    double grown =
        radius + (Math.max(sizeX, sizeY) + radius) * ErrorBounds.SEARCHES + Double.MIN_NORMAL;
    minX[circle] = x + Math.min(motionX, 0) - grown;
    minY[circle] = y + Math.min(motionY, 0) - grown;
    maxX[circle] = x + Math.max(motionX, 0) + grown;
    maxY[circle] = y + Math.max(motionY, 0) + grown;
  }

  /** Finds the clear paths, after all were set. */
  void find(Handle[] handles, int count) {
    Arrays.fill(isClear, 0, count, false);
    int finite = 0;
    for (int k = 0; k < count; k++) {
      order[finite] = k;
      finite += isFinite(k) ? 1 : 0;
    }
    find(handles, 0, finite);
  }

  boolean isClear(int circle) {
    return isClear[circle];
  }

  private boolean isFinite(int circle) {
    double most = Double.MAX_VALUE;
    return minX[circle] >= -most
        && minY[circle] >= -most
        && maxX[circle] <= most
        && maxY[circle] <= most;
  }

  /** Finds the clear paths from one place in the order up to another. */
  private void find(Handle[] handles, int from, int to) {
    if (to - from <= SMALL) {
      for (int k = from; k < to; k++) {
        findAlone(handles, order[k]);
      }
      return;
    }
    double left = Double.MAX_VALUE;
    double bottom = Double.MAX_VALUE;
    double right = -Double.MAX_VALUE;
    double top = -Double.MAX_VALUE;
    for (int k = from; k < to; k++) {
      left = Math.min(left, minX[order[k]]);
      bottom = Math.min(bottom, minY[order[k]]);
      right = Math.max(right, maxX[order[k]]);
      top = Math.max(top, maxY[order[k]]);
    }
    int looks = LOOKS_PER_CIRCLE * (to - from) + MORE_LOOKS;
    if (unfiltered.isClear(left, bottom, right, top, looks, walls)) {
      for (int k = from; k < to; k++) {
        isClear[order[k]] = !rests(handles[order[k]]);
      }
      return;
    }
    boolean isWide = right * 0.5 - left * 0.5 > top * 0.5 - bottom * 0.5;
    int middle =
        isWide
            ? partition(minX, Rounded.middle(left, right), from, to)
            : partition(minY, Rounded.middle(bottom, top), from, to);
    find(handles, from, middle);
    find(handles, middle, to);
  }

  /**
   * Moves those that start before the middle to the front; half of them if that divides nothing.
   */
  private int partition(double[] starts, double middle, int from, int to) {
    int low = from;
    for (int k = from; k < to; k++) {
      int circle = order[k];
      if (starts[circle] < middle) {
        order[k] = order[low];
        order[low++] = circle;
      }
    }
    return low == from || low == to ? from + (to - from) / 2 : low;
  }

  private void findAlone(Handle[] handles, int circle) {
    single.use(handles[circle]);
    isClear[circle] =
        single.isClear(
                minX[circle], minY[circle], maxX[circle], maxY[circle], Integer.MAX_VALUE, walls)
            && single.resting(resting).isEmpty();
  }

  private boolean rests(Handle handle) {
    single.use(handle);
    return !single.resting(resting).isEmpty();
  }
}
