// SPDX-License-Identifier: Apache-2.0
package dev.carom.pair;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalStateException;

import java.math.BigDecimal;
import org.junit.jupiter.api.Test;

class PlacedPartTest {
  private static final double[] NUMBERS = {-1, 2, 0.5, 4, -7, 5, 3, 6};
  private static final double[] NO_TAILS = new double[NUMBERS.length];

  private final PlacedPart part = new PlacedPart();

  @Test
  void theGrainIsThatOfTheLargestNumberOrPlace() {
    part.set(Parts.Kind.BOX, NUMBERS, NO_TAILS, 4);
    assertThat(part.size()).isEqualTo(7);
    assertThat(part.grain()).isEqualTo(7 * 0x1p-54);
    part.setPlace(-20, 3);
    assertThat(part.grain()).isEqualTo(20 * 0x1p-54);
    part.setPlace(-20, 300);
    assertThat(part.grain()).isEqualTo(300 * 0x1p-54);
    part.set(Parts.Kind.CIRCLE, NUMBERS, NO_TAILS, 0);
    assertThat(part.size()).isEqualTo(4);
    assertThat(part.grain()).isEqualTo(4 * 0x1p-54);
  }

  @Test
  void withoutAPlaceEachNumberMovesOnItsOwn() {
    part.set(Parts.Kind.BOX, NUMBERS, new double[] {1, 1, 1, 1, 1, 1, 1, 1}, 4);
    part.moveBy(0.25, -0.5);
    assertThat(part.stop).containsExactly(-6.75, 4.5, 3.25, 5.5);
    assertThat(part.stopTails).containsOnly(0);
    part.set(Parts.Kind.CIRCLE, NUMBERS, NO_TAILS, 0);
    part.moveBy(0.25, -0.5);
    assertThat(part.stop[0]).isEqualTo(-0.75);
    assertThat(part.stop[1]).isEqualTo(1.5);
    assertThat(part.stop[2]).isEqualTo(0.5);
  }

  @Test
  void withAPlaceThePlaceIsRoundedAndTheNumbersAreExactSums() {
    double x = 0.1 + 0.2;
    double y = 0.3 + 0.4;
    double[] numbers = {x, y, 5, 0};
    double[] tails = {tail(0.1, 0.2, x), tail(0.3, 0.4, y), 0, 0};
    part.set(Parts.Kind.CIRCLE, numbers, tails, 0);
    part.setPlace(0.1, 0.3);
    part.moveBy(0.7, -0.8);
    double placeX = 0.1 + 0.7;
    double placeY = 0.3 - 0.8;
    assertThat(part.stop[0]).isEqualTo(placeX + 0.2);
    assertThat(part.stopTails[0]).isEqualTo(tail(placeX, 0.2, placeX + 0.2)).isNotZero();
    assertThat(part.stop[1]).isEqualTo(placeY + 0.4);
    assertThat(part.stopTails[1]).isEqualTo(tail(placeY, 0.4, placeY + 0.4));
    assertThat(part.stop[2]).isEqualTo(5);
  }

  @Test
  void onlyCirclesAndBoxesHaveTails() {
    for (Parts.Kind kind : new Parts.Kind[] {Parts.Kind.CAPSULE, Parts.Kind.POLYGON}) {
      part.set(kind, NUMBERS, NO_TAILS, 0);
      assertThatIllegalStateException()
          .isThrownBy(part::radius)
          .withMessage("only circles and boxes have tails");
      assertThatIllegalStateException().isThrownBy(part::farEnd);
    }
  }

  private static double tail(double a, double b, double sum) {
    return new BigDecimal(a).add(new BigDecimal(b)).subtract(new BigDecimal(sum)).doubleValue();
  }
}
