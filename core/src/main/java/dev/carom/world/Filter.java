package dev.carom.world;

import dev.carom.internal.state.FilterGroups;

/**
 * Which shapes may meet: two may if each has a category that the other's mask contains.
 *
 * @param category the kinds this shape belongs to, one bit for each
 * @param mask the kinds it can meet
 */
public record Filter(long category, long mask) {
  /** Belongs to all kinds and meets all. */
  public static final Filter ALL = new Filter(-1, -1);

  /**
   * Belongs to all kinds and meets only these, one bit for each: for questions about some shapes;
   * with 0 about none.
   *
   * <pre>{@code
   * Hits enemies = new Hits().filter(Filter.only(ENEMY));
   * world.query(blast, enemies);
   * }</pre>
   */
  public static Filter only(long categories) {
    return new Filter(-1, categories);
  }

  /** True if shapes with these filters may meet. */
  public boolean allows(Filter other) {
    return FilterGroups.allow(category, mask, other.category, other.mask);
  }
}
