// SPDX-License-Identifier: Apache-2.0
package dev.carom.internal.kept;

import static org.assertj.core.api.Assertions.assertThat;

import dev.carom.internal.join.FoundPairs;
import dev.carom.internal.join.GradualSearch;
import dev.carom.internal.join.PairSearch;
import dev.carom.internal.join.Workers;
import dev.carom.oracle.SplitMix64;
import java.util.Arrays;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Circles that move at constant velocities, and whose pairs are found in several calls. */
class GradualRenewalTest {
  private static final long SEED = 931;
  private static final int COUNT = 900;
  private static final int CALLS = 60;

  /** Each circle intersects one other on average. */
  private static final double SIDE = Math.sqrt(COUNT * Math.PI);

  private static final float RADIUS = 0.5f;

  private final SplitMix64 random = new SplitMix64(SEED);
  private final Circles circles = new Circles();
  private final CachedPairs cached = new CachedPairs(circles, Workers.none());

  @ParameterizedTest
  @CsvSource({"0.1, 2", "0.05, 3", "0.02, 5", "0.001, 5"})
  void noCallSearchesAllCircles(double speed, int steps) {
    circles.start(speed);
    find(5);
    circles.searches = 0;
    circles.begun = 0;
    find(CALLS);
    assertThat(circles.searches).isZero();
    assertThat(circles.steps).isEqualTo(steps);
    assertThat(circles.begun).isBetween(1, CALLS / steps);
  }

  @Test
  void noCallSearchesAllCirclesWhenMoreStepsBecomeWorthwhile() {
    circles.start(0.1);
    find(6);
    int stepsBefore = circles.steps;
    circles.searches = 0;
    circles.meanSquare = 20;
    find(CALLS);
    assertThat(circles.steps).isGreaterThan(stepsBefore);
    assertThat(circles.searches).isZero();
  }

  @ParameterizedTest
  @CsvSource({"0.1, true", "0.02, false"})
  void aSearchAtOnceForFewCallsReplacesAGradualOneThatWouldTakeLonger(double speed, boolean fast) {
    circles.isFasterAtOnce = true;
    circles.start(speed);
    find(10);
    circles.searches = 0;
    circles.begun = 0;
    find(CALLS);
    assertThat(circles.searches).isEqualTo(fast ? CALLS / 2 : 0);
    assertThat(circles.begun > 0).isEqualTo(!fast);
  }

  @Test
  void circlesAtRestAreNotSearchedAgain() {
    circles.start(0);
    find(5);
    circles.searches = 0;
    circles.begun = 0;
    find(CALLS);
    assertThat(circles.searches + circles.begun).isZero();
  }

  @Test
  void fastCirclesAreNotCached() {
    circles.start(0.3);
    find(CALLS);
    assertThat(circles.searches + circles.begun).isZero();
  }

  @Test
  void aSearchThatFailsIsReplacedByOneOfAllCircles() {
    circles.start(0.05);
    find(5);
    circles.searches = 0;
    circles.isImpossible = true;
    find(CALLS);
    assertThat(circles.searches).isPositive();
  }

  @Test
  void pairsAreRightWhateverHappensDuringASearch() {
    circles.start(0.05);
    for (int round = 0; round < 40; round++) {
      find(4 + round % 6);
      switch (round % 4) {
        case 0 -> circles.x[random.below(COUNT)] = (float) (SIDE / 2);
        case 1 -> circles.start(0);
        case 2 -> circles.start(0.05 * random.fraction());
        default -> circles.scatter();
      }
      // Long enough to cache pairs again after they were of no use.
      find(round % 4 == 3 ? 80 : 1);
    }
    assertThat(circles.begun).isGreaterThan(40);
  }

  private void find(int calls) {
    for (int call = 0; call < calls; call++) {
      circles.move();
      long[] truth = circles.truth();
      if (cached.find()) {
        assertThat(Arrays.copyOf(cached.pairs(), cached.count()))
            .as("call %d of seed %d", call, SEED)
            .isEqualTo(truth);
      } else {
        cached.learn(truth.length);
      }
    }
  }

