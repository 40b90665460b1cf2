// SPDX-License-Identifier: Apache-2.0
package dev.carom.spark.app;

import dev.carom.cli.CommandRunner;
import picocli.CommandLine;

/**
 * {@code carom detect} on a cluster:
 *
 * <pre>{@code
 * spark-submit --class dev.carom.spark.app.Main carom-spark-app.jar ships.parquet -o pairs.parquet
 * }</pre>
 */
public final class Main {
  private Main() {}

  /** Runs the command, and ends the process with its exit code. */
  public static void main(String[] arguments) {
    int exitCode = hasSpark() ? CommandRunner.run(new ClusterDetectCommand(), arguments) : refuse();
    // YARN treats any exit by the application itself as a failure, even with code 0.
    if (exitCode != 0) {
      System.exit(exitCode);
    }
  }

  private static boolean hasSpark() {
    try {
      Class.forName("org.apache.spark.sql.SparkSession");
      return true;
    } catch (ClassNotFoundException missing) {
      return false;
    }
  }

  private static int refuse() {
    System.err.println(
        "carom: Spark is missing; start this archive with spark-submit, or use ./carom detect --on"
            + " (see docs/cluster.md)");
    return CommandLine.ExitCode.USAGE;
  }
}
