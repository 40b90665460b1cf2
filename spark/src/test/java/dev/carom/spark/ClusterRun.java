// SPDX-License-Identifier: Apache-2.0
package dev.carom.spark;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicInteger;
import org.apache.spark.scheduler.SparkListener;
import org.apache.spark.scheduler.SparkListenerExecutorRemoved;
import org.apache.spark.scheduler.SparkListenerStageSubmitted;
import org.apache.spark.scheduler.SparkListenerTaskEnd;
import org.apache.spark.sql.SparkSession;

/**
 * A program that writes pairs on a cluster with two executors, each a process of its own, and kills
 * one of them in the middle: {@code SHAPES PAIRS TASKS}, the latter how many tasks of those that
 * write are done before. Prints how many executors were lost.
 */
public final class ClusterRun {
  private ClusterRun() {}

  public static void main(String[] arguments) throws Exception {
    SparkSession session =
        SparkSession.builder()
            .master("local-cluster[2,1,1024]")
            .config("spark.ui.enabled", false)
            // Users may have chosen it, even so strictly.
            .config("spark.serializer", "org.apache.spark.serializer.KryoSerializer")
            .config("spark.kryo.registrationRequired", true)
            // Ask a dead executor for its blocks once more, not three times.
            .config("spark.shuffle.io.maxRetries", 1)
            .config("spark.shuffle.io.retryWait", "500ms")
            .config("spark.sql.shuffle.partitions", 4)
            .config("spark.sql.adaptive.coalescePartitions.enabled", false)
            .config("spark.driver.bindAddress", "127.0.0.1")
            .config("spark.driver.host", "127.0.0.1")
            // That of Spark alone; executors fetch the application as such.
            .config("spark.executor.extraClassPath", System.getProperty("java.class.path"))
            .getOrCreate();
    Killer killer = new Killer(Integer.parseInt(arguments[2]));
    session.sparkContext().addSparkListener(killer);
    // Spark reads several files in an order of its own.
    CollisionJoin.within(session.read().parquet(arguments[0]).orderBy("id"))
        .shapesOfATile(500)
        .contacts()
        .pairs()
        .write()
        .parquet(arguments[1]);
    session.sparkContext().listenerBus().waitUntilEmpty();
    Files.writeString(Path.of(arguments[1] + ".lost"), killer.lost.toString());
    session.stop();
  }

  /** Kills an executor when some of the tasks that write are done, and others at work. */
  private static final class Killer extends SparkListener {
    private final AtomicInteger lost = new AtomicInteger();
    private final AtomicBoolean killed = new AtomicBoolean();
    private final int tasksBefore;
    private volatile int writing = -1;
    private int done;

    Killer(int tasksBefore) {
      this.tasksBefore = tasksBefore;
    }

    @Override
    public void onStageSubmitted(SparkListenerStageSubmitted submitted) {
      if (submitted.stageInfo().name().startsWith("parquet")
          && submitted.stageInfo().parentIds().nonEmpty()) {
        writing = submitted.stageInfo().stageId();
      }
    }

    @Override
    public void onTaskEnd(SparkListenerTaskEnd end) {
      if (end.stageId() == writing && ++done >= tasksBefore && killed.compareAndSet(false, true)) {
        // On Linux this is kill -9.
        executors().get(0).destroyForcibly();
      }
    }

    @Override
    public void onExecutorRemoved(SparkListenerExecutorRemoved removed) {
      lost.incrementAndGet();
    }

    /** The only processes that this one starts. */
    private static List<ProcessHandle> executors() {
      return ProcessHandle.current()
          .children()
          .filter(process -> process.info().command().orElse("").endsWith("java"))
          .toList();
    }
  }
}
