package dev.carom.io.sample;

import java.util.Arrays;

/**
 * Circles with velocities. All numbers are floats, so that libraries that compute with floats and
 * those that compute with doubles see the same shapes.
 */
public final class MovingCircles {
  /** The radius of circles of one size. */
  public static final float RADIUS = 0.5f;

  private static final double SPEED = 0.1;
  private static final int CLUSTERS = 20;
  private static final double SPREAD = 20;

  /** Clusters that grow with the number of circles have this part of the side as their spread. */
  private static final double CLUSTER_PART = 0.01;

  /** How many there are. */
  public final int count;

  /** The side of the square that they are in. */
  public final double side;

  /** Their centres. */
  public final float[] x;

  /** Their centres. */
  public final float[] y;

  /** Their radii. */
  public final float[] radius;

  /** How far they move in a frame. */
  public final float[] velocityX;

  /** How far they move in a frame. */
  public final float[] velocityY;

  private MovingCircles(int count, double side) {
    this.count = count;
    this.side = side;
    x = new float[count];
    y = new float[count];
    radius = new float[count];
    velocityX = new float[count];
    velocityY = new float[count];
  }

  /** Circles of one size; each meets one other on average. */
  public static MovingCircles swarm(int count) {
    return evenly(count, Math.sqrt(count * Math.PI), new SplitMix64(42));
  }

  /** Circles of one size, evenly in a square. */
  public static MovingCircles evenly(int count, double side, SplitMix64 random) {
    MovingCircles circles = new MovingCircles(count, side);
    Arrays.fill(circles.radius, RADIUS);
    for (int i = 0; i < count; i++) {
      circles.x[i] = (float) (side * random.next());
      circles.y[i] = (float) (side * random.next());
      circles.drawVelocity(i, random);
    }
    return circles;
  }

  /**
   * Circles of all sizes, the largest a thousand times the smallest, half of them in clusters,
   * which get denser the more there are.
   */
  public static MovingCircles skew(int count, double side) {
    return skew(count, side, SPREAD);
  }

  /** The same, but each meets four others on average, however many there are. */
  public static MovingCircles clusters(int count) {
    double side = Math.sqrt(40.0 * count);
    return skew(count, side, CLUSTER_PART * side);
  }

  private static MovingCircles skew(int count, double side, double spread) {
    MovingCircles circles = new MovingCircles(count, side);
    SplitMix64 random = new SplitMix64(42);
    double[] clusterX = new double[CLUSTERS];
    double[] clusterY = new double[CLUSTERS];
    for (int k = 0; k < CLUSTERS; k++) {
      clusterX[k] = side * (0.1 + 0.8 * random.next());
      clusterY[k] = side * (0.1 + 0.8 * random.next());
    }
    for (int i = 0; i < count; i++) {
      circles.radius[i] = (float) (1 / (20 + random.next() * (0.02 - 20)));
      if (i % 2 == 0) {
        circles.x[i] = (float) (side * random.next());
        circles.y[i] = (float) (side * random.next());
      } else {
        int cluster = (i >> 1) % CLUSTERS;
        circles.x[i] = (float) near(clusterX[cluster], side, spread, random);
        circles.y[i] = (float) near(clusterY[cluster], side, spread, random);
      }
      circles.drawVelocity(i, random);
    }
    return circles;
  }

  /** About normally distributed, but with no function that differs between JVMs. */
  private static double near(double center, double side, double spread, SplitMix64 random) {
    double sum = 0;
    for (int k = 0; k < 12; k++) {
      sum += random.next();
    }
    return Math.max(0, Math.min(side, center + spread * (sum - 6)));
  }

  /** A point of the disc, every direction alike. */
  private void drawVelocity(int circle, SplitMix64 random) {
    double a;
    double b;
    do {
      a = 2 * random.next() - 1;
      b = 2 * random.next() - 1;
    } while (a * a + b * b > 1);
    velocityX[circle] = (float) (SPEED * a);
    velocityY[circle] = (float) (SPEED * b);
  }
}
