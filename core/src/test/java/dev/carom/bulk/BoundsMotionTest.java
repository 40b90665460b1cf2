// SPDX-License-Identifier: Apache-2.0
package dev.carom.bulk;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.carom.Shape;
import dev.carom.Vec2;
import dev.carom.oracle.Allocation;
import dev.carom.oracle.NumberShape.Kind;
import dev.carom.oracle.SplitMix64;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Calls in a row on shapes that move a little, of kinds that are found by their bounds: what a
 * finder keeps from call to call must not show.
 */
class BoundsMotionTest {
  private static final long SEED = 1771;
  private static final int COUNT = 300;
  private static final int FRAMES = 150;

  /** Coordinates are multiples of this, so that many shapes touch exactly. */
  private static final double STEP = 0.125;

  private final SplitMix64 random = new SplitMix64(SEED);

  @ParameterizedTest
  @EnumSource(
      value = Kind.class,
      names = {"BOX", "CAPSULE", "TURNED_BOX"})
  void arraysThatMove(Kind kind) {
    for (boolean touching : new boolean[] {true, false}) {
      NumberSet numbers = onGrid(NumberSet.spread(random, kind, COUNT));
      PairFinder.Builder builder = PairFinder.builder().touching(touching);
      PairFinder doubles = builder.build();
      PairFinder floats = builder.build();
      PairFinder threads = builder.threads(2).build();
      ShapeSet set = numbers.toSet();
      for (int frame = 0; frame < FRAMES; frame++) {
        move(numbers, frame % 50 < 45 ? STEP : 4, frame);
        long[] truth = PairKeys.of(PairFinder.builder().touching(touching).build().among(set));
        assertThat(PairKeys.of(doubles.among(set))).as("frame %d", frame).isEqualTo(truth);
        assertThat(PairKeys.of(floats.among(numbers.toFloatSet()))).isEqualTo(truth);
        assertThat(PairKeys.of(threads.among(set))).isEqualTo(truth);
      }
    }
  }

  /** Long boxes are not found by the circles around them. */
  private static NumberSet onGrid(NumberSet set) {
    for (int n = 0; n < set.arrays().length; n++) {
      boolean isLong = set.kind() == Kind.TURNED_BOX && n == 2;
      boolean isThin = set.kind() == Kind.TURNED_BOX && n == 3;
      for (int k = 0; k < COUNT; k++) {
        double[] values = set.arrays()[n];
        values[k] = isLong ? 3 : isThin ? STEP : STEP * Math.rint(values[k] / STEP);
      }
    }
    if (set.kind() == Kind.BOX) {
      for (int k = 0; k < COUNT; k++) {
        set.arrays()[2][k] = set.arrays()[0][k] + STEP * (k * 5 % 17);
        set.arrays()[3][k] = set.arrays()[1][k] + STEP * (k * 3 % 11);
      }
    }
    return set;
  }

  /** Moves all shapes by a step or not at all, and changes one in another way. */
  private void move(NumberSet set, double step, int frame) {
    double[][] a = set.arrays();
    boolean hasTwoPoints = set.kind() != Kind.TURNED_BOX;
    for (int k = 0; k < COUNT; k++) {
      double dx = step * (random.below(3) - 1);
      double dy = step * (random.below(3) - 1);
      a[0][k] += dx;
      a[1][k] += dy;
      a[2][k] += hasTwoPoints ? dx : 0;
      a[3][k] += hasTwoPoints ? dy : 0;
    }
    int k = random.below(COUNT);
    if (frame % 50 == 20) {
      a[2][k] += 2;
    } else if (frame % 50 == 10 && set.kind() != Kind.BOX) {
      a[4][k] += STEP;
    }
  }

  @ParameterizedTest
  @ValueSource(booleans = {true, false})
  void shapesThatMove(boolean touching) {
    List<Shape> shapes = new ArrayList<>();
    for (int k = 0; k < COUNT; k++) {
      shapes.add(ShapeListTest.shape(random, k % 2 == 0, 40));
    }
    PairFinder finder = PairFinder.builder().touching(touching).build();
    for (int frame = 0; frame < FRAMES; frame++) {
      double step = frame % 50 < 45 ? STEP : 4;
      shapes.replaceAll(
          shape -> shape.translate(new Vec2(step * (random.below(3) - 1), step * random.below(2))));
      if (frame % 50 == 20) {
        shapes.set(random.below(COUNT), ShapeListTest.shape(random, true, 40));
      } else if (frame % 50 == 30) {
        shapes.remove(0);
      }
      long[] truth = PairKeys.of(PairFinder.builder().touching(touching).build().shapes(shapes));
      assertThat(PairKeys.of(finder.shapes(shapes))).as("frame %d", frame).isEqualTo(truth);
    }
  }

  @Test
  void aBadNumberIsRefusedInTheMiddleOfAFilm() {
    NumberSet boxes = onGrid(NumberSet.spread(random, Kind.BOX, COUNT));
    ShapeSet set = boxes.toSet();
    PairFinder finder = PairFinder.create();
    for (int frame = 0; frame < 10; frame++) {
      move(boxes, STEP, 0);
      long[] truth = PairKeys.of(PairFinder.create().among(set));
      double good = boxes.arrays()[1][7];
      boxes.arrays()[1][7] = Double.NaN;
      assertThatThrownBy(() -> finder.among(set)).hasMessage("minY[7] must be finite, but was NaN");
      boxes.arrays()[1][7] = good;
      assertThat(PairKeys.of(finder.among(set))).isEqualTo(truth);
    }
  }

  @ParameterizedTest
  @EnumSource(
      value = Kind.class,
      names = {"BOX", "CAPSULE", "TURNED_BOX"})
  void aFilmLeavesNoGarbage(Kind kind) {
    NumberSet numbers = onGrid(NumberSet.spread(random, kind, COUNT));
    ShapeSet set = numbers.toSet();
    PairFinder finder = PairFinder.create();
    Runnable film =
        () -> {
          for (int frame = 0; frame < FRAMES; frame++) {
            move(numbers, STEP, 0);
            finder.among(set);
          }
        };
    long bytes = Long.MAX_VALUE;
    for (int round = 0; round < 20 && bytes > 0; round++) {
      bytes = Math.min(bytes, Allocation.bytes(film));
    }
    assertThat(bytes).isZero();
  }
}
