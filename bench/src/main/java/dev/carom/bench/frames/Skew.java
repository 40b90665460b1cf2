package dev.carom.bench.frames;

import dev.carom.bench.SplitMix64;

/** Circles of all sizes, the largest a thousand times the smallest, half of them in clusters. */
final class Skew extends Scene {
  private static final int COUNT = 100_000;
  private static final double SIDE = 2000;
  private static final int CLUSTERS = 20;
  private static final double SPREAD = 20;

  Skew() {
    super(COUNT, SIDE);
    SplitMix64 random = new SplitMix64(42);
    double[] clusterX = new double[CLUSTERS];
    double[] clusterY = new double[CLUSTERS];
    for (int k = 0; k < CLUSTERS; k++) {
      clusterX[k] = SIDE * (0.1 + 0.8 * random.next());
      clusterY[k] = SIDE * (0.1 + 0.8 * random.next());
    }
    for (int i = 0; i < COUNT; i++) {
      radius[i] = (float) (1 / (20 + random.next() * (0.02 - 20)));
      if (i % 2 == 0) {
        x[i] = (float) (SIDE * random.next());
        y[i] = (float) (SIDE * random.next());
      } else {
        int cluster = (i >> 1) % CLUSTERS;
        x[i] = (float) near(clusterX[cluster], random);
        y[i] = (float) near(clusterY[cluster], random);
      }
      drawVelocity(i, random);
    }
  }

  /** About normally distributed, but with no function that differs between JVMs. */
  private static double near(double center, SplitMix64 random) {
    double sum = 0;
    for (int k = 0; k < 12; k++) {
      sum += random.next();
    }
    return Math.max(0, Math.min(SIDE, center + SPREAD * (sum - 6)));
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
