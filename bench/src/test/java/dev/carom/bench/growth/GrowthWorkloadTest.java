// SPDX-License-Identifier: Apache-2.0
package dev.carom.bench.growth;

import static org.assertj.core.api.Assertions.assertThat;

import dev.carom.bench.Options;
import dev.carom.bench.Options.Peers;
import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.junit.jupiter.api.Test;

class GrowthWorkloadTest {
  @Test
  void everyCaseHasARowWithTimesThatArePositive() {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
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
      }
    }
    for (MemoryCase each : MemoryCase.ALL) {
      assertThat(lines).anyMatch(line -> line.startsWith(each.name()));
    }
  }
}
