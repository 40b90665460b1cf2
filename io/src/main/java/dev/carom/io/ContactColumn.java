package dev.carom.io;

import dev.carom.pair.MutableContact;
import java.util.Locale;

/** What files tell of how a pair meets. */
enum ContactColumn {
  NORMAL_X,
  NORMAL_Y,
  DEPTH,
  POINT_X,
  POINT_Y;

  String title() {
    return name().toLowerCase(Locale.ROOT);
  }

  double of(MutableContact contact) {
    return switch (this) {
      case NORMAL_X -> contact.normalX();
      case NORMAL_Y -> contact.normalY();
      case DEPTH -> contact.depth();
      case POINT_X -> contact.pointX();
      case POINT_Y -> contact.pointY();
    };
  }
}
