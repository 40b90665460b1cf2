// SPDX-License-Identifier: Apache-2.0
package dev.carom.bench.frames;

import dev.carom.bench.Numbers;
import dev.carom.io.sample.MovingCircles;
import dev.carom.io.sample.SplitMix64;

/** The circles of {@link Swarm}, in one of several kinds of motion. */
final class Motion extends Scene {
  private final Kind kind;

  /** Has drawn the circles, and draws where they jump. */
  private final SplitMix64 random;

  Motion(int count, Kind kind) {
    this(count, kind, new SplitMix64(42));
  }

  private Motion(int count, Kind kind, SplitMix64 random) {
    super(MovingCircles.evenly(count, Math.sqrt(count * Math.PI), random));
    this.kind = kind;
    this.random = random;
    for (int i = 0; i < count; i += kind.step) {
      velocityX[i] *= kind.factor;
      velocityY[i] *= kind.factor;
    }
  }

  @Override
  String name() {
    return Numbers.format("motion %,d, %s", count, kind.title);
  }

  @Override
  Answers known() {
    return MotionAnswers.of(kind, count);
  }

  /** Moves some circles by one frame; if they jump, where to depends on the order of the calls. */
  @Override
  void advance(int from, int to) {
    if (kind == Kind.JUMPING) {
      for (int i = from; i < to; i++) {
        x[i] = (float) (side * random.next());
        y[i] = (float) (side * random.next());
      }
    } else {
      super.advance(from, to);
    }
  }

  /** How the circles move. */
  enum Kind {
    STILL("still", 0, 1),
    SLOW("slow", 0.2f, 1),
    ORDINARY("ordinary", 1, 1),
    FAST("fast", 20, 1),
    JUMPING("jumping", 1, 1),
    SOME_BULLETS("1 % bullets", 100, 100),
    FEW_BULLETS("0.01 % bullets", 100, 10_000);

    final String title;

    /** One circle in this many has its velocity multiplied by the factor. */
    private final int step;

    private final float factor;

    Kind(String title, float factor, int step) {
      this.title = title;
      this.factor = factor;
      this.step = step;
    }
  }
}
