// SPDX-License-Identifier: Apache-2.0
package dev.carom.spark.bench;

import static org.assertj.core.api.Assertions.assertThat;

import dev.carom.bench.Race;
import java.util.List;
import org.junit.jupiter.api.Test;

class GrowthTest {
  @Test
  void tellsHowManyTimesAsLongCaromTakesForMoreCircles() {
    Growth growth = new Growth(List.of(1_000, 10_000));
    growth.add("counted", List.of(result("carom", true, 2e6), result("peer", false, 3e6)));
    growth.add("counted", List.of(result("carom", true, 15e6)));
    assertThat(growth)
        .hasToString(
            """
            ms, best        1,000  10,000  / 1,000
            carom, counted   2.00    15.0     7.50
            """);
  }

  private static Race.Result result(String name, boolean isCarom, double nanoseconds) {
    return new Race.Result(new Race.Entry(name, isCarom, () -> 0L), 0, nanoseconds, nanoseconds);
  }
}
