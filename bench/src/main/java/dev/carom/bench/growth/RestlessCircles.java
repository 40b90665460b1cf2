// SPDX-License-Identifier: Apache-2.0
package dev.carom.bench.growth;

import dev.carom.bulk.PairFinder;
import dev.carom.io.sample.SplitMix64;

/** Circles that move to and fro, so that every call finds them elsewhere. */
final class RestlessCircles {
  private static final double STEP = 0.05;

  /** After this many calls they turn back. */
  private static final int CALLS = 16;

  private final float[] x;
  private final float[] y;
  private final float[] radius;
  private final float[] step;
  private int calls;

  RestlessCircles(int count) {
    x = new float[count];
    y = new float[count];
    radius = new float[count];
    step = new float[count];
    double side = OrdinaryCases.side(count);
    SplitMix64 random = new SplitMix64(1);
    for (int k = 0; k < count; k++) {
      x[k] = (float) (side * random.next());
      y[k] = (float) (side * random.next());
      radius[k] = 0.5f;
      step[k] = (float) (STEP * (2 * random.next() - 1));
    }
  }

  void moveAndFind(PairFinder finder) {
    float sign = calls++ / CALLS % 2 == 0 ? 1 : -1;
    for (int k = 0; k < x.length; k++) {
      x[k] += sign * step[k];
    }
    finder.circles(x, y, radius, x.length);
  }
}
