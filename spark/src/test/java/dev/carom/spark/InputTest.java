// SPDX-License-Identifier: Apache-2.0
package dev.carom.spark;

import static org.apache.spark.sql.functions.lit;
import static org.apache.spark.sql.functions.max;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowable;

import dev.carom.Circle;
import java.io.IOException;
import java.math.BigDecimal;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.concurrent.atomic.AtomicInteger;
import org.apache.spark.api.java.JavaRDD;
import org.apache.spark.api.java.JavaSparkContext;
import org.apache.spark.sql.Dataset;
import org.apache.spark.sql.Row;
import org.apache.spark.sql.RowFactory;
import org.apache.spark.sql.types.StructType;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Rows are understood, or refused, as the command does it with those of files. */
class InputTest {
  private static final AtomicInteger TIMES_READ = new AtomicInteger();

  @TempDir private Path folder;

  private static Dataset<Row> frame(String columns, Object[]... rows) {
    List<Row> list = Arrays.stream(rows).map(RowFactory::create).toList();
    var context = new JavaSparkContext(LocalSpark.session().sparkContext());
    return LocalSpark.session()
        .createDataFrame(context.parallelize(list, 3), StructType.fromDDL(columns));
  }

  private static Object[] row(Object... cells) {
    return cells;
  }

  private static List<String> pairs(CollisionJoin join) {
    return Scene.lines(join.pairs()).stream().sorted().toList();
  }

  @Test
  void numbersMayBeOfAnyTypeOrText() {
    Dataset<Row> shapes =
        frame(
            "Radius decimal(9,2), `  X ` int, y string, colour string",
            row(new BigDecimal("1.05"), 0, "0", "red"),
            row(new BigDecimal("0.95"), 2, " 0e0 ", null),
            row(new BigDecimal("0.5"), 9, "-1.5", "blue"));
    assertThat(pairs(CollisionJoin.within(shapes))).containsExactly("1 2");
  }

  @Test
  void columnsMayHaveOtherNames() {
    Dataset<Row> ships =
        frame(
            "name string, lon double, lat double, r double, id double",
            row("ann", 0.0, 0.0, 1.0, 0.5),
            row("bob", 1.0, 0.0, 1.0, 0.5));
    CollisionJoin join =
        CollisionJoin.within(ships)
            .column("id", "name")
            .column("x", "lon")
            .column("y", "lat")
            .column("radius", "r");
    assertThat(pairs(join)).containsExactly("ann bob");
    assertThatThrownBy(() -> CollisionJoin.within(ships).column("x", "east").pairs())
        .hasMessage("shapes: missing column \"east\" for \"x\"; found: name, lon, lat, r, id");
  }

  @Test
  void idsMayBeDecimalsAndColumnsMayHoldNothing() {
    Dataset<Row> shapes =
        LocalSpark.session()
            .sql(
                "select * from values"
                    + " (cast('12345678901234567890' as decimal(20,0)), 0, 0, 1.0, null, null),"
                    + " (cast(7 as decimal(20,0)), 1, 0, 1.0, null, null)"
                    + " as shapes (id, x, y, radius, width, height)")
            .withColumn("kind", lit("circle"));
    assertThat(pairs(CollisionJoin.within(shapes))).containsExactly("12345678901234567890 7");
  }

  @Test
  void decimalsAreReadAsTheNearestDoubles() {
    Dataset<Row> shapes =
        LocalSpark.session()
            .sql(
                "select * from values (3L, 0.1, 0.0, 0.2), (10L, 0.30000000000000004441, 0, 0.1),"
                    + " (17L, -1, 0.7, 1.5) as shapes (id, x, y, radius)");
    Scene nearest = new Scene().add(new Circle(0.1, 0, 0.2));
    nearest.add(new Circle(0.30000000000000004441, 0, 0.1)).add(new Circle(-1, 0.7, 1.5));
    Scene.assertSame(CollisionJoin.within(shapes).contacts().pairs(), nearest.pairs(true, true));
  }

