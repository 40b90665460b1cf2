// SPDX-License-Identifier: Apache-2.0
package dev.carom.bench.pairs;

import com.badlogic.gdx.math.Intersector;
import dev.carom.io.sample.SplitMix64;
import dev.carom.pair.Overlap;
import java.util.function.IntSupplier;
import org.dyn4j.collision.narrowphase.CircleDetector;
import org.dyn4j.geometry.Circle;
import org.dyn4j.geometry.Transform;
import org.joml.Intersectiond;
import org.joml.Intersectionf;

/** Pairs of circles. */
final class CircleCircle extends PairSet {
  private final int count;
  private final double[] x0;
  private final double[] y0;
  private final double[] r0;
  private final double[] x1;
  private final double[] y1;
  private final double[] r1;

  CircleCircle(int count, SplitMix64 random) {
    this.count = count;
    x0 = new double[count];
    y0 = new double[count];
    r0 = new double[count];
    x1 = new double[count];
    y1 = new double[count];
    r1 = new double[count];
    // The second centre is drawn from a square with twice the area in which it hits.
    double spread = Math.sqrt(Math.PI / 2);
    for (int i = 0; i < count; i++) {
      double x = random.between(0, SIDE);
      double y = random.between(0, SIDE);
      double radius = random.between(0.5, 2);
      double otherRadius = random.between(0.5, 2);
      double reach = spread * (radius + otherRadius);
      x0[i] = (float) x;
      y0[i] = (float) y;
      r0[i] = (float) radius;
      x1[i] = (float) (x + random.between(-reach, reach));
      y1[i] = (float) (y + random.between(-reach, reach));
      r1[i] = (float) otherRadius;
    }
    add("carom", () -> carom(x0, y0, r0, x1, y1, r1));
    add("plain doubles", () -> plain(x0, y0, r0, x1, y1, r1));
    add("JOML double", () -> jomlDouble(x0, y0, r0, x1, y1, r1));
    addPrepared("JOML float", this::jomlFloat);
    addPrepared("libGDX", this::libGdx);
    addPrepared("dyn4j", this::dyn4j);
  }

  private static int carom(
      double[] x0, double[] y0, double[] r0, double[] x1, double[] y1, double[] r1) {
    int hits = 0;
    for (int i = 0; i < x0.length; i++) {
      if (Overlap.circleCircle(x0[i], y0[i], r0[i], x1[i], y1[i], r1[i])) {
        hits++;
      }
    }
    return hits;
  }

  private static int plain(
      double[] x0, double[] y0, double[] r0, double[] x1, double[] y1, double[] r1) {
    int hits = 0;
    for (int i = 0; i < x0.length; i++) {
      double dx = x1[i] - x0[i];
      double dy = y1[i] - y0[i];
      double r = r0[i] + r1[i];
      if (dx * dx + dy * dy <= r * r) {
        hits++;
      }
    }
    return hits;
  }

  private static int jomlDouble(
      double[] x0, double[] y0, double[] r0, double[] x1, double[] y1, double[] r1) {
    int hits = 0;
    for (int i = 0; i < x0.length; i++) {
      // JOML takes squared radii.
      if (Intersectiond.testCircleCircle(
          x0[i], y0[i], r0[i] * r0[i], x1[i], y1[i], r1[i] * r1[i])) {
        hits++;
      }
    }
    return hits;
  }

  private IntSupplier jomlFloat() {
    float[] fx0 = floats(x0);
    float[] fy0 = floats(y0);
    float[] fr0 = floats(r0);
    float[] fx1 = floats(x1);
    float[] fy1 = floats(y1);
    float[] fr1 = floats(r1);
    return () -> {
      int hits = 0;
      for (int i = 0; i < count; i++) {
        if (Intersectionf.testCircleCircle(
            fx0[i], fy0[i], fr0[i] * fr0[i], fx1[i], fy1[i], fr1[i] * fr1[i])) {
          hits++;
        }
      }
      return hits;
    };
  }

  private IntSupplier libGdx() {
    var a = new com.badlogic.gdx.math.Circle[count];
    var b = new com.badlogic.gdx.math.Circle[count];
    for (int i = 0; i < count; i++) {
      a[i] = new com.badlogic.gdx.math.Circle((float) x0[i], (float) y0[i], (float) r0[i]);
      b[i] = new com.badlogic.gdx.math.Circle((float) x1[i], (float) y1[i], (float) r1[i]);
    }
    return () -> {
      int hits = 0;
      for (int i = 0; i < count; i++) {
        if (Intersector.overlaps(a[i], b[i])) {
          hits++;
        }
      }
      return hits;
    };
  }

  private IntSupplier dyn4j() {
    Circle[] a = new Circle[count];
    Circle[] b = new Circle[count];
    Transform[] placeOfA = new Transform[count];
    Transform[] placeOfB = new Transform[count];
    for (int i = 0; i < count; i++) {
      a[i] = new Circle(r0[i]);
      b[i] = new Circle(r1[i]);
      placeOfA[i] = new Transform();
      placeOfA[i].translate(x0[i], y0[i]);
      placeOfB[i] = new Transform();
      placeOfB[i].translate(x1[i], y1[i]);
    }
    return () -> {
      int hits = 0;
      for (int i = 0; i < count; i++) {
        if (CircleDetector.detect(a[i], placeOfA[i], b[i], placeOfB[i])) {
          hits++;
        }
      }
      return hits;
    };
  }
}