  private final class Circles implements Movement {
    private final float[] x = new float[COUNT];
    private final float[] y = new float[COUNT];
    private final float[] radius = new float[COUNT];
    private final float[] grown = new float[COUNT];
    private final float[] velocityX = new float[COUNT];
    private final float[] velocityY = new float[COUNT];
    private float[][] kept = {{Float.NaN}, {Float.NaN}};
    private float[][] noted = kept;
    private final PairSearch search = new PairSearch(Workers.none());
    private final GradualSearch gradual = new GradualSearch(Workers.none());
    private final FloatCandidates test = new FloatCandidates(this::meet);

    /** How often all circles were searched at once, and gradually. */
    private int searches;

    private int begun;

    /** The steps of the last gradual search. */
    private int steps;

    private boolean isImpossible;
    private double meanSquare = 1;
    private boolean isFasterAtOnce;

    Circles() {
      Arrays.fill(radius, RADIUS);
      scatter();
    }

    void scatter() {
      for (int k = 0; k < COUNT; k++) {
        x[k] = (float) (SIDE * random.fraction());
        y[k] = (float) (SIDE * random.fraction());
      }
    }

    /** Sets all velocities: the same in random directions. */
    void start(double speed) {
      for (int k = 0; k < COUNT; k++) {
        double angle = 2 * Math.PI * random.fraction();
        velocityX[k] = (float) (speed * Math.cos(angle));
        velocityY[k] = (float) (speed * Math.sin(angle));
      }
    }

    void move() {
      for (int k = 0; k < COUNT; k++) {
        x[k] += velocityX[k];
        y[k] += velocityY[k];
        velocityX[k] = x[k] < 0 ? Math.abs(velocityX[k]) : velocityX[k];
        velocityX[k] = x[k] > SIDE ? -Math.abs(velocityX[k]) : velocityX[k];
        velocityY[k] = y[k] < 0 ? Math.abs(velocityY[k]) : velocityY[k];
        velocityY[k] = y[k] > SIDE ? -Math.abs(velocityY[k]) : velocityY[k];
      }
    }

    private boolean meet(int a, int b) {
      double dx = (double) x[a] - x[b];
      double dy = (double) y[a] - y[b];
      return dx * dx + dy * dy <= 4 * RADIUS * RADIUS;
    }

    long[] truth() {
      long[] pairs = new long[16 * COUNT];
      int size = 0;
      for (int a = 0; a < COUNT; a++) {
        for (int b = a + 1; b < COUNT; b++) {
          if (meet(a, b)) {
            pairs[size++] = (long) a << 32 | b;
          }
        }
      }
      return Arrays.copyOf(pairs, size);
    }

    @Override
    public int count() {
      return COUNT;
    }

    @Override
    public FoundPairs findCandidates(double margin, int from, int to, int limit) {
      searches++;
      FloatCandidates.grow(radius, (float) margin, grown, COUNT);
      return search.findCandidates(x, y, grown, COUNT, limit) ? search : null;
    }

    @Override
    public boolean areSearchedGradually() {
      return true;
    }

    @Override
    public int mostCallsAtOnce() {
      return isFasterAtOnce ? 2 : Movement.super.mostCallsAtOnce();
    }

    @Override
    public GradualSearch begin(double margin, int limit, int steps) {
      begun++;
      this.steps = steps;
      noted = new float[][] {x.clone(), y.clone()};
      FloatCandidates.grow(radius, (float) margin, grown, COUNT);
      boolean hasBegun = !isImpossible && gradual.begin(x, y, grown, COUNT, limit, steps);
      return hasBegun ? gradual : null;
    }

    @Override
    public void keepBegun() {
      kept = noted;
    }

    @Override
    public void keep(int from, int to) {
      kept = new float[][] {x.clone(), y.clone()};
    }

    @Override
    public double farthest(int from, int to) {
      return kept[0].length == COUNT
          ? FloatCandidates.farthest(x, y, kept[0], kept[1], 0, COUNT)
          : Double.NaN;
    }

    @Override
    public double meanSize() {
      return 2 * RADIUS;
    }

    @Override
    public double meanSquare() {
      return meanSquare;
    }

    @Override
    public int closing() {
      return 2;
    }

    @Override
    public int settle(long[] candidates, int from, int to, long[] into, int place) {
      test.use(x, y, radius);
      return test.settle(candidates, from, to, into, place);
    }
  }
}
