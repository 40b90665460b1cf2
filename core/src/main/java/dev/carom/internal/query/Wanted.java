package dev.carom.internal.query;

/** Which of the shapes on a path are to be found. */
public enum Wanted {
  /** The hit with the smallest time; of several the one with the lowest slot. */
  FIRST,
  /** Some of the hits with the smallest times, sorted by time and then slot. */
  SOME,
  /** All hits, sorted by time and then slot. */
  ALL,
  /** The one that is found first, whatever its time. */
  ANY
}
