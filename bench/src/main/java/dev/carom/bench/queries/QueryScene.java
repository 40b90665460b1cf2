// SPDX-License-Identifier: Apache-2.0
package dev.carom.bench.queries;

import dev.carom.bench.Boxes;
import dev.carom.io.sample.SplitMix64;

/** Static boxes, with many segments and points for queries. */
final class QueryScene {
  static final int QUERIES = 1_000_000;

  /** The radius of the swept circles. */
  static final double RADIUS = 0.5;

  private static final int BOXES = 100_000;

  final float side;
  final Boxes boxes;
  final float[] x0 = new float[QUERIES];
  final float[] y0 = new float[QUERIES];
  final float[] x1 = new float[QUERIES];
  final float[] y1 = new float[QUERIES];
  final float[] pointX = new float[QUERIES];
  final float[] pointY = new float[QUERIES];

  QueryScene(int side) {
    this.side = side;
    boxes = Boxes.random(BOXES, side);
    drawSegments(side / 10.0);
    SplitMix64 random = new SplitMix64(44);
    for (int i = 0; i < QUERIES; i++) {
      pointX[i] = (float) (side * random.next());
      pointY[i] = (float) (side * random.next());
    }
  }

  private void drawSegments(double length) {
    SplitMix64 random = new SplitMix64(43);
    for (int i = 0; i < QUERIES; i++) {
      double x = side * random.next();
      double y = side * random.next();
      double a;
      double b;
      do {
        a = 2 * random.next() - 1;
        b = 2 * random.next() - 1;
      } while (a * a + b * b > 1 || a * a + b * b == 0);
      double scale = length / Math.sqrt(a * a + b * b);
      x0[i] = (float) x;
      y0[i] = (float) y;
      x1[i] = (float) (x + scale * a);
      y1[i] = (float) (y + scale * b);
    }
  }

  /** Returns x of the motion of a circle that is swept along a segment. */
  double motionX(int segment) {
    return ((double) x1[segment] - x0[segment]) / 10;
  }

  /** Returns y of the motion of a circle that is swept along a segment. */
  double motionY(int segment) {
    return ((double) y1[segment] - y0[segment]) / 10;
  }

  /** Returns the known correct number of hits of all queries; -1 if it is unknown. */
  long knownHits(Question question) {
    boolean sparse = side == 4000;
    return switch (question) {
      case CAST -> sparse ? 981_666 : 996_496;
      case POINT -> sparse ? 31_962 : 508_933;
      case SWEEP -> -1;
      case NEAREST -> QUERIES;
    };
  }
}
