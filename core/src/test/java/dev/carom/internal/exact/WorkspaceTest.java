// SPDX-License-Identifier: Apache-2.0
package dev.carom.internal.exact;

import static dev.carom.internal.exact.ErrorFreeTest.exact;
import static org.assertj.core.api.Assertions.assertThat;

import dev.carom.oracle.Cases;
import dev.carom.oracle.SplitMix64;
import dev.carom.oracle.Volume;
import java.math.BigDecimal;
import org.junit.jupiter.api.Test;

/** Signs of sums and products of numbers with many digits, ties included. */
class WorkspaceTest {
  private static final long SEED = 207;
  private static final int CASES = Math.max(Volume.samples() / 10, 600);

  /** With the tail, a number that no single double holds; its small multiples are exact. */
  private static final double HEAD = 1.2345678901234567;

  private static final double TAIL = 0x1.23456789abcp-55;

  private final Workspace workspace = new Workspace();

  @Test
  void recognisesATieOfSquares() {
    assertThat(
            workspace.signOfSquares(
                3 * HEAD, 0, 0x3p-60, -0x3p-60, -4 * HEAD, 0, 0x1p-70, -0x1p-70, 5 * HEAD, 0))
        .isEqualTo(exactSquares(3 * HEAD, -4 * HEAD, 5 * HEAD).signum());
    assertThat(workspace.signOfSquares(3, TAIL, -TAIL, 0, 4, -TAIL, TAIL, 0, 5 + TAIL, 0)).isZero();
    assertThat(workspace.signOfSquares(3, TAIL, 0, 0, 4, 0, 0, 0, 5, 0)).isEqualTo(1);
    assertThat(workspace.signOfSquares(3, 0, 0, 0, 4, 0, 0, 0, 5, TAIL)).isEqualTo(-1);
  }

  private static BigDecimal exactSquares(double dx, double dy, double r) {
    return exact(dx).pow(2).add(exact(dy).pow(2)).subtract(exact(r).pow(2));
  }

  @Test
  void recognisesATieOfProducts() {
    assertThat(
            workspace.signOfProducts(
                HEAD, TAIL, 0, 0, 6, TAIL, 2 * HEAD, 2 * TAIL, 0, 0, 3, TAIL / 2))
        .isZero();
    assertThat(
            workspace.signOfProducts(
                HEAD, TAIL, 0x1p-200, 0, 6, TAIL, 2 * HEAD, 2 * TAIL, 0, 0, 3, TAIL / 2))
        .isEqualTo(1);
    assertThat(
            workspace.signOfProducts(
                HEAD, TAIL, 0, 0, 6, TAIL, 2 * HEAD, 2 * TAIL, 0, 0x1p-200, 3, TAIL / 2))
        .isEqualTo(-1);
  }

  @Test
  void recognisesAGraze() {
    // The motion (4, -3) passes (3, 4) at 5, the distance from the start.
    assertThat(
            workspace.signOfPassing(
                3 * 0x1p40,
                3 * TAIL,
                4 * 0x1p40,
                4 * TAIL,
                4,
                4 * TAIL,
                -3,
                -3 * TAIL,
                5 * 0x1p40,
                5 * TAIL))
        .isZero();
    assertThat(
            workspace.signOfPassing(
                3 * 0x1p40,
                3 * TAIL,
                4 * 0x1p40,
                4 * TAIL,
                4,
                4 * TAIL,
                -3,
                -3 * TAIL,
                5 * 0x1p40,
                6 * TAIL))
        .isEqualTo(-1);
    assertThat(
            workspace.signOfPassing(
                3 * 0x1p40,
                3 * TAIL,
                4 * 0x1p40,
                4 * TAIL,
                4,
                4 * TAIL,
                -3,
                -3 * TAIL,
                5 * 0x1p40,
                4 * TAIL))
        .isEqualTo(1);
  }

