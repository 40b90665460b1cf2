// SPDX-License-Identifier: Apache-2.0
package dev.carom.spark;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.function.Supplier;
import org.apache.spark.rdd.RDD;
import org.apache.spark.sql.Dataset;
import org.apache.spark.sql.Row;
import org.apache.spark.sql.SparkSession;
import org.apache.spark.sql.types.DataTypes;
import org.apache.spark.sql.types.StructType;

/**
 * Finds all pairs of colliding shapes in DataFrames, on any number of machines.
 *
 * <pre>{@code
 * Dataset<Row> ships = spark.read().parquet("ships.parquet");
 * Dataset<Row> pairs = CollisionJoin.within(ships).touching(false).pairs();
 * pairs.write().parquet("collisions.parquet");
 * }</pre>
 *
 * <p>The columns are those of the files that the carom command reads: {@code id}, {@code kind}
 * (circle, box, capsule or polygon), {@code x} and {@code y} (the centre, or one end of a capsule),
 * {@code x2} and {@code y2} (its other end), {@code radius}, {@code width}, {@code height}, {@code
 * angle} (of a box, in degrees), {@code min_x}, {@code min_y}, {@code max_x}, {@code max_y} (the
 * sides of a box, instead of centre and size), and {@code points} (the corners of a polygon: {@code
 * 0 0, 4 0, 0 3}, or WKT). They may be in any order; unneeded columns may be missing, and other
 * columns are ignored. Numbers may have any numeric type or be text. Without {@code kind}, all rows
 * are of the kind that the columns describe. Without {@code id}, ids are row numbers from 1.
 * Records that Spark's readers put into a column for corrupt records are invalid rows.
 *
 * <p>Verdicts are exact, and the pairs are the same as those of the command. Nothing runs before an
 * action. Then the rows are read twice: once to count and sample them, and once to send each shape
 * to the tiles that it intersects. Only samples, totals, and shapes that intersect very many tiles
 * are sent to the driver.
 */
public final class CollisionJoin {
  private final List<Dataset<Row>> inputs;
  private final Map<String, String> columns = new LinkedHashMap<>();
  private List<String> names;
  private boolean touching = true;
  private Reach reach = new Reach(0);
  private boolean contacts;
  private boolean distances;
  private boolean rows;
  private boolean skipsBadRows;
  private boolean trustsIds;
  private long shapesOfATile = Detection.USUAL_SHAPES_OF_A_TILE;

  private CollisionJoin(List<Dataset<Row>> inputs, List<String> names) {
    this.inputs = inputs;
    this.names = names;
  }

  /** Finds pairs within one DataFrame; {@code a} is the shape in the earlier row. */
  public static CollisionJoin within(Dataset<Row> shapes) {
    return new CollisionJoin(List.of(shapes), List.of("shapes"));
  }

  /**
   * Finds pairs of a shape from the first DataFrame, {@code a}, and one from the second, {@code b}.
   */
  public static CollisionJoin between(Dataset<Row> first, Dataset<Row> second) {
    return new CollisionJoin(List.of(first, second), List.of("first", "second"));
  }

  /**
   * Sets the name of each DataFrame for messages, for example its file name.
   *
   * @throws IllegalArgumentException if the number of names differs from the number of DataFrames
   */
  public CollisionJoin named(String... names) {
    if (names.length != inputs.size()) {
      throw new IllegalArgumentException(
          "names must have %d entries, but had %d".formatted(inputs.size(), names.length));
    }
    this.names = List.of(names);
    return this;
  }

  /**
   * Sets the column that holds a value if it has another name: {@code column("x", "lon")}. This
   * applies to every DataFrame of the join.
   *
   * @param holds what the column holds: x, y, radius, id and so on
   * @param column the name of the column
   */
  public CollisionJoin column(String holds, String column) {
    columns.put(Objects.requireNonNull(holds, "holds"), Objects.requireNonNull(column, "column"));
    return this;
  }

  /** Sets whether shapes that only touch form a pair (default: true). */
  public CollisionJoin touching(boolean counts) {
    touching = counts;
    return this;
  }

  /**
   * Sets up to which distance two shapes form a pair (default: 0, so that they must intersect). The
   * comparison is exact; if touching does not count, shapes at just this distance are no pair.
   *
   * @throws IllegalArgumentException if the distance is negative or not finite
   */
  public CollisionJoin distance(double distance) {
    if (!(distance >= 0 && distance <= Double.MAX_VALUE)) {
      throw new IllegalArgumentException(
          "distance must be finite and not negative, but was " + distance);
    }
    reach = new Reach(distance);
    return this;
  }

