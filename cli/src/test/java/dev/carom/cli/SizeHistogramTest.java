// SPDX-License-Identifier: Apache-2.0
package dev.carom.cli;

import static org.assertj.core.api.Assertions.assertThat;

import dev.carom.cli.SizeHistogram.Range;
import java.util.Arrays;
import org.junit.jupiter.api.Test;

class SizeHistogramTest {
  @Test
  void similarSizesAreCountedInEqualSteps() {
    assertThat(SizeHistogram.of(new double[] {11, 12, 12, 13.9, 14, 20}))
        .containsExactly(
            new Range(10, 12, 1),
            new Range(12, 14, 3),
            new Range(14, 16, 1),
            new Range(16, 18, 0),
            new Range(18, 20, 0),
            new Range(20, 22, 1));
  }

  @Test
  void differentSizesAreCountedBetweenRoundNumbers() {
    assertThat(SizeHistogram.of(new double[] {0.03, 0.05, 0.7, 1, 1}))
        .containsExactly(
            new Range(0.02, 0.05, 1),
            new Range(0.05, 0.1, 1),
            new Range(0.1, 0.2, 0),
            new Range(0.2, 0.5, 0),
            new Range(0.5, 1, 1),
            new Range(1, 2, 2));
  }

  @Test
  void veryDifferentSizesAreCountedByPowers() {
    assertThat(SizeHistogram.of(new double[] {1e-3, 0.5, 0.5, 7e3}))
        .containsExactly(
            new Range(1e-3, 1e-2, 1),
            new Range(1e-2, 0.1, 0),
            new Range(0.1, 1, 2),
            new Range(1, 10, 0),
            new Range(10, 100, 0),
            new Range(100, 1e3, 0),
            new Range(1e3, 1e4, 1));
  }

  @Test
  void rangesAreFewAndHaveAllSizes() {
    for (double[] sizes :
        new double[][] {
          {Double.MIN_VALUE, 1, Double.MAX_VALUE},
          {1e-300, 1e-299, 1e-200},
          {0, 0, 3},
          {1, 9.999999},
          {1, 10},
          {1, 10.000001},
          {9.99e-5, 1e5},
          {1e307, Double.MAX_VALUE},
          {0.1, 0.1 + 0.2, 0.7}
        }) {
      assertThat(SizeHistogram.of(sizes)).hasSizeBetween(1, 16);
      assertThat(SizeHistogram.of(sizes).stream().mapToLong(Range::shapes).sum())
          .as(Arrays.toString(sizes))
          .isEqualTo(sizes.length);
      assertThat(SizeHistogram.of(sizes).get(0).shapes()).isPositive();
    }
  }

  @Test
  void oneSizeIsOneRange() {
    assertThat(SizeHistogram.of(new double[] {3, 3, 3})).containsExactly(new Range(3, 3, 3));
    assertThat(SizeHistogram.of(new double[] {0, 0})).containsExactly(new Range(0, 0, 2));
    assertThat(SizeHistogram.of(new double[] {0, 3}))
        .containsExactly(new Range(0, 0, 1), new Range(3, 3, 1));
  }

  /** The width of a box from 0.1 to 0.3 is a little less than 0.2. */
  @Test
  void roundingMovesNoSizeToAnotherRange() {
    double almost = 0.3 - 0.1;
    assertThat(almost).isLessThan(0.2);
    assertThat(SizeHistogram.of(new double[] {0.1, almost, 0.2, 2}))
        .startsWith(new Range(0.1, 0.2, 1), new Range(0.2, 0.5, 2));
    assertThat(SizeHistogram.of(new double[] {almost, 0.2}))
        .containsExactly(new Range(0.2, 0.2, 2));
  }
}
