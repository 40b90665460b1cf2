// SPDX-License-Identifier: Apache-2.0
package dev.carom.bench.frames;

import dev.carom.io.sample.TumblingBoxes;
import java.util.Locale;

/** Turned boxes that move and turn. */
final class Tumble extends Scene {
  private final Turned boxes;

  Tumble(int count) {
    this(TumblingBoxes.random(count));
  }

  private Tumble(TumblingBoxes sample) {
    super(sample.centres);
    boxes = new Turned(sample.halfWidth, sample.halfHeight, sample.angle, sample.turn);
  }

  @Override
  String name() {
    return String.format(Locale.ROOT, "tumble %,d", count);
  }

  @Override
  Turned turned() {
    return boxes;
  }

  @Override
  Answers known() {
    return switch (count) {
      case 10_000 -> Answers.of(4_376, 0x24960ec060991905L, 43_888, 0x84f13e89edd0f46cL);
      case 100_000 -> Answers.of(44_903, 0x761bbf7ce86de59bL, 448_494, 0x7a5d6cf0fee6637cL);
      default -> null;
    };
  }

  @Override
  boolean meet(int a, int b) {
    return boxes.meet(a, x[a], y[a], b, x[b], y[b]);
  }

  @Override
  void advance(int from, int to) {
    super.advance(from, to);
    boxes.turn(from, to);
  }
}
