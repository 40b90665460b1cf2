package dev.carom;

import dev.carom.internal.check.Arguments;
import dev.carom.pair.Closest;
import dev.carom.pair.Contacts;
import dev.carom.pair.Distance;
import dev.carom.pair.Overlap;
import dev.carom.pair.Relations;
import dev.carom.pair.Sweep;

/**
 * A closed set of points: a {@link Circle}, a {@link Box}, or a {@link Compound} of them.
 *
 * <p>Shapes are immutable and may have no extent: a circle of radius 0 is a point, and so is a box
 * of no width and height. All verdicts are exact, for all finite coordinates.
 */
public sealed interface Shape permits Circle, Box, Compound {
  /** Which of the shapes this is. */
  Kind kind();

  /** True if the shapes share a point; touching counts. */
  default boolean intersects(Shape other) {
    return Overlap.intersects(this, Arguments.present("other", other));
  }

  /**
   * True if parting the shapes needs a push of positive length; touching does not count. A point
   * strictly inside a box overlaps it, two coincident points only touch, two crossing flat boxes
   * overlap. A compound overlaps what one of its parts overlaps; so a point or a flat box that lies
   * exactly in the seam between two parts only touches it.
   */
  default boolean overlaps(Shape other) {
    return Overlap.overlaps(this, Arguments.present("other", other));
  }

  /** True if the shapes share points but do not overlap. */
  default boolean touches(Shape other) {
    return intersects(other) && !overlaps(other);
  }

  /**
   * How the shapes lie to each other. Among compounds, {@link Relation#CONTAINS} means that each
   * part of the other lies inside a single part of this one, and {@link Relation#EQUAL} that each
   * contains the other in this sense; where several parts cover one only together, the answer is
   * {@link Relation#OVERLAPPING}.
   */
  default Relation relationTo(Shape other) {
    return Relations.between(this, Arguments.present("other", other));
  }

  /**
   * How the shapes meet and how to part them: {@code other.translate(contact.push())} does not
   * overlap this shape, unless that place is beyond the range of doubles.
   *
   * <p>The push is the shortest one, except for compounds. Where several are equally short: of two
   * circles with the same centre the other moves along +x; of two boxes the other moves along the
   * first of +x, -x, +y, -y; of a circle and a box the circle does, whichever of them is asked. If
   * the shapes are apart, the normal points along the shortest way between them.
   */
  default Contact contactWith(Shape other) {
    return Contacts.between(this, Arguments.present("other", other));
  }

  /**
   * Returns the distance of the closest points: 0 exactly when the shapes intersect, otherwise
   * right to four ulps. Infinite when it exceeds all doubles, and at least the smallest of them.
   */
  default double distanceTo(Shape other) {
    return Distance.between(this, Arguments.present("other", other));
  }

  /** The points at which the shapes come closest. */
  default ClosestPoints closestPoints(Shape other) {
    return Closest.between(this, Arguments.present("other", other));
  }

  /** The point of this shape that is closest to (x, y): that point itself if it is inside. */
  Vec2 closestPoint(double x, double y);

  /** True if the point belongs to the shape; the border counts. */
  boolean contains(double x, double y);

  /**
   * The smallest box of doubles that contains this shape, or what it has of the range of doubles if
   * the shape reaches beyond.
   */
  Box bounds();

  /** The same shape, moved. */
  Shape translate(Vec2 motion);

  /**
   * Moves this shape in a straight line towards a resting one: is there a moment at which they
   * overlap, and where does this shape stop before it? A graze is no hit, nor is a touch at the
   * very end, nor one at the start when moving along or away; all exactly.
   *
   * <p>The stop position, {@code translate(motion.times(impact.time()))}, does not overlap the
   * other shape, and the gap is a few ulps of the coordinates at most. Without a hit the end of the
   * motion does not overlap either, but where it touches, rounding the end to doubles may.
   */
  default Impact sweep(Vec2 motion, Shape other) {
    return sweep(motion, other, Vec2.ZERO);
  }

  /** Like {@link #sweep(Vec2, Shape)}, with both shapes moving during the same time. */
  default Impact sweep(Vec2 motion, Shape other, Vec2 otherMotion) {
    return Sweep.between(
        this,
        Arguments.present("motion", motion),
        Arguments.present("other", other),
        Arguments.present("otherMotion", otherMotion));
  }

  /** The shapes there are. */
  enum Kind {
    /** A {@link Circle}. */
    CIRCLE,
    /** A {@link Box}. */
    BOX,
    /** A {@link Compound}. */
    COMPOUND
  }
}
