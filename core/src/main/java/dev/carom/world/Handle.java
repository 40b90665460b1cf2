package dev.carom.world;

/**
 * Names one shape of a {@link World} from the moment it is added, whatever happens to others.
 *
 * <p>A world makes one handle for each shape, and gives that same object back wherever it reports
 * the shape. After the shape is removed its slot may be used again, with a later generation: the
 * old handle is then refused, not taken for the new shape.
 *
 * <p>Handles are equal if slot and generation are, so that the same calls on two worlds give equal
 * handles.
 */
public final class Handle {
  private final int slot;
  private final int generation;

  /** The world that made this handle; others refuse it, unless they were copied from one. */
  final World world;

  Handle(World world, int slot, int generation) {
    this.world = world;
    this.slot = slot;
    this.generation = generation;
  }

  /** The number of the shape in its world: the lowest that was free when it was added. */
  public int slot() {
    return slot;
  }

  /**
   * Distinguishes the shape from those that had its slot before: their generations are lower. All
   * shapes are of generation 0 until one was removed.
   */
  public int generation() {
    return generation;
  }

  /** True for a handle with the same slot and generation. */
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
