package dev.carom.spark.app;

import java.util.concurrent.TimeUnit;
import org.apache.spark.sql.SparkSession;

/** Tells once if a cluster has nobody to do the work, which Spark waits for without end. */
final class Patience {
  private static final long SECONDS = 20;

  private Patience() {}

  static void watch(SparkSession spark) {
    Thread thread = new Thread(() -> tell(spark), "carom-patience");
    thread.setDaemon(true);
    thread.start();
  }

  private static void tell(SparkSession spark) {
    try {
      TimeUnit.SECONDS.sleep(SECONDS);
    } catch (InterruptedException end) {
      return;
    }
    // The driver is one of those that are known.
    if (!spark.sparkContext().isStopped()
        && spark.sparkContext().statusTracker().getExecutorInfos().length < 2) {
      System.err.println(
          "carom: no executor has come yet; the cluster may be busy, or have none of the size asked"
              + " for");
    }
  }
}
