// SPDX-License-Identifier: Apache-2.0
package dev.carom.bench.hard;

import static org.assertj.core.api.Assertions.assertThat;

import dev.carom.bench.Options;
import dev.carom.bench.Options.Peers;
import dev.carom.bench.Panel;
import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.junit.jupiter.api.Test;

class HardWorkloadTest {
  @Test
  void everyCaseHasARowAndABar() {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    List<HardCase> cases = HardWorkload.allCases(1000);
    List<Panel> panels =
        new HardWorkload(cases)
            .run(
                new Options(Peers.NONE, List.of(), 1, 0),
                new PrintStream(bytes, true, StandardCharsets.UTF_8));
    String table = bytes.toString(StandardCharsets.UTF_8);
    assertThat(panels).hasSize(1);
    for (HardCase each : cases) {
      assertThat(table).contains(each.name());
      assertThat(panels.get(0).bars()).anyMatch(bar -> bar.name().equals(each.name()));
    }
  }
}
