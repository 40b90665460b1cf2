package dev.carom.spark.app;

import dev.carom.cli.DetectSummary;
import java.io.Serializable;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import org.apache.spark.sql.Dataset;
import org.apache.spark.sql.Row;

/** How many pairs there are, and the first of them. */
final class FirstPairs implements Serializable {
  private static final long serialVersionUID = 1;

  /** By the rows of both shapes, which are the first columns here. */
  private static final Comparator<Row> ORDER =
      Comparator.<Row>comparingLong(pair -> pair.getLong(0))
          .thenComparingLong(pair -> pair.getLong(1));

  private final int most;
  private final List<Row> first = new ArrayList<>();
  private long count;

  private FirstPairs(int most) {
    this.most = most;
  }

  /**
   * Counts the pairs and keeps the first by row_a and row_b, at most so many, in one pass.
   * Sorting would go over the pairs twice, and their number is not known before.
   */
  static FirstPairs of(Dataset<Row> pairs, int most) {
    return pairs
        .select("row_a", "row_b", "a", "b", "depth")
        .toJavaRDD()
        .aggregate(new FirstPairs(most), FirstPairs::plus, FirstPairs::plusAll);
  }

  private FirstPairs plus(Row pair) {
    count++;
    keep(pair);
    return this;
  }

  private FirstPairs plusAll(FirstPairs others) {
    count += others.count;
    others.first.forEach(this::keep);
    return this;
  }

  private void keep(Row pair) {
    if (first.size() == most) {
      if (most == 0 || ORDER.compare(pair, first.get(most - 1)) >= 0) {
        return;
      }
      first.remove(most - 1);
    }
    first.add(pair);
    first.sort(ORDER);
  }

  long count() {
    return count;
  }

  List<DetectSummary.Pair> shown() {
    return first.stream()
        .map(
            pair ->
                new DetectSummary.Pair(
                    pair.get(2).toString(), pair.get(3).toString(), pair.getDouble(4)))
        .toList();
  }
}
