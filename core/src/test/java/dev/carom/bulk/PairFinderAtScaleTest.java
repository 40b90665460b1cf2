// SPDX-License-Identifier: Apache-2.0
package dev.carom.bulk;

import static org.assertj.core.api.Assertions.assertThat;

import dev.carom.oracle.Allocation;
import dev.carom.oracle.Boxes;
import dev.carom.oracle.BruteForce;
import dev.carom.oracle.Circles;
import dev.carom.oracle.Floats;
import java.util.concurrent.TimeUnit;
import java.util.function.Function;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.Timeout.ThreadMode;

/**
 * A hundred thousand shapes laid out as awkwardly as can be, with few pairs. The pairs are right,
 * it takes memory in proportion, and time for nothing like ten billion tests, for which the time
 * limit would be far too short.
 */
@Timeout(value = 3, unit = TimeUnit.MINUTES, threadMode = ThreadMode.SEPARATE_THREAD)
@Tag("scale")
class PairFinderAtScaleTest {
  private static final int COUNT = 100_000;

  /** In each layout the shapes before those with these indexes are their only partners. */
  private static final int PAIR_EVERY = 1000;

  private static final long MOST_BYTES_PER_SHAPE = 4_000;

  @Test
  void crowdsFarApart() {
    int side = 400;
    assertOnlyThePlanted(
        circles(
            k -> (k & 1) * 1e15 + (k >> 1) % side, k -> (k & 1) * 1e15 + (k >> 1) / side, 0.25));
    assertOnlyThePlanted(
        boxes(k -> (k & 1) * 1e15 + (k >> 1) % side, k -> (k >> 1) / side, 0.5, 0.5));
  }

  @Test
  void crowdsAtBothEndsOfTheRange() {
    double step = Math.ulp(Double.MAX_VALUE);
    int side = 400;
    Boxes boxes =
        boxes(
            k -> sign(k) * (Double.MAX_VALUE - step * ((k >> 1) % side)),
            k -> sign(k) * (Double.MAX_VALUE - step * ((k >> 1) / side)),
            0,
            0);
    assertOnlyThePlanted(boxes);
  }

  private static double sign(int k) {
    return (k & 1) == 0 ? 1 : -1;
  }

  @Test
  void floatsWithOneOfThemFarAway() {
    Circles circles = circles(k -> k % 400, k -> k / 400, 0.25);
    circles.set(0, 0x1p50, -0x1p50, 0.25);
    assertOnlyThePlanted(circles);
  }

  @Test
  void onALine() {
    assertOnlyThePlanted(circles(k -> k, k -> 0, 0.25));
    assertOnlyThePlanted(circles(k -> 0, k -> k, 0.25));
    assertOnlyThePlanted(circles(k -> k, k -> k, 0.25));
    assertOnlyThePlanted(circles(k -> k, k -> -k, 0.25));
    assertOnlyThePlanted(boxes(k -> k, k -> 0, 0.5, 0.5));
    assertOnlyThePlanted(boxes(k -> 0, k -> k, 0.5, 0.5));
    assertOnlyThePlanted(boxes(k -> 0, k -> k, 0, 0));
    assertOnlyThePlanted(boxes(k -> k, k -> k, 0.5, 0.5));
  }

  @Test
  void onTwoLinesThatCross() {
    Circles circles = circles(k -> k % 2 == 0 ? k : 0, k -> k % 2 == 0 ? 0 : k, 0.25);
    for (int k = PAIR_EVERY; k < COUNT; k += PAIR_EVERY) {
      circles.set(k - 1, circles.x()[k], circles.y()[k], 0.25);
    }
    assertOnlyThePlanted(circles);
  }

  @Test
  void aGiantAmongMany() {
    Circles circles = circles(k -> k % 400, k -> k / 400, 0.25);
    circles.set(0, 0, -1e9, 1e9 - 10);
    assertOnlyThePlanted(circles);
    circles.set(0, 0, 0, 1e9);
    assertThat(Question.askCircles(PairFinder.create(), circles).size())
        .isEqualTo(COUNT - 1 + (COUNT - 1) / PAIR_EVERY);
  }

  @Test
  void sizesOfEveryMagnitude() {
    // Each one beyond the one before, by a little more than its size.
    Circles circles = Circles.of(COUNT);
    double x = 1e-60;
    for (int k = 0; k < COUNT; k++) {
      circles.set(k, x, 0, x * 0.0005);
      x *= 1.0025;
    }
    plant(circles);
    assertOnlyThePlanted(circles);
  }