  @Test
  void idsThatAreTextAreKeptAsTheyAre() {
    Dataset<Row> shapes =
        frame(
            "id string, x double, y double, width double, height double",
            row(" ann", 0.0, 0.0, 2.0, 2.0),
            row("ann", 1.0, 1.0, 2.0, 2.0),
            row("Šárka", 2.0, 2.0, 0.0, 0.0));
    assertThat(pairs(CollisionJoin.within(shapes))).containsExactly(" ann ann", "ann Šárka");
  }

  /** Replaced, both would be the same id. */
  @Test
  void textThatIsNotUtf8IsABadRow() {
    Dataset<Row> shapes =
        LocalSpark.session()
            .sql(
                "SELECT CAST(id AS STRING) AS id, 0 AS x, 0 AS y, 1 AS radius"
                    + " FROM VALUES (X'61E4'), (X'61F6'), (X'61EFBFBD'), (X'62') AS ids(id)");
    CollisionJoin join = CollisionJoin.within(shapes).skipBadRows();
    assertThat(Scene.lines(join.badRows().select("row", "column", "value", "problem")))
        .containsExactly("1 id a\uFFFD is not valid UTF-8", "2 id a\uFFFD is not valid UTF-8");
    assertThat(pairs(join)).containsExactly("a\uFFFD b");
  }

  @Test
  void rowsAreNumberedInTheOrderOfTheInput() {
    Scene scene = Scenes.uniform(500);
    Dataset<Row> shapes = scene.frame(4).drop("id");
    List<String> rows = pairs(CollisionJoin.within(shapes).rows());
    assertThat(rows).isNotEmpty().allMatch(line -> line.matches("(\\d+) (\\d+) \\1 \\2"));
    assertThat(rows).hasSameSizeAs(scene.pairs(true, false));
  }

  @Test
  void theFirstBadRowIsTold() {
    Dataset<Row> shapes =
        frame(
            "id long, x double, y double, radius double",
            row(1L, 0.0, 0.0, 1.0),
            row(2L, 1.0, 0.0, 1.0),
            row(3L, 2.0, Double.NaN, 1.0),
            row(4L, 3.0, 0.0, -1.0),
            row(5L, 4.0, 0.0, 1.0));
    CollisionJoin join = CollisionJoin.within(shapes).named("ships");
    assertThatThrownBy(() -> join.pairs().count())
        .isInstanceOf(BadRowException.class)
        .hasMessage("ships, row 3: column \"y\": \"NaN\" is not a number");
  }

  @Test
  void badRowsCanBeSetAside() {
    Dataset<Row> shapes =
        frame(
            "id string, kind string, x double, y double, radius string, width double, height double",
            row("a", "circle", 0.0, 0.0, "1", null, null),
            row("b", "circle", 1.0, 0.0, "1,5", null, null),
            row("c", "box", 1.0, 0.0, null, 1.0, 1.0),
            row("a", "box", 1.0, 0.0, null, 1.0, 1.0),
            row(null, "box", 1.0, 0.0, null, 1.0, 1.0),
            row("d", "hexagon", 1.0, 0.0, null, null, null));
    CollisionJoin join = CollisionJoin.within(shapes).skipBadRows();
    assertThat(pairs(join)).containsExactly("a c");
    assertThat(Scene.lines(join.badRows().orderBy("row")))
        .containsExactly(
            "shapes 2 radius 1,5 is not a number (use a point, not a comma)",
            "shapes 4 id a is already the id of an earlier row",
            "shapes 5 id  is empty",
            "shapes 6 kind hexagon must be circle, box, capsule or polygon");
  }

