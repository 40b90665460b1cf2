// SPDX-License-Identifier: Apache-2.0
/** The benchmark of Carom on Spark: {@link dev.carom.spark.bench.ClusterWorkload}. */
package dev.carom.spark.bench;
