// SPDX-License-Identifier: Apache-2.0
package dev.carom.spark.bench;

import dev.carom.io.sample.MovingCircles;
import java.util.Locale;

/** The distribution of the circles. */
enum Scene {
  /** Circles of one size, evenly distributed; each intersects one other on average. */
  UNIFORM,
  /** Circles of all sizes, half of them in 20 clusters; each intersects four others on average. */
  CLUSTERED;

  MovingCircles circles(int count) {
    return switch (this) {
      case UNIFORM -> MovingCircles.swarm(count);
      case CLUSTERED -> MovingCircles.clusters(count);
    };
  }

  @Override
  public String toString() {
    return name().toLowerCase(Locale.ROOT);
  }
}
