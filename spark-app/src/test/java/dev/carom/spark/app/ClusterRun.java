// SPDX-License-Identifier: Apache-2.0
package dev.carom.spark.app;

import dev.carom.cli.CommandRunner;
import dev.carom.cli.DetectSummary;
import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.stream.Stream;
import org.apache.spark.serializer.KryoSerializer;
import org.apache.spark.sql.SparkSession;

/** The command for clusters, run with the Spark of all tests: what a user sees. */
record ClusterRun(int exitCode, String out, String err) {
  private static SparkSession spark;

  /** Two threads of this JVM, until it ends, with the serializer that is harder to please. */
  static synchronized SparkSession spark() {
    if (spark == null) {
      spark =
          SparkSession.builder()
              .master("local[2]")
              .config("spark.ui.enabled", false)
              .config("spark.serializer", KryoSerializer.class.getName())
              .config("spark.log.level", "OFF")
              .config("spark.sql.shuffle.partitions", 4)
              .getOrCreate();
    }
    return spark;
  }

  static ClusterRun detect(Object... arguments) {
    // What Spark says when it starts is not what the command says.
    spark();
    StringBuilder out = new StringBuilder();
    ClusterDetectCommand command =
        new ClusterDetectCommand() {
          @Override
          SparkSession startSpark(boolean quiet) {
            return spark();
          }

          @Override
          void stopSpark(SparkSession shared) {}

          @Override
          void print(DetectSummary summary) {
            out.append(summary);
          }
        };
    PrintStream terminal = System.err;
    ByteArrayOutputStream err = new ByteArrayOutputStream();
    System.setErr(new PrintStream(err, true, StandardCharsets.UTF_8));
    try {
      String[] words = Stream.of(arguments).map(Object::toString).toArray(String[]::new);
      int exitCode = CommandRunner.run(command, words);
      return new ClusterRun(exitCode, out.toString(), err.toString(StandardCharsets.UTF_8));
    } finally {
      System.setErr(terminal);
    }
  }

  /** A list of arguments that begins with one word. */
  static Object[] words(Object first, Object... more) {
    return Stream.concat(Stream.of(first), Stream.of(more)).toArray();
  }

  /** A list of arguments that begins with some words. */
  static Object[] words(Object[] words, Object... more) {
    return Stream.concat(Stream.of(words), Stream.of(more)).toArray();
  }
}
