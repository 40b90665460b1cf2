package dev.carom.bulk;

import dev.carom.oracle.SplitMix64;

/**
 * The moving circles, and for one of them the boxes, that Carom is measured on. All state is in
 * floats, so that everybody sees the same shapes.
 */
final class Workload {
  private static final double RADIUS = 0.5;
  private static final int CLUSTERS = 20;

  final float[] x;
  final float[] y;
  final float[] radius;
  final int count;
  float[] minX = {};
  float[] minY = {};
  float[] maxX = {};
  float[] maxY = {};

  private final float[] velocityX;
  private final float[] velocityY;
  private final double side;

  private Workload(int count, double side) {
    this.count = count;
    this.side = side;
    x = new float[count];
    y = new float[count];
    radius = new float[count];
    velocityX = new float[count];
    velocityY = new float[count];
  }

  /** Circles of one size, about one overlap for every two of them. */
  static Workload swarm(int count) {
    Workload swarm = new Workload(count, Math.sqrt(count * Math.PI));
    swarm.drawSwarm(new SplitMix64(42));
    return swarm;
  }

  /** Circles that move among boxes that do not. */
  static Workload level(int count) {
    Workload level = new Workload(count, 1000);
    level.drawBoxes(new SplitMix64(42));
    level.drawSwarm(new SplitMix64(43));
    return level;
  }

  /** Circles of many sizes, half of them in clusters. */
  static Workload skew(int count) {
    Workload skew = new Workload(count, 2000);
    skew.drawSkew(new SplitMix64(42));
    return skew;
  }

  private void drawSwarm(SplitMix64 random) {
    for (int k = 0; k < count; k++) {
      x[k] = (float) (side * random.fraction());
      y[k] = (float) (side * random.fraction());
      radius[k] = (float) RADIUS;
      drawVelocity(k, random);
    }
  }

  private void drawVelocity(int k, SplitMix64 random) {
    double a;
    double b;
    do {
      a = 2 * random.fraction() - 1;
      b = 2 * random.fraction() - 1;
    } while (a * a + b * b > 1);
    velocityX[k] = (float) (0.1 * a);
    velocityY[k] = (float) (0.1 * b);
  }

  private void drawBoxes(SplitMix64 random) {
    minX = new float[count];
    minY = new float[count];
    maxX = new float[count];
    maxY = new float[count];
    for (int k = 0; k < count; k++) {
      double centreX = side * random.fraction();
      double centreY = side * random.fraction();
      double width = 0.5 + 3.5 * random.fraction();
      double height = 0.5 + 3.5 * random.fraction();
      minX[k] = (float) (centreX - width / 2);
      minY[k] = (float) (centreY - height / 2);
      maxX[k] = (float) (centreX + width / 2);
      maxY[k] = (float) (centreY + height / 2);
    }
  }

  private void drawSkew(SplitMix64 random) {
    double[] centreX = new double[CLUSTERS];
    double[] centreY = new double[CLUSTERS];
    for (int k = 0; k < CLUSTERS; k++) {
      centreX[k] = side * (0.1 + 0.8 * random.fraction());
      centreY[k] = side * (0.1 + 0.8 * random.fraction());
    }
    for (int k = 0; k < count; k++) {
      radius[k] = (float) (1 / (20 + random.fraction() * (0.02 - 20)));
      if (k % 2 == 0) {
        x[k] = (float) (side * random.fraction());
        y[k] = (float) (side * random.fraction());
      } else {
        int cluster = (k >> 1) % CLUSTERS;
        x[k] = (float) around(centreX[cluster], random);
        y[k] = (float) around(centreY[cluster], random);
      }
      drawVelocity(k, random);
    }
  }

  private double around(double centre, SplitMix64 random) {
    double sum = 0;
    for (int k = 0; k < 12; k++) {
      sum += random.fraction();
    }
    return Math.max(0, Math.min(centre + 20 * (sum - 6), side));
  }

  /** Moves every circle by one frame; at the walls they turn back. */
  void advance() {
    advance(x, velocityX, (float) side);
    advance(y, velocityY, (float) side);
  }

  private static void advance(float[] places, float[] velocities, float side) {
    for (int k = 0; k < places.length; k++) {
      float place = places[k] + velocities[k];
      if (place < 0) {
        place = -place;
        velocities[k] = -velocities[k];
      } else if (place > side) {
        place = 2 * side - place;
        velocities[k] = -velocities[k];
      }
      places[k] = place;
    }
  }
}
