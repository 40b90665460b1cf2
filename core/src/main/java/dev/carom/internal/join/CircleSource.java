// SPDX-License-Identifier: Apache-2.0
package dev.carom.internal.join;

/** Circles that are read block by block, by several threads at once. */
public interface CircleSource {
  /**
   * Writes the circles from one index up to another, starting at the first place. Returns the
   * largest radius among them; NaN if a number is invalid, or so large that another search is
   * needed.
   */
  double fill(FloatShapes floats, int from, int to);
}