  /** The same rules and sentences as for files, whatever types the columns have. */
  @Test
  void rowsMayBeOfAllKinds() {
    Dataset<Row> shapes =
        frame(
            "id string, kind string, x int, y double, x2 float, y2 string, radius decimal(9,2),"
                + " width double, height double, angle long, points string",
            row("a", "capsule", 0, 0.0, 4f, "0", new BigDecimal("0.5"), null, null, null, null),
            row("b", "box", 2, 1.5, null, null, null, 1.0, 1.0, 45L, null),
            row("c", "box", 9, 0.0, null, null, null, 1.0, 2.0, 90L, null),
            row("d", "Polygon", 0, 0.0, null, "", null, null, null, 0L, "8 0, 8 -1, 9 -0.5"),
            row(
                "e",
                "polygon",
                null,
                null,
                null,
                null,
                null,
                null,
                null,
                null,
                "0 0, 1 1, 1 0, 0 1"),
            row("f", "polygon", null, null, null, null, null, null, null, null, " "),
            row("g", "capsule", 0, 0.0, 4f, "one", new BigDecimal("0.5"), null, null, null, null),
            row("h", "box", 0, 0.0, null, null, null, -1.0, 1.0, 45L, null));
    CollisionJoin join = CollisionJoin.within(shapes).skipBadRows();
    // The corner of b is 1.5 - sqrt(0.5) above the middle of a.
    assertThat(pairs(join)).containsExactly("c d");
    assertThat(pairs(CollisionJoin.within(shapes.withColumn("y", lit(0))).skipBadRows()))
        .containsExactly("a b", "c d");
    assertThat(Scene.lines(join.badRows().orderBy("row")))
        .containsExactly(
            "shapes 5 points 0 0, 1 1, 1 0, 0 1 is not a polygon: the outline must not cross or"
                + " touch itself, but its edges from corner 0 (0.0, 0.0) to corner 1 (1.0, 1.0) and"
                + " from corner 2 (1.0, 0.0) to corner 3 (0.0, 1.0) share a point",
            "shapes 6 points  is empty",
            "shapes 7 y2 one is not a number",
            "shapes 8 width -1 must not be negative");
  }

  /** So that the shapes of a tile fit into memory, whatever they are. */
  @Test
  void longIdsAndManyCornersAreCounted() {
    Dataset<Row> shapes =
        frame(
            "id string, kind string, x int, y int, radius double, points string",
            row("ab", "circle", 0, 0, 1.0, null),
            row("c", "polygon", 0, 0, 1.0, "0 0, 1 0, 0 1"),
            row("d", "polygon", 0, 0, null, "POLYGON ((0 0, 3 0, 3 3, 1 1, 0 3, 0 0))"));
    Survey survey = new ShapeFrame(shapes, "shapes", Map.of(), false, true).survey();
    assertThat(survey.idText()).isEqualTo(4);
    assertThat(survey.extraBytes()).isEqualTo(4 + 8 * (1 + 6) + 8 * (1 + 10));
  }

  @Test
  void anIdThatIsThereTwiceIsABadRow() {
    Dataset<Row> shapes =
        frame(
            "id long, x double, y double, radius double",
            row(9L, 0.0, 0.0, 1.0),
            row(4L, 50.0, 0.0, 1.0),
            row(9L, 99.0, 0.0, 1.0));
    Throwable failure = catchThrowable(() -> CollisionJoin.within(shapes).pairs().count());
    assertThat(failure)
        .hasRootCauseInstanceOf(BadRowException.class)
        .hasRootCauseMessage(
            "shapes, row 3: column \"id\": \"9\" is already the id of an earlier row");
    assertThat(pairs(CollisionJoin.within(shapes).trustIds())).isEmpty();
    // The same id in both DataFrames is fine.
    assertThat(pairs(CollisionJoin.between(shapes.limit(2), shapes.limit(2))))
        .containsExactly("4 4", "9 9");
  }

