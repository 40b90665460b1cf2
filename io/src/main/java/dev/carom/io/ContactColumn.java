package dev.carom.io;

import dev.carom.pair.MutableContact;
import java.util.Locale;

/** What files tell of how a pair meets. */
public enum ContactColumn {
  /** The normal, from a to b. */
  NORMAL_X,
  /** The normal, from a to b. */
  NORMAL_Y,
  /** How deep the two overlap. */
  DEPTH,
  /** A point that both have. */
  POINT_X,
  /** A point that both have. */
  POINT_Y;

  /** The name of the column. */
  public String title() {
    return name().toLowerCase(Locale.ROOT);
  }

  /** The number in this column. */
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
