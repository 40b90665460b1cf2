// SPDX-License-Identifier: Apache-2.0
package dev.carom.bench.queries;

/** The results of many queries: the number of hits, and the sum of their times or distances. */
final class Totals {
  private long hits;
  private double sum;

  void add(double timeOrDistance) {
    hits++;
    sum += timeOrDistance;
  }

  long hits() {
    return hits;
  }

  double sum() {
    return sum;
  }
}
