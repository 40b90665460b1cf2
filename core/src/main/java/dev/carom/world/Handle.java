// SPDX-License-Identifier: Apache-2.0
package dev.carom.world;

/**
 * Identifies one shape of a {@link World} for as long as it exists, regardless of changes to other
 * shapes.
 *
 * <p>A world creates one handle for each shape and, while the shape exists, returns that same
 * object wherever it reports the shape. After the shape is removed, its slot may be reused with a
 * later generation: the old handle is then rejected and never refers to the new shape.
 *
 * <p>Handles are equal if slot and generation are equal, so the same calls on two worlds give equal
 * handles.
 */
public final class Handle {
  private final int slot;
  private final int generation;

  /** The world that created this handle; others reject it, unless they are copies. */
  final World world;

  Handle(World world, int slot, int generation) {
    this.world = world;
    this.slot = slot;
    this.generation = generation;
  }

  /** Returns the number of the shape in its world: the lowest that was free when it was added. */
  public int slot() {
    return slot;
  }

  /**
   * Returns the generation, which distinguishes the shape from earlier ones in the same slot:
   * theirs are lower. All shapes have generation 0 until one is removed.
   */
  public int generation() {
    return generation;
  }

  /** Returns true for a handle with the same slot and generation. */
  @Override
  public boolean equals(Object other) {
    return other instanceof Handle that && slot == that.slot && generation == that.generation;
  }

  @Override
  public int hashCode() {
    return 31 * slot + generation;
  }

  @Override
  public String toString() {
    return generation == 0 ? "shape " + slot : "shape " + slot + " of generation " + generation;
  }
}
