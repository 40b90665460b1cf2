/** All pairs of shapes in DataFrames of Apache Spark: {@link dev.carom.spark.CollisionJoin}. */
package dev.carom.spark;
