// SPDX-License-Identifier: Apache-2.0
package dev.carom.spark.bench;

import java.nio.file.Path;

/** A contender that finds all pairs of circles in Parquet files. */
interface Contender {
  /** Returns the name. */
  String name();

  /** Returns true if it is Carom. */
  default boolean isCarom() {
    return false;
  }

  /** Counts the pairs. */
  long count(CircleFiles circles) throws Exception;

  /** Writes the pairs as Parquet with the columns a and b, replacing existing files. */
  void write(CircleFiles circles, Path output) throws Exception;
}
