// SPDX-License-Identifier: Apache-2.0
package dev.carom.bench.pairs;

import dev.carom.Polygon;
import dev.carom.io.sample.SplitMix64;
import dev.carom.pair.Overlap;
import java.util.function.IntSupplier;
import org.dyn4j.collision.narrowphase.Gjk;
import org.dyn4j.collision.narrowphase.NarrowphaseDetector;
import org.dyn4j.collision.narrowphase.Sat;
import org.dyn4j.geometry.Circle;
import org.dyn4j.geometry.Transform;
import org.locationtech.jts.geom.Coordinate;
import org.locationtech.jts.geom.Point;

/** Pairs of a circle and a convex polygon of three to eight corners. */
final class CirclePolygon extends PairSet {
  private static final int FEWEST = 3;
  private static final int MOST = 8;

  /** With centres drawn from a square of this half side, in units of both radii. */
  private static final double HALF_OF_THEM_HIT = 1.17;

  private final int count;
  private final double[] x;
  private final double[] y;
  private final double[] radius;

  /** The corners of polygon i begin at starts[i], and end where the next one begins. */
  private final double[] corners;

  private final int[] starts;

  CirclePolygon(int count, SplitMix64 random) {
    this.count = count;
    x = new double[count];
    y = new double[count];
    radius = new double[count];
    corners = new double[2 * MOST * count];
    starts = new int[count + 1];
    for (int i = 0; i < count; i++) {
      double placeX = random.between(0, SIDE);
      double placeY = random.between(0, SIDE);
      double size = random.between(0.5, 2);
      int cornerCount = (int) random.between(FEWEST, MOST + 1);
      double turn = random.between(0, 2 * Math.PI);
      for (int k = 0; k < cornerCount; k++) {
        // Uneven, but in order around the circle, so that the polygon is convex.
        double angle = turn + (k + random.between(0, 0.7)) * (2 * Math.PI / cornerCount);
        corners[starts[i] + 2 * k] = (float) (placeX + size * Math.cos(angle));
        corners[starts[i] + 2 * k + 1] = (float) (placeY + size * Math.sin(angle));
      }
      starts[i + 1] = starts[i] + 2 * cornerCount;
      double r = random.between(0.5, 2);
      double reach = HALF_OF_THEM_HIT * (size + r);
      x[i] = (float) (placeX + random.between(-reach, reach));
      y[i] = (float) (placeY + random.between(-reach, reach));
      radius[i] = (float) r;
    }
    add("carom", () -> carom(x, y, radius, corners, starts));
    addPrepared("carom's shapes", this::shapes);
    add("plain doubles", () -> plain(x, y, radius, corners, starts));
    addPrepared("dyn4j Sat", () -> dyn4j(new Sat()));
    addPrepared("dyn4j Gjk", () -> dyn4j(new Gjk()));
    addPrepared("JTS", this::jts);
  }

  private int cornerCount(int i) {
    return (starts[i + 1] - starts[i]) / 2;
  }

  private static int carom(
      double[] x, double[] y, double[] radius, double[] corners, int[] starts) {
    int hits = 0;
    for (int i = 0; i < x.length; i++) {
      int cornerCount = (starts[i + 1] - starts[i]) / 2;
      if (Overlap.circlePolygon(x[i], y[i], radius[i], corners, starts[i], cornerCount, 0, 0, 0)) {
        hits++;
      }
    }
    return hits;
  }

  private IntSupplier shapes() {
    dev.carom.Circle[] circles = new dev.carom.Circle[count];
    Polygon[] polygons = new Polygon[count];
    for (int i = 0; i < count; i++) {
      circles[i] = new dev.carom.Circle(x[i], y[i], radius[i]);
      polygons[i] = Polygon.of(Corners.of(corners, starts[i], cornerCount(i)));
    }
    return () -> {
      int hits = 0;
      for (int i = 0; i < count; i++) {
        if (circles[i].intersects(polygons[i])) {
          hits++;
        }
      }
      return hits;
    };
  }

  private static int plain(
      double[] x, double[] y, double[] radius, double[] corners, int[] starts) {
    int hits = 0;
    for (int i = 0; i < x.length; i++) {
      if (isHit(x[i], y[i], radius[i], corners, starts[i], starts[i + 1])) {
        hits++;
      }
    }
    return hits;
  }

  /**
   * Returns true if the centre is inside, or an edge is closer than the radius: the way that Carom
   * does it, without what it does about rounding. Looks at all edges without branches: 16 ns,
   * compared with 31 for stopping at the first edge that decides. With k < to, which lets the
   * compiler unroll the loop, it is 21.
   */
  private static boolean isHit(
      double x, double y, double radius, double[] corners, int from, int to) {
    double most = radius * radius;
    double wayX = corners[to - 2] - x;
    double wayY = corners[to - 1] - y;
    double a = wayX * wayX + wayY * wayY - most;
    long isWithinReach = 0;
    long isOutside = 0;
    for (int k = from; k != to; k += 2) {
      double nextX = corners[k] - x;
      double nextY = corners[k + 1] - y;
      double b = nextX * nextX + nextY * nextY - most;
      double c = wayX * nextX + wayY * nextY - most;
      isWithinReach |= bits(b) | bits(c) & bits(a * b - c * c);
      isOutside |= bits(wayX * nextY - wayY * nextX);
      wayX = nextX;
      wayY = nextY;
      a = b;
    }
    return (isWithinReach | ~isOutside) < 0;
  }

  private static long bits(double number) {
    return Double.doubleToRawLongBits(number);
  }

  private IntSupplier dyn4j(NarrowphaseDetector detector) {
    Circle[] circles = new Circle[count];
    Transform[] places = new Transform[count];
    var polygons = new org.dyn4j.geometry.Polygon[count];
    for (int i = 0; i < count; i++) {
      circles[i] = new Circle(radius[i]);
      places[i] = new Transform();
      places[i].translate(x[i], y[i]);
      polygons[i] = Corners.dyn4jPolygon(corners, starts[i], cornerCount(i));
    }
    Transform origin = new Transform();
    return () -> {
      int hits = 0;
      for (int i = 0; i < count; i++) {
        if (detector.detect(circles[i], places[i], polygons[i], origin)) {
          hits++;
        }
      }
      return hits;
    };
  }

  private IntSupplier jts() {
    Point[] points = new Point[count];
    var polygons = new org.locationtech.jts.geom.Polygon[count];
    for (int i = 0; i < count; i++) {
      points[i] = Corners.JTS.createPoint(new Coordinate(x[i], y[i]));
      polygons[i] = Corners.jtsPolygon(corners, starts[i], cornerCount(i));
    }
    return () -> {
      int hits = 0;
      for (int i = 0; i < count; i++) {
        if (polygons[i].isWithinDistance(points[i], radius[i])) {
          hits++;
        }
      }
      return hits;
    };
  }
}
