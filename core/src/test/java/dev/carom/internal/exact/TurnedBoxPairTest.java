// SPDX-License-Identifier: Apache-2.0
package dev.carom.internal.exact;

import static org.assertj.core.api.Assertions.assertThat;

import dev.carom.oracle.Cases;
import dev.carom.oracle.HardNumbers;
import dev.carom.oracle.HardNumbers.Style;
import dev.carom.oracle.NumberShape;
import dev.carom.oracle.NumberShape.Kind;
import dev.carom.oracle.SplitMix64;
import dev.carom.oracle.Volume;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Boxes in any direction, with radii: exact arithmetic, and doubles wherever they suffice. */
class TurnedBoxPairTest {
  private static final long SEED = 1601;

  private final TurnedBoxPair pair = new TurnedBoxPair();

  private record Two(NumberShape a, NumberShape b) {}

  @ParameterizedTest
  @EnumSource(Style.class)
  void agreesWithTheDefinition(Style style) {
    int count = Math.max(Volume.samples() / (style == Style.EXTREME ? 40 : 8), 100);
    Cases.check(SEED + style.ordinal(), count, random -> two(random, style), this::check);
  }

  @Test
  void agreesWithTheDefinitionNextToATouch() {
    Cases.check(
        SEED + 10,
        Math.max(Volume.samples() / 150, 100),
        random -> {
          Two two = two(random, Style.ORDINARY);
          return new Two(two.a, HardNumbers.almostTouching(two.a, two.b));
        },
        this::check);
  }

  @Test
  void boxesWithoutSizeArePoints() {
    assertThat(new TurnedBoxPair().compare()).isZero();
    assertThat(fresh(p -> p.first().setCircle(0, 0, 1))).isEqualTo(1);
    assertThat(fresh(p -> p.first().setCircle(0, 0, 2))).isZero();
    assertThat(fresh(p -> p.first().setCapsule(0, 0, 0, 0, 1))).isEqualTo(1);
    assertThat(fresh(p -> p.first().setCapsule(0, 0, 0, 0, 2))).isZero();
    assertThat(fresh(p -> p.first().setCapsule(0, 0, 0, 0, 3))).isEqualTo(-1);
    assertThat(fresh(p -> p.first().set(1, 0, 9, 9, 0, 0))).isEqualTo(1);
    assertThat(fresh(p -> p.first().set(2, 0, 9, 9, 0, 0))).isZero();
  }

  /** Beside a circle from 2 to 4, in an object that has had no other shapes. */
  private static int fresh(Consumer<TurnedBoxPair> set) {
    TurnedBoxPair pair = new TurnedBoxPair();
    pair.second().setCircle(3, 0, 1);
    set.accept(pair);
    return pair.compare();
  }

  @Test
  void aThreadKeepsItsPair() {
    assertThat(TurnedBoxPair.ofThisThread()).isNotNull().isSameAs(TurnedBoxPair.ofThisThread());
  }

  /** Doubles alone decide nearly everything that is neither extreme nor in contact. */
  @Test
  void doublesSufficeForOrdinaryBoxes() {
    SplitMix64 random = new SplitMix64(SEED + 11);
    int open = 0;
    for (int k = 0; k < 10_000; k++) {
      Two two = two(random, Style.ORDINARY);
      open += quick(two.a, two.b) == 0 ? 1 : 0;
    }
    assertThat(open).isLessThan(3);
  }

  private static Two two(SplitMix64 random, Style style) {
    Kind[] kinds = Kind.values();
    Kind first = kinds[random.below(kinds.length)];
    return new Two(
        HardNumbers.shape(random, first, style),
        HardNumbers.shape(random, kinds[random.below(kinds.length)], style));
  }

  private void check(Two two) {
    int expected = two.a.separation(two.b);
    put(two.a, pair.first());
    put(two.b, pair.second());
    assertThat(pair.compare()).as("exact").isEqualTo(expected);
    assertThat(pair.meet(true)).isEqualTo(expected <= 0);
    assertThat(pair.meet(false)).isEqualTo(expected < 0);
    put(two.b, pair.first());
    put(two.a, pair.second());
    assertThat(pair.compare()).as("exact, turned round").isEqualTo(expected);
    assertThat(quick(two.a, two.b)).as("quick").isIn(0, expected);
    assertThat(quick(two.b, two.a)).as("quick, turned round").isIn(0, expected);
  }

  private static void put(NumberShape shape, TurnedBox box) {
    double[] n = shape.numbers();
    switch (shape.kind()) {
      case CIRCLE -> box.setCircle(n[0], n[1], n[2]);
      case BOX -> box.setBox(n[0], n[1], n[2], n[3]);
      case CAPSULE -> box.setCapsule(n[0], n[1], n[2], n[3], n[4]);
      case TURNED_BOX -> box.set(n[0], n[1], n[2], n[3], n[4], n[5]);
    }
  }

  private static int quick(NumberShape one, NumberShape two) {
    double[] a = rounded(one);
    double[] b = rounded(two);
    return QuickTurnedBoxes.compare(
        a[0], a[1], a[2], a[3], a[4], a[5], b[0], b[1], b[2], b[3], b[4], b[5], a[6] + b[6]);
  }

  /** Centre, half sizes, direction and radius. */
  private static double[] rounded(NumberShape shape) {
    double[] n = shape.numbers();
    return switch (shape.kind()) {
      case CIRCLE -> new double[] {n[0], n[1], 0, 0, 1, 0, n[2]};
      case BOX ->
          new double[] {
            n[0] * 0.5 + n[2] * 0.5,
            n[1] * 0.5 + n[3] * 0.5,
            n[2] * 0.5 - n[0] * 0.5,
            n[3] * 0.5 - n[1] * 0.5,
            1,
            0,
            0
          };
      case CAPSULE ->
          new double[] {
            n[0] * 0.5 + n[2] * 0.5, n[1] * 0.5 + n[3] * 0.5, 0.5, 0, n[2] - n[0], n[3] - n[1], n[4]
          };
      case TURNED_BOX -> new double[] {n[0], n[1], n[2], n[3], n[4], n[5], 0};
    };
  }
}
