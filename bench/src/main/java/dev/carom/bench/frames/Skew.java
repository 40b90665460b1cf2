// SPDX-License-Identifier: Apache-2.0
package dev.carom.bench.frames;

import dev.carom.io.sample.MovingCircles;

/** Circles of all sizes, the largest a thousand times the smallest, half of them in clusters. */
final class Skew extends Scene {
  private static final int COUNT = 100_000;
  private static final double SIDE = 2000;

  Skew() {
    super(MovingCircles.skew(COUNT, SIDE));
  }

  @Override
  String name() {
    return "skew";
  }

  @Override
  Answers known() {
    return Answers.of(197_668, 0x1d8427dd03f57a91L, 1_975_673, 0x168eec25930c894dL);
  }
}
