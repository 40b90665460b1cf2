// SPDX-License-Identifier: Apache-2.0
package dev.carom.internal.state;

import dev.carom.Shape;
import dev.carom.internal.bounds.Bounds;
import dev.carom.internal.bounds.Extent;
import dev.carom.internal.join.FloatShapes;
import dev.carom.internal.join.PairSource;

/**
 * Shapes of some slots to find pairs among, by their index in a list. Decides pairs of circles; of
 * other pairs it only rejects those whose bounds do not meet. Called by several threads.
 */
abstract class SlotPairSource implements PairSource {
  final ShapeStore shapes;
  final IntList slots;
  private final boolean touching;

  SlotPairSource(ShapeStore shapes, IntList slots, boolean touching) {
    this.shapes = shapes;
    this.slots = slots;
    this.touching = touching;
  }

  @Override
  public final int count() {
    return slots.size;
  }

  @Override
  public final void include(Extent extent) {
    Bounds bounds = shapes.bounds();
    for (int k = 0; k < slots.size; k++) {
      int s = slots.items[k];
      extent.include(bounds.minX(s), bounds.minY(s), bounds.maxX(s), bounds.maxY(s));
    }
  }

  @Override
  public final void fill(FloatShapes floats) {
    Bounds bounds = shapes.bounds();
    for (int k = 0; k < slots.size; k++) {
      int s = slots.items[k];
      if (shapes.kind(s) == Shape.Kind.CIRCLE) {
        floats.setCircle(k, shapes.x(s), shapes.y(s), shapes.reachX(s));
      } else {
        floats.setBox(k, bounds.minX(s), bounds.minY(s), bounds.maxX(s), bounds.maxY(s));
      }
    }
  }

  @Override
  public final void fill(Bounds into) {
    Bounds bounds = shapes.bounds();
    for (int k = 0; k < slots.size; k++) {
      int s = slots.items[k];
      into.set(k, bounds.minX(s), bounds.minY(s), bounds.maxX(s), bounds.maxY(s));
    }
  }

  @Override
  public boolean acceptsOverlapping(int first, int second) {
    return !shapes.hasFilters() || shapes.filtersAllow(slots.items[first], slots.items[second]);
  }

  @Override
  public final boolean accepts(int first, int second) {
    if (!acceptsOverlapping(first, second)) {
      return false;
    }
    int a = slots.items[first];
    int b = slots.items[second];
    Bounds bounds = shapes.bounds();
    return shapes.areCircles(a, b)
        ? shapes.circlesMeet(a, b, touching)
        : bounds.meets(a, bounds.minX(b), bounds.minY(b), bounds.maxX(b), bounds.maxY(b));
  }

  /** Adds the pairs that a search of this source found and that meet, by their slots. */
  final void addMeeting(long[] found, int count, PairList into) {
    into.reserve(into.size + count);
    for (int k = 0; k < count; k++) {
      int a = slots.items[PairList.a(found[k])];
      int b = slots.items[PairList.b(found[k])];
      if (shapes.areCircles(a, b) || shapes.meet(a, b, touching)) {
        into.items[into.size++] = PairList.pair(a, b);
      }
    }
  }
}