  @Test
  void crowdsWithinCrowds() {
    // The binary digits of k, each worth thirty times the one before.
    Circles circles = circles(k -> digits(k, 0), k -> digits(k, 1), 0.25);
    assertOnlyThePlanted(circles);
  }

  private static double digits(int number, int first) {
    double sum = 0;
    double worth = 1;
    for (int digit = first; digit < 17; digit += 2) {
      sum += (number >> digit & 1) * worth;
      worth *= 30;
    }
    return sum;
  }

  @Test
  void tallNeedlesBesideTinyBoxesOnALine() {
    Boxes boxes = boxes(k -> 0, k -> k, 0.5, 0.5);
    for (int k = 1; k < COUNT; k += 2) {
      boxes.set(k, k, 0, k + 0.5, COUNT);
    }
    plant(boxes);
    assertOnlyThePlanted(boxes);
  }

  @Test
  void needlesAcrossOnTheLeftAndTallOnesOnTheRight() {
    Boxes boxes = Boxes.of(COUNT);
    for (int k = 0; k < COUNT; k++) {
      if (k % 2 == 0) {
        boxes.set(k, -2 * COUNT, k, -1, k + 0.5);
      } else {
        boxes.set(k, k, 0, k + 0.5, COUNT);
      }
    }
    for (int k = PAIR_EVERY; k < COUNT; k += PAIR_EVERY) {
      boxes.set(k - 1, boxes.minX()[k], boxes.minY()[k], boxes.maxX()[k], boxes.maxY()[k]);
    }
    assertOnlyThePlanted(boxes);
  }

  /** A guess at the mean size from every eighth shape would be far off. */
  @Test
  void everyEighthShapeUnlikeTheOthers() {
    Boxes boxes = boxes(k -> k, k -> 0, 0.5, 1e6);
    for (int k = 0; k < COUNT; k += 8) {
      boxes.set(k, k, 10 * k, k + 0.1, 10 * k + 0.1);
    }
    plant(boxes);
    assertOnlyThePlanted(boxes);
    for (int k = 0; k < COUNT; k++) {
      boxes.set(k, 0, k, 0.5, k + 0.5);
    }
    for (int k = 0; k < COUNT; k += 8) {
      boxes.set(k, 10, k, 1e6, k + 0.5);
    }
    plant(boxes);
    assertOnlyThePlanted(boxes);
  }

  @Test
  void boxesStackedBetweenNeedles() {
    int perStack = 100;
    Boxes boxes = Boxes.of(COUNT);
    for (int k = 0; k < COUNT; k++) {
      int stack = k / perStack;
      int level = k % perStack;
      if (level == 0) {
        boxes.set(k, stack, 0, stack + 0.1, perStack);
      } else {
        boxes.set(k, stack + 0.5, level, stack + 0.6, level + 0.5);
      }
    }
    for (int k = COUNT / 2; k < COUNT; k++) {
      boxes.set(k, -boxes.maxY()[k], -boxes.maxX()[k], -boxes.minY()[k], -boxes.minX()[k]);
    }
    for (int k = PAIR_EVERY - 1; k < COUNT; k += PAIR_EVERY) {
      assertThat(k % perStack).as("not a needle").isNotZero();
    }
    for (int k = PAIR_EVERY; k < COUNT; k += PAIR_EVERY) {
      boxes.set(k - 1, boxes.minX()[k], boxes.minY()[k], boxes.maxX()[k], boxes.maxY()[k]);
    }
    assertOnlyThePlanted(boxes);
  }

  /** No row or column of a grid is free of bars that end just before those that cross it. */
  @Test
  void staircase() {
    Boxes boxes = Boxes.of(COUNT);
    for (int k = 0; k < COUNT; k++) {
      if (k % 2 == 0) {
        boxes.set(k, 0, k, Math.max(0, k - 0.5), k + 0.25);
      } else {
        boxes.set(k, k, 0, k + 0.25, k - 0.5);
      }
    }
    for (int k = PAIR_EVERY; k < COUNT; k += PAIR_EVERY) {
      boxes.set(k - 1, boxes.minX()[k], boxes.minY()[k], boxes.maxX()[k], boxes.maxY()[k]);
    }
    assertOnlyThePlanted(boxes);
  }

