// SPDX-License-Identifier: Apache-2.0
package dev.carom.bulk;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;

class PairsTest {
  private final PairFinder finder = PairFinder.create();

  @Test
  void theNextCallFillsTheSameObjectAnew() {
    Pairs one = row(3);
    assertThat(one.size()).isEqualTo(2);
    Pairs two = row(5);
    assertThat(two).isSameAs(one);
    assertThat(one.size()).isEqualTo(4);
  }

  @Test
  void thereIsNoPairBeyondTheSize() {
    row(100);
    Pairs pairs = row(3);
    assertThatThrownBy(() -> pairs.a(2))
        .isInstanceOf(IndexOutOfBoundsException.class)
        .hasMessage("pair index 2 is out of range: size is 2");
    assertThatThrownBy(() -> pairs.b(2)).isInstanceOf(IndexOutOfBoundsException.class);
    assertThatThrownBy(() -> pairs.a(-1))
        .isInstanceOf(IndexOutOfBoundsException.class)
        .hasMessage("pair index -1 is out of range: size is 2");
  }

  @Test
  void showsTheFirstTen() {
    assertThat(row(1)).hasToString("0 pairs");
    assertThat(row(2)).hasToString("1 pair: 0-1");
    assertThat(row(3)).hasToString("2 pairs: 0-1, 1-2");
    assertThat(row(12).toString()).startsWith("11 pairs: 0-1,").endsWith("9-10, ...");
  }

  /** Circles in a row, each touching the next. */
  private Pairs row(int count) {
    double[] x = new double[count];
    double[] radius = new double[count];
    for (int k = 0; k < count; k++) {
      x[k] = k;
      radius[k] = 0.5;
    }
    return finder.circles(x, new double[count], radius, count);
  }
}
