package dev.carom.spark.bench;

import java.nio.file.Path;
import org.apache.spark.sql.SparkSession;

/** Spark in this process, with a worker thread per processor. */
final class LocalCluster {
  static final int PROCESSORS = Runtime.getRuntime().availableProcessors();

  private LocalCluster() {}

  /** Starts it; it keeps its files in the folder. */
  static SparkSession start(Path folder) {
    return SparkSession.builder()
        .master("local[" + PROCESSORS + "]")
        .appName("carom bench")
        .config("spark.ui.enabled", false)
        .config("spark.driver.bindAddress", "127.0.0.1")
        .config("spark.driver.host", "127.0.0.1")
        .config("spark.local.dir", folder.resolve("spark").toString())
        .config("spark.sql.warehouse.dir", folder.resolve("warehouse").toString())
        // Spark's own 200 are for more machines.
        .config("spark.sql.shuffle.partitions", 8 * PROCESSORS)
        // Few circles would go to every worker as a whole, and tell nothing about many.
        .config("spark.sql.autoBroadcastJoinThreshold", -1)
        // As Sedona's manual has it; nobody else notices, for rows have a format of their own.
        .config("spark.serializer", "org.apache.spark.serializer.KryoSerializer")
        .config("spark.kryo.registrator", "org.apache.sedona.core.serde.SedonaKryoRegistrator")
        .getOrCreate();
  }
}
