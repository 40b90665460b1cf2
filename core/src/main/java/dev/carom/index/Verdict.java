package dev.carom.index;

/**
 * The last word on a pair that may meet, the smaller id first. Asked by several threads at once.
 */
public interface Verdict {
  /** True if the pair counts. */
  boolean holds(int a, int b);
}
