// SPDX-License-Identifier: Apache-2.0
package dev.carom.spark;

import org.apache.spark.Partitioner;

/** A partitioner whose keys are partition numbers. */
final class PartPartitioner extends Partitioner {
  private static final long serialVersionUID = 1;

  private final int parts;

  PartPartitioner(int parts) {
    this.parts = parts;
  }

  @Override
  public int numPartitions() {
    return parts;
  }

  @Override
  public int getPartition(Object key) {
    return (Integer) key;
  }
}
