// SPDX-License-Identifier: Apache-2.0
package dev.carom.spark;

import org.apache.spark.sql.SparkSession;

/** One Spark for all tests, in this process, with two threads. */
final class LocalSpark {
  private static SparkSession session;

  private LocalSpark() {}

  static synchronized SparkSession session() {
    if (session == null) {
      session =
          SparkSession.builder()
              .master("local[2]")
              .config("spark.ui.enabled", false)
              .config("spark.sql.shuffle.partitions", 4)
              .config("spark.driver.bindAddress", "127.0.0.1")
              .config("spark.driver.host", "127.0.0.1")
              .getOrCreate();
    }
    return session;
  }
}
