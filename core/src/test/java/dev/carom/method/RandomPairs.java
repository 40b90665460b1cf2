// SPDX-License-Identifier: Apache-2.0
package dev.carom.method;

import dev.carom.Box;
import dev.carom.Circle;
import dev.carom.oracle.SplitMix64;

/**
 * Random circles and boxes as games have them: both centres anywhere in a 10 × 10 square, sizes
 * anywhere up to a limit.
 */
final class RandomPairs {
  private final SplitMix64 random;

  RandomPairs(long seed) {
    random = new SplitMix64(seed);
  }

  Circle circle(double radiusLimit) {
    return new Circle(place(), place(), radiusLimit * random.fraction());
  }

  Box box(double widthLimit, double heightLimit) {
    return Box.centered(
        place(), place(), widthLimit * random.fraction(), heightLimit * random.fraction());
  }

  Box square(double limit) {
    double size = limit * random.fraction();
    return Box.centered(place(), place(), size, size);
  }

  private double place() {
    return 10 * random.fraction();
  }
}
