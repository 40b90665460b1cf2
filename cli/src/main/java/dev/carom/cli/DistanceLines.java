// SPDX-License-Identifier: Apache-2.0
package dev.carom.cli;

import dev.carom.ClosestPoints;
import dev.carom.Vec2;
import java.util.ArrayList;
import java.util.List;

/**
 * Lines between the closest points of pairs that are apart: the nearer, the stronger the colour.
 */
final class DistanceLines {
  /** How many colours there are; the picture has all lines of a colour together. */
  private static final int STEPS = 6;

  // Both can be seen on light and dark pages.
  private static final int NEAR = 0xc026d3ff;
  private static final int FAR = 0x948ab8ff;

  // In pixels.
  private static final double NEAR_WIDTH = 3;
  private static final double FAR_WIDTH = 1.4;
  private static final double SHORT = 5;
  private static final double DOT = 2.5;
  private static final double SAMPLE = 54;

  private final List<List<ClosestPoints>> steps = new ArrayList<>();
  private final String range;
  private boolean isEmpty = true;

  /** Finds the lines for the pairs kept; none if there are more pairs. */
  DistanceLines(Hits hits) {
    for (int step = 0; step < STEPS; step++) {
      steps.add(new ArrayList<>());
    }
    range = hits.mayBeApart() ? hits.limits().range() : "";
    if (!hits.mayBeApart() || hits.count() > hits.kept()) {
      return;
    }
    for (int pair = 0; pair < hits.kept(); pair++) {
      int a = hits.keptA(pair);
      int b = hits.keptB(pair);
      double distance = hits.a.distance(a, hits.b, b);
      if (distance > 0) {
        double part = distance / hits.limits().limit(hits, a, b);
        steps.get((int) Math.min(STEPS - 1, part * STEPS)).add(closest(hits, a, b));
        isEmpty = false;
      }
    }
  }

  private static ClosestPoints closest(Hits hits, int a, int b) {
    return hits.a.shape(a).closestPoints(hits.b.shape(b));
  }

  /** Returns true if there is nothing to draw. */
  boolean isEmpty() {
    return isEmpty;
  }

  /** Draws the lines, the nearest last, and keeps labels off them. */
  void draw(Pen pen, Labels labels, double pixel) {
    for (int step = STEPS - 1; step >= 0; step--) {
      for (ClosestPoints points : steps.get(step)) {
        Vec2 from = points.onThis();
        Vec2 to = points.onOther();
        if (to.minus(from).length() < SHORT * pixel) {
          pen.dot((from.x() + to.x()) / 2, (from.y() + to.y()) / 2, DOT, color(step));
        } else {
          pen.line(from.x(), from.y(), to.x(), to.y(), width(step), color(step));
        }
        labels.keepFree(from.x(), from.y(), to.x(), to.y());
      }
    }
  }

  /** Explains the colours. */
  void explain(Legend legend) {
    legend.add(DistanceLines::drawSample, SAMPLE, range);
  }

  private static void drawSample(Pen pen, double x, double y, double size) {
    for (int step = STEPS - 1; step >= 0; step--) {
      double left = x + (step / (double) STEPS - 0.5) * size;
      pen.line(left, y, left + size / STEPS, y, width(step), color(step));
    }
  }

  private static double width(int step) {
    return NEAR_WIDTH + (FAR_WIDTH - NEAR_WIDTH) * step / (STEPS - 1);
  }

  private static int color(int step) {
    int color = 0;
    for (int shift = 0; shift < 32; shift += 8) {
      int near = NEAR >>> shift & 0xff;
      int far = FAR >>> shift & 0xff;
      color |= (near + (far - near) * step / (STEPS - 1)) << shift;
    }
    return color;
  }
}
