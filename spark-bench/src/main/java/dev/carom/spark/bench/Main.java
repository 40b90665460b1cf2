// SPDX-License-Identifier: Apache-2.0
package dev.carom.spark.bench;

/** The carom bench command for the workload cluster. */
public final class Main {
  private Main() {}

  /** Runs the command and ends the process with its exit code. */
  public static void main(String[] arguments) {
    System.exit(dev.carom.bench.Main.run("cluster", new ClusterWorkload(), arguments));
  }
}
