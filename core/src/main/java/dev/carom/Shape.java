// SPDX-License-Identifier: Apache-2.0
package dev.carom;

import dev.carom.internal.check.Arguments;
import dev.carom.pair.Closest;
import dev.carom.pair.Distance;
import dev.carom.pair.Overlap;
import dev.carom.pair.Penetration;
import dev.carom.pair.Relations;
import dev.carom.pair.Sweep;
import dev.carom.pair.Within;

/**
 * A closed set of points: a {@link Circle}, a {@link Box}, a {@link Capsule}, a convex {@link
 * Polygon}, or a {@link Compound} of them.
 *
 * <p>Shapes are immutable. A circle of radius 0 and a box without width and height are points. All
 * verdicts are exact for all finite coordinates. Methods throw {@link NullPointerException} for
 * null arguments and {@link IllegalArgumentException} for coordinates that are not finite.
 */
public sealed interface Shape permits Circle, Box, Capsule, Polygon, Compound {
  /** Returns the kind of this shape. */
  Kind kind();

  /** Returns true if the shapes share a point; touching counts. */
  default boolean intersects(Shape other) {
    return Overlap.intersects(this, Arguments.present("other", other));
  }

  /**
   * Returns true if separating the shapes takes a push of positive length; touching does not count.
   * A point strictly inside a box overlaps it, two coincident points only touch, and two crossing
   * flat boxes overlap. A compound overlaps a shape if one of its parts does, so a point or flat
   * box that lies exactly in the seam between two parts only touches the compound.
   */
  default boolean overlaps(Shape other) {
    return Overlap.overlaps(this, Arguments.present("other", other));
  }

  /** Returns true if the shapes share points but do not overlap. */
  default boolean touches(Shape other) {
    return intersects(other) && !overlaps(other);
  }

  /**
   * Returns how the shapes relate. For compounds, {@link Relation#CONTAINS} means that each part of
   * the other shape lies inside a single part of this one, and {@link Relation#EQUAL} that both
   * contain each other in this sense. If a part is only covered by several parts together, the
   * result is {@link Relation#OVERLAPPING}.
   */
  default Relation relationTo(Shape other) {
    return Relations.between(this, Arguments.present("other", other));
  }

  /**
   * Returns the contact between the shapes: normal, penetration depth, a shared point, and a push
   * that separates them. {@code other.translate(contact.push())} does not overlap this shape,
   * unless that position is beyond the range of doubles.
   *
   * <p>The push is the shortest one, except for compounds. If several are equally short, the other
   * circle moves along +x for concentric circles; for two boxes, the other box moves along the
   * first of +x, -x, +y, -y; for a circle and a box, the circle moves along the first of these, in
   * either order of the shapes; with a capsule or polygon, the other shape moves along the first
   * that one meets when turning counter-clockwise from +x. If the shapes are apart, the normal
   * points from this shape's closest point to the other's.
   */
  default Contact contactWith(Shape other) {
    return Penetration.between(this, Arguments.present("other", other));
  }

  /**
   * Returns the distance between the closest points. It is 0 exactly when the shapes intersect, and
   * otherwise accurate to 4 ulps and at least {@link Double#MIN_VALUE}; infinite if it exceeds the
   * range of doubles.
   */
  default double distanceTo(Shape other) {
    return Distance.between(this, Arguments.present("other", other));
  }

  /**
   * Returns true if the distance between the shapes is at most the given one; exactly that far
   * apart counts. The verdict is exact, while {@link #distanceTo} is rounded: do not compare its
   * result with a limit where a tie matters. A distance of 0 means {@link #intersects}.
   *
   * <pre>{@code
   * Shape ship = new Circle(0, 0, 2);
   * Shape reef = new Box(3, 4, 9, 9);
   * boolean isNear = ship.isWithin(reef, 3); // true: 3² + 4² = (2 + 3)²
   * }</pre>
   *
   * @throws IllegalArgumentException if the distance is negative or not finite
   */
  default boolean isWithin(Shape other, double distance) {
    return Within.between(this, Arguments.present("other", other), distance);
  }

  /** Returns the closest points of both shapes, accurate to 4 ulps per coordinate. */
  default ClosestPoints closestPoints(Shape other) {
    return Closest.between(this, Arguments.present("other", other));
  }

  /** Returns the point of this shape closest to (x, y), which is (x, y) itself if it is inside. */
  default Vec2 closestPoint(double x, double y) {
    return contains(x, y) ? new Vec2(x, y) : new Circle(x, y, 0).closestPoints(this).onOther();
  }

  /** Returns true if the shape contains the point; the border counts. */
  default boolean contains(double x, double y) {
    return intersects(new Circle(x, y, 0));
  }

  /**
   * Returns the smallest box of doubles that contains this shape, clipped to the range of doubles.
   */
  Box bounds();

  /** Returns this shape moved by {@code motion}. */
  Shape translate(Vec2 motion);

  /**
   * Returns this shape turned about a point. A box becomes a polygon, or a capsule of radius 0 if
   * it has no width or no height; turned by a multiple of 90 degrees, it remains a box.
   *
   * @throws IllegalArgumentException if the turned shape is beyond the range of doubles, or if it
   *     is so thin that its rounded corners are on a line
   */
  Shape rotate(Rotation rotation, double aroundX, double aroundY);

  /**
   * Moves this shape along a straight path and returns where it would first overlap the other,
   * static shape. Grazing does not count as a hit, nor does touching at the very end, nor touching
   * at the start when moving along the other shape or away from it. The verdict is exact.
   *
   * <p>The stop position, {@code translate(motion.times(impact.time()))}, does not overlap the
   * other shape and leaves a gap of at most a few ulps of the coordinates. Without a hit, the end
   * of the motion does not overlap either; an end that touches may overlap once it is rounded to
   * doubles.
   */
  default Impact sweep(Vec2 motion, Shape other) {
    return sweep(motion, other, Vec2.ZERO);
  }

  /** Moves both shapes at the same time; otherwise like {@link #sweep(Vec2, Shape)}. */
  default Impact sweep(Vec2 motion, Shape other, Vec2 otherMotion) {
    return Sweep.between(
        this,
        Arguments.present("motion", motion),
        Arguments.present("other", other),
        Arguments.present("otherMotion", otherMotion));
  }

  /** The kinds of shapes. */
  enum Kind {
    /** A {@link Circle}. */
    CIRCLE,
    /** A {@link Box}. */
    BOX,
    /** A {@link Capsule}. */
    CAPSULE,
    /** A {@link Polygon}. */
    POLYGON,
    /** A {@link Compound}. */
    COMPOUND
  }
}
