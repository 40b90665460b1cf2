// SPDX-License-Identifier: Apache-2.0
package dev.carom.motion;

import dev.carom.world.Handle;
import dev.carom.world.World;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;

/**
 * Separates overlapping circles of a world, like {@link Crowd}. A few passes per frame keep a crowd
 * of characters from overlapping.
 *
 * <pre>{@code
 * WorldCrowd crowd = Crowd.in(world);
 * for (int pass = 0; pass < 4; pass++) {
 *   crowd.separate(enemies, count);
 * }
 * }</pre>
 *
 * <p>Everything else in the world that is solid, static or not, and that the filters let a circle
 * meet, is a wall: no circle is pushed into it or through it, and a circle that overlaps it is
 * pushed out. Filters do not apply between the circles of the crowd.
 *
 * <p>A circle whose path does not meet the bounds of any wall is moved directly; only the others
 * cost as much as a move by a {@link Mover}.
 *
 * <p>A crowd allocates nothing in steady state. It must not be used by several threads at once.
 */
public final class WorldCrowd {
  private final World world;
  private final Crowd crowd = new Crowd(List.of(), true);
  private final Mover mover;
  private final ClearPaths clearPaths;
  private double[] x = {};
  private double[] y = {};
  private double[] radius = {};

  /** By slot, the index in the crowd plus 1; 0 for shapes that are not in it. */
  private int[] places = new int[16];

  private int stuck;

  WorldCrowd(World world) {
    this.world = world;
    mover = Mover.builder(world).where(this::isWall).build();
    clearPaths = new ClearPaths(world, this::isWall);
  }

  /**
   * Separates the first {@code count} of these circles by one pass. All must be circles of the
   * world, each only once; otherwise this throws {@link IllegalArgumentException} and moves
   * nothing.
   */
  public void separate(Handle[] handles, int count) {
    Objects.requireNonNull(handles, "handles must not be null");
    if (count < 0 || count > handles.length) {
      throw new IllegalArgumentException(
          "count must be from 0 to the number of handles, "
              + handles.length
              + ", but was "
              + count);
    }
    try {
      read(handles, count);
      crowd.findPushes(x, y, radius, count);
      move(handles, count);
    } finally {
      for (int k = 0; k < count; k++) {
        if (handles[k] != null && placeOf(handles[k]) > 0) {
          places[handles[k].slot()] = 0;
        }
      }
    }
  }

  private void read(Handle[] handles, int count) {
    if (x.length < count) {
      int length = Math.max(count, 2 * x.length);
      x = new double[length];
      y = new double[length];
      radius = new double[length];
    }
    for (int k = 0; k < count; k++) {
      Handle handle = handles[k];
      if (handle == null) {
        throw new NullPointerException("handles[" + k + "] must not be null");
      }
      x[k] = world.x(handle);
      y[k] = world.y(handle);
      radius[k] = world.radius(handle);
      if (handle.slot() >= places.length) {
        places = Arrays.copyOf(places, Math.max(handle.slot() + 1, 2 * places.length));
      }
      if (places[handle.slot()] > 0) {
        int first = places[handle.slot()] - 1;
        throw new IllegalArgumentException(
            "handles[" + k + "] is " + handle + ", which handles[" + first + "] is already");
      }
      places[handle.slot()] = k + 1;
    }
  }

  private int placeOf(Handle handle) {
    return handle.slot() < places.length ? places[handle.slot()] : 0;
  }

  private boolean isWall(Handle handle) {
    return placeOf(handle) == 0 && !world.isSensor(handle);
  }

  private void move(Handle[] handles, int count) {
    clearPaths.begin(count);
    for (int k = 0; k < count; k++) {
      clearPaths.set(k, x[k], y[k], radius[k], crowd.pushX(k), crowd.pushY(k));
    }
    clearPaths.find(handles, count);
    stuck = 0;
    for (int k = 0; k < count; k++) {
      if (clearPaths.isClear(k)) {
        world.moveTo(handles[k], x[k] + crowd.pushX(k), y[k] + crowd.pushY(k));
      } else {
        mover.move(handles[k], crowd.pushX(k), crowd.pushY(k));
        stuck += mover.isStuck() ? 1 : 0;
      }
    }
  }

  /** Returns the sum of the penetration depths of all pairs before the last pass. */
  public double overlap() {
    return crowd.overlap();
  }

  /** Returns the number of circles that the last pass left in a wall because there was no room. */
  public int stuck() {
    return stuck;
  }
}