  /** Pairs within one set do not count, so there are none, although all of A coincide. */
  @Test
  void allOfOneSetInOnePlaceAwayFromTheOther() {
    Circles one = circles(k -> -5, k -> -5, 1);
    Circles other = circles(k -> k % 400, k -> k / 400, 0.25);
    Boxes boxes = boxes(k -> k % 400, k -> k / 400, 0.5, 0.5);
    Boxes onePlace = boxes(k -> -5, k -> -5, 1, 1);
    PairFinder finder = PairFinder.create();
    assertThat(against(finder, one, other).size()).isZero();
    assertThat(against(finder, other, one).size()).isZero();
    assertThat(against(finder, one, boxes).size()).isZero();
    assertThat(against(finder, boxes, onePlace).size()).isZero();
    other.set(77, -5, -3, 1);
    assertThat(against(finder, one, other).size()).isEqualTo(COUNT);
    PairFinder twoThreads = PairFinder.builder().threads(2).build();
    assertThat(against(twoThreads, one, other).size()).isEqualTo(COUNT);
  }

  private static Pairs against(PairFinder finder, Circles a, Circles b) {
    return finder.between(Question.set(a, false), Question.set(b, false));
  }

  private static Pairs against(PairFinder finder, Circles a, Boxes b) {
    return finder.between(Question.set(a, false), Question.set(b, false));
  }

  private static Pairs against(PairFinder finder, Boxes a, Boxes b) {
    return finder.between(Question.set(a, false), Question.set(b, false));
  }

  private interface Place {
    double of(int k);
  }

  /** Circles of one size; one in a thousand coincides with the next. */
  private static Circles circles(Place x, Place y, double radius) {
    Circles circles = Circles.of(COUNT);
    for (int k = 0; k < COUNT; k++) {
      circles.set(k, x.of(k), y.of(k), radius);
    }
    plant(circles);
    return circles;
  }

  private static Boxes boxes(Place x, Place y, double width, double height) {
    Boxes boxes = Boxes.of(COUNT);
    for (int k = 0; k < COUNT; k++) {
      boxes.set(k, x.of(k), y.of(k), x.of(k) + width, y.of(k) + height);
    }
    plant(boxes);
    return boxes;
  }

  private static void plant(Circles circles) {
    for (int k = PAIR_EVERY; k < COUNT; k += PAIR_EVERY) {
      circles.set(k - 1, circles.x()[k], circles.y()[k], circles.radius()[k]);
    }
  }

  private static void plant(Boxes boxes) {
    for (int k = PAIR_EVERY; k < COUNT; k += PAIR_EVERY) {
      boxes.set(k - 1, boxes.minX()[k], boxes.minY()[k], boxes.maxX()[k], boxes.maxY()[k]);
    }
  }

  private static void assertOnlyThePlanted(Circles circles) {
    assertOnlyThePlanted(finder -> Question.askCircles(finder, circles));
    if (circles.areFloats()) {
      float[] x = Floats.of(circles.x());
      float[] y = Floats.of(circles.y());
      float[] radius = Floats.of(circles.radius());
      assertOnlyThePlanted(finder -> finder.circles(x, y, radius, COUNT));
    }
  }

  private static void assertOnlyThePlanted(Boxes boxes) {
    assertOnlyThePlanted(finder -> Question.askBoxes(finder, boxes));
  }

  private static void assertOnlyThePlanted(Function<PairFinder, Pairs> find) {
    PairFinder finder = PairFinder.create();
    Pairs[] found = new Pairs[1];
    long bytes = Allocation.bytes(() -> found[0] = find.apply(finder));
    assertPlanted(found[0]);
    assertThat(bytes / COUNT).as("bytes per shape").isLessThan(MOST_BYTES_PER_SHAPE);
    assertPlanted(find.apply(PairFinder.builder().threads(2).build()));
  }

  private static void assertPlanted(Pairs pairs) {
    long[] planted = new long[(COUNT - 1) / PAIR_EVERY];
    for (int k = 0; k < planted.length; k++) {
      int b = (k + 1) * PAIR_EVERY;
      planted[k] = BruteForce.key(b - 1, b);
    }
    assertThat(PairKeys.of(pairs)).isEqualTo(planted);
  }
}
