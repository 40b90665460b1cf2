// SPDX-License-Identifier: Apache-2.0
package dev.carom.internal.exact;

import static dev.carom.internal.exact.ErrorFreeTest.exact;
import static org.assertj.core.api.Assertions.assertThat;

import dev.carom.oracle.SplitMix64;
import dev.carom.oracle.Volume;
import java.math.BigDecimal;
import org.junit.jupiter.api.Test;

/** Signs of sums and products of numbers with many digits, ties included. */
class WorkspaceTest {
  private static final long SEED = 207;

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
}
