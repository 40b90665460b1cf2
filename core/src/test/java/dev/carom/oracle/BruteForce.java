// SPDX-License-Identifier: Apache-2.0
package dev.carom.oracle;

import dev.carom.pair.Overlap;
import java.util.Arrays;

/**
 * All pairs, found by asking for each one: a in the upper half of a number and b in the lower,
 * ascending.
 */
public final class BruteForce {
  private BruteForce() {}

  /** The pairs among circles, a &lt; b. */
  public static long[] circles(Circles all, boolean touching) {
    return pairs(all.count(), all.count(), true, (a, b) -> meet(all, a, all, b, touching));
  }

  /** The pairs among boxes, a &lt; b. */
  public static long[] boxes(Boxes all, boolean touching) {
    return pairs(all.count(), all.count(), true, (a, b) -> meet(all, a, all, b, touching));
  }

  /** The pairs of a circle of one set and one of another. */
  public static long[] circlesAgainstCircles(Circles first, Circles second, boolean touching) {
    return pairs(
        first.count(), second.count(), false, (a, b) -> meet(first, a, second, b, touching));
  }

  /** The pairs of a circle and a box. */
  public static long[] circlesAgainstBoxes(Circles circles, Boxes boxes, boolean touching) {
    return pairs(
        circles.count(), boxes.count(), false, (a, b) -> meet(circles, a, boxes, b, touching));
  }

  /** The pairs of a box of one set and one of another. */
  public static long[] boxesAgainstBoxes(Boxes first, Boxes second, boolean touching) {
    return pairs(
        first.count(), second.count(), false, (a, b) -> meet(first, a, second, b, touching));
  }

  public static long key(int a, int b) {
    return (long) a << 32 | b;
  }

  private interface Question {
    boolean ask(int a, int b);
  }

  private static long[] pairs(int countA, int countB, boolean oneSet, Question question) {
    long[] found = new long[16];
    int count = 0;
    for (int a = 0; a < countA; a++) {
      for (int b = oneSet ? a + 1 : 0; b < countB; b++) {
        if (question.ask(a, b)) {
          if (count == found.length) {
            found = Arrays.copyOf(found, 2 * count);
          }
          found[count++] = key(a, b);
        }
      }
    }
    return Arrays.copyOf(found, count);
  }

  private static boolean meet(Circles one, int a, Circles two, int b, boolean touching) {
    return touching
        ? Overlap.circleCircle(
            one.x()[a], one.y()[a], one.radius()[a], two.x()[b], two.y()[b], two.radius()[b])
        : Overlap.circleCircleStrict(
            one.x()[a], one.y()[a], one.radius()[a], two.x()[b], two.y()[b], two.radius()[b]);
  }

  private static boolean meet(Circles circles, int a, Boxes boxes, int b, boolean touching) {
    double x = circles.x()[a];
    double y = circles.y()[a];
    double radius = circles.radius()[a];
    double minX = boxes.minX()[b];
    double minY = boxes.minY()[b];
    double maxX = boxes.maxX()[b];
    double maxY = boxes.maxY()[b];
    return touching
        ? Overlap.circleBox(x, y, radius, minX, minY, maxX, maxY)
        : Overlap.circleBoxStrict(x, y, radius, minX, minY, maxX, maxY);
  }

  private static boolean meet(Boxes one, int a, Boxes two, int b, boolean touching) {
    double minX = one.minX()[a];
    double minY = one.minY()[a];
    double maxX = one.maxX()[a];
    double maxY = one.maxY()[a];
    return touching
        ? Overlap.boxBox(
            minX, minY, maxX, maxY, two.minX()[b], two.minY()[b], two.maxX()[b], two.maxY()[b])
        : Overlap.boxBoxStrict(
            minX, minY, maxX, maxY, two.minX()[b], two.minY()[b], two.maxX()[b], two.maxY()[b]);
  }
}
