// SPDX-License-Identifier: Apache-2.0
package dev.carom.bench.pairs;

import com.badlogic.gdx.math.Intersector;
import com.badlogic.gdx.math.Rectangle;
import dev.carom.io.sample.SplitMix64;
import dev.carom.pair.Overlap;
import java.awt.geom.Rectangle2D;
import java.util.function.IntSupplier;
import org.dyn4j.geometry.AABB;
import org.joml.Intersectiond;
import org.joml.Intersectionf;

/** Pairs of boxes. */
final class BoxBox extends PairSet {
  private final int count;
  private final double[] minX0;
  private final double[] minY0;
  private final double[] maxX0;
  private final double[] maxY0;
  private final double[] minX1;
  private final double[] minY1;
  private final double[] maxX1;
  private final double[] maxY1;

  BoxBox(int count, SplitMix64 random) {
    this.count = count;
    minX0 = new double[count];
    minY0 = new double[count];
    maxX0 = new double[count];
    maxY0 = new double[count];
    minX1 = new double[count];
    minY1 = new double[count];
    maxX1 = new double[count];
    maxY1 = new double[count];
    // The second centre is drawn from a rectangle with twice the area in which it hits.
    double spread = Math.sqrt(2);
    for (int i = 0; i < count; i++) {
      double x = random.between(0, SIDE);
      double y = random.between(0, SIDE);
      double halfWidth = random.between(0.25, 2);
      double halfHeight = random.between(0.25, 2);
      double otherHalfWidth = random.between(0.25, 2);
      double otherHalfHeight = random.between(0.25, 2);
      double reachX = spread * (halfWidth + otherHalfWidth);
      double reachY = spread * (halfHeight + otherHalfHeight);
      double otherX = x + random.between(-reachX, reachX);
      double otherY = y + random.between(-reachY, reachY);
      minX0[i] = (float) (x - halfWidth);
      minY0[i] = (float) (y - halfHeight);
      maxX0[i] = (float) (x + halfWidth);
      maxY0[i] = (float) (y + halfHeight);
      minX1[i] = (float) (otherX - otherHalfWidth);
      minY1[i] = (float) (otherY - otherHalfHeight);
      maxX1[i] = (float) (otherX + otherHalfWidth);
      maxY1[i] = (float) (otherY + otherHalfHeight);
    }
    add("carom", () -> carom(minX0, minY0, maxX0, maxY0, minX1, minY1, maxX1, maxY1));
    add("plain doubles", () -> plain(minX0, minY0, maxX0, maxY0, minX1, minY1, maxX1, maxY1));
    add("JOML double", () -> jomlDouble(minX0, minY0, maxX0, maxY0, minX1, minY1, maxX1, maxY1));
    addPrepared("JOML float", this::jomlFloat);
    addPrepared("libGDX", this::libGdx);
    addPrepared("dyn4j", this::dyn4j);
    addPrepared("java.awt.geom", this::awt);
  }

  static Rectangle libGdxRectangle(double minX, double minY, double maxX, double maxY) {
    return new Rectangle((float) minX, (float) minY, (float) (maxX - minX), (float) (maxY - minY));
  }

  static Rectangle2D awtRectangle(double minX, double minY, double maxX, double maxY) {
    return new Rectangle2D.Double(minX, minY, maxX - minX, maxY - minY);
  }

  private static int carom(
      double[] minX0,
      double[] minY0,
      double[] maxX0,
      double[] maxY0,
      double[] minX1,
      double[] minY1,
      double[] maxX1,
      double[] maxY1) {
    int hits = 0;
    for (int i = 0; i < minX0.length; i++) {
      if (Overlap.boxBox(
          minX0[i], minY0[i], maxX0[i], maxY0[i], minX1[i], minY1[i], maxX1[i], maxY1[i])) {
        hits++;
      }
    }
    return hits;
  }

  /**
   * Without branches to mispredict: 2.8 ns, compared with 6.6 for four comparisons joined by &&.
   * Two less readable forms are even faster: summing a - |a| by 3 %, counting sign bits by a tenth.
   */
  private static int plain(
      double[] minX0,
      double[] minY0,
      double[] maxX0,
      double[] maxY0,
      double[] minX1,
      double[] minY1,
      double[] maxX1,
      double[] maxY1) {
    int hits = 0;
    for (int i = 0; i < minX0.length; i++) {
      double commonX = Math.min(maxX1[i] - minX0[i], maxX0[i] - minX1[i]);
      double commonY = Math.min(maxY1[i] - minY0[i], maxY0[i] - minY1[i]);
      if (Math.min(commonX, commonY) >= 0) {
        hits++;
      }
    }
    return hits;
  }

  private static int jomlDouble(
      double[] minX0,
      double[] minY0,
      double[] maxX0,
      double[] maxY0,
      double[] minX1,
      double[] minY1,
      double[] maxX1,
      double[] maxY1) {
    int hits = 0;
    for (int i = 0; i < minX0.length; i++) {
      if (Intersectiond.testAarAar(
          minX0[i], minY0[i], maxX0[i], maxY0[i], minX1[i], minY1[i], maxX1[i], maxY1[i])) {
        hits++;
      }
    }
    return hits;
  }

  private IntSupplier jomlFloat() {
    float[] fMinX0 = floats(minX0);
    float[] fMinY0 = floats(minY0);
    float[] fMaxX0 = floats(maxX0);
    float[] fMaxY0 = floats(maxY0);
    float[] fMinX1 = floats(minX1);
    float[] fMinY1 = floats(minY1);
    float[] fMaxX1 = floats(maxX1);
    float[] fMaxY1 = floats(maxY1);
    return () -> {
      int hits = 0;
      for (int i = 0; i < count; i++) {
        if (Intersectionf.testAarAar(
            fMinX0[i], fMinY0[i], fMaxX0[i], fMaxY0[i], fMinX1[i], fMinY1[i], fMaxX1[i],
            fMaxY1[i])) {
          hits++;
        }
      }
      return hits;
    };
  }

  private IntSupplier libGdx() {
    Rectangle[] a = new Rectangle[count];
    Rectangle[] b = new Rectangle[count];
    for (int i = 0; i < count; i++) {
      a[i] = libGdxRectangle(minX0[i], minY0[i], maxX0[i], maxY0[i]);
      b[i] = libGdxRectangle(minX1[i], minY1[i], maxX1[i], maxY1[i]);
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
    AABB[] a = new AABB[count];
    AABB[] b = new AABB[count];
    for (int i = 0; i < count; i++) {
      a[i] = new AABB(minX0[i], minY0[i], maxX0[i], maxY0[i]);
      b[i] = new AABB(minX1[i], minY1[i], maxX1[i], maxY1[i]);
    }
    return () -> {
      int hits = 0;
      for (int i = 0; i < count; i++) {
        if (a[i].overlaps(b[i])) {
          hits++;
        }
      }
      return hits;
    };
  }

  private IntSupplier awt() {
    Rectangle2D[] a = new Rectangle2D[count];
    Rectangle2D[] b = new Rectangle2D[count];
    for (int i = 0; i < count; i++) {
      a[i] = awtRectangle(minX0[i], minY0[i], maxX0[i], maxY0[i]);
      b[i] = awtRectangle(minX1[i], minY1[i], maxX1[i], maxY1[i]);
    }
    return () -> {
      int hits = 0;
      for (int i = 0; i < count; i++) {
        if (a[i].intersects(b[i])) {
          hits++;
        }
      }
      return hits;
    };
  }
}
