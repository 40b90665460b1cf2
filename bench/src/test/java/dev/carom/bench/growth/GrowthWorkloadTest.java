// SPDX-License-Identifier: Apache-2.0
package dev.carom.bench.growth;

import static org.assertj.core.api.Assertions.assertThat;

import dev.carom.bench.Options;
import dev.carom.bench.Options.Peers;
import dev.carom.bench.Panel;
import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.junit.jupiter.api.Test;

class GrowthWorkloadTest {
  @Test
  void everyCaseHasARowWithTimesThatArePositiveAndAChart() {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    List<Panel> panels =
        new GrowthWorkload(100)
            .run(
                new Options(Peers.NONE, List.of(), 1, 0),
                new PrintStream(bytes, true, StandardCharsets.UTF_8));
    List<String> lines = bytes.toString(StandardCharsets.UTF_8).lines().toList();
    for (List<GrowthCase> cases : List.of(OrdinaryCases.ALL, CrowdedCases.ALL)) {
      for (GrowthCase each : cases) {
        assertThat(lines)
            .filteredOn(line -> line.startsWith(each.name()))
            .singleElement()
            .asString()
            .containsPattern("( +[0-9,.]*[1-9][0-9,.]*){4}$");
        assertThat(panelOf(each.name(), panels).bars())
            .hasSize(3)
            .allMatch(bar -> bar.value() > 0 && bar.worst() == bar.value());
      }
    }
    for (MemoryCase each : MemoryCase.ALL) {
      assertThat(lines).anyMatch(line -> line.startsWith(each.name()));
      assertThat(panelOf(each.name(), panels).bars()).hasSize(1);
    }
  }

  private static Panel panelOf(String title, List<Panel> panels) {
    return panels.stream().filter(panel -> panel.title().equals(title)).findAny().orElseThrow();
  }
}
