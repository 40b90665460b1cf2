// SPDX-License-Identifier: Apache-2.0
package dev.carom.internal.join;

import static org.assertj.core.api.Assertions.assertThat;

import dev.carom.internal.bounds.Bounds;
import dev.carom.internal.bounds.Extent;
import dev.carom.oracle.Cases;
import dev.carom.oracle.SplitMix64;
import java.util.Arrays;
import org.junit.jupiter.api.Test;

/** Shapes that never make a pair cost next to nothing, wherever they are. */
class GroupSearchTest {
  private static final long SEED = 353;

  private final PairSearch search = new PairSearch(Workers.none());

  @Test
  void asksAboutNoPairOfAHeapWhoseShapesDoNotMeet() {
    Squares heap = new Squares(16_000);
    for (int k = 0; k < heap.count; k++) {
      heap.set(k, 0, 0, 1, 1, 2);
    }
    assertThat(heap.find(0)).isEmpty();
    assertThat(heap.asked).isZero();
  }

  @Test
  void asksAboutNoPairOfAHeapWithMoreFiltersThanAreToldApart() {
    Squares heap = new Squares(16_000);
    for (int k = 0; k < heap.count; k++) {
      heap.set(k, 0, 0, 1, 1L << k % 16, (k % 300L + 1) << 16);
    }
    assertThat(heap.find(0)).isEmpty();
    assertThat(heap.asked).isZero();
  }

  @Test
  void asksAboutFewPairsWhereZonesAreForPlayersOnly() {
    long player = 1;
    long enemy = 2;
    long zone = 4;
    Squares squares = new Squares(11_000);
    SplitMix64 random = new SplitMix64(SEED);
    for (int k = 0; k < 11_000; k++) {
      double x = 100 * random.fraction();
      double y = 100 * random.fraction();
      if (k < 1_000) {
        squares.set(k, x, y, 30, zone, player);
      } else {
        squares.set(k, x, y, 0.5, k % 1_000 == 0 ? player : enemy, player | enemy | zone);
      }
    }
    int found = squares.find(0).length;
    assertThat(found).isPositive();
    assertThat(squares.asked).isLessThan(2 * found + 16 * squares.count);
    // What was learned makes the next call no worse.
    squares.asked = 0;
    assertThat(squares.find(0)).hasSize(found);
    assertThat(squares.asked).isLessThan(2 * found);
  }

  @Test
  void aHeapOfTwoGroupsThatOnlyMeetAThird() {
    Squares squares = new Squares(6_000);
    for (int k = 0; k < 6_000; k++) {
      squares.set(k, 0, 0, 1, 1L << k % 2, 4);
    }
    squares.set(77, 0.5, 0.5, 1, 4, 3);
    assertThat(squares.find(0)).hasSize(5_999);
    assertThat(squares.asked).isLessThan(32 * 6_000);
  }

  @Test
  void agreesWithBruteForce() {
    Cases.check(SEED, 400, this::squares, this::check);
  }

  private Squares squares(SplitMix64 random) {
    int count = random.between(2, 200);
    // More groups than are told apart, too.
    int filters = random.oneIn(8) ? 200 : random.between(1, 6);
    long[] category = new long[filters];
    long[] mask = new long[filters];
    int bits = random.between(1, 4);
    for (int k = 0; k < filters; k++) {
      category[k] = random.below(1 << bits);
      mask[k] = random.below(1 << bits) | (long) k << 32;
    }
    double side = random.oneOf(0, 1, 20);
    Squares squares = new Squares(count);
    for (int k = 0; k < count; k++) {
      int filter = random.below(filters);
      squares.set(
          k,
          side * random.fraction(),
          side * random.fraction(),
          random.oneOf(0, 1, 3),
          category[filter],
          mask[filter]);
      squares.flat[k] = random.oneIn(3) && squares.size[k] == 0;
    }
    return squares;
  }

  private void check(Squares squares) {
    for (int split : new int[] {0, squares.count / 2}) {
      long[] truth = squares.truth(split);
      assertThat(squares.find(split)).as("split at %d", split).isEqualTo(truth);
      int limit = truth.length / 2;
      squares.split = split;
      search.find(squares, split, limit);
      assertThat(search.count()).isEqualTo(limit);
    }
  }

  /** Squares with categories and masks, some of them flat. */
  private final class Squares implements PairSource {
    private final int count;
    private final double[] x;
    private final double[] y;
    private final double[] size;
    private final long[] category;
    private final long[] mask;
    private final boolean[] flat;
    private int split;
    private long asked;

    Squares(int count) {
      this.count = count;
      x = new double[count];
      y = new double[count];
      size = new double[count];
      category = new long[count];
      mask = new long[count];
      flat = new boolean[count];
    }

    void set(int k, double x, double y, double size, long category, long mask) {
      this.x[k] = x;
      this.y[k] = y;
      this.size[k] = size;
      this.category[k] = category;
      this.mask[k] = mask;
    }

    long[] find(int split) {
      this.split = split;
      search.find(this, split, Integer.MAX_VALUE);
      return Arrays.copyOf(search.pairs(), search.count());
    }

    long[] truth(int split) {
      long[] pairs = new long[count * count];
      int found = 0;
      for (int a = 0; a < count; a++) {
        for (int b = Math.max(a + 1, split); b < count && (split == 0 || a < split); b++) {
          if (meet(a, b)) {
            pairs[found++] = (long) a << 32 | b;
          }
        }
      }
      return Arrays.copyOf(pairs, found);
    }

    private boolean meet(int a, int b) {
      return (category[a] & mask[b]) != 0
          && (category[b] & mask[a]) != 0
          && !(flat[a] && flat[b])
          && x[a] <= x[b] + size[b]
          && x[b] <= x[a] + size[a]
          && y[a] <= y[b] + size[b]
          && y[b] <= y[a] + size[a];
    }

    @Override
    public boolean accepts(int a, int b) {
      asked++;
      return meet(a, b);
    }

    @Override
    public int count() {
      return count;
    }

    @Override
    public boolean isRound() {
      return false;
    }

    @Override
    public void include(Extent extent) {
      for (int k = 0; k < count; k++) {
        extent.include(x[k], y[k], x[k] + size[k], y[k] + size[k]);
      }
    }

    @Override
    public void fill(FloatShapes floats) {
      for (int k = 0; k < count; k++) {
        floats.setBox(k, x[k], y[k], x[k] + size[k], y[k] + size[k]);
      }
    }

    @Override
    public void fill(Bounds bounds) {
      for (int k = 0; k < count; k++) {
        bounds.set(k, x[k], y[k], x[k] + size[k], y[k] + size[k]);
      }
    }

    @Override
    public boolean group(Groups groups) {
      groups.clear(count);
      for (int k = 0; k < count; k++) {
        long shift = split > 0 ? 8 : 0;
        boolean isFirst = k < split;
        groups.set(
            k,
            category[k] << (isFirst ? shift : 0),
            isFirst ? mask[k] : mask[k] << shift,
            flat[k],
            flat[k]);
      }
      return true;
    }
  }
}
