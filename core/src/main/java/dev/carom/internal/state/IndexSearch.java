package dev.carom.internal.state;

/** Something that asks a {@link ShapeIndex}, and knows which of its answers are out of date. */
abstract class IndexSearch {
  private ShapeIndex packed;

  /** Notes that answers come from the packed grid of this index; null if none is out of date. */
  final void expectPacked(ShapeIndex index) {
    packed = index;
  }

  /** Whether the answer is of a shape that is no longer there, or comes from another grid too. */
  final boolean isOutdated(int slot) {
    return packed != null && !packed.isPacked(slot);
  }
}
