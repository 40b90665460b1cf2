// SPDX-License-Identifier: Apache-2.0
package dev.carom.io.sample;

import java.util.Arrays;

/**
 * Circles with velocities. All numbers are floats, so libraries that use floats and libraries that
 * use doubles see the same shapes.
 */
public final class MovingCircles {
  /** The radius of circles of one size. */
  public static final float RADIUS = 0.5f;

  private static final double SPEED = 0.1;
  private static final int CLUSTERS = 20;
  private static final double SPREAD = 20;

  /** The spread of clusters that grow with the number of circles, as a fraction of the side. */
  private static final double CLUSTER_PART = 0.01;

  /** The number of circles. */
  public final int count;

  /** The side of the square. */
  public final double side;

  /** The x coordinates of the centres. */
  public final float[] x;

  /** The y coordinates of the centres. */
  public final float[] y;

  /** The radii. */
  public final float[] radius;

  /** The motion per frame along x. */
  public final float[] velocityX;

  /** The motion per frame along y. */
  public final float[] velocityY;

  MovingCircles(int count, double side) {
    this.count = count;
    this.side = side;
    x = new float[count];
    y = new float[count];
    radius = new float[count];
    velocityX = new float[count];
    velocityY = new float[count];
  }

  /** Returns circles of one size; each intersects one other on average. */
  public static MovingCircles swarm(int count) {
    return evenly(count, Math.sqrt(count * Math.PI), new SplitMix64(42));
  }

  /** Returns circles of one size, evenly distributed in a square. */
  public static MovingCircles evenly(int count, double side, SplitMix64 random) {
    MovingCircles circles = new MovingCircles(count, side);
    Arrays.fill(circles.radius, RADIUS);
    for (int i = 0; i < count; i++) {
      circles.drawPosition(i, random);
      circles.drawVelocity(i, random);
    }
    return circles;
  }

  /**
   * Returns circles of all sizes, the largest a thousand times the smallest, half of them in
   * clusters, which get denser with the number of circles.
   */
  public static MovingCircles skew(int count, double side) {
    return skew(count, side, SPREAD);
  }

  /**
   * Returns circles like {@link #skew}, but each intersects four others on average, for any number.
   */
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
        circles.drawPosition(i, random);
      } else {
        int cluster = (i >> 1) % CLUSTERS;
        circles.x[i] = (float) near(clusterX[cluster], side, spread, random);
        circles.y[i] = (float) near(clusterY[cluster], side, spread, random);
      }
      circles.drawVelocity(i, random);
    }
    return circles;
  }

  /** Returns an approximately normal number, without functions that differ between JVMs. */
  private static double near(double center, double side, double spread, SplitMix64 random) {
    double sum = 0;
    for (int k = 0; k < 12; k++) {
      sum += random.next();
    }
    return Math.max(0, Math.min(side, center + spread * (sum - 6)));
  }

  /** Draws a point of the square. */
  void drawPosition(int circle, SplitMix64 random) {
    x[circle] = (float) (side * random.next());
    y[circle] = (float) (side * random.next());
  }

  /** Draws a point of the disc, with all directions equally likely. */
  void drawVelocity(int circle, SplitMix64 random) {
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
