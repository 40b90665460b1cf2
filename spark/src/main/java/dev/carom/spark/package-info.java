// SPDX-License-Identifier: Apache-2.0
/**
 * Finds all pairs of shapes in DataFrames of Apache Spark. Start with {@link
 * dev.carom.spark.CollisionJoin}.
 */
package dev.carom.spark;
