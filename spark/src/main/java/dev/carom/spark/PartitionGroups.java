// SPDX-License-Identifier: Apache-2.0
package dev.carom.spark;

import java.io.Serializable;
import org.apache.spark.Partition;
import org.apache.spark.rdd.PartitionCoalescer;
import org.apache.spark.rdd.PartitionGroup;
import org.apache.spark.rdd.RDD;
import scala.Option;

/** Combines consecutive partitions into one task, which processes them in order. */
final class PartitionGroups implements PartitionCoalescer, Serializable {
  private static final long serialVersionUID = 1;

  @Override
  public PartitionGroup[] coalesce(int groups, RDD<?> partitions) {
    Partition[] all = partitions.partitions();
    PartitionGroup[] result = new PartitionGroup[groups];
    for (int group = 0; group < groups; group++) {
      result[group] = new PartitionGroup(Option.empty());
      int end = first(group + 1, groups, all.length);
      for (int k = first(group, groups, all.length); k < end; k++) {
        result[group].partitions().addOne(all[k]);
      }
    }
    return result;
  }

  private static int first(int group, int groups, int count) {
    return (int) ((long) count * group / groups);
  }
}
