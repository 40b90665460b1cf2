// SPDX-License-Identifier: Apache-2.0
package dev.carom.bench.frames;

import static org.assertj.core.api.Assertions.assertThat;

import dev.carom.bench.Options;
import dev.carom.bench.Panel;
import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.junit.jupiter.api.Test;

class FramesWorkloadTest {
  @Test
  void printsARowAndDrawsABarForEveryContender() throws Exception {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    List<Panel> panels =
        FramesWorkload.swarm()
            .run(
                new Options(Options.Peers.FAST, List.of(500), 3, 0.01),
                new PrintStream(bytes, true, StandardCharsets.UTF_8));
    String text = bytes.toString(StandardCharsets.UTF_8);
    assertThat(text).startsWith("swarm 500 ").contains("Including the time to move the shapes");
    for (String name :
        List.of(
            "carom",
            "carom, 2 threads",
            "carom, any order",
            "carom World",
            "textbook grid",
            "JTS HPRtree")) {
      assertThat(text).containsPattern("(?m)^" + name + " .* right$");
    }
    assertThat(panels).hasSize(1);
    assertThat(panels.get(0).bars())
        .allSatisfy(bar -> assertThat(bar.worst()).isGreaterThanOrEqualTo(bar.value()))
        .extracting(Panel.Bar::name)
        .startsWith("carom", "carom, 2 threads", "carom, any order", "carom World")
        .contains("hash grid, best cell");
  }

  @Test
  void aWrongAnswerIsNamed() {
    Answers right = Answers.of(10, 1, 1000, 2);
    assertThat(FrameRace.verdict(right, right)).isEqualTo("right");
    assertThat(FrameRace.verdict(Answers.of(10, 1, 998, 3), right)).isEqualTo("-2 of 1,000 pairs");
    assertThat(FrameRace.verdict(Answers.of(9, 0, 1000, 3), right)).isEqualTo("other pairs");
  }
}
