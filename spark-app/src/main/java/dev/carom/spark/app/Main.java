package dev.carom.spark.app;

import dev.carom.cli.CommandRunner;

/**
 * {@code carom detect} on a cluster:
 *
 * <pre>{@code
 * spark-submit --class dev.carom.spark.app.Main carom-spark-app.jar ships.parquet -o pairs.parquet
 * }</pre>
 */
public final class Main {
  private Main() {}

  /** Runs the command; the exit code tells how it went. */
  public static void main(String[] arguments) {
    int exitCode = CommandRunner.run(new ClusterDetectCommand(), arguments);
    // YARN takes any exit of the application itself, even with 0, for a failure.
    if (exitCode != 0) {
      System.exit(exitCode);
    }
  }
}
