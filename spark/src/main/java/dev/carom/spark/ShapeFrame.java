// SPDX-License-Identifier: Apache-2.0
package dev.carom.spark;

import static org.apache.spark.sql.functions.col;
import static org.apache.spark.sql.functions.row_number;

import dev.carom.io.BadRow;
import dev.carom.io.ShapeRow;
import java.util.Iterator;
import java.util.Map;
import java.util.Objects;
import java.util.stream.StreamSupport;
import org.apache.spark.SparkContext;
import org.apache.spark.api.java.JavaPairRDD;
import org.apache.spark.api.java.JavaRDD;
import org.apache.spark.api.java.function.Function2;
import org.apache.spark.rdd.RDD;
import org.apache.spark.sql.Dataset;
import org.apache.spark.sql.Row;
import org.apache.spark.sql.RowFactory;
import org.apache.spark.sql.SparkSession;
import org.apache.spark.sql.catalyst.InternalRow;
import org.apache.spark.sql.expressions.Window;
import org.apache.spark.sql.types.DataTypes;
import org.apache.spark.sql.types.StructType;
import scala.Option;

/** A DataFrame of shapes. Its properties are computed once, when they are needed. */
final class ShapeFrame {
  /** The property for the job description in Spark's web interface. */
  private static final String DESCRIPTION = "spark.job.description";

  private static final int MOST_TASKS_PER_PROCESSOR = 32;

  private final Dataset<Row> shapes;
  private final RowFormat format;
  private final boolean skipsBadRows;
  private final boolean trustsIds;
  private JavaRDD<InternalRow> rows;
  private Survey survey;

  ShapeFrame(
      Dataset<Row> shapes,
      String name,
      Map<String, String> columns,
      boolean skipsBadRows,
      boolean trustsIds) {
    if (shapes.isStreaming()) {
      throw new IllegalArgumentException(name + " must not be a stream: it has no end");
    }
    format = RowFormat.of(shapes, name, columns);
    this.shapes = format.select(shapes);
    this.skipsBadRows = skipsBadRows;
    this.trustsIds = trustsIds;
  }

  RowFormat format() {
    return format;
  }

  SparkSession session() {
    return shapes.sparkSession();
  }

  private JavaRDD<InternalRow> rows() {
    if (rows == null) {
      rows = inFewTasks(shapes.queryExecution().toRdd()).toJavaRDD();
    }
    return rows;
  }

  /**
   * Returns the same rows in the same order in fewer tasks. Even an empty task takes a few
   * milliseconds, so thousands of small partitions are combined.
   */
  private static RDD<InternalRow> inFewTasks(RDD<InternalRow> rows) {
    int most = MOST_TASKS_PER_PROCESSOR * rows.context().defaultParallelism();
    return rows.getNumPartitions() <= most
        ? rows
        : rows.coalesce(most, false, Option.apply(new PartitionGroups()), null);
  }

  /**
   * Returns the result of the first pass over all rows.
   *
   * @throws BadRowException if a row is invalid and invalid rows are not skipped
   */
  Survey survey() {
    if (survey == null) {
      SparkContext context = session().sparkContext();
      String description = context.getLocalProperty(DESCRIPTION);
      context.setLocalProperty(DESCRIPTION, "Carom samples the shapes");
      try {
        survey = Survey.of(rows(), format);
      } finally {
        context.setLocalProperty(DESCRIPTION, description);
      }
    }
    BadRow bad = survey.firstBadRow();
    if (bad != null && !skipsBadRows) {
      throw new BadRowException(bad);
    }
    return survey;
  }

  boolean skipsBadRows() {
    return skipsBadRows;
  }

  /** Returns true if there may be duplicate ids, so that they must be compared. */
  boolean mayRepeatIds() {
    return format.hasIds() && !trustsIds && !survey().hasAscendingIds();
  }

  /** Distributes all shapes to the partitions of the shuffle. */
  JavaPairRDD<Integer, byte[]> cut(
      int side, Reach reach, Tiling tiling, Layout layout, int mostGiants) {
    int mostOfAPartition = Math.max(1, mostGiants / Math.max(1, rows().getNumPartitions()));
    TileDistributor distributor =
        new TileDistributor(
            format,
            side,
            reach,
            tiling,
            layout,
            survey().offsets(),
            skipsBadRows,
            mostOfAPartition);
    return JavaPairRDD.fromJavaRDD(rows().mapPartitionsWithIndex(distributor, false));
  }

  /** Returns the id and row of every shape that has the id of an earlier one. */
  private Dataset<Row> repeatedIds() {
    StructType schema =
        new StructType().add("id", DataTypes.StringType).add("row", DataTypes.LongType);
    JavaRDD<Row> ids =
        rows().mapPartitionsWithIndex(new RowReport(format, survey().offsets(), false), false);
    return session()
        .createDataFrame(ids, schema)
        .withColumn("place", row_number().over(Window.partitionBy("id").orderBy("row")))
        .where(col("place").gt(1))
        .select("id", "row");
  }

  /**
   * Returns every row that is invalid or has the id of an earlier row, in the format of rejects.
   */
  JavaRDD<Row> badRows() {
    JavaRDD<Row> bad =
        rows().mapPartitionsWithIndex(new RowReport(format, survey().offsets(), true), false);
    if (!mayRepeatIds()) {
      return bad;
    }
    RowFormat badFormat = format;
    return bad.union(
        repeatedIds()
            .javaRDD()
            .map(
                repeated ->
                    row(
                        badFormat.badRow(
                            repeated.getLong(1),
                            "id",
                            repeated.getString(0),
                            IdComparison.PROBLEM))));
  }

  private static Row row(BadRow bad) {
    return RowFactory.create(bad.file(), bad.line(), bad.column(), bad.value(), bad.problem());
  }

  /** Reports either the invalid rows, or the ids and row numbers of the others. */
  private record RowReport(RowFormat format, long[] offsets, boolean reportsBadRows)
      implements Function2<Integer, Iterator<InternalRow>, Iterator<Row>> {
    @Override
    public Iterator<Row> call(Integer partition, Iterator<InternalRow> rows) {
      RowFormat.Reader reader = format.reader();
      long[] number = {offsets[partition]};
      Iterable<InternalRow> all = () -> rows;
      return StreamSupport.stream(all.spliterator(), false)
          .map(row -> report(reader, row, ++number[0]))
          .filter(Objects::nonNull)
          .iterator();
    }

    private Row report(RowFormat.Reader reader, InternalRow row, long number) {
      boolean isShape = reader.read(row, number);
      if (isShape == reportsBadRows) {
        return null;
      }
      return isShape ? id(reader.shape(), number) : row(reader.badRow());
    }

    private static Row id(ShapeRow shape, long row) {
      String text = shape.idText() == null ? Long.toString(shape.idNumber()) : shape.idText();
      return RowFactory.create(text, row);
    }
  }
}
