package dev.carom;

/**
 * How two shapes lie to each other, from the first one's point of view.
 *
 * <p>The first two are decided by {@link Shape#intersects} and {@link Shape#touches}; the other
 * four are the ways to {@linkplain Shape#overlaps overlap}. So a point on a border is {@link
 * #TOUCHING}, though the border contains it.
 */
public enum Relation {
  /** They share no point. */
  APART,
  /** They share points, but an arbitrarily small push parts them. */
  TOUCHING,
  /** They overlap, and each has points outside the other. */
  OVERLAPPING,
  /** The first contains all of the second, whose border it may touch from inside. */
  CONTAINS,
  /** The second contains all of the first, whose border it may touch from inside. */
  INSIDE,
  /** They are the same set of points. */
  EQUAL;

  /** The relation seen from the other shape. */
  public Relation reversed() {
    return switch (this) {
      case CONTAINS -> INSIDE;
      case INSIDE -> CONTAINS;
      case APART, TOUCHING, OVERLAPPING, EQUAL -> this;
    };
  }
}
