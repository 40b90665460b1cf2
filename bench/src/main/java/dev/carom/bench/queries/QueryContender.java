package dev.carom.bench.queries;

import java.util.Set;

/** One way to answer questions about many boxes. */
interface QueryContender {
  /** The name for the user. */
  String name();

  /** Whether it is a part of Carom. */
  default boolean isCarom() {
    return false;
  }

  /** What it can be asked. */
  Set<Question> questions();

  /** Takes over the boxes. */
  void prepare(QueryScene scene);

  /**
   * Answers a question for segments or points from one number up to another. Reports the time of
   * every first hit, a zero for every box that contains a point, the distance of every nearest box.
   */
  void ask(Question question, int from, int to, Totals totals);
}
