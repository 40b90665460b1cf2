// SPDX-License-Identifier: Apache-2.0
package dev.carom.motion;

import dev.carom.Shape;
import dev.carom.bulk.PairFinder;
import dev.carom.bulk.Pairs;
import dev.carom.internal.exact.Rounded;
import dev.carom.pair.MutableContact;
import dev.carom.pair.Penetration;
import dev.carom.world.World;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;

/**
 * Separates overlapping circles, evenly and without pushing them into walls. A few passes per frame
 * keep a crowd of characters from overlapping.
 *
 * <pre>{@code
 * Crowd crowd = Crowd.among(walls);
 * for (int pass = 0; pass < 4; pass++) {
 *   crowd.separate(x, y, radius, count);
 * }
 * }</pre>
 *
 * <p>Two overlapping circles move by the same distance in opposite directions. A circle with many
 * neighbours moves a little for each, so the overlap shrinks from pass to pass while there is room.
 * No circle is pushed into a wall or through it. One that starts in a wall is pushed out; if its
 * centre is in walls that adjoin, straight along an axis to the closest free position. The result
 * depends only on the given numbers, and circles never leave the range of doubles.
 *
 * <p>For circles of a {@link World}, see {@link #in}.
 *
 * <p>A crowd allocates nothing in steady state. It must not be used by several threads at once.
 */
public final class Crowd {
  private static final double ASIDE = 0x1p-5;

  private final PairFinder finder = PairFinder.builder().touching(false).build();
  private final MutableContact contact = new MutableContact();
  private final CrowdWalls walls;
  private int[] neighbours = {};
  private double[] pushX = {};
  private double[] pushY = {};
  private double overlap;
  private int stuck;

  /** True if there may be walls. */
  private final boolean isAmongWalls;

  Crowd(List<? extends Shape> shapes, boolean isAmongWalls) {
    walls = new CrowdWalls(shapes);
    this.isAmongWalls = isAmongWalls;
  }

  /** Returns a crowd without walls. */
  public static Crowd create() {
    return among(List.of());
  }

  /** Returns a crowd among shapes of any kind that do not move. */
  public static Crowd among(List<? extends Shape> walls) {
    Objects.requireNonNull(walls, "walls must not be null");
    for (int k = 0; k < walls.size(); k++) {
      if (walls.get(k) == null) {
        throw new NullPointerException("walls[" + k + "] must not be null");
      }
    }
    return new Crowd(walls, !walls.isEmpty());
  }

  /** Returns a crowd of circles in a world, where everything else that is solid is a wall. */
  public static WorldCrowd in(World world) {
    return new WorldCrowd(world);
  }

  /** Separates the first {@code count} circles by one pass, which changes x and y. */
  public void separate(double[] x, double[] y, double[] radius, int count) {
    findPushes(x, y, radius, count);
    stuck = 0;
    for (int k = 0; k < count; k++) {
      if (!walls.move(k, x, y, radius[k], pushX[k], pushY[k])) {
        stuck++;
      }
    }
  }

  /** Computes how far each circle is pushed. */
  void findPushes(double[] x, double[] y, double[] radius, int count) {
    Pairs pairs = finder.circles(x, y, radius, count);
    clear(count);
    countNeighbours(pairs);
    addPushes(pairs, x, y, radius);
  }

  double pushX(int circle) {
    return pushX[circle];
  }

  double pushY(int circle) {
    return pushY[circle];
  }

  /**
   * Returns the sum of the penetration depths of all pairs before the last pass, at most {@link
   * Double#MAX_VALUE}.
   */
  public double overlap() {
    return overlap;
  }

  /** Returns the number of circles that the last pass left in a wall because there was no room. */
  public int stuck() {
    return stuck;
  }

  private void clear(int count) {
    if (neighbours.length < count) {
      neighbours = new int[count];
      pushX = new double[count];
      pushY = new double[count];
    }
    Arrays.fill(neighbours, 0, count, 0);
    Arrays.fill(pushX, 0, count, 0);
    Arrays.fill(pushY, 0, count, 0);
  }

  private void countNeighbours(Pairs pairs) {
    for (int k = 0; k < pairs.size(); k++) {
      neighbours[pairs.a(k)]++;
      neighbours[pairs.b(k)]++;
    }
  }

  private void addPushes(Pairs pairs, double[] x, double[] y, double[] radius) {
    double sum = 0;
    for (int k = 0; k < pairs.size(); k++) {
      int a = pairs.a(k);
      int b = pairs.b(k);
      double dx = x[b] - x[a];
      double dy = y[b] - y[a];
      double square = dx * dx + dy * dy;
      double distance = Math.sqrt(square);
      double depth = Math.max(0, radius[a] + radius[b] - distance);
      if (!Rounded.isOrdinary(square) && (dx != 0 || dy != 0)) {
        Penetration.circleCircleWithoutPush(x[a], y[a], radius[a], x[b], y[b], radius[b], contact);
        dx = contact.normalX();
        dy = contact.normalY();
        depth = contact.depth();
        distance = 1;
      }
      if (!(distance > 0)) {
        dx = directionX(a, b);
        dy = directionY(a, b);
        distance = 1;
      } else if (isAmongWalls && (dx == 0 || dy == 0)) {
        // Pushed straight against walls on both sides, they would not move although there is room.
        double aside = slope(a, b) * ASIDE;
        dx = dx == 0 ? dy * aside : dx;
        dy = dy == 0 ? dx * aside : dy;
      }
      depth = Rounded.finite(depth);
      sum = Rounded.finite(sum + depth);
      // Half for each; less among many neighbours, whose pushes add up and must not overshoot.
      double share = Math.min(0.5, 1.25 / (1 + Math.max(neighbours[a], neighbours[b])));
      double push = depth * share / distance;
      pushX[a] = Rounded.finite(pushX[a] - dx * push);
      pushY[a] = Rounded.finite(pushY[a] - dy * push);
      pushX[b] = Rounded.finite(pushX[b] + dx * push);
      pushY[b] = Rounded.finite(pushY[b] + dy * push);
    }
    overlap = sum;
  }

  /** Circles with the same centre separate in all directions: the unit vector for a slope. */
  private static double directionX(int a, int b) {
    double slope = slope(a, b);
    return (1 - slope * slope) / (1 + slope * slope);
  }

  private static double directionY(int a, int b) {
    double slope = slope(a, b);
    return 2 * slope / (1 + slope * slope);
  }

  /** A number from -1 to 1 that differs from pair to pair. */
  private static double slope(int a, int b) {
    int mixed = (a * 0x9E3779B9 ^ b) * 0x85EBCA6B;
    return (mixed ^ mixed >>> 15) * 0x1p-31;
  }
}
