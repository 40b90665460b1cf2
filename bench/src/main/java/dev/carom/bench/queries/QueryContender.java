// SPDX-License-Identifier: Apache-2.0
package dev.carom.bench.queries;

import java.util.Set;

/** A way to answer queries about many boxes. */
interface QueryContender {
  /** Returns the name. */
  String name();

  /** Returns true if it is part of Carom. */
  default boolean isCarom() {
    return false;
  }

  /** Returns the supported queries. */
  Set<Question> questions();

  /** Takes over the boxes. */
  void prepare(QueryScene scene);

  /**
   * Runs a range of queries. Adds the time of every first hit, a zero for every box that contains a
   * point, and the distance of every nearest box.
   */
  void ask(Question question, int from, int to, Totals totals);
}
