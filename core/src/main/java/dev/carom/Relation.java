// SPDX-License-Identifier: Apache-2.0
package dev.carom;

/**
 * How two shapes relate, from the point of view of the first.
 *
 * <p>{@link #APART} means that the shapes do not {@linkplain Shape#intersects intersect}, and
 * {@link #TOUCHING} that they only {@linkplain Shape#touches touch}; the other four are ways to
 * {@linkplain Shape#overlaps overlap}. A point on the border of a shape is {@link #TOUCHING}, not
 * contained.
 */
public enum Relation {
  /** They share no point. */
  APART,
  /** They share points, but an arbitrarily small push separates them. */
  TOUCHING,
  /** They overlap, and each has points outside the other. */
  OVERLAPPING,
  /** The first contains the second, which may touch the border from the inside. */
  CONTAINS,
  /** The second contains the first, which may touch the border from the inside. */
  INSIDE,
  /** They are the same set of points. */
  EQUAL;

  /** Returns the relation from the point of view of the second shape. */
  public Relation reversed() {
    return switch (this) {
      case CONTAINS -> INSIDE;
      case INSIDE -> CONTAINS;
      case APART, TOUCHING, OVERLAPPING, EQUAL -> this;
    };
  }
}
