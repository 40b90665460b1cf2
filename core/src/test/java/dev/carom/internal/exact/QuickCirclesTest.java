// SPDX-License-Identifier: Apache-2.0
package dev.carom.internal.exact;

import static org.assertj.core.api.Assertions.assertThat;

import dev.carom.Circle;
import dev.carom.Contact;
import dev.carom.oracle.Extremes;
import dev.carom.oracle.NearTangent;
import dev.carom.oracle.SplitMix64;
import dev.carom.oracle.Volume;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Pairs that are computed together must have the contacts that they have on their own. */
class QuickCirclesTest {
  private static final long SEED = 6400;
  private static final int CAPACITY = 64;

  private final QuickCircles quick = new QuickCircles(CAPACITY);
  private final List<Circle> first = new ArrayList<>();
  private final List<Circle> second = new ArrayList<>();
  private int known;
  private int checked;

  private void add(Circle a, Circle b) {
    quick.set(first.size(), a.x(), a.y(), a.radius(), b.x(), b.y(), b.radius());
    first.add(a);
    second.add(b);
    if (first.size() == CAPACITY) {
      check();
    }
  }

  /** Computes the pairs that were added, and compares those that are known with single ones. */
  private void check() {
    quick.compute(first.size());
    for (int k = 0; k < first.size(); k++) {
      checked++;
      if (quick.isKnown(k)) {
        known++;
        Contact expected = first.get(k).contactWith(second.get(k));
        Contact found =
            new Contact(
                true,
                quick.normalX(k),
                quick.normalY(k),
                quick.depth(k),
                quick.pointX(k),
                quick.pointY(k),
                expected.push());
        assertThat(found).as("%s and %s", first.get(k), second.get(k)).isEqualTo(expected);
      }
    }
    first.clear();
    second.clear();
  }

  @Test
  void noBitDiffersNextToTangency() {
    NearTangent.circlePairs(SEED, Volume.pairs(), this::add);
    check();
    assertThat(known).isGreaterThan(checked / 20).isLessThan(checked);
  }

  @Test
  void noBitDiffersForExtremeNumbers() {
    Extremes.circlePairs(SEED, Volume.pairs(), this::add);
    check();
    assertThat(known).isGreaterThan(checked / 100).isLessThan(checked);
  }

  @Test
  void ordinaryCirclesThatOverlapAreKnown() {
    SplitMix64 random = new SplitMix64(SEED);
    for (int k = 0; k < 100_000; k++) {
      double radius = 0.1 + random.fraction();
      double x = 1000 * random.signed();
      double y = 1000 * random.signed();
      add(
          new Circle(x, y, radius),
          new Circle(x + radius * random.signed(), y + radius * random.signed(), 1.5 * radius));
    }
    check();
    assertThat(known).isEqualTo(checked);
  }

  @Test
  void pairsWithSpecialCasesAreLeftToTheCaller() {
    add(new Circle(3, 4, 1), new Circle(3, 4, 1));
    add(new Circle(3, 4, 1), new Circle(3, 4.5, 1));
    add(new Circle(3, 4, 1), new Circle(3.5, 4, 1));
    add(new Circle(0, 0, 2), new Circle(3, 4, 3));
    add(new Circle(0, 0, 2), new Circle(30, 40, 3));
    add(new Circle(1e-200, 1e-200, 1e-200), new Circle(0, 0, 1e-200));
    add(new Circle(1e155, 1e155, 1e155), new Circle(0, 0, 1e155));
    quick.compute(first.size());
    for (int k = 0; k < first.size(); k++) {
      assertThat(quick.isKnown(k)).as("%s and %s", first.get(k), second.get(k)).isFalse();
    }
  }
}
