// SPDX-License-Identifier: Apache-2.0
package dev.carom.spark.app;

import static org.apache.spark.sql.functions.col;

import dev.carom.cli.DetectSummary;
import java.io.Serializable;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.apache.spark.sql.Dataset;
import org.apache.spark.sql.Row;
import org.apache.spark.sql.catalyst.InternalRow;

/** The number of pairs and the first of them, found in one pass. */
final class FirstPairs implements Serializable {
  private static final long serialVersionUID = 1;

  private final int most;
  private final ArrayList<Pair> first = new ArrayList<>();
  private long count;

  /** Not a record, because some Spark serializers cannot read records. */
  private static final class Pair implements Comparable<Pair>, Serializable {
    private static final long serialVersionUID = 1;

    private final long rowA;
    private final long rowB;
    private final String a;
    private final String b;
    private final double depth;
    private final double distance;

    Pair(InternalRow row) {
      rowA = row.getLong(0);
      rowB = row.getLong(1);
      a = row.getString(2);
      b = row.getString(3);
      depth = row.getDouble(4);
      distance = row.getDouble(5);
    }

    @Override
    public int compareTo(Pair other) {
      return rowA == other.rowA ? Long.compare(rowB, other.rowB) : Long.compare(rowA, other.rowA);
    }
  }

  private FirstPairs(int most) {
    this.most = most;
  }

  /**
   * Counts pairs with rows, contacts and distances, and keeps at most this number of the first ones
   * by row.
   */
  static FirstPairs of(Dataset<Row> pairs, int most) {
    return pairs
        .select(
            col("row_a"),
            col("row_b"),
            col("a").cast("string"),
            col("b").cast("string"),
            col("depth"),
            col("distance"))
        .queryExecution()
        .toRdd()
        .toJavaRDD()
        .aggregate(new FirstPairs(most), FirstPairs::plus, FirstPairs::plusAll);
  }

  private FirstPairs plus(InternalRow row) {
    count++;
    // Most pairs are skipped after looking at one column.
    if (first.size() < most || most > 0 && row.getLong(0) <= first.get(most - 1).rowA) {
      keep(new Pair(row));
    }
    return this;
  }

  private FirstPairs plusAll(FirstPairs others) {
    count += others.count;
    others.first.forEach(this::keep);
    return this;
  }

  private void keep(Pair pair) {
    first.add(pair);
    Collections.sort(first);
    if (first.size() > most) {
      first.remove(most);
    }
  }

  /** Returns the total number of pairs. */
  long count() {
    return count;
  }

  List<DetectSummary.Pair> shown() {
    return first.stream()
        .map(pair -> new DetectSummary.Pair(pair.a, pair.b, pair.depth, pair.distance))
        .toList();
  }
}
