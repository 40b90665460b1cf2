// SPDX-License-Identifier: Apache-2.0
package dev.carom.spark;

import static org.assertj.core.api.Assertions.assertThat;

import dev.carom.Box;
import dev.carom.Circle;
import dev.carom.Shape;
import dev.carom.io.ContactColumn;
import dev.carom.io.PairDetector;
import dev.carom.io.ShapeTable;
import dev.carom.pair.MutableContact;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.List;
import org.apache.spark.sql.Dataset;
import org.apache.spark.sql.Row;
import org.apache.spark.sql.RowFactory;
import org.apache.spark.sql.types.DataTypes;
import org.apache.spark.sql.types.StructType;

/** Shapes, as a table for the detection on one machine and as a DataFrame. */
final class Scene {
  private static final StructType SCHEMA =
      new StructType()
          .add("id", DataTypes.LongType)
          .add("kind", DataTypes.StringType)
          .add("x", DataTypes.DoubleType)
          .add("y", DataTypes.DoubleType)
          .add("radius", DataTypes.DoubleType)
          .add("min_x", DataTypes.DoubleType)
          .add("min_y", DataTypes.DoubleType)
          .add("max_x", DataTypes.DoubleType)
          .add("max_y", DataTypes.DoubleType);

  private final List<Shape> shapes = new ArrayList<>();
  private ShapeTable table;

  Scene add(Shape shape) {
    shapes.add(shape);
    return this;
  }

  /** Shapes with ids that ascend, but not one by one. */
  ShapeTable table() {
    if (table == null) {
      ShapeTable.Builder builder = ShapeTable.builder();
      for (int k = 0; k < shapes.size(); k++) {
        builder.add(id(k), shapes.get(k));
      }
      table = builder.build();
    }
    return table;
  }

  private static long id(int index) {
    return 7L * index + 3;
  }

  /** The same shapes in so many partitions. */
  Dataset<Row> frame(int partitions) {
    List<Row> rows = new ArrayList<>();
    for (int k = 0; k < shapes.size(); k++) {
      rows.add(row(id(k), shapes.get(k)));
    }
    var context =
        new org.apache.spark.api.java.JavaSparkContext(LocalSpark.session().sparkContext());
    return LocalSpark.session().createDataFrame(context.parallelize(rows, partitions), SCHEMA);
  }

  private static Row row(long id, Shape shape) {
    if (shape instanceof Circle circle) {
      return RowFactory.create(
          id, "circle", circle.x(), circle.y(), circle.radius(), null, null, null, null);
    }
    Box box = (Box) shape;
    return RowFactory.create(
        id, "box", null, null, null, box.minX(), box.minY(), box.maxX(), box.maxY());
  }

  /** All pairs as one machine finds them, each as a line. */
  List<String> pairs(boolean touching, boolean contacts) {
    return pairs(PairDetector.among(table()).touching(touching), table(), table(), contacts);
  }

  /** All pairs with shapes of another scene, as one machine finds them. */
  List<String> pairsWith(Scene other, boolean touching, boolean contacts) {
    PairDetector detector = PairDetector.between(table(), other.table()).touching(touching);
    return pairs(detector, table(), other.table(), contacts);
  }

  private static List<String> pairs(
      PairDetector detector, ShapeTable a, ShapeTable b, boolean contacts) {
    List<String> lines = new ArrayList<>();
    MutableContact contact = new MutableContact();
    try {
      detector.forEachPair(
          (rowA, rowB) -> {
            StringBuilder line = new StringBuilder(a.id(rowA)).append(' ').append(b.id(rowB));
            if (contacts) {
              a.contact(rowA, b, rowB, contact);
              for (ContactColumn column : ContactColumn.values()) {
                line.append(' ').append(column.of(contact));
              }
            }
            lines.add(line.toString());
          });
    } catch (IOException impossible) {
      throw new UncheckedIOException(impossible);
    }
    return lines;
  }

  /** Compares pairs in no order: AssertJ would take quadratic time for that. */
  static void assertSame(Dataset<Row> pairs, List<String> expected) {
    List<String> found = lines(pairs);
    assertThat(found).hasSameSizeAs(expected);
    List<String> sorted = found.stream().sorted().toList();
    List<String> wanted = expected.stream().sorted().toList();
    for (int k = 0; k < wanted.size(); k++) {
      assertThat(sorted.get(k)).as("pair %d", k).isEqualTo(wanted.get(k));
    }
  }

  /** The rows of a DataFrame of pairs, each as a line. */
  static List<String> lines(Dataset<Row> pairs) {
    return pairs.collectAsList().stream()
        .map(
            row -> {
              StringBuilder line = new StringBuilder().append(row.get(0));
              for (int column = 1; column < row.size(); column++) {
                line.append(' ').append(row.get(column));
              }
              return line.toString();
            })
        .toList();
  }
}
