// SPDX-License-Identifier: Apache-2.0
package dev.carom.spark.bench;

import dev.carom.spark.CollisionJoin;
import org.apache.spark.sql.Dataset;
import org.apache.spark.sql.Row;
import org.apache.spark.sql.SparkSession;

/** Carom's join of DataFrames. */
final class CaromOnSpark extends SparkContender {
  CaromOnSpark(SparkSession spark) {
    super(spark);
  }

  @Override
  public String name() {
    return "carom";
  }

  @Override
  public boolean isCarom() {
    return true;
  }

  @Override
  Dataset<Row> pairs(Dataset<Row> circles) {
    return CollisionJoin.within(circles).pairs();
  }
}
