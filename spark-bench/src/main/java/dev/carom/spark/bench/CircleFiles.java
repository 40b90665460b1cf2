// SPDX-License-Identifier: Apache-2.0
package dev.carom.spark.bench;

import dev.carom.bench.Numbers;
import dev.carom.io.sample.MovingCircles;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Iterator;
import org.apache.spark.api.java.function.MapPartitionsFunction;
import org.apache.spark.sql.Dataset;
import org.apache.spark.sql.Encoders;
import org.apache.spark.sql.Row;
import org.apache.spark.sql.RowFactory;
import org.apache.spark.sql.SparkSession;
import org.apache.spark.sql.types.DataTypes;
import org.apache.spark.sql.types.StructType;

/**
 * The circles of a scene as Parquet, with the columns id, x, y and radius.
 *
 * @param title the name of the scene
 * @param count the number of circles
 * @param parts the folder with the files that Spark jobs read
 * @param whole the same circles in one file, for readers of a single file
 */
record CircleFiles(String title, int count, Path parts, Path whole) {
  private static final int FILES = 8;

  private static final StructType COLUMNS =
      new StructType()
          .add("id", DataTypes.LongType, false)
          .add("x", DataTypes.DoubleType, false)
          .add("y", DataTypes.DoubleType, false)
          .add("radius", DataTypes.DoubleType, false);

  /** Writes the files to a folder. */
  static CircleFiles write(SparkSession spark, Scene scene, int count, Path folder)
      throws IOException {
    Path parts = folder.resolve("parts");
    Path whole = folder.resolve("whole");
    Dataset<Row> circles =
        spark.range(0, count, 1, FILES).mapPartitions(rows(scene, count), Encoders.row(COLUMNS));
    circles.write().parquet(parts.toString());
    spark.read().parquet(parts.toString()).coalesce(1).write().parquet(whole.toString());
    try (var files = Files.newDirectoryStream(whole, "*.parquet")) {
      String title = Numbers.format("%,d circles, %s", count, scene);
      return new CircleFiles(title, count, parts, files.iterator().next());
    }
  }

  /** Returns the circles as a new DataFrame. */
  Dataset<Row> read(SparkSession spark) {
    return spark.read().parquet(parts.toString());
  }

  /**
   * Draws all circles in every partition and keeps a part, because a single generator draws them in
   * order.
   */
  private static MapPartitionsFunction<Long, Row> rows(Scene scene, int count) {
    return indexes -> {
      MovingCircles circles = scene.circles(count);
      return new Iterator<>() {
        @Override
        public boolean hasNext() {
          return indexes.hasNext();
        }

        @Override
        public Row next() {
          int k = indexes.next().intValue();
          return RowFactory.create(
              k + 1L, (double) circles.x[k], (double) circles.y[k], (double) circles.radius[k]);
        }
      };
    };
  }
}
