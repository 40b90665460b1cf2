// SPDX-License-Identifier: Apache-2.0
package dev.carom.internal.query;

/** The hits that a search along a path returns. */
public enum Wanted {
  /** The hit with the smallest time; among several, the one with the lowest slot. */
  FIRST,
  /** A limited number of hits with the smallest times, sorted by time and then slot. */
  SOME,
  /** All hits, sorted by time and then slot. */
  ALL,
  /** The hit that is found first, whatever its time. */
  ANY
}
