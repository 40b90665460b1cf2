// SPDX-License-Identifier: Apache-2.0
package dev.carom.spark;

import java.io.Serializable;
import java.util.ArrayList;
import java.util.List;
import org.apache.spark.SparkContext;
import org.apache.spark.api.java.JavaPairRDD;
import org.apache.spark.api.java.JavaRDD;
import org.apache.spark.api.java.JavaSparkContext;
import org.apache.spark.broadcast.Broadcast;
import org.apache.spark.rdd.PartitionPruningRDD;
import org.apache.spark.rdd.RDD;
import org.apache.spark.sql.Row;
import scala.Function1;
import scala.Option;
import scala.Tuple2;

/**
 * Finds pairs in DataFrames in four steps: a survey, tiles, a shuffle, and a join in every tile.
 */
final class Detection {
  /** From 50,000 to 200,000 the search takes the same time; larger tiles mean fewer files. */
  static final long USUAL_SHAPES_OF_A_TILE = 100_000;

  private static final long FEWEST_SHAPES_OF_A_TILE = 2_000;

  /** Allows idle processors to take over work. */
  private static final int TILES_PER_PROCESSOR = 8;

  /**
   * Each task that sends shapes has a buffer per tile; splitting in halves can double the number.
   */
  private static final long MOST_TILES = 10_000;

  private static final int TASKS_PER_PROCESSOR = 3;
  private static final int MOST_TILES_OF_A_TASK = 8;
  private static final int SAMPLES_PER_TILE = 256;
  private static final int MOST_GIANTS = 100_000;
  private static final int IDS_OF_A_PART = 500_000;

  /**
   * The maximum total length of the text ids and polygons in a tile, or of the text ids in a
   * partition that compares them.
   */
  private static final long MOST_EXTRA_BYTES = 1 << 24;

  /** The driver holds their rows, 8 bytes each. */
  private static final int MOST_REPEATED_IDS = 1_000_000;

  private final List<ShapeFrame> frames;
  private final PairFormat format;
  private final boolean touching;
  private final Reach reach;
  private final long mostOfATile;
  private Tiling tiling;
  private Layout layout;
  private JavaPairRDD<Integer, byte[]> parts;

  /** Creates a detection within one DataFrame, or between two. */
  Detection(
      List<ShapeFrame> frames, PairFormat format, boolean touching, Reach reach, long mostOfATile) {
    this.frames = frames;
    this.format = format;
    this.touching = touching;
    this.reach = reach;
    this.mostOfATile = mostOfATile;
  }

  /** Plans the join, which takes one or two jobs; an action on the result finds the pairs. */
  RDD<Row> pairs() {
    divide();
    TileJoin join =
        new TileJoin(
            frames.stream().map(ShapeFrame::format).toList(),
            format,
            touching,
            reach,
            tiling,
            layout,
            layout.hasGiants() ? giants() : null,
            frames.get(0).skipsBadRows() ? repeatedRows() : null);
    return parts
        .mapPartitionsWithIndex(join, false)
        .rdd()
        .coalesce(tasks(), false, Option.apply(new PartitionGroups()), null);
  }

  /** Returns the tiles with their numbers of shapes. */
  RDD<Row> tiles() {
    divide();
    return parts.mapPartitionsWithIndex(new TileCount(tiling), false).rdd();
  }

  private void divide() {
    List<Survey> surveys = frames.stream().map(ShapeFrame::survey).toList();
    tiling = tiling(surveys);
    layout = layout(surveys);
    parts = parts().setName("shapes by tile");
  }

  private SparkContext context() {
    return frames.get(0).session().sparkContext();
  }

