// SPDX-License-Identifier: Apache-2.0
package dev.carom.pair;

import static org.junit.jupiter.api.Assertions.assertTimeoutPreemptively;

import java.time.Duration;
import org.junit.jupiter.api.Test;

/** Primitives do not check their numbers, so a mistake may give any result; but it must end. */
class NotFiniteTest {
  private static final double[] NUMBERS = {
    0, 1, -2, Double.NaN, Double.POSITIVE_INFINITY, Double.NEGATIVE_INFINITY
  };

  private final MutableContact contact = new MutableContact();
  private final MutableImpact impact = new MutableImpact();

  @Test
  void everyQuestionEnds() {
    assertTimeoutPreemptively(Duration.ofMinutes(1), this::askAll);
  }

  private void askAll() {
    int count = NUMBERS.length;
    for (int k = 0; k < count * count * count * count; k++) {
      double a = NUMBERS[k % count];
      double b = NUMBERS[k / count % count];
      double c = NUMBERS[k / count / count % count];
      double d = NUMBERS[k / count / count / count];
      Penetration.circleCircle(a, b, 1, c, d, 1, contact);
      Penetration.circleCircle(0, 0, a, b, c, d, contact);
      Penetration.circleBox(a, b, c, d, -1, 1, 1, contact);
      Penetration.circleBox(0, 0, 1, a, b, c, d, contact);
      Penetration.boxCircle(a, b, c, d, 0, 0, 1, contact);
      Penetration.boxBox(a, b, c, d, -1, -1, 1, 1, contact);
      Sweep.circleCircle(0, 0, 1, a, b, c, d, 1, 0, 0, impact);
      Sweep.circleCircle(a, b, 1, c, d, 3, 0, 1, 0, 0, impact);
      Sweep.circleBox(0, 0, 1, a, b, c, d, 3, 1, 0, 0, impact);
      Sweep.circleBox(a, b, c, d, 1, 2, -1, 3, 1, 0, 0, impact);
      Sweep.boxBox(a, b, c, d, 1, 1, 3, 3, 4, 4, 0, 0, impact);
      Sweep.boxBox(0, 0, 1, 1, a, b, 3, 3, 4, 4, c, d, impact);
      Cast.circle(a, b, c, d, 0, 0, 1, impact);
      Cast.box(a, b, c, d, -1, -1, 1, 1, impact);
    }
  }
}
