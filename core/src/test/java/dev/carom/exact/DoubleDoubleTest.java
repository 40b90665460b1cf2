package dev.carom.exact;

import static dev.carom.exact.DoubleDouble.UNDECIDED;
import static dev.carom.exact.ErrorFree.differenceTail;
import static dev.carom.exact.ErrorFree.sumTail;
import static dev.carom.exact.ErrorFreeTest.exact;
import static org.assertj.core.api.Assertions.assertThat;

import dev.carom.Circle;
import dev.carom.oracle.Measure;
import dev.carom.oracle.NearTangent;
import dev.carom.oracle.Oracle;
import dev.carom.oracle.Volume;
import org.junit.jupiter.api.Test;

/** The second opinion is right or it is none. */
class DoubleDoubleTest {
  private static final long SEED = 206;

  @Test
  void recognisesTiesOfNumbersWithFewDigits() {
    assertThat(DoubleDouble.signOfSquares(3, 4, 5)).isZero();
    assertThat(DoubleDouble.signOfSquares(0x3p40 + 3, 0x4p40 + 4, 0x5p40 + 5)).isZero();
    assertThat(DoubleDouble.signOfSquares(0x3p40 + 3, 0x4p40 + 4, 0x5p40 + 6)).isEqualTo(-1);
    assertThat(DoubleDouble.signOfSquares(0x3p40 + 3, 0x4p40 + 5, 0x5p40 + 5)).isEqualTo(1);
  }

  @Test
  void decidesByTheTails() {
    assertThat(DoubleDouble.signOfSquares(3, 0, 4, 0, 5, 1e-17, 50)).isEqualTo(-1);
    assertThat(DoubleDouble.signOfSquares(3, 1e-17, 4, 0, 5, 0, 50)).isEqualTo(1);
    assertThat(DoubleDouble.signOfSquares(3, 0, 4, 1e-17, 5, 0, 50)).isEqualTo(1);
    assertThat(DoubleDouble.signOfProducts(3, 1e-17, 4, 0, 2, 0, 6, 0, 24)).isEqualTo(1);
    assertThat(DoubleDouble.signOfProducts(3, 0, 4, 0, 2, 0, 6, 1e-17, 24)).isEqualTo(-1);
    assertThat(DoubleDouble.signOfPassing(3, 1e-16, 4, 0, 4, 0, -3, 0, 5, 0)).isEqualTo(1);
    assertThat(DoubleDouble.signOfPassing(3, 0, 4, 0, 4, 0, -3, 0, 5, 1e-16)).isEqualTo(-1);
  }

  @Test
  void leavesUndecidedWhatItCannotTell() {
    assertThat(DoubleDouble.signOfSquares(3, 0, 4, 0, 5, 1e-40, 50)).isEqualTo(UNDECIDED);
    assertThat(DoubleDouble.signOfSquares(3, 0, 4, 0, 5, 0, 50)).isEqualTo(UNDECIDED);
    assertThat(DoubleDouble.signOfProducts(3, 0, 4, 0, 2, 0, 6, 1e-40, 24)).isEqualTo(UNDECIDED);
    assertThat(DoubleDouble.signOfPassing(3, 1e-40, 4, 0, 4, 0, -3, 0, 5, 0)).isEqualTo(UNDECIDED);
  }

  @Test
  void isRightAboutSquaresOrUndecided() {
    NearTangent.circlePairs(
        SEED,
        Volume.samples(),
        (a, b) -> {
          if (isOrdinary(a) && isOrdinary(b)) {
            assertRightOrUndecided(a, b);
          }
        });
  }

  private static void assertRightOrUndecided(Circle a, Circle b) {
    double dx = b.x() - a.x();
    double dy = b.y() - a.y();
    double r = a.radius() + b.radius();
    int sign =
        DoubleDouble.signOfSquares(
            dx,
            differenceTail(b.x(), a.x(), dx),
            dy,
            differenceTail(b.y(), a.y(), dy),
            r,
            sumTail(a.radius(), b.radius(), r),
            dx * dx + dy * dy + r * r);
    if (sign != UNDECIDED) {
      int truth = Oracle.touches(a, b) ? 0 : Oracle.overlaps(a, b) ? -1 : 1;
      assertThat(sign).isEqualTo(truth);
    }
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
