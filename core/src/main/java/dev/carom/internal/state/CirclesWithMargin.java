// SPDX-License-Identifier: Apache-2.0
package dev.carom.internal.state;

import dev.carom.internal.bounds.Bounds;
import dev.carom.internal.bounds.Extent;
import dev.carom.internal.exact.ErrorBounds;
import dev.carom.internal.join.FloatShapes;
import dev.carom.internal.join.Groups;
import dev.carom.internal.join.PairSource;

/** Moving circles, each enlarged by a margin, to find pairs that are close. */
final class CirclesWithMargin implements PairSource {
  private final ShapeStore shapes;
  private final IntList circles;
  private double margin;

  CirclesWithMargin(ShapeStore shapes, IntList circles) {
    this.shapes = shapes;
    this.circles = circles;
  }

  void grow(double margin) {
    this.margin = margin;
  }

  @Override
  public int count() {
    return circles.size;
  }

  @Override
  public boolean isRound() {
    return true;
  }

  /** Returns at least the radius of a circle plus the margin. */
  private double reach(int slot) {
    return ErrorBounds.aboveSum(shapes.reachX(slot) + margin);
  }

  private double minX(int slot) {
    return ErrorBounds.belowSum(shapes.x(slot) - reach(slot));
  }

  private double minY(int slot) {
    return ErrorBounds.belowSum(shapes.y(slot) - reach(slot));
  }

  private double maxX(int slot) {
    return ErrorBounds.aboveSum(shapes.x(slot) + reach(slot));
  }

  private double maxY(int slot) {
    return ErrorBounds.aboveSum(shapes.y(slot) + reach(slot));
  }

  @Override
  public void include(Extent extent) {
    for (int k = 0; k < count(); k++) {
      int slot = circles.items[k];
      extent.include(minX(slot), minY(slot), maxX(slot), maxY(slot));
    }
  }

  @Override
  public void fill(FloatShapes floats) {
    for (int k = 0; k < count(); k++) {
      int slot = circles.items[k];
      floats.setCircle(k, shapes.x(slot), shapes.y(slot), reach(slot));
    }
  }

  @Override
  public void fill(Bounds bounds) {
    for (int k = 0; k < count(); k++) {
      int slot = circles.items[k];
      bounds.set(k, minX(slot), minY(slot), maxX(slot), maxY(slot));
    }
  }

  @Override
  public boolean group(Groups groups) {
    if (!shapes.hasFilters()) {
      return false;
    }
    groups.clear(count());
    for (int k = 0; k < count(); k++) {
      int slot = circles.items[k];
      groups.set(k, shapes.category(slot), shapes.mask(slot), false, false);
    }
    return true;
  }

  @Override
  public boolean acceptsOverlapping(int first, int second) {
    return !shapes.hasFilters() || shapes.filtersAllow(circles.items[first], circles.items[second]);
  }

  @Override
  public boolean accepts(int first, int second) {
    return acceptsOverlapping(first, second);
  }
}
