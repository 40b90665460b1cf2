// SPDX-License-Identifier: Apache-2.0
package dev.carom.spark.bench;

import java.nio.file.Path;
import org.apache.spark.sql.SparkSession;

/** Spark in this process, with a worker thread per processor. */
final class LocalCluster {
  static final int PROCESSORS = Runtime.getRuntime().availableProcessors();

  private LocalCluster() {}

  /** Starts Spark; it keeps its files in the folder. */
  static SparkSession start(Path folder) {
    return SparkSession.builder()
        .master("local[" + PROCESSORS + "]")
        .appName("carom bench")
        .config("spark.ui.enabled", false)
        .config("spark.driver.bindAddress", "127.0.0.1")
        .config("spark.driver.host", "127.0.0.1")
        .config("spark.local.dir", folder.resolve("spark").toString())
        .config("spark.sql.warehouse.dir", folder.resolve("warehouse").toString())
        // Spark's default of 200 is for more machines.
        .config("spark.sql.shuffle.partitions", 8 * PROCESSORS)
        // Otherwise a few circles would be broadcast as a whole, which would not be
        // representative.
        .config("spark.sql.autoBroadcastJoinThreshold", -1)
        // As Sedona's manual recommends; it does not affect others, because rows have their own
        // format.
        .config("spark.serializer", "org.apache.spark.serializer.KryoSerializer")
        .config("spark.kryo.registrator", "org.apache.sedona.core.serde.SedonaKryoRegistrator")
        .getOrCreate();
  }
}