  /** Adds the column {@code distance}: 0 for shapes that intersect, otherwise rounded up. */
  public CollisionJoin distances() {
    distances = true;
    return this;
  }

  /**
   * Adds the columns {@code normal_x}, {@code normal_y}, {@code depth}, {@code point_x} and {@code
   * point_y}. The normal points from a to b.
   */
  public CollisionJoin contacts() {
    contacts = true;
    return this;
  }

  /**
   * Adds the columns {@code row_a} and {@code row_b}: the row numbers, from 1, in the order in
   * which Spark reads the rows. This is not always file order, and after a shuffle it is undefined:
   * sort first, or add ids, if row numbers must be stable.
   */
  public CollisionJoin rows() {
    rows = true;
    return this;
  }

  /** Skips invalid rows, which {@link #badRows} returns, instead of failing. */
  public CollisionJoin skipBadRows() {
    skipsBadRows = true;
    return this;
  }

  /**
   * Skips the check for duplicate ids. By default, ids are compared unless they are ascending
   * numbers, which takes additional time, and a row with the id of an earlier row is invalid.
   */
  public CollisionJoin trustIds() {
    trustsIds = true;
    return this;
  }

  /** Sets the approximate maximum number of shapes per tile. */
  CollisionJoin shapesOfATile(long shapes) {
    shapesOfATile = shapes;
    return this;
  }

  /**
   * Returns the pairs: the ids {@code a} and {@code b}, and the additional columns. Ids are long
   * numbers or text, as in the input. The order of the pairs is undefined.
   *
   * <p>An action on them throws {@link BadRowException}, or a Spark exception with it as a cause,
   * if a row is invalid and invalid rows are not skipped.
   *
   * @throws IllegalArgumentException if a DataFrame is missing columns
   */
  public Dataset<Row> pairs() {
    List<ShapeFrame> frames = frames(skipsBadRows);
    PairFormat format = format(frames);
    return dataFrame(detection(frames, format)::pairs, format.schema());
  }

  /**
   * Returns the tiles that divide the plane: {@code min_x}, {@code min_y}, {@code max_x}, {@code
   * max_y}, and the number of {@code shapes} that intersect each, without giants. Use this to see
   * whether the work is evenly divided.
   *
   * @throws IllegalArgumentException if a DataFrame is missing columns
   */
  public Dataset<Row> tiles() {
    List<ShapeFrame> frames = frames(skipsBadRows);
    return dataFrame(detection(frames, format(frames))::tiles, TileCount.SCHEMA);
  }

  /**
   * Returns the invalid rows with the reasons: {@code file}, {@code row} (its number, from 1),
   * {@code column}, {@code value}, {@code problem}.
   *
   * @throws IllegalArgumentException if a DataFrame is missing columns
   */
  public Dataset<Row> badRows() {
    List<ShapeFrame> frames = frames(true);
    StructType schema =
        new StructType()
            .add("file", DataTypes.StringType, false)
            .add("row", DataTypes.LongType, false)
            .add("column", DataTypes.StringType, false)
            .add("value", DataTypes.StringType, false)
            .add("problem", DataTypes.StringType, false);
    return frames.stream()
        .map(frame -> dataFrame(() -> frame.badRows().rdd(), schema))
        .reduce(Dataset::union)
        .orElseThrow();
  }

  private Detection detection(List<ShapeFrame> frames, PairFormat format) {
    return new Detection(frames, format, touching, reach, shapesOfATile);
  }

  private PairFormat format(List<ShapeFrame> frames) {
    return new PairFormat(
        frames.get(0).format().hasNumbersAsIds(),
        frames.get(frames.size() - 1).format().hasNumbersAsIds(),
        rows,
        contacts,
        distances);
  }

  private Dataset<Row> dataFrame(Supplier<RDD<Row>> rows, StructType schema) {
    LazyRdd<Row> lazy = new LazyRdd<>(session().sparkContext(), Row.class, rows);
    return session().createDataFrame(lazy.toJavaRDD(), schema);
  }

  private SparkSession session() {
    return inputs.get(0).sparkSession();
  }

  private List<ShapeFrame> frames(boolean skipsBadRows) {
    ShapeFrame[] frames = new ShapeFrame[inputs.size()];
    for (int k = 0; k < frames.length; k++) {
      frames[k] = new ShapeFrame(inputs.get(k), names.get(k), columns, skipsBadRows, trustsIds);
    }
    return List.of(frames);
  }
}
