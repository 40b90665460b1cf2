package dev.carom.world;

import dev.carom.internal.state.Arguments;
import java.util.Arrays;

/**
 * How shapes of a world are about to move in the step to come, all at the same time. Those not
 * named here rest.
 *
 * <pre>{@code
 * motions.clear();
 * motions.set(platform, 0, 0.5);
 * mover.move(player, 0.2, -0.1); // pushed up where the platform comes against it
 * motions.moveAll(world);
 * }</pre>
 */
public final class Motions {
  private Handle[] handles = new Handle[4];
  private double[] motionX = new double[4];
  private double[] motionY = new double[4];
  private int size;

  /** By slot, where its motion is, plus 1; 0 for none. */
  private int[] places = new int[16];

  private double largestX;
  private double largestY;

  /** Pairs that rest against each other once all have moved: what was put there, and where. */
  private Handle[] restingPairs = new Handle[4];

  /** For each of them the normal, and the place of the first. */
  private double[] restingNumbers = new double[8];

  private int restingCount;

  /** All shapes rest. */
  public Motions() {}

  /** Lets all shapes rest again. */
  public void clear() {
    for (int k = 0; k < size; k++) {
      places[handles[k].slot()] = 0;
    }
    Arrays.fill(handles, 0, size, null);
    Arrays.fill(restingPairs, 0, 2 * restingCount, null);
    restingCount = 0;
    size = 0;
    largestX = 0;
    largestY = 0;
  }

  /** Sets the motion of a shape, in place of the one it had. */
  public void set(Handle handle, double x, double y) {
    Arguments.present("handle", handle);
    Arguments.finite("x", x);
    Arguments.finite("y", y);
    int place = placeFor(handle.slot());
    handles[place] = handle;
    motionX[place] = x;
    motionY[place] = y;
    largestX = Math.max(largestX, Math.abs(x));
    largestY = Math.max(largestY, Math.abs(y));
  }

  private int placeFor(int slot) {
    if (slot >= places.length) {
      places = Arrays.copyOf(places, Math.max(slot + 1, 2 * places.length));
    }
    if (places[slot] == 0) {
      if (size == handles.length) {
        handles = Arrays.copyOf(handles, 2 * size);
        motionX = Arrays.copyOf(motionX, 2 * size);
        motionY = Arrays.copyOf(motionY, 2 * size);
      }
      places[slot] = ++size;
    }
    return places[slot] - 1;
  }

  /** The motion of a shape along x. */
  public double x(Handle handle) {
    int place = placeOf(handle);
    return place < 0 ? 0 : motionX[place];
  }

  /** The motion of a shape along y. */
  public double y(Handle handle) {
    int place = placeOf(handle);
    return place < 0 ? 0 : motionY[place];
  }

  private int placeOf(Handle handle) {
    int slot = handle.slot();
    int place = slot < places.length ? places[slot] - 1 : -1;
    return place >= 0 && handles[place].equals(handle) ? place : -1;
  }

  /** True if all shapes rest. */
  public boolean isEmpty() {
    return size == 0;
  }

  /**
   * Moves all shapes, in the order in which they were set, and lets them rest again. If one of them
   * cannot be moved, because it was removed or would leave the range of doubles, this throws {@link
   * IllegalArgumentException}; no shape has moved then, and the motions are still set.
   */
  public void moveAll(World world) {
    Arguments.present("world", world);
    for (int k = 0; k < size; k++) {
      world.checkMoveBy(handles[k], motionX[k], motionY[k]);
    }
    for (int k = 0; k < size; k++) {
      world.moveBy(handles[k], motionX[k], motionY[k]);
    }
    noteResting(world);
    clear();
  }

  /** Notes a pair that rests against each other when the second has done its motion. */
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
            .state()
            .shapes
            .resting()
            .note(handle.slot(), obstacle.slot(), restingNumbers[at], restingNumbers[at + 1]);
      }
    }
  }

  /** Whether a shape is about to move. */
  boolean isMoving(Handle handle) {
    return placeOf(handle) >= 0;
  }

  /** No shape moves further than this along x. */
  double largestX() {
    return largestX;
  }

  /** No shape moves further than this along y. */
  double largestY() {
    return largestY;
  }
}
