// SPDX-License-Identifier: Apache-2.0
package dev.carom.bench.queries;

import dev.carom.bench.Garbage;
import java.util.ArrayList;
import java.util.List;

/** A contender with one kind of query, and its measurements. */
final class QueryLane {
  /** The number of queries that are run and compared together. */
  static final int CHUNK = 20_000;

  static final int CHUNKS = QueryScene.QUERIES / CHUNK;

  final QueryContender contender;
  private final Question question;
  private final long nanoseconds;

  /** The answers of each chunk; only the first chunks for a slow contender. */
  private final List<Totals> answers = new ArrayList<>();

  private double best = Double.POSITIVE_INFINITY;
  private double garbage;

  QueryLane(QueryContender contender, Question question, long nanoseconds) {
    this.contender = contender;
    this.question = question;
    this.nanoseconds = nanoseconds;
  }

  /** Runs all queries, or as many as time allows, and keeps the answers. */
  void begin() {
    long start = System.nanoTime();
    for (int chunk = 0; chunk < CHUNKS && System.nanoTime() - start < 2 * nanoseconds; chunk++) {
      answers.add(ask(chunk));
    }
    while (System.nanoTime() - start < nanoseconds) {
      ask(0);
    }
  }

  /** Runs a batch of queries and keeps its time if it is the fastest so far. */
  double batch() {
    System.gc();
    long start = System.nanoTime();
    long time = 0;
    int chunk = 0;
    while (chunk < CHUNKS && time < nanoseconds) {
      ask(chunk++);
      time = System.nanoTime() - start;
    }
    double average = (double) time / (chunk * CHUNK);
    best = Math.min(best, average);
    return average;
  }

  /** Counts the bytes that some queries allocate. */
  void countGarbage() {
    Totals totals = new Totals();
    garbage = (double) Garbage.of(() -> ask(0, totals)) / CHUNK;
  }

  private Totals ask(int chunk) {
    Totals totals = new Totals();
    ask(chunk, totals);
    return totals;
  }

  private void ask(int chunk, Totals totals) {
    contender.ask(question, chunk * CHUNK, (chunk + 1) * CHUNK, totals);
  }

  List<Totals> answers() {
    return answers;
  }

  /** Returns nanoseconds per query. */
  double best() {
    return best;
  }

  /** Returns bytes per query. */
  double garbage() {
    return garbage;
  }
}
