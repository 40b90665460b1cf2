// SPDX-License-Identifier: Apache-2.0
package dev.carom.bench.pairs;

import static org.assertj.core.api.Assertions.assertThat;

import dev.carom.bench.Panel;
import java.util.Map;
import org.junit.jupiter.api.Test;

class PairsWorkloadTest {
  @Test
  void theShapesOfCaromAreCaromToo() {
    Panel panel =
        PairsWorkload.panel(
            "capsules", Map.of("carom", 1.0, "carom's Capsule", 2.0, "plain doubles", 3.0));
    assertThat(panel.bars())
        .filteredOn(Panel.Bar::isCarom)
        .extracting(Panel.Bar::name)
        .containsExactlyInAnyOrder("carom", "carom's Capsule");
  }
}