  @Test
  void anIdIsThereOnceAlsoIfRowsComeInAnotherOrderEachTime() {
    Object[][] rows = new Object[400][];
    for (int k = 0; k < rows.length; k++) {
      int shape = k / 2;
      rows[k] = row("s" + shape, shape % 20 * 1.0, shape / 20 * 1.0, 0.5);
    }
    // So does the network of a cluster with rows that were shuffled.
    JavaRDD<Row> mixed =
        frame("id string, x double, y double, radius double", rows)
            .javaRDD()
            .mapPartitions(
                partition -> {
                  List<Row> list = new ArrayList<>();
                  partition.forEachRemaining(list::add);
                  Collections.shuffle(list, new Random(TIMES_READ.incrementAndGet()));
                  return list.iterator();
                });
    Dataset<Row> shapes =
        LocalSpark.session()
            .createDataFrame(
                mixed, StructType.fromDDL("id string, x double, y double, radius double"));
    assertThat(CollisionJoin.within(shapes).skipBadRows().pairs().count()).isEqualTo(370);
    assertThat(pairs(CollisionJoin.between(shapes, shapes).skipBadRows()))
        .hasSize(2 * 370 + 200)
        .doesNotHaveDuplicates();
  }

  @Test
  void shapesWithLongIdsAreFewInATile() {
    Dataset<Row> shapes =
        LocalSpark.session()
            .range(0, 1_500, 1, 3)
            .selectExpr(
                "concat(repeat('-', 20000), id) as id",
                "double(id % 50) as x",
                "double(floor(id / 50)) as y",
                "0.5d as radius");
    Row largest = CollisionJoin.within(shapes).tiles().agg(max("shapes")).first();
    assertThat(largest.getLong(0)).isLessThan(1_200);
  }

  @Test
  void recordsWithTooFewOrTooManyCellsAreBadRows() throws IOException {
    Path file = folder.resolve("shapes.csv");
    Files.writeString(file, "x,y,radius,colour\n0,0,1,red\n1,0,1\n0,1,1,red,2\n1,1,1,blue\n");
    Dataset<Row> shapes =
        LocalSpark.session()
            .read()
            .option("header", true)
            .schema("x double, y double, radius double, colour string, _corrupt_record string")
            .csv(file.toString());
    CollisionJoin join = CollisionJoin.within(shapes).skipBadRows();
    assertThat(pairs(join)).containsExactly("1 4");
    assertThat(join.badRows().count()).isEqualTo(2);
  }

  @Test
  void recordsThatSparkCouldNotReadAreBadRows() {
    Dataset<Row> shapes =
        frame(
            "x string, y string, radius string, _corrupt_record string",
            row("0", "0", "1", null),
            row("1", null, null, "1"),
            row("1", "1", "1", null));
    assertThatThrownBy(() -> CollisionJoin.within(shapes).pairs().count())
        .hasMessage("shapes, row 2: the row has 1 cell, but there are 3 columns");
    assertThat(pairs(CollisionJoin.within(shapes).skipBadRows())).containsExactly("1 3");
  }

  @Test
  void columnsThatAreMissingOrOfAnotherTypeAreRefusedAtOnce() {
    Dataset<Row> noRadius = frame("id long, x double, y double");
    assertThatThrownBy(() -> CollisionJoin.within(noRadius).pairs())
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("circles need the columns x, y and radius");
    Dataset<Row> dates = frame("x date, y double, radius double");
    assertThatThrownBy(() -> CollisionJoin.within(dates).pairs())
        .hasMessage("shapes: column \"x\" must hold numbers, but holds DATE");
    Dataset<Row> numbers = frame("points double");
    assertThatThrownBy(() -> CollisionJoin.within(numbers).pairs())
        .hasMessage("shapes: column \"points\" must hold text, but holds DOUBLE");
    Dataset<Row> realIds = frame("id double, x double, y double, radius double");
    assertThatThrownBy(() -> CollisionJoin.within(realIds).pairs())
        .hasMessage("shapes: column \"id\" must hold text or whole numbers, but holds DOUBLE");
    assertThatThrownBy(() -> CollisionJoin.within(noRadius).named("a", "b"))
        .hasMessage("names must have 1 entries, but had 2");
  }
}
