// SPDX-License-Identifier: Apache-2.0
package dev.carom.internal.grid;

import dev.carom.internal.bounds.Bounds;
import dev.carom.oracle.SplitMix64;

/** Tries a check on many small scenes; a failure says which one, so that it can be repeated. */
final class Scenes {
  /** Checks one scene, with up to this many shapes. */
  interface Check {
    void scene(SplitMix64 random, int count);
  }

  private Scenes() {}

  static void check(long seed, int scenes, Check check) {
    for (int scene = 0; scene < scenes; scene++) {
      SplitMix64 random = SplitMix64.ofCase(seed, scene);
      try {
        check.scene(random, random.oneIn(8) ? 512 : 1 + random.below(60));
      } catch (AssertionError | RuntimeException failure) {
        throw new AssertionError(
            "scene " + scene + " of seed " + seed + ": " + failure.getMessage(), failure);
      }
    }
  }

  /** The boxes of the workload "queries", on a square of this side. */
  static Bounds queries(double side, int count) {
    SplitMix64 random = new SplitMix64(42);
    Bounds bounds = new Bounds(count);
    for (int id = 0; id < count; id++) {
      double x = side * random.fraction();
      double y = side * random.fraction();
      double halfWidth = (0.5 + 3.5 * random.fraction()) / 2;
      double halfHeight = (0.5 + 3.5 * random.fraction()) / 2;
      bounds.set(
          id,
          (float) (x - halfWidth),
          (float) (y - halfHeight),
          (float) (x + halfWidth),
          (float) (y + halfHeight));
    }
    return bounds;
  }
}
