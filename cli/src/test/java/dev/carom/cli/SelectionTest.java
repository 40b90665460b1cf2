// SPDX-License-Identifier: Apache-2.0
package dev.carom.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

class SelectionTest {
  @Test
  void itFindsWhatASortedArrayHas() {
    SplittableRandom random = new SplittableRandom(5);
    double[] numbers = new double[301];
    for (int k = 0; k < numbers.length; k++) {
      // Some are equal, and some of very different sizes.
      numbers[k] =
          k % 3 == 0 ? random.nextInt(10) : Math.scalb(random.nextDouble(), random.nextInt(600));
    }
    numbers[7] = Double.MIN_VALUE;
    numbers[9] = Double.MAX_VALUE;
    double[] sorted = numbers.clone();
    Arrays.sort(sorted);
    for (int k = 0; k < numbers.length; k++) {
      assertThat(Selection.of(numbers, k)).isEqualTo(sorted[k]);
    }
  }

  @Test
  void oneNumberIsFound() {
    assertThat(Selection.of(new double[] {0.1}, 0)).isEqualTo(0.1);
    assertThat(Selection.of(new double[] {3, 3, 3}, 1)).isEqualTo(3);
  }
}
