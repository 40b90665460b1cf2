// SPDX-License-Identifier: Apache-2.0
package dev.carom.bench.frames;

import dev.carom.bench.Boxes;
import dev.carom.io.sample.MovingCircles;
import dev.carom.io.sample.SplitMix64;

/** Circles that move among the same number of static boxes, as in a large game level. */
class Level extends Scene {
  private static final int COUNT = 100_000;
  private static final double SIDE = 1000;

  private final Boxes boxes = Boxes.random(COUNT, SIDE);

  Level() {
    super(MovingCircles.evenly(COUNT, SIDE, new SplitMix64(43)));
  }

  @Override
  String name() {
    return "level";
  }

  @Override
  Boxes boxes() {
    return boxes;
  }

  @Override
  Answers known() {
    return Answers.of(104_202, 0xfdc1b7d8f366ef83L, 1_040_739, 0x3e47725b37dc4995L);
  }
}
