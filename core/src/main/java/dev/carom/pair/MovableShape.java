// SPDX-License-Identifier: Apache-2.0
package dev.carom.pair;

import dev.carom.Compound;
import dev.carom.Shape;
import dev.carom.internal.check.Arguments;

/**
 * A shape as numbers that moves like {@link Shape#translate}, without allocating. For a compound,
 * the place is rounded first and then each part; for any other shape, each number is rounded on its
 * own.
 */
public final class MovableShape {
  /** The parts relative to the place, which is the origin for a shape that is not a compound. */
  private final Parts offsets = new Parts();

  private double x;
  private double y;
  private final Parts start = new Parts();
  private final Parts moved = new Parts();

  MovableShape() {}

  /** Sets a shape that will not be moved; faster than {@link #set}. */
  void setResting(Shape shape) {
    start.clear();
    start.add(shape);
  }

  /** Sets a shape and returns this. */
  public MovableShape set(Shape shape) {
    offsets.clear();
    return switch (shape.kind()) {
      case CIRCLE, BOX, CAPSULE, POLYGON -> putAt(0, 0, offsets.add(shape));
      case COMPOUND -> {
        Compound compound = (Compound) shape;
        yield putAt(compound.x(), compound.y(), offsets.addAll(compound.offsets()));
      }
    };
  }

  /** Sets a compound of the given form at the given place and returns this. */
  public MovableShape setCompound(Parts form, double placeX, double placeY) {
    offsets.set(form);
    return putAt(placeX, placeY, offsets);
  }

  /** Sets a shape that is not a compound, without the tails of its numbers, and returns this. */
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

  /** Returns the parts at the start. */
  Parts parts() {
    return start;
  }

  /** Returns the parts after {@link #moveBy}. */
  Parts movedParts() {
    return moved;
  }

  /** Returns true if all numbers stay finite under this motion. */
  boolean canMoveBy(double motionX, double motionY) {
    return Arguments.isFinite(x + motionX)
        && Arguments.isFinite(y + motionY)
        && start.canMoveBy(motionX, motionY);
  }

  /** Moves the shape from its start; motions do not add up. */
  void moveBy(double motionX, double motionY) {
    moved.setRounded(offsets, x + motionX, y + motionY);
  }
}
