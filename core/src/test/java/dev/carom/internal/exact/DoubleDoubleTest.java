// SPDX-License-Identifier: Apache-2.0
package dev.carom.internal.exact;

import static dev.carom.internal.exact.ErrorFreeTest.exact;
import static org.assertj.core.api.Assertions.assertThat;

import dev.carom.Circle;
import dev.carom.oracle.Measure;
import dev.carom.oracle.NearTangent;
import dev.carom.oracle.Volume;
import org.junit.jupiter.api.Test;

class DoubleDoubleTest {
  private static final long SEED = 206;

  @Test
  void recognisesTies() {
    assertThat(DoubleDouble.signOfSquares(3, 4, 5)).isZero();
    assertThat(DoubleDouble.signOfSquares(0x3p40 + 3, 0x4p40 + 4, 0x5p40 + 5)).isZero();
    assertThat(DoubleDouble.signOfSquares(0x3p40 + 3, 0x4p40 + 4, 0x5p40 + 6)).isEqualTo(-1);
    assertThat(DoubleDouble.signOfSquares(0x3p40 + 3, 0x4p40 + 5, 0x5p40 + 5)).isEqualTo(1);
  }

  @Test
  void theSignOfSquaresIsExact() {
    NearTangent.circlePairs(
        SEED,
        Volume.samples(),
        (a, b) -> {
          if (isOrdinary(a) && isOrdinary(b)) {
            assertThat(DoubleDouble.signOfSquares(a.x(), a.y(), b.radius()))
                .isEqualTo(
                    exact(a.x())
                        .pow(2)
                        .add(exact(a.y()).pow(2))
                        .compareTo(exact(b.radius()).pow(2)));
          }
        });
  }

  @Test
  void theTailsCount() {
    assertThat(DoubleDouble.squares(3, 0x1p-60, 4, 0, 5, 0)).isEqualTo(6 * 0x1p-60);
    assertThat(DoubleDouble.squares(3, 0, 4, 0x1p-60, 5, 0)).isEqualTo(8 * 0x1p-60);
    assertThat(DoubleDouble.squares(3, 0, 4, 0, 5, 0x1p-60)).isEqualTo(-10 * 0x1p-60);
  }

  private static boolean isOrdinary(Circle circle) {
    return isOrdinary(circle.x()) && isOrdinary(circle.y()) && isOrdinary(circle.radius());
  }

  private static boolean isOrdinary(double value) {
    return value == 0 || (Math.abs(value) > 1e-50 && Math.abs(value) < 1e50);
  }

  @Test
  void theDifferenceOfSquaresIsRightToTheStatedError() {
    NearTangent.circlePairs(
        SEED + 1,
        Volume.samples(),
        (a, b) -> {
          if (isOrdinary(a) && isOrdinary(b)) {
            double value = DoubleDouble.squares(a.x(), 0, a.y(), 0, b.radius(), 0);
            double size = Math.max(Measure.largest(a), b.radius());
            assertThat(
                    exact(value)
                        .subtract(exact(a.x()).pow(2))
                        .subtract(exact(a.y()).pow(2))
                        .add(exact(b.radius()).pow(2))
                        .abs())
                .isLessThanOrEqualTo(exact(Math.abs(value) * 0x1p-52 + size * size * 0x1p-94));
          }
        });
  }
}
