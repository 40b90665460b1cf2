// SPDX-License-Identifier: Apache-2.0
package dev.carom.spark;

import static org.apache.spark.sql.functions.sum;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import org.apache.spark.scheduler.SparkListener;
import org.apache.spark.scheduler.SparkListenerJobStart;
import org.apache.spark.scheduler.SparkListenerStageSubmitted;
import org.apache.spark.sql.Dataset;
import org.apache.spark.sql.Row;
import org.junit.jupiter.api.Test;

/** The pairs are a DataFrame as any other: made for those who look at it, and not before. */
class LazyJoinTest {
  @Test
  void nothingRunsBeforeAnAction() throws Exception {
    Scene scene = Scenes.uniform(1_000);
    Dataset<Row> shapes = scene.frame(2);
    AtomicInteger jobs = new AtomicInteger();
    SparkListener listener =
        new SparkListener() {
          @Override
          public void onJobStart(SparkListenerJobStart start) {
            jobs.incrementAndGet();
          }
        };
    var context = LocalSpark.session().sparkContext();
    context.addSparkListener(listener);
    try {
      Dataset<Row> pairs =
          CollisionJoin.within(shapes).contacts().pairs().where("depth > 0.1").select("b", "depth");
      context.listenerBus().waitUntilEmpty();
      assertThat(jobs).hasValue(0);
      assertThat(pairs.count()).isPositive();
      context.listenerBus().waitUntilEmpty();
      assertThat(jobs).hasPositiveValue();
    } finally {
      context.removeSparkListener(listener);
    }
  }

  @Test
  void manySmallPartitionsBecomeFewTasksAndTheRowsKeepTheirNumbers() throws Exception {
    Dataset<Row> shapes =
        LocalSpark.session()
            .range(0, 600, 1, 500)
            .selectExpr("double(id) as x", "0d as y", "0.5d as radius");
    AtomicInteger mostTasks = new AtomicInteger();
    SparkListener listener =
        new SparkListener() {
          @Override
          public void onStageSubmitted(SparkListenerStageSubmitted stage) {
            mostTasks.accumulateAndGet(stage.stageInfo().numTasks(), Math::max);
          }
        };
    var context = LocalSpark.session().sparkContext();
    context.addSparkListener(listener);
    try {
      List<String> pairs = Scene.lines(CollisionJoin.within(shapes).pairs());
      assertThat(pairs).hasSize(599).contains("1 2", "599 600");
      context.listenerBus().waitUntilEmpty();
      assertThat(mostTasks.get()).isBetween(1, 100);
    } finally {
      context.removeSparkListener(listener);
    }
  }

  @Test
  void pairsCanBeFilteredGroupedAndJoinedAsAnyDataFrame() {
    Scene scene = Scenes.uniform(2_000);
    Dataset<Row> shapes = scene.frame(2);
    Dataset<Row> pairs = CollisionJoin.within(shapes).pairs();
    List<String> expected = scene.pairs(true, false);
    assertThat(pairs.groupBy("a").count().agg(sum("count")).first().getLong(0))
        .isEqualTo(expected.size());
    assertThat(pairs.join(shapes, pairs.col("a").equalTo(shapes.col("id"))).count())
        .isEqualTo(expected.size());
    assertThat(pairs.limit(3).count()).isEqualTo(3);
    assertThat(pairs.count()).isEqualTo(expected.size());
  }

  @Test
  void pairsAreThoseThatWereAskedForWhateverIsAskedForLater() {
    Scene scene = Scenes.lattice(20);
    CollisionJoin join = CollisionJoin.within(scene.frame(2));
    Dataset<Row> meeting = join.pairs();
    Dataset<Row> overlapping = join.touching(false).pairs();
    Scene.assertSame(meeting, scene.pairs(true, false));
    Scene.assertSame(overlapping, scene.pairs(false, false));
  }

  @Test
  void inputsMayThemselvesBeShuffled() {
    Scene scene = Scenes.uniform(2_000);
    Dataset<Row> shapes = scene.frame(3).repartition(5).orderBy("id");
    Scene.assertSame(CollisionJoin.within(shapes).pairs(), scene.pairs(true, false));
  }
}
