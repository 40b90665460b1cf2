// SPDX-License-Identifier: Apache-2.0
package dev.carom.world;

import dev.carom.internal.state.FilterGroups;

/**
 * Decides which shapes may meet: two shapes may if each has a category that the other's mask
 * contains.
 *
 * @param category the kinds this shape belongs to, one bit for each
 * @param mask the kinds it can meet, one bit for each
 */
public record Filter(long category, long mask) {
  /** The default filter: belongs to all kinds and meets all. */
  public static final Filter ALL = new Filter(-1, -1);

  /**
   * Returns a filter that belongs to all kinds and meets only these, one bit for each. Use it for
   * queries about some kinds of shapes; 0 finds none.
   *
   * <pre>{@code
   * Hits enemies = new Hits().filter(Filter.only(ENEMY));
   * world.query(blast, enemies);
   * }</pre>
   */
  public static Filter only(long categories) {
    return new Filter(-1, categories);
  }

  /** Returns true if shapes with these filters may meet. */
  public boolean allows(Filter other) {
    return FilterGroups.allow(category, mask, other.category, other.mask);
  }
}
