package dev.carom.spark;

import org.apache.spark.sql.Dataset;
import org.apache.spark.sql.Row;

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
 */
public final class CollisionJoin {
  private CollisionJoin() {}

  /** Pairs of shapes of one DataFrame: {@code a} is the one in the earlier row. */
  public static CollisionJoin within(Dataset<Row> shapes) {
    throw new UnsupportedOperationException();
  }

  /** Pairs of a shape of the first DataFrame, {@code a}, and one of the second, {@code b}. */
  public static CollisionJoin between(Dataset<Row> first, Dataset<Row> second) {
    throw new UnsupportedOperationException();
  }

  /** Whether shapes that only touch are a pair; true unless set. */
  public CollisionJoin touching(boolean counts) {
    return this;
  }

  /** Adds normal_x, normal_y, depth, point_x and point_y; the normal points from a to b. */
  public CollisionJoin contacts() {
    return this;
  }

  /** Adds row_a and row_b, the numbers of the rows, from 1: what the command orders pairs by. */
  public CollisionJoin rows() {
    return this;
  }

  /** What to call the shapes in messages, for example the name of their file. */
  public CollisionJoin named(String first, String second) {
    return this;
  }

  /** Leaves rows out that are no shapes, instead of failing; {@link #badRows} has them. */
  public CollisionJoin skipBadRows() {
    return this;
  }

  /** The pairs: the ids a and b, and what else was asked for. Nothing runs before an action. */
  public Dataset<Row> pairs() {
    throw new UnsupportedOperationException();
  }

  /** Rows that are no shapes, with the reasons: file, row, column, value, problem. */
  public Dataset<Row> badRows() {
    throw new UnsupportedOperationException();
  }
}
