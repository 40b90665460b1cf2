// SPDX-License-Identifier: Apache-2.0
package dev.carom.bench.frames;

import static org.assertj.core.api.Assertions.assertThat;

import dev.carom.bench.Options;
import dev.carom.bench.Options.Peers;
import dev.carom.bench.Panel;
import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class MotionWorkloadTest {
  private static final List<String> KINDS =
      List.of("still", "slow", "ordinary", "fast", "jumping", "1 % bullets", "0.01 % bullets");

  private static final String NUMBER = " +[\\d.,]+";

  private final List<Panel> panels = new ArrayList<>();

  @Test
  void everyKindHasATableAndARowInTheSummaryOfItsCount() {
    String text = run(Peers.FAST, List.of(2000, 5));
    int end = text.indexOf("motion 2,000, ns per shape");
    String tables = text.substring(0, end);
    String summary = text.substring(end);
    assertThat(summary).contains("motion 5, ns per shape");
    for (String kind : KINDS) {
      assertThat(tables)
          .containsPattern("(?m)^motion 2,000, " + kind + " +ns per shape +/ textbook grid ")
          .containsPattern("(?m)^motion 5, " + kind + " ");
      // Six contenders, Carom's two times compared with the grid's, and its worst frame.
      assertThat(summary).containsPattern("(?m)^" + kind + NUMBER.repeat(9) + "$");
    }
    assertThat(panels)
        .extracting(Panel::title)
        .hasSize(14)
        .startsWith("motion 2,000, still", "motion 2,000, slow")
        .endsWith("motion 5, 0.01 % bullets");
    assertThatAllAgree(tables, 14);
  }

  private static void assertThatAllAgree(String tables, int scenes) {
    for (String name :
        List.of(
            "carom",
            "carom, 2 threads",
            "carom, any order",
            "carom World",
            "textbook grid",
            "hash grid, best cell")) {
      assertThat(tables.lines().filter(line -> line.matches(name + "  .* right")))
          .as(name)
          .hasSize(scenes);
    }
  }

  @Test
  void withoutPeersNothingIsComparedWithThem() {
    String text = run(Peers.NONE, List.of(100));
    assertThat(text)
        .containsPattern("(?m)^carom" + NUMBER + " +- .* right$")
        .containsPattern("(?m)^jumping" + NUMBER.repeat(4) + " +-".repeat(2) + NUMBER + "$");
    assertThat(panels.get(0).bars()).hasSize(4).allMatch(Panel.Bar::isCarom);
  }

  private String run(Peers peers, List<Integer> counts) {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    panels.addAll(
        new MotionWorkload()
            .run(
                new Options(peers, counts, 3, 0),
                new PrintStream(bytes, true, StandardCharsets.UTF_8)));
    return bytes.toString(StandardCharsets.UTF_8);
  }
}
