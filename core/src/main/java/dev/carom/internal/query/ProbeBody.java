// SPDX-License-Identifier: Apache-2.0
package dev.carom.internal.query;

import dev.carom.Shape;
import dev.carom.internal.state.ShapeForm;
import dev.carom.internal.state.ShapeStore;
import dev.carom.pair.Parts;

/**
 * The shape of a probe at any position, with the same numbers, to the last bit, as a shape of a
 * world that was moved there.
 */
final class ProbeBody {
  private final Parts offsets = new Parts();
  private final Parts first = new Parts();
  private final Parts parts = new Parts();
  private boolean isCompound;
  private double firstX;
  private double firstY;
  private double x;
  private double y;

  /** True if the parts are the offsets at the position, not the shape as it was given. */
  private boolean isMoved;

  void use(Shape shape) {
    first.clear();
    first.add(shape);
    offsets.clear();
    ShapeForm.add(shape, offsets);
    start(shape.kind(), ShapeForm.x(shape), ShapeForm.y(shape));
  }

  void use(ShapeStore shapes, int slot) {
    Parts there = shapes.parts(slot, parts);
    first.set(there);
    shapes.notePlace(slot, first);
    shapes.writeForm(slot, offsets);
    start(shapes.kind(slot), shapes.x(slot), shapes.y(slot));
  }

  private void start(Shape.Kind kind, double atX, double atY) {
    isMoved = false;
    isCompound = kind == Shape.Kind.COMPOUND;
    firstX = atX;
    firstY = atY;
    moveTo(atX, atY);
  }

  /**
   * At its first position a shape has its given numbers, which may differ from those after a move
   * there.
   */
  void moveTo(double newX, double newY) {
    checkInUse();
    x = newX;
    y = newY;
    boolean wasMoved = isMoved;
    isMoved = x != firstX || y != firstY;
    if (!isMoved) {
      parts.set(first);
    } else if (wasMoved) {
      parts.moveTo(offsets, x, y);
    } else {
      parts.setMoved(offsets, x, y);
    }
    parts.updateBounds();
  }

  /** Throws if no shape is set. */
  private void checkInUse() {
    if (offsets.size() == 0) {
      throw new IllegalStateException("the probe has no shape yet: call use() first");
    }
  }

  double x() {
    checkInUse();
    return x;
  }

  double y() {
    checkInUse();
    return y;
  }

  Parts parts() {
    checkInUse();
    return parts;
  }

  Shape shape() {
    checkInUse();
    return isCompound ? offsets.compoundAt(x, y) : parts.shape(0);
  }
}