  @Test
  void agreesWithExactArithmeticOnRandomTerms() {
    SplitMix64 random = new SplitMix64(SEED);
    for (int k = 0; k < Volume.samples() / 10; k++) {
      double[] t = new double[12];
      for (int i = 0; i < t.length; i++) {
        t[i] = Math.scalb(random.signed(), random.between(-60, 60));
      }
      BigDecimal products =
          exact(t[0], t[1], t[2], t[3])
              .multiply(exact(t[4], t[5]))
              .subtract(exact(t[6], t[7], t[8], t[9]).multiply(exact(t[10], t[11])));
      assertThat(
              workspace.signOfProducts(
                  t[0], t[1], t[2], t[3], t[4], t[5], t[6], t[7], t[8], t[9], t[10], t[11]))
          .as("case %d of seed %d", k, SEED)
          .isEqualTo(products.signum());
      BigDecimal cross =
          exact(t[0], t[1])
              .multiply(exact(t[6], t[7]))
              .subtract(exact(t[2], t[3]).multiply(exact(t[4], t[5])));
      BigDecimal motion = exact(t[4], t[5]).pow(2).add(exact(t[6], t[7]).pow(2));
      assertThat(
              workspace.signOfPassing(t[0], t[1], t[2], t[3], t[4], t[5], t[6], t[7], t[8], t[9]))
          .as("case %d of seed %d", k, SEED)
          .isEqualTo(cross.pow(2).compareTo(exact(t[8], t[9]).pow(2).multiply(motion)));
    }
  }

  private static double[] two(SplitMix64 random, int exponent) {
    return Ties.two(random, exact(Ties.number(random, exponent)));
  }

  private static double[] four(SplitMix64 random, int exponent) {
    double[] first = two(random, exponent);
    double[] second = two(random, exponent - random.between(0, 60));
    return new double[] {first[0], second[0], first[1], second[1]};
  }

  /** Ordinary sizes, and mostly those at which products leave the range of doubles. */
  private static int exponent(SplitMix64 random, int low, int high) {
    return switch (random.below(4)) {
      case 0 -> random.between(-90, 90);
      case 1 -> random.between(high - 20, high + 10);
      default -> random.between(low - 60, low + 60);
    };
  }

  @Test
  void tiesOfProductsAndSquaresAreDecidedNearTheEndsOfTheRange() {
    Cases.check(
        SEED + 1,
        CASES,
        random -> {
          int exponent = exponent(random, -480, 480);
          double[] a = four(random, exponent);
          double[] b = two(random, exponent);
          double[] c = four(random, exponent);
          BigDecimal divisor = exact(c).signum() == 0 ? BigDecimal.ONE : exact(c);
          BigDecimal quotient = exact(a).multiply(exact(b)).divide(divisor, Ties.PRECISION);
          boolean fits = Math.abs(quotient.doubleValue()) < 0x1p900;
          double[] d = fits ? Ties.two(random, quotient) : b;
          BigDecimal length = Ties.root(exact(a).pow(2).add(exact(c).pow(2)));
          return new double[][] {a, b, c, d, Ties.two(random, length)};
        },
        t -> {
          double[] a = t[0];
          double[] b = t[1];
          double[] c = t[2];
          double[] d = t[3];
          double[] r = t[4];
          assertThat(
                  workspace.signOfProducts(
                      a[0], a[1], a[2], a[3], b[0], b[1], c[0], c[1], c[2], c[3], d[0], d[1]))
              .isEqualTo(exact(a).multiply(exact(b)).compareTo(exact(c).multiply(exact(d))));
          assertThat(
                  workspace.signOfSquares(
                      a[0], a[1], a[2], a[3], c[0], c[1], c[2], c[3], r[0], r[1]))
              .isEqualTo(exact(a).pow(2).add(exact(c).pow(2)).compareTo(exact(r).pow(2)));
        });
  }

  @Test
  void tiesInPassingAreDecidedNearTheEndsOfTheRange() {
    Cases.check(
        SEED + 2,
        CASES,
        random -> {
          int exponent = exponent(random, -200, 240);
          double[] x = two(random, exponent);
          double[] y = two(random, exponent);
          double[] u = two(random, random.oneIn(4) ? 0 : exponent);
          double[] v = two(random, random.oneIn(4) ? 0 : exponent);
          BigDecimal cross = exact(x).multiply(exact(v)).subtract(exact(y).multiply(exact(u)));
          BigDecimal length = Ties.root(exact(u).pow(2).add(exact(v).pow(2)));
          BigDecimal aside = cross.abs().divide(length, Ties.PRECISION);
          return new double[][] {x, y, u, v, Ties.two(random, aside)};
        },
        t -> {
          double[] x = t[0];
          double[] y = t[1];
          double[] u = t[2];
          double[] v = t[3];
          double[] r = t[4];
          BigDecimal cross = exact(x).multiply(exact(v)).subtract(exact(y).multiply(exact(u)));
          BigDecimal motion = exact(u).pow(2).add(exact(v).pow(2));
          assertThat(
                  workspace.signOfPassing(
                      x[0], x[1], y[0], y[1], u[0], u[1], v[0], v[1], r[0], r[1]))
              .isEqualTo(cross.pow(2).compareTo(exact(r).pow(2).multiply(motion)));
        });
  }
}
