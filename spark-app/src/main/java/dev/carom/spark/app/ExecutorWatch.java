// SPDX-License-Identifier: Apache-2.0
package dev.carom.spark.app;

import java.util.concurrent.TimeUnit;
import org.apache.spark.sql.SparkSession;

/** Warns once if a cluster provides no executor; Spark would wait silently. */
final class ExecutorWatch {
  private static final long SECONDS = 20;

  private ExecutorWatch() {}

  static void watch(SparkSession spark) {
    Thread thread = new Thread(() -> warnIfNoExecutor(spark), "carom-executor-watch");
    thread.setDaemon(true);
    thread.start();
  }

  private static void warnIfNoExecutor(SparkSession spark) {
    try {
      TimeUnit.SECONDS.sleep(SECONDS);
    } catch (InterruptedException end) {
      return;
    }
    // The list of executors includes the driver.
    if (!spark.sparkContext().isStopped()
        && spark.sparkContext().statusTracker().getExecutorInfos().length < 2) {
      System.err.println(
          "carom: still waiting for an executor; the cluster may be busy, or have none of the requested"
              + " size");
    }
  }
}
