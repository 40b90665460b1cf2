package dev.carom.internal.index;

/**
 * The last word on a pair that may meet, the smaller id first. Asked by several threads at once.
 */
public interface Verdict {
  /** True if the pair counts. */
  boolean holds(int a, int b);

  /** True if the pair counts whenever its shapes overlap, which they are known to do. */
  default boolean allows(int a, int b) {
    return true;
  }
}
