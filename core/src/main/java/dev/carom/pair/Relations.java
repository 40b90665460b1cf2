// SPDX-License-Identifier: Apache-2.0
package dev.carom.pair;

import dev.carom.Relation;
import dev.carom.Shape;
import dev.carom.internal.exact.Exact;

/**
 * Determines how two shapes relate: apart, touching, overlapping, or one inside the other. Exact
 * for all finite inputs.
 */
public final class Relations {
  private Relations() {}

  /** Returns the relation of a to b. */
  public static Relation between(Shape a, Shape b) {
    return ShapePair.hasCompound(a, b)
        ? ShapePair.ofThisThread().set(a, b).relation()
        : new PartPair().set(a, b).relation();
  }

  /** Returns the relation of the first circle to the second. */
  public static Relation circleCircle(
      double x0, double y0, double r0, double x1, double y1, double r1) {
    int comparison = Exact.compareDistance(x0, y0, x1, y1, r0, r1);
    if (comparison > 0) {
      return Relation.APART;
    }
    return relation(
        comparison < 0,
        circleContainsCircle(x0, y0, r0, x1, y1, r1),
        circleContainsCircle(x1, y1, r1, x0, y0, r0));
  }

  /** Returns the relation of the circle to the box. */
  public static Relation circleBox(
      double x, double y, double radius, double minX, double minY, double maxX, double maxY) {
    if (!Overlap.circleBox(x, y, radius, minX, minY, maxX, maxY)) {
      return Relation.APART;
    }
    return relation(
        Overlap.circleBoxStrict(x, y, radius, minX, minY, maxX, maxY),
        circleContainsBox(x, y, radius, minX, minY, maxX, maxY),
        boxContainsCircle(x, y, radius, minX, minY, maxX, maxY));
  }

  /** Returns the relation of the box to the circle. */
  static Relation boxCircle(
      double minX, double minY, double maxX, double maxY, double x, double y, double radius) {
    return reversed(circleBox(x, y, radius, minX, minY, maxX, maxY));
  }

  /** Returns the relation of the first box to the second. */
  public static Relation boxBox(
      double minX0,
      double minY0,
      double maxX0,
      double maxY0,
      double minX1,
      double minY1,
      double maxX1,
      double maxY1) {
    if (!Overlap.boxBox(minX0, minY0, maxX0, maxY0, minX1, minY1, maxX1, maxY1)) {
      return Relation.APART;
    }
    return relation(
        Overlap.boxBoxStrict(minX0, minY0, maxX0, maxY0, minX1, minY1, maxX1, maxY1),
        boxContainsBox(minX0, minY0, maxX0, maxY0, minX1, minY1, maxX1, maxY1),
        boxContainsBox(minX1, minY1, maxX1, maxY1, minX0, minY0, maxX0, maxY0));
  }

  /** Returns true if the distance of the centres is at most the first radius minus the second. */
  static boolean circleContainsCircle(
      double x0, double y0, double r0, double x1, double y1, double r1) {
    return r0 >= r1 && Exact.within(x0, y0, x1, y1, r0, -r1);
  }

  static boolean circleContainsBox(
      double x, double y, double radius, double minX, double minY, double maxX, double maxY) {
    return Exact.within(x, y, minX, minY, radius, 0)
        && Exact.within(x, y, minX, maxY, radius, 0)
        && Exact.within(x, y, maxX, minY, radius, 0)
        && Exact.within(x, y, maxX, maxY, radius, 0);
  }

  static boolean boxContainsCircle(
      double x, double y, double radius, double minX, double minY, double maxX, double maxY) {
    return Exact.signOfSum(x, -radius, -minX) >= 0
        && Exact.signOfSum(maxX, -radius, -x) >= 0
        && Exact.signOfSum(y, -radius, -minY) >= 0
        && Exact.signOfSum(maxY, -radius, -y) >= 0;
  }

  static boolean boxContainsBox(
      double minX0,
      double minY0,
      double maxX0,
      double maxY0,
      double minX1,
      double minY1,
      double maxX1,
      double maxY1) {
    return minX0 <= minX1 && minY0 <= minY1 && maxX1 <= maxX0 && maxY1 <= maxY0;
  }

  private static Relation reversed(Relation relation) {
    return switch (relation) {
      case CONTAINS -> Relation.INSIDE;
      case INSIDE -> Relation.CONTAINS;
      case APART, TOUCHING, OVERLAPPING, EQUAL -> relation;
    };
  }

  /** Returns the relation of shapes that intersect. */
  static Relation relation(boolean overlaps, boolean contains, boolean inside) {
    if (!overlaps) {
      return Relation.TOUCHING;
    }
    if (contains) {
      return inside ? Relation.EQUAL : Relation.CONTAINS;
    }
    return inside ? Relation.INSIDE : Relation.OVERLAPPING;
  }
}
