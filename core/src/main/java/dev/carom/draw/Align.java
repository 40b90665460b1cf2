package dev.carom.draw;

/** Which part of a text is at the point that it is drawn at. */
public enum Align {
  /** The text begins there. */
  START,
  /** The middle of the text is there. */
  MIDDLE,
  /** The text ends there. */
  END
}
