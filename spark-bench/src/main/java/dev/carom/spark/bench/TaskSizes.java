// SPDX-License-Identifier: Apache-2.0
package dev.carom.spark.bench;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import org.apache.spark.SparkContext;
import org.apache.spark.scheduler.SparkListener;
import org.apache.spark.scheduler.SparkListenerTaskEnd;
import org.apache.spark.sql.SparkSession;

/**
 * How much data each task received: the largest task delays all others. Only the stage that
 * received most counts, because it does the search.
 */
final class TaskSizes extends SparkListener {
  private final Map<Integer, List<Long>> bytesOfStage = new HashMap<>();

  private TaskSizes() {}

  /** Measures the tasks of a job. */
  static TaskSizes during(SparkSession spark, Callable<?> job) throws Exception {
    TaskSizes sizes = new TaskSizes();
    SparkContext context = spark.sparkContext();
    context.addSparkListener(sizes);
    try {
      job.call();
      // Tasks are reported some time after their end.
      context.listenerBus().waitUntilEmpty();
    } finally {
      context.removeSparkListener(sizes);
    }
    return sizes;
  }

  @Override
  public synchronized void onTaskEnd(SparkListenerTaskEnd end) {
    if (end.taskMetrics() != null) {
      bytesOfStage
          .computeIfAbsent(end.stageId(), stage -> new ArrayList<>())
          .add(end.taskMetrics().shuffleReadMetrics().totalBytesRead());
    }
  }

  synchronized int tasks() {
    return largestStage().size();
  }

  synchronized double mean() {
    return (double) sum(largestStage()) / largestStage().size();
  }

  synchronized long largest() {
    return largestStage().stream().mapToLong(Long::longValue).max().orElse(0);
  }

  private List<Long> largestStage() {
    return bytesOfStage.values().stream()
        .max((a, b) -> Long.compare(sum(a), sum(b)))
        .orElse(List.of(0L));
  }

  private static long sum(List<Long> bytes) {
    return bytes.stream().mapToLong(Long::longValue).sum();
  }
}
