// SPDX-License-Identifier: Apache-2.0
package dev.carom.io;

import dev.carom.pair.MutableContact;
import java.util.Locale;

/** A column of a file of pairs that describes the contact. */
public enum ContactColumn {
  /** The x coordinate of the unit normal from a to b. */
  NORMAL_X,
  /** The y coordinate of the unit normal from a to b. */
  NORMAL_Y,
  /** The penetration depth; 0 unless the shapes overlap. */
  DEPTH,
  /** The x coordinate of a point that both shapes contain, or of one between them. */
  POINT_X,
  /** The y coordinate of a point that both shapes contain, or of one between them. */
  POINT_Y;

  /** Returns the name of the column. */
  public String title() {
    return name().toLowerCase(Locale.ROOT);
  }

  /** Returns the value of this column. */
  public double of(MutableContact contact) {
    return switch (this) {
      case NORMAL_X -> contact.normalX();
      case NORMAL_Y -> contact.normalY();
      case DEPTH -> contact.depth();
      case POINT_X -> contact.pointX();
      case POINT_Y -> contact.pointY();
    };
  }
}
