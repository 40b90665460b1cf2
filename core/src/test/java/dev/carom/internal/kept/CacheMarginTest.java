// SPDX-License-Identifier: Apache-2.0
package dev.carom.internal.kept;

import static org.assertj.core.api.Assertions.assertThat;

import dev.carom.internal.join.FoundPairs;
import dev.carom.internal.join.Workers;
import org.junit.jupiter.api.Test;

class CacheMarginTest {
  private static final int COUNT = 100_000;

  @Test
  void equalShapesThatMoveByMuchOfTheirSizeAreNotCached() {
    assertThat(marginFor(1)).isZero();
  }

  @Test
  void aMarginIsSmallForPairsOfLargeShapesHoweverSmallMostShapesAre() {
    assertThat(marginFor(20)).isPositive();
  }

  /** Returns by how much shapes are enlarged whose sizes have this mean square. */
  private static double marginFor(double meanSquare) {
    Shapes shapes = new Shapes(meanSquare);
    CachedPairs cached = new CachedPairs(shapes, Workers.none());
    cached.learn(2 * COUNT);
    assertThat(cached.find()).isFalse();
    return shapes.margin;
  }

  /** Shapes of mean size 1 that move by 0.2 per call, and whose candidates are always too many. */
  private static final class Shapes implements Movement {
    private final double meanSquare;
    private double margin;

    Shapes(double meanSquare) {
      this.meanSquare = meanSquare;
    }

    @Override
    public int count() {
      return COUNT;
    }

    @Override
    public FoundPairs findCandidates(double margin, int from, int to, int limit) {
      this.margin = margin;
      return null;
    }

    @Override
    public void keep(int from, int to) {}

    @Override
    public double farthest(int from, int to) {
      return 0.2;
    }

    @Override
    public double meanSize() {
      return 1;
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
      throw new UnsupportedOperationException();
    }
  }
}
