package dev.carom.method;

/** What a zone of {@link NineZones} asks to measure. */
public enum ZoneCase {
  /** The centre is in the box: nothing to measure. */
  INSIDE,
  /** The centre is beside a side: the distance along one axis decides. */
  SIDE,
  /** The centre is off a corner: the distance to that corner decides. */
  CORNER
}
