// SPDX-License-Identifier: Apache-2.0
package dev.carom.spark.app;

import org.apache.spark.sql.Dataset;
import org.apache.spark.sql.Observation;
import org.apache.spark.sql.Row;
import org.apache.spark.sql.functions;

/** Counts rows while they are processed. */
final class Tally {
  private static final String COUNT = "count";

  private final Observation observation = new Observation();

  /** Returns the same rows, counted by the first action that reads all of them. */
  Dataset<Row> of(Dataset<Row> rows) {
    return rows.observe(observation, functions.count(functions.lit(1)).as(COUNT));
  }

  /** Returns the number of rows counted. */
  long count() {
    try {
      return (Long) observation.getAsJava().get(COUNT);
    } catch (InterruptedException stop) {
      Thread.currentThread().interrupt();
      throw new IllegalStateException(stop);
    }
  }
}
