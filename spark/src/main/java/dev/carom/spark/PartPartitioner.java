package dev.carom.spark;

import org.apache.spark.Partitioner;

/** Keys are the numbers of the parts that they go to. */
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
