// SPDX-License-Identifier: Apache-2.0
package dev.carom.method;

/** What to measure in a zone of {@link NineZones}. */
public enum ZoneCase {
  /** The centre is in the box: nothing to measure. */
  INSIDE,
  /** The centre is next to a side: the distance along one axis decides. */
  SIDE,
  /** The centre is next to a corner: the distance to that corner decides. */
  CORNER
}
