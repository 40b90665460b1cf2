package dev.carom.spark.bench;

import java.nio.file.Path;

/** Somebody who finds all pairs of circles in Parquet files. */
interface Contender {
  /** The name for the user. */
  String name();

  /** Whether it is Carom. */
  default boolean isCarom() {
    return false;
  }

  /** Counts the pairs. */
  long count(CircleFiles circles) throws Exception;

  /** Writes the pairs as Parquet with the columns a and b, over what is there. */
  void write(CircleFiles circles, Path output) throws Exception;
}