  private Tiling tiling(List<Survey> surveys) {
    long shapes = surveys.stream().mapToLong(Survey::shapes).sum();
    long forAll = (long) TILES_PER_PROCESSOR * context().defaultParallelism();
    double ofATile = Math.min(mostOfATile, Math.max(FEWEST_SHAPES_OF_A_TILE, shapes / forAll));
    long extra = surveys.stream().mapToLong(Survey::extraBytes).sum();
    ofATile = Math.min(ofATile, (double) MOST_EXTRA_BYTES * shapes / Math.max(1, extra));
    ofATile = Math.max(ofATile, shapes / MOST_TILES);
    double perShape = Math.min(1, SAMPLES_PER_TILE / ofATile);
    for (Survey survey : surveys) {
      perShape = Math.min(perShape, survey.samplesPerShape());
    }
    Sample sample = new Sample(reach);
    for (Survey survey : surveys) {
      survey.addTo(sample, perShape);
    }
    return TilingBuilder.divide(sample, ofATile * perShape);
  }

  private Layout layout(List<Survey> surveys) {
    double width = surveys.stream().mapToDouble(Survey::largestWidth).max().orElseThrow();
    double height = surveys.stream().mapToDouble(Survey::largestHeight).max().orElseThrow();
    int[] idParts = new int[2];
    for (int side = 0; side < frames.size(); side++) {
      if (frames.get(side).mayRepeatIds()) {
        Survey survey = surveys.get(side);
        idParts[side] =
            (int)
                (1 + Math.max(survey.shapes() / IDS_OF_A_PART, survey.idText() / MOST_EXTRA_BYTES));
      }
    }
    boolean hasGiants =
        tiling.mostTiles(reach.size(width), reach.size(height)) > TileDistributor.MOST_TILES;
    return new Layout(tiling.tiles(), hasGiants, idParts);
  }

  private JavaPairRDD<Integer, byte[]> parts() {
    JavaPairRDD<Integer, byte[]> blocks = frames.get(0).cut(0, reach, tiling, layout, MOST_GIANTS);
    if (frames.size() > 1) {
      blocks = blocks.union(frames.get(1).cut(1, reach, tiling, layout, MOST_GIANTS));
    }
    return blocks.partitionBy(new PartPartitioner(layout.parts()));
  }

  /** Collects the giants for broadcast to all tiles; null if there are none. */
  private Broadcast<byte[][]> giants() {
    int wanted = layout.giants();
    byte[][] blocks =
        some(part -> (Integer) part == wanted).map(Tuple2::_2).collect().toArray(byte[][]::new);
    return blocks.length == 0
        ? null
        : JavaSparkContext.fromSparkContext(context()).broadcast(blocks);
  }

  /**
   * Finds the rows of each DataFrame that have the id of an earlier row, within the shuffled data:
   * reading the rows again could change their order and numbers.
   */
  private List<RowSet> repeatedRows() {
    List<RowSet> repeated = new ArrayList<>();
    for (int side = 0; side < frames.size(); side++) {
      repeated.add(layout.comparesIds(side) ? repeatedRows(side) : RowSet.NONE);
    }
    return repeated;
  }

  private RowSet repeatedRows(int side) {
    Layout all = layout;
    List<Long> rows =
        some(part -> all.isIdPart(side, (Integer) part))
            .mapPartitions(IdComparison::repeatedRows)
            .take(MOST_REPEATED_IDS + 1);
    if (rows.size() > MOST_REPEATED_IDS) {
      throw new IllegalArgumentException(
          "%s: more than %,d rows have the id of an earlier row; leave the column out to number them"
              .formatted(frames.get(side).format().name(), MOST_REPEATED_IDS));
    }
    return new RowSet(rows.stream().mapToLong(Long::longValue).sorted().toArray());
  }

  /** Returns some partitions of the shuffle. */
  private JavaRDD<Tuple2<Integer, byte[]>> some(PartFilter isWanted) {
    return PartitionPruningRDD.create(parts.rdd(), isWanted).toJavaRDD();
  }

  /** Selects partitions. */
  private interface PartFilter extends Function1<Object, Object>, Serializable {}

  private int tasks() {
    int forAll = TASKS_PER_PROCESSOR * context().defaultParallelism();
    int needed = (layout.parts() + MOST_TILES_OF_A_TASK - 1) / MOST_TILES_OF_A_TASK;
    return Math.min(layout.parts(), Math.max(forAll, needed));
  }
}
