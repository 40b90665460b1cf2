// SPDX-License-Identifier: Apache-2.0
package dev.carom.internal.exact;

import static dev.carom.internal.exact.ErrorFreeTest.exact;
import static org.assertj.core.api.Assertions.assertThat;

import dev.carom.oracle.Cases;
import dev.carom.oracle.Volume;
import java.math.BigDecimal;
import java.math.MathContext;
import org.junit.jupiter.api.Test;

class TwofoldTest {
  private static final long SEED = 209;
  private static final MathContext PRECISION = new MathContext(50);

  private final Twofold a = new Twofold();
  private final Twofold b = new Twofold();
  private final Twofold c = new Twofold();
  private final Twofold other = new Twofold();

  @Test
  void aNumberBelowZeroHasTheRootZero() {
    assertThat(a.setRoot(b.set(-1e-30)).high()).isZero();
    assertThat(a.setRoot(b.set(0)).high()).isZero();
    assertThat(a.setRoot(b.set(2)).high()).isEqualTo(Math.sqrt(2));
  }

  @Test
  void whatIsLeftOfNumbersThatCancelIsRight() {
    Cases.check(
        SEED,
        Volume.samples() / 5,
        random -> new double[] {random.fraction() + 1, random.fraction(), random.fraction() + 1},
        t -> {
          BigDecimal sum = exact(t[0], t[1] * 0x1p-60);
          a.setSum(t[0], t[1] * 0x1p-60);
          b.set(t[2]);
          // The double nearest to each result leaves the part that only twice the digits have.
          c.setProduct(a, b);
          assertRest(sum.multiply(exact(t[2])), c);
          c.setQuotient(a, b);
          assertRest(sum.divide(exact(t[2]), PRECISION), c);
          c.setRoot(a);
          assertRest(sum.sqrt(PRECISION), c);
        });
  }

  private void assertRest(BigDecimal truth, Twofold value) {
    double high = value.high();
    double rest = value.add(other.set(high), -1).high();
    assertThat(exact(high, rest).subtract(truth).abs().doubleValue()).isLessThan(0x1p-98);
  }
}
