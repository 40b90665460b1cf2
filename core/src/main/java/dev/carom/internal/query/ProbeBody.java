// SPDX-License-Identifier: Apache-2.0
package dev.carom.internal.query;

import dev.carom.Box;
import dev.carom.Circle;
import dev.carom.Compound;
import dev.carom.Shape;
import dev.carom.internal.exact.Rounded;
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
  private Compound form;
  private double firstX;
  private double firstY;
  private double x;
  private double y;

  void use(Shape shape) {
    first.clear();
    first.add(shape);
    offsets.clear();
    form =
        switch (shape.kind()) {
          case CIRCLE -> {
            Circle circle = (Circle) shape;
            yield useCircle(circle.x(), circle.y(), circle.radius());
          }
          case BOX -> {
            Box box = (Box) shape;
            yield useBox(
                Rounded.middle(box.minX(), box.maxX()),
                Rounded.middle(box.minY(), box.maxY()),
                ShapeStore.half(box.minX(), box.maxX()),
                ShapeStore.half(box.minY(), box.maxY()));
          }
          case COMPOUND -> {
            Compound compound = (Compound) shape;
            offsets.addAll(compound.offsets());
            yield useCompound(compound, compound.x(), compound.y());
          }
          case CAPSULE, POLYGON -> throw new IllegalStateException("refused before");
        };
  }

  void use(ShapeStore shapes, int slot) {
    Parts there = shapes.parts(slot, parts);
    first.set(there);
    shapes.notePlace(slot, first);
    offsets.clear();
    double atX = shapes.x(slot);
    double atY = shapes.y(slot);
    form =
        switch (shapes.kind(slot)) {
          case CIRCLE -> useCircle(atX, atY, shapes.reachX(slot));
          case BOX -> useBox(atX, atY, shapes.reachX(slot), shapes.reachY(slot));
          case CAPSULE, POLYGON, COMPOUND -> {
            offsets.set(shapes.body(slot).offsets());
            yield useCompound(shapes.body(slot).form(), atX, atY);
          }
        };
  }

  private Compound useCircle(double atX, double atY, double radius) {
    offsets.addCircle(0, 0, radius);
    return useCompound(null, atX, atY);
  }

  private Compound useBox(double atX, double atY, double reachX, double reachY) {
    offsets.addBox(-reachX, -reachY, reachX, reachY);
    return useCompound(null, atX, atY);
  }

  /** Starts at a position with the offsets; returns the compound they belong to, or null. */
  private Compound useCompound(Compound compoundOrNull, double atX, double atY) {
    firstX = atX;
    firstY = atY;
    moveTo(atX, atY);
    return compoundOrNull;
  }

  /**
   * At its first position a box has its given sides, which may differ from those after a move
   * there.
   */
  void moveTo(double newX, double newY) {
    checkInUse();
    x = newX;
    y = newY;
    if (x == firstX && y == firstY) {
      parts.set(first);
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
    return form == null ? parts.shape(0) : form.moveTo(x, y);
  }
}
