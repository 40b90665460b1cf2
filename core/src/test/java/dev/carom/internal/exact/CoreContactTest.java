// SPDX-License-Identifier: Apache-2.0
package dev.carom.internal.exact;

import static org.assertj.core.api.Assertions.assertThat;

import dev.carom.oracle.ConvexOracle;
import dev.carom.oracle.HardCores;
import dev.carom.oracle.Measure;
import dev.carom.oracle.TestCore.Kind;
import dev.carom.oracle.Volume;
import java.math.BigDecimal;
import org.junit.jupiter.api.Test;

class CoreContactTest {
  private static final long SEED = 1510;

  private final Core a = new Core();
  private final Core b = new Core();
  private final CoreContact contact = new CoreContact();

  @Test
  void distancesAndDepthsAreThoseOfExactArithmetic() {
    for (Kind first : Kind.values()) {
      for (Kind second : Kind.values()) {
        HardCores.pairs(first, second, SEED, Volume.samples() / 100, this::check);
      }
    }
  }

  private void check(HardCores.Pair pair) {
    ConvexOracle oracle = ConvexOracle.of(pair.a(), pair.b());
    contact.set(pair.a().into(a), pair.b().into(b));
    assertRounded(contact.distance(), oracle.distance());
    assertRounded(contact.depth(), oracle.overlaps() ? oracle.depth() : BigDecimal.ZERO);
  }

  private static void assertRounded(double result, BigDecimal truth) {
    if (Double.isInfinite(result)) {
      assertThat(truth).isGreaterThan(new BigDecimal(Double.MAX_VALUE));
    } else {
      assertThat(Measure.ulps(truth.subtract(new BigDecimal(result)), result))
          .isLessThanOrEqualTo(2);
    }
  }
}
