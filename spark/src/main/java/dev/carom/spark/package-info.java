/**
 * Finds all pairs of shapes in DataFrames of Apache Spark. Start with {@link
 * dev.carom.spark.CollisionJoin}.
 */
package dev.carom.spark;
