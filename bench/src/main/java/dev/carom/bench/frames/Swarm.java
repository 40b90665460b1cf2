// SPDX-License-Identifier: Apache-2.0
package dev.carom.bench.frames;

import dev.carom.io.sample.MovingCircles;
import java.util.Locale;

/** Circles of one size; each intersects one other on average, for any number. */
final class Swarm extends Scene {
  static final float RADIUS = MovingCircles.RADIUS;

  Swarm(int count) {
    super(MovingCircles.swarm(count));
  }

  @Override
  String name() {
    return String.format(Locale.ROOT, "swarm %,d", count);
  }

  @Override
  Answers known() {
    return known(count);
  }

  static Answers known(int count) {
    return switch (count) {
      case 10_000 -> Answers.of(5_038, 0x1e6da58a064ef231L, 50_108, 0xf2847a7c3babe279L);
      case 100_000 -> Answers.of(50_155, 0xea2311c08b3e8918L, 502_321, 0x260969e0c851bb9fL);
      case 1_000_000 -> Answers.of(499_298, 0x24dd7fcb4bd14934L, 4_991_755, 0x3cd049c9b74511edL);
      default -> null;
    };
  }
}
