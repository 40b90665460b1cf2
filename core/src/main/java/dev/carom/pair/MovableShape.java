package dev.carom.pair;

import dev.carom.Compound;
import dev.carom.Shape;
import dev.carom.internal.check.Arguments;

/**
 * A shape as numbers that moves as {@link Shape#translate} moves it, without garbage: the place of
 * a compound is rounded and then each of its parts; of any other shape, each number by itself.
 */
public final class MovableShape {
  /** The parts as seen from the place; that of a shape that is not a compound is the origin. */
  private final Parts offsets = new Parts();

  private double x;
  private double y;
  private final Parts start = new Parts();
  private final Parts moved = new Parts();

  MovableShape() {}

  /** Takes a shape that will not be moved, which is quicker. */
  void setResting(Shape shape) {
    start.clear();
    start.add(shape);
  }

  /** Takes a shape as given. */
  public MovableShape set(Shape shape) {
    offsets.clear();
    return switch (shape.kind()) {
      case CIRCLE, BOX -> putAt(0, 0, offsets.add(shape));
      case COMPOUND -> {
        Compound compound = (Compound) shape;
        yield putAt(compound.x(), compound.y(), offsets.addAll(compound.offsets()));
      }
    };
  }

  /** Takes a compound that has this form at this place. */
  public MovableShape setCompound(Parts form, double placeX, double placeY) {
    offsets.set(form);
    return putAt(placeX, placeY, offsets);
  }

  /** Takes a shape that is not a compound; what its numbers lack of true sums is left out. */
  public MovableShape setRounded(Parts parts) {
    offsets.set(parts);
    return putAt(0, 0, offsets);
  }

  private MovableShape putAt(double placeX, double placeY, Parts form) {
    x = placeX;
    y = placeY;
    start.setRounded(form, x, y);
    return this;
  }

  /** The parts at the start. */
  Parts parts() {
    return start;
  }

  /** The parts after {@link #moveBy}. */
  Parts movedParts() {
    return moved;
  }

  /** Whether all numbers would still be finite after this motion. */
  boolean canMoveBy(double motionX, double motionY) {
    return Arguments.isFinite(x + motionX)
        && Arguments.isFinite(y + motionY)
        && start.canMoveTo(motionX, motionY);
  }

  /** Moves the shape, from its start. */
  void moveBy(double motionX, double motionY) {
    moved.setRounded(offsets, x + motionX, y + motionY);
  }
}
