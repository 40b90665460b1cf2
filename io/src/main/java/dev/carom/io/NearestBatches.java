// SPDX-License-Identifier: Apache-2.0
package dev.carom.io;

import java.io.IOException;
import java.util.Arrays;
import java.util.stream.IntStream;

/** Finds the nearest shapes of many rows at a time, with several threads if available. */
final class NearestBatches {
  /** The maximum number of rows at a time, and of shapes found for them. */
  private static final int MOST_ROWS = 1 << 13;

  private static final int MOST_FOUND = 1 << 20;

  private final int size;
  private final int most;
  private final NearestSearch[] searches;
  private final int[] counts;
  private final int[] rows;
  private final double[] distances;
  private int first;
  private int batch;

  NearestBatches(
      ShapeTable a,
      ShapeTable b,
      RowCodes groups,
      RowCodes layers,
      double limit,
      boolean touching,
      int most,
      int threads) {
    this.most = most;
    size = a.size();
    NearestTrees trees = new NearestTrees(b, groups, layers);
    searches = new NearestSearch[threads];
    Arrays.setAll(
        searches, part -> new NearestSearch(a, b, groups, layers, trees, limit, touching, most));
    int capacity = Math.max(1, Math.min(Math.min(MOST_ROWS, size), MOST_FOUND / most));
    counts = new int[capacity];
    rows = new int[capacity * most];
    distances = new double[capacity * most];
  }

  /** Finds the nearest shapes of some rows, and returns the number of rows. */
  int find(int firstRow) {
    first = firstRow;
    batch = Math.min(counts.length, size - firstRow);
    if (searches.length == 1) {
      find(0, batch, searches[0]);
    } else {
      // The common pool, which has one thread per processor minus one, plus the calling thread.
      IntStream.range(0, searches.length)
          .parallel()
          .forEach(part -> find(start(part), start(part + 1), searches[part]));
    }
    return batch;
  }

  private int start(int part) {
    return (int) ((long) batch * part / searches.length);
  }

  private void find(int from, int to, NearestSearch search) {
    for (int k = from; k < to; k++) {
      counts[k] = search.find(first + k);
      for (int place = 0; place < counts[k]; place++) {
        rows[k * most + place] = search.row(place);
        distances[k * most + place] = search.distance(place);
      }
    }
  }

  /** Passes what was found to a visitor, at most this many, and returns their number. */
  long visit(long limit, NearestVisitor visitor) throws IOException {
    long visits = 0;
    for (int k = 0; k < batch; k++) {
      for (int place = 0; place < counts[k]; place++) {
        if (visits == limit) {
          return visits;
        }
        int at = k * most + place;
        visitor.near(first + k, rows[at], place + 1, distances[at]);
        visits++;
      }
    }
    return visits;
  }

  /** Returns the number of distances computed. */
  long looks() {
    return Arrays.stream(searches).mapToLong(NearestSearch::looks).sum();
  }
}
