// SPDX-License-Identifier: Apache-2.0
package dev.carom.bench.frames;

import dev.carom.bulk.Pairs;

/** Receives the pairs of a contender. */
final class Tally {
  private long pairs;
  private long checksum;

  /**
   * Returns the part of a pair in the checksum; a is the circle with the smaller number, or the
   * circle.
   */
  static long hash(int a, int b) {
    return a * 0x9E3779B97F4A7C15L ^ b * 0xC2B2AE3D27D4EB4FL;
  }

  /** Returns the part of two circles in the checksum, in any order. */
  static long hashOfCircles(int a, int b) {
    return a < b ? hash(a, b) : hash(b, a);
  }

  /** Adds two circles, in any order. */
  void circles(int a, int b) {
    add(1, hashOfCircles(a, b));
  }

  /** Adds a circle and a box. */
  void circleBox(int circle, int box) {
    add(1, hash(circle, box));
  }

  /** Adds the pairs that Carom found. */
  void add(Pairs found) {
    int size = found.size();
    long sum = 0;
    for (int k = 0; k < size; k++) {
      sum += hash(found.a(k), found.b(k));
    }
    add(size, sum);
  }

  /** Adds many pairs at once. */
  void add(long pairs, long checksum) {
    this.pairs += pairs;
    this.checksum += checksum;
  }

  Answer answer() {
    return new Answer(pairs, checksum);
  }

  void clear() {
    pairs = 0;
    checksum = 0;
  }
}
