// SPDX-License-Identifier: Apache-2.0
package dev.carom.spark;

import static org.assertj.core.api.Assertions.assertThat;

import dev.carom.Box;
import dev.carom.Capsule;
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
import java.util.function.BiConsumer;
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

  /** Those of shapes that are neither circles nor boxes along the axes. */
  private static final StructType MORE =
      SCHEMA
          .add("x2", DataTypes.DoubleType)
          .add("y2", DataTypes.DoubleType)
          .add("width", DataTypes.DoubleType)
          .add("height", DataTypes.DoubleType)
          .add("angle", DataTypes.DoubleType)
          .add("points", DataTypes.StringType);

  private final List<Item> items = new ArrayList<>();
  private boolean hasOthers;
  private ShapeTable table;

  /** A shape in a table, and the cells of its row behind the id; the last ones may be missing. */
  private record Item(BiConsumer<ShapeTable.Builder, Long> inTable, Object... cells) {}

  /** Adds a circle, a box along the axes, or a capsule. */
  Scene add(Shape shape) {
    BiConsumer<ShapeTable.Builder, Long> inTable = (builder, id) -> builder.add(id, shape);
    if (shape instanceof Circle circle) {
      items.add(new Item(inTable, "circle", circle.x(), circle.y(), circle.radius()));
    } else if (shape instanceof Box box) {
      Object[] cells = {
        "box", null, null, null, box.minX(), box.minY(), box.maxX(), box.maxY(),
      };
      items.add(new Item(inTable, cells));
    } else {
      Capsule capsule = (Capsule) shape;
      hasOthers = true;
      Object[] cells = cells("capsule", capsule.x0(), capsule.y0(), capsule.radius());
      cells[8] = capsule.x1();
      cells[9] = capsule.y1();
      items.add(new Item(inTable, cells));
    }
    return this;
  }

  Scene addTurnedBox(double x, double y, double width, double height, double degrees) {
    hasOthers = true;
    Object[] cells = cells("box", x, y, null);
    cells[10] = width;
    cells[11] = height;
    cells[12] = degrees;
    items.add(
        new Item((builder, id) -> builder.addTurnedBox(id, x, y, width, height, degrees), cells));
    return this;
  }

  /** Adds a polygon, convex or not, in one of the two ways to write its corners. */
  Scene addPolygon(double radius, double... corners) {
    hasOthers = true;
    StringBuilder points = new StringBuilder();
    for (int k = 0; k < corners.length; k += 2) {
      points.append(k == 0 ? "" : ", ").append(corners[k]).append(' ').append(corners[k + 1]);
    }
    Object[] cells = cells("polygon", null, null, radius == 0 ? null : radius);
    cells[13] =
        items.size() % 2 == 0
            ? points.toString()
            : "POLYGON ((" + points + ", " + corners[0] + ' ' + corners[1] + "))";
    items.add(new Item((builder, id) -> builder.addPolygon(id, radius, corners), cells));
    return this;
  }

  private static Object[] cells(String kind, Double x, Double y, Double radius) {
    Object[] cells = new Object[MORE.size() - 1];
    cells[0] = kind;
    cells[1] = x;
    cells[2] = y;
    cells[3] = radius;
    return cells;
  }

  /** Shapes with ids that ascend, but not one by one. */
  ShapeTable table() {
    if (table == null) {
      ShapeTable.Builder builder = ShapeTable.builder();
      for (int k = 0; k < items.size(); k++) {
        items.get(k).inTable.accept(builder, id(k));
      }
      table = builder.build();
    }
    return table;
  }

  private static long id(int index) {
    return 7L * index + 3;
  }

  /** The same shapes in this many partitions. */
  Dataset<Row> frame(int partitions) {
    StructType schema = hasOthers ? MORE : SCHEMA;
    List<Row> rows = new ArrayList<>();
    for (int k = 0; k < items.size(); k++) {
      Object[] cells = items.get(k).cells;
      Object[] row = new Object[schema.size()];
      row[0] = id(k);
      System.arraycopy(cells, 0, row, 1, cells.length);
      rows.add(RowFactory.create(row));
    }
    var context =
        new org.apache.spark.api.java.JavaSparkContext(LocalSpark.session().sparkContext());
    return LocalSpark.session().createDataFrame(context.parallelize(rows, partitions), schema);
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

  /** All pairs up to a distance with that distance, as one machine finds them. */
  List<String> pairsUpTo(double distance, boolean touching) {
    PairDetector detector = PairDetector.among(table()).touching(touching).within(distance);
    return distances(detector, table(), table());
  }

  /** All pairs up to a distance with shapes of another scene, as one machine finds them. */
  List<String> pairsUpTo(double distance, Scene other) {
    PairDetector detector = PairDetector.between(table(), other.table()).within(distance);
    return distances(detector, table(), other.table());
  }

  private static List<String> distances(PairDetector detector, ShapeTable a, ShapeTable b) {
    List<String> lines = new ArrayList<>();
    try {
      detector.forEachPair(
          (rowA, rowB) ->
              lines.add(a.id(rowA) + " " + b.id(rowB) + " " + a.distance(rowA, b, rowB)));
    } catch (IOException impossible) {
      throw new UncheckedIOException(impossible);
    }
    return lines;
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
