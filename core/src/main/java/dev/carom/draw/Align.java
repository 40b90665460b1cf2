// SPDX-License-Identifier: Apache-2.0
package dev.carom.draw;

/** The alignment of a text relative to its position. */
public enum Align {
  /** The text starts at the position. */
  START,
  /** The text is centred at the position. */
  MIDDLE,
  /** The text ends at the position. */
  END
}
