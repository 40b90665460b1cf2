// SPDX-License-Identifier: Apache-2.0
package dev.carom.internal.kept;

import static org.assertj.core.api.Assertions.assertThat;

import dev.carom.internal.join.FoundPairs;
import dev.carom.internal.join.Workers;
import dev.carom.oracle.SplitMix64;
import java.util.Arrays;
import org.junit.jupiter.api.Test;

/** Points that move along a line with a static post at every whole number. */
class CachedPairsTest {
  private static final long SEED = 977;
  private static final int COUNT = 2000;
  private static final int CALLS = 60;

  /** A point meets the posts up to this distance: so many that two threads test them. */
  private static final double REACH = 6;

  private final SplitMix64 random = new SplitMix64(SEED);
  private final Points points = new Points();
  private final CachedPairs cached = new CachedPairs(points, Workers.threads(2));
  private long[] pairs = {};

  @Test
  void pairsAreRightInEveryCall() {
    for (int call = 0; call < 3 * CALLS; call++) {
      points.move(call / CALLS == 1 ? 2 : 0.2);
      if (call % 7 == 0) {
        points.x[random.below(COUNT)] = points.side * random.fraction();
      }
      if (call % 50 == 49) {
        Arrays.fill(points.x, 0, COUNT, 5 + call);
      }
      find();
      assertThat(pairs).as("call %d of seed %d", call, SEED).isEqualTo(points.truth());
    }
  }

  @Test
  void everyCallSearchesTheSameShareOfTheShapes() {
    begin(0.2);
    int most = 0;
    int sum = 0;
    for (int call = 0; call < CALLS; call++) {
      points.move(0.2);
      int searched = find();
      most = Math.max(most, searched);
      sum += searched;
    }
    assertThat(sum).isBetween(1, CALLS * COUNT / 2);
    assertThat(most).isLessThanOrEqualTo(3 * sum / (2 * CALLS));
  }

  @Test
  void shapesAtRestAreNotSearchedAgain() {
    begin(1e-100);
    for (int call = 0; call < CALLS; call++) {
      points.move(1e-100);
      assertThat(find()).isZero();
    }
  }

  @Test
  void aFastShapeOnlyRenewsItsNeighboursById() {
    begin(1e-100);
    for (int call = 0; call < CALLS; call++) {
      points.move(1e-100);
      points.x[700] = call % 2 == 0 ? 50 : 100;
      assertThat(find()).isBetween(1, COUNT / 16);
    }
  }

  @Test
  void allShapesAreSearchedAtOnceIfTheyMoveTooFar() {
    begin(0.2);
    points.move(50);
    assertThat(find()).isEqualTo(COUNT);
  }

  @Test
  void shapesThatMoveTooFarAreMeasuredNowAndThenUntilTheyAreSlowAgain() {
    points.measured = 0;
    for (int call = 0; call < CALLS; call++) {
      points.move(50);
      assertThat(find()).isEqualTo(COUNT);
    }
    assertThat(points.measured).isBetween(COUNT, CALLS * COUNT / 4);
    int searched = COUNT;
    for (int call = 0; call < CALLS / 4; call++) {
      points.move(0.2);
      searched = find();
    }
    assertThat(searched).isLessThan(COUNT);
  }

  /** Moves the points until their speed is known and pairs are cached. */
  private void begin(double speed) {
    for (int call = 0; call < 3; call++) {
      points.move(speed);
      find();
    }
  }

  /** Finds the pairs, and returns how many points were searched. */
  private int find() {
    points.searched = 0;
    if (cached.find()) {
      pairs = Arrays.copyOf(cached.pairs(), cached.count());
      return points.searched;
    }
    pairs = points.truth();
    cached.learn(pairs.length);
    return COUNT;
  }

  private final class Points implements Movement {
    private final double side = COUNT;
    private final double[] x = new double[COUNT];
    private final double[] kept = new double[COUNT];
    private long[] found = {};
    private int searched;
    private int measured;

    Points() {
      Arrays.setAll(x, k -> side * random.fraction());
      Arrays.fill(kept, Double.NaN);
    }

    void move(double speed) {
      for (int k = 0; k < COUNT; k++) {
        x[k] += (2 * random.fraction() - 1) * speed;
      }
    }

    private long[] near(double distance, int from, int to) {
      long[] near = new long[COUNT * 64];
      int size = 0;
      for (int k = from; k < to; k++) {
        long first = Math.max(0, (long) Math.ceil(x[k] - distance));
        for (long post = first; post <= x[k] + distance; post++) {
          near[size++] = (long) k << 32 | post;
        }
      }
      return Arrays.copyOf(near, size);
    }

    long[] truth() {
      return near(REACH, 0, COUNT);
    }

    @Override
    public int count() {
      return COUNT;
    }

    @Override
    public boolean areSearchedOneByOne() {
      return true;
    }

    @Override
    public FoundPairs findCandidates(double margin, int from, int to, int limit) {
      searched += to - from;
      found = near(REACH + margin, from, to);
      return new FoundPairs() {
        @Override
        public int count() {
          return found.length;
        }

        @Override
        public long[] pairs() {
          return found;
        }
      };
    }

    @Override
    public void keep(int from, int to) {
      System.arraycopy(x, from, kept, from, to - from);
    }

    @Override
    public double farthest(int from, int to) {
      measured += to - from;
      double farthest = 0;
      for (int k = from; k < to; k++) {
        farthest = Math.max(farthest, Math.abs(x[k] - kept[k]));
      }
      return farthest;
    }

    @Override
    public double meanSize() {
      return 2 * REACH;
    }

    @Override
    public int closing() {
      return 1;
    }

    @Override
    public int settle(long[] candidates, int from, int to, long[] into, int place) {
      int end = place;
      for (int k = from; k < to; k++) {
        double distance = Math.abs(x[(int) (candidates[k] >>> 32)] - (int) candidates[k]);
        if (distance <= REACH) {
          into[end++] = candidates[k];
        }
      }
      return end;
    }
  }
}
