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
 * Finds all pairs of shapes in DataFrames, on however many machines.
 *
 * <pre>{@code
 * Dataset<Row> ships = spark.read().parquet("ships.parquet");
 * Dataset<Row> pairs = CollisionJoin.within(ships).touching(false).pairs();
 * pairs.write().parquet("collisions.parquet");
 * }</pre>
 *
 * <p>The columns of shapes are those of the files that the carom command reads: {@code id}, {@code
 * kind} (circle or box), {@code x} and {@code y} (the centre), {@code radius}, {@code width},
 * {@code height}, and for boxes also {@code min_x}, {@code min_y}, {@code max_x}, {@code max_y}.
 * Their order is free, unused ones may be absent and others are left aside; numbers may be of any
 * type of numbers, or text. Without {@code kind} all rows are circles, or all boxes. Without {@code
 * id} the ids are the numbers of the rows, from 1. Where Spark's readers put broken records into a
 * column of their own, these are bad rows.
 *
 * <p>Verdicts are exact, and pairs the same as those of the command. Nothing runs before an action
 * asks for pairs. Then the rows are read twice: once to count and sample them, and once to send
 * each shape to the tiles of the plane that it reaches into. Only samples and totals come to the
 * driver, and shapes that reach into very many tiles.
 */
public final class CollisionJoin {
  private final List<Dataset<Row>> inputs;
  private final Map<String, String> columns = new LinkedHashMap<>();
  private List<String> names;
  private boolean touching = true;
  private boolean contacts;
  private boolean rows;
  private boolean skipsBadRows;
  private boolean trustsIds;
  private long shapesOfATile = Detection.USUAL_SHAPES_OF_A_TILE;

  private CollisionJoin(List<Dataset<Row>> inputs, List<String> names) {
    this.inputs = inputs;
    this.names = names;
  }

  /** Pairs of shapes of one DataFrame: {@code a} is the one in the earlier row. */
  public static CollisionJoin within(Dataset<Row> shapes) {
    return new CollisionJoin(List.of(shapes), List.of("shapes"));
  }

  /** Pairs of a shape of the first DataFrame, {@code a}, and one of the second, {@code b}. */
  public static CollisionJoin between(Dataset<Row> first, Dataset<Row> second) {
    return new CollisionJoin(List.of(first, second), List.of("first", "second"));
  }

  /** What to call each DataFrame in messages, for example by the name of its file. */
  public CollisionJoin named(String... names) {
    if (names.length != inputs.size()) {
      throw new IllegalArgumentException(
          "names must have %d entries, but had %d".formatted(inputs.size(), names.length));
    }
    this.names = List.of(names);
    return this;
  }

  /**
   * Names the column that holds something, where it is not called so: {@code column("x", "lon")}.
   * It applies to every DataFrame of the join.
   *
   * @param holds what the column holds: x, y, radius, id and so on
   * @param column the name of the column
   */
  public CollisionJoin column(String holds, String column) {
    columns.put(Objects.requireNonNull(holds, "holds"), Objects.requireNonNull(column, "column"));
    return this;
  }

  /** Whether shapes that only touch are a pair; true unless set. */
  public CollisionJoin touching(boolean counts) {
    touching = counts;
    return this;
  }

  /**
   * Adds the columns {@code normal_x}, {@code normal_y}, {@code depth}, {@code point_x} and {@code
   * point_y}; the normal points from a to b.
   */
  public CollisionJoin contacts() {
    contacts = true;
    return this;
  }

  /**
   * Adds the columns {@code row_a} and {@code row_b}: the numbers of the rows, from 1, as Spark
   * reads them. That is not always the order of files, and after a shuffle it is any: sort first,
   * or give the shapes ids, if rows are to have the same numbers each time.
   */
  public CollisionJoin rows() {
    rows = true;
    return this;
  }

  /** Leaves rows out that are no shapes, which {@link #badRows} has, instead of failing. */
  public CollisionJoin skipBadRows() {
    skipsBadRows = true;
    return this;
  }

  /**
   * Believes that no id is there twice. Otherwise ids that are no ascending numbers are compared,
   * which costs a part of the time, and an id that an earlier row has makes a bad row.
   */
  public CollisionJoin trustIds() {
    trustsIds = true;
    return this;
  }

  /** How many shapes a tile has about, at most. */
  CollisionJoin shapesOfATile(long shapes) {
    shapesOfATile = shapes;
    return this;
  }

  /**
   * The pairs: the ids {@code a} and {@code b}, and what else was asked for. Ids are long numbers
   * or text, as they were; the order of the pairs is not defined.
   *
   * <p>An action on them throws {@link BadRowException}, or an exception of Spark that has it as a
   * cause, if a row is no shape and such rows are not skipped.
   *
   * @throws IllegalArgumentException if a DataFrame has not the columns that shapes need
   */
  public Dataset<Row> pairs() {
    List<ShapeFrame> frames = frames(skipsBadRows);
    PairFormat format = format(frames);
    return dataFrame(detection(frames, format)::pairs, format.schema());
  }

  /**
   * The tiles that the plane is divided into: {@code min_x}, {@code min_y}, {@code max_x}, {@code
   * max_y}, and how many {@code shapes} reach into it, giants aside. Tells whether some tasks have
   * much more to do than others.
   *
   * @throws IllegalArgumentException if a DataFrame has not the columns that shapes need
   */
  public Dataset<Row> tiles() {
    List<ShapeFrame> frames = frames(skipsBadRows);
    return dataFrame(detection(frames, format(frames))::tiles, TileCount.SCHEMA);
  }

  /**
   * The rows that are not shapes, with the reasons: {@code file}, {@code row} (its number, from 1),
   * {@code column}, {@code value}, {@code problem}.
   *
   * @throws IllegalArgumentException if a DataFrame has not the columns that shapes need
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
    return new Detection(frames, format, touching, shapesOfATile);
  }

  private PairFormat format(List<ShapeFrame> frames) {
    return new PairFormat(
        frames.get(0).format().hasNumbersAsIds(),
        frames.get(frames.size() - 1).format().hasNumbersAsIds(),
        rows,
        contacts);
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
