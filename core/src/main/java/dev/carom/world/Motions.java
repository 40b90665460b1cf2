// SPDX-License-Identifier: Apache-2.0
package dev.carom.world;

import dev.carom.internal.check.Arguments;
import dev.carom.internal.state.SlotMotions;
import java.util.Arrays;

/**
 * The motions of obstacles during the next step, all at the same time. Shapes without a motion
 * rest.
 *
 * <pre>{@code
 * motions.clear();
 * motions.set(platform, 0, 0.5);
 * mover.move(player, 0.2, -0.1); // pushed up where the platform comes against it
 * motions.moveAll(world);
 * }</pre>
 */
public final class Motions {
  /** The motions, by index. */
  final SlotMotions bySlot = new SlotMotions();

  /** The shape of each index. */
  private Handle[] handles = new Handle[4];

  /** Pairs that rest against each other once all shapes have moved: the shape and the obstacle. */
  private Handle[] restingPairs = new Handle[4];

  /** For each of these pairs the normal, and the position of the first shape. */
  private double[] restingNumbers = new double[8];

  private int restingCount;

  /** Creates an empty set of motions: all shapes rest. */
  public Motions() {}

  /** Removes all motions. */
  public void clear() {
    Arrays.fill(handles, 0, bySlot.size(), null);
    bySlot.clear();
    Arrays.fill(restingPairs, 0, 2 * restingCount, null);
    restingCount = 0;
  }

  /** Sets the motion of a shape, replacing an earlier one. */
  public void set(Handle handle, double x, double y) {
    Arguments.present("handle", handle);
    Arguments.finite("x", x);
    Arguments.finite("y", y);
    int place = bySlot.set(handle.slot(), handle.generation(), x, y);
    if (place == handles.length) {
      handles = Arrays.copyOf(handles, 2 * place);
    }
    handles[place] = handle;
  }

  /** Returns the motion of a shape along x; 0 if it rests. */
  public double x(Handle handle) {
    return bySlot.x(placeOf(handle));
  }

  /** Returns the motion of a shape along y; 0 if it rests. */
  public double y(Handle handle) {
    return bySlot.y(placeOf(handle));
  }

  private int placeOf(Handle handle) {
    return bySlot.placeOf(handle.slot(), handle.generation());
  }

  /** Returns true if all shapes rest. */
  public boolean isEmpty() {
    return bySlot.size() == 0;
  }

  /**
   * Moves all shapes, in the order in which they were set, and removes all motions.
   *
   * @throws IllegalArgumentException if a shape cannot be moved because it was removed or would
   *     leave the range of doubles; no shape has moved then, and the motions are still set
   */
  public void moveAll(World world) {
    Arguments.present("world", world);
    for (int k = 0; k < bySlot.size(); k++) {
      world.checkMoveBy(handles[k], bySlot.x(k), bySlot.y(k));
    }
    for (int k = 0; k < bySlot.size(); k++) {
      world.moveBy(handles[k], bySlot.x(k), bySlot.y(k));
    }
    noteResting(world);
    clear();
  }

  /** Records a pair that rests against each other once the second shape has moved. */
  void restAfterwards(Handle handle, Handle obstacle, double[] numbers) {
    if (2 * restingCount == restingPairs.length) {
      restingPairs = Arrays.copyOf(restingPairs, 4 * restingCount);
      restingNumbers = Arrays.copyOf(restingNumbers, 8 * restingCount);
    }
    restingPairs[2 * restingCount] = handle;
    restingPairs[2 * restingCount + 1] = obstacle;
    System.arraycopy(numbers, 0, restingNumbers, 4 * restingCount, 4);
    restingCount++;
  }

  private void noteResting(World world) {
    for (int k = 0; k < restingCount; k++) {
      Handle handle = restingPairs[2 * k];
      Handle obstacle = restingPairs[2 * k + 1];
      int at = 4 * k;
      if (world.contains(handle)
          && world.contains(obstacle)
          && world.x(handle) == restingNumbers[at + 2]
          && world.y(handle) == restingNumbers[at + 3]) {
        world
            .scene()
            .shapes
            .resting()
            .note(handle.slot(), obstacle.slot(), restingNumbers[at], restingNumbers[at + 1]);
      }
    }
  }

  /** Returns true if a shape has a motion. */
  boolean isMoving(Handle handle) {
    return placeOf(handle) >= 0;
  }
}
