// SPDX-License-Identifier: Apache-2.0
package dev.carom.bench.pairs;

import com.badlogic.gdx.math.Intersector;
import dev.carom.io.sample.SplitMix64;
import dev.carom.pair.Overlap;
import java.awt.geom.Ellipse2D;
import java.awt.geom.Rectangle2D;
import java.util.function.IntSupplier;
import org.dyn4j.collision.narrowphase.Gjk;
import org.dyn4j.geometry.Circle;
import org.dyn4j.geometry.Rectangle;
import org.dyn4j.geometry.Transform;
import org.joml.Intersectiond;
import org.joml.Intersectionf;

/** Pairs of a circle and a box. */
final class CircleBox extends PairSet {
  private final int count;
  private final double[] x;
  private final double[] y;
  private final double[] radius;
  private final double[] minX;
  private final double[] minY;
  private final double[] maxX;
  private final double[] maxY;

  CircleBox(int count, SplitMix64 random) {
    this.count = count;
    x = new double[count];
    y = new double[count];
    radius = new double[count];
    minX = new double[count];
    minY = new double[count];
    maxX = new double[count];
    maxY = new double[count];
    for (int i = 0; i < count; i++) {
      double boxX = random.between(0, SIDE);
      double boxY = random.between(0, SIDE);
      double halfWidth = random.between(0.25, 2);
      double halfHeight = random.between(0.25, 2);
      double r = random.between(0.5, 2);
      // The centre is drawn from a rectangle with twice the area in which the circle hits the box.
      double reachX = halfWidth + r;
      double reachY = halfHeight + r;
      double hitArea = 4 * reachX * reachY - (4 - Math.PI) * r * r;
      double spread = Math.sqrt(hitArea / (2 * reachX * reachY));
      x[i] = (float) (boxX + spread * random.between(-reachX, reachX));
      y[i] = (float) (boxY + spread * random.between(-reachY, reachY));
      radius[i] = (float) r;
      minX[i] = (float) (boxX - halfWidth);
      minY[i] = (float) (boxY - halfHeight);
      maxX[i] = (float) (boxX + halfWidth);
      maxY[i] = (float) (boxY + halfHeight);
    }
    add("carom", () -> carom(x, y, radius, minX, minY, maxX, maxY));
    add("plain doubles", () -> plain(x, y, radius, minX, minY, maxX, maxY));
    add("JOML double", () -> jomlDouble(x, y, radius, minX, minY, maxX, maxY));
    addPrepared("JOML float", this::jomlFloat);
    addPrepared("libGDX", this::libGdx);
    addPrepared("dyn4j", this::dyn4j);
    addPrepared("java.awt.geom", this::awt);
  }

  private static int carom(
      double[] x,
      double[] y,
      double[] radius,
      double[] minX,
      double[] minY,
      double[] maxX,
      double[] maxY) {
    int hits = 0;
    for (int i = 0; i < x.length; i++) {
      if (Overlap.circleBox(x[i], y[i], radius[i], minX[i], minY[i], maxX[i], maxY[i])) {
        hits++;
      }
    }
    return hits;
  }

  /**
   * The best of several forms: a + |a| is twice the maximum of a and 0, so these are twice the
   * distances to the box. 2.8 ns, compared with 3.4 for a clamp by Math.min and Math.max, and 15
   * for one by comparisons.
   */
  private static int plain(
      double[] x,
      double[] y,
      double[] radius,
      double[] minX,
      double[] minY,
      double[] maxX,
      double[] maxY) {
    int hits = 0;
    for (int i = 0; i < x.length; i++) {
      double left = minX[i] - x[i];
      double right = x[i] - maxX[i];
      double below = minY[i] - y[i];
      double above = y[i] - maxY[i];
      double dx = (left + Math.abs(left)) + (right + Math.abs(right));
      double dy = (below + Math.abs(below)) + (above + Math.abs(above));
      double diameter = radius[i] + radius[i];
      if (dx * dx + dy * dy <= diameter * diameter) {
        hits++;
      }
    }
    return hits;
  }

  private static int jomlDouble(
      double[] x,
      double[] y,
      double[] radius,
      double[] minX,
      double[] minY,
      double[] maxX,
      double[] maxY) {
    int hits = 0;
    for (int i = 0; i < x.length; i++) {
      double radiusSquared = radius[i] * radius[i];
      if (Intersectiond.testAarCircle(
          minX[i], minY[i], maxX[i], maxY[i], x[i], y[i], radiusSquared)) {
        hits++;
      }
    }
    return hits;
  }

  private IntSupplier jomlFloat() {
    float[] fx = floats(x);
    float[] fy = floats(y);
    float[] fr = floats(radius);
    float[] fMinX = floats(minX);
    float[] fMinY = floats(minY);
    float[] fMaxX = floats(maxX);
    float[] fMaxY = floats(maxY);
    return () -> {
      int hits = 0;
      for (int i = 0; i < count; i++) {
        float radiusSquared = fr[i] * fr[i];
        if (Intersectionf.testAarCircle(
            fMinX[i], fMinY[i], fMaxX[i], fMaxY[i], fx[i], fy[i], radiusSquared)) {
          hits++;
        }
      }
      return hits;
    };
  }

  private IntSupplier libGdx() {
    var circles = new com.badlogic.gdx.math.Circle[count];
    var boxes = new com.badlogic.gdx.math.Rectangle[count];
    for (int i = 0; i < count; i++) {
      circles[i] = new com.badlogic.gdx.math.Circle((float) x[i], (float) y[i], (float) radius[i]);
      boxes[i] = BoxBox.libGdxRectangle(minX[i], minY[i], maxX[i], maxY[i]);
    }
    return () -> {
      int hits = 0;
      for (int i = 0; i < count; i++) {
        if (Intersector.overlaps(circles[i], boxes[i])) {
          hits++;
        }
      }
      return hits;
    };
  }

  private IntSupplier dyn4j() {
    Circle[] circles = new Circle[count];
    Rectangle[] boxes = new Rectangle[count];
    Transform[] placeOfCircle = new Transform[count];
    Transform[] placeOfBox = new Transform[count];
    for (int i = 0; i < count; i++) {
      circles[i] = new Circle(radius[i]);
      boxes[i] = new Rectangle(maxX[i] - minX[i], maxY[i] - minY[i]);
      placeOfCircle[i] = new Transform();
      placeOfCircle[i].translate(x[i], y[i]);
      placeOfBox[i] = new Transform();
      placeOfBox[i].translate((minX[i] + maxX[i]) / 2, (minY[i] + maxY[i]) / 2);
    }
    Gjk detector = new Gjk();
    return () -> {
      int hits = 0;
      for (int i = 0; i < count; i++) {
        if (detector.detect(circles[i], placeOfCircle[i], boxes[i], placeOfBox[i])) {
          hits++;
        }
      }
      return hits;
    };
  }

  private IntSupplier awt() {
    Ellipse2D[] circles = new Ellipse2D[count];
    Rectangle2D[] boxes = new Rectangle2D[count];
    for (int i = 0; i < count; i++) {
      double diameter = 2 * radius[i];
      circles[i] = new Ellipse2D.Double(x[i] - radius[i], y[i] - radius[i], diameter, diameter);
      boxes[i] = BoxBox.awtRectangle(minX[i], minY[i], maxX[i], maxY[i]);
    }
    return () -> {
      int hits = 0;
      for (int i = 0; i < count; i++) {
        if (circles[i].intersects(boxes[i])) {
          hits++;
        }
      }
      return hits;
    };
  }
}
