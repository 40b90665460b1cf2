package dev.carom.spark.bench;

import dev.carom.io.sample.MovingCircles;
import java.util.Locale;

/** Where the circles are. */
enum Scene {
  /** Circles of one size, evenly; each meets one other on average. */
  UNIFORM,
  /** Circles of all sizes, half of them in 20 clusters; each meets four others on average. */
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
