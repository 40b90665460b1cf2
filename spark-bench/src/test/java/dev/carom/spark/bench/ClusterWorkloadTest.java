// SPDX-License-Identifier: Apache-2.0
package dev.carom.spark.bench;

import static org.assertj.core.api.Assertions.assertThat;

import dev.carom.bench.Options;
import dev.carom.bench.Options.Peers;
import dev.carom.bench.Panel;
import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

class ClusterWorkloadTest {
  @Test
  void everyoneFindsTheSamePairs() throws Exception {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    // Sedona takes a minute to plan this many joins.
    boolean isLong = Boolean.getBoolean("carom.long");
    int all = isLong ? 5 + 4 : 2 + 2;
    Options options = new Options(isLong ? Peers.ALL : Peers.NONE, List.of(2_000), 1, 0);
    List<Panel> panels = new ClusterWorkload().run(options, new PrintStream(bytes));
    String text = bytes.toString(StandardCharsets.UTF_8);
    assertThat(panels).hasSize(4);
    assertThat(rowsEndingIn("same", text)).isEqualTo(all);
    assertThat(rowsEndingIn("right", text)).isEqualTo(all);
  }

  private static long rowsEndingIn(String answer, String text) {
    return Pattern.compile("(?m) [1-9][\\d,]* +" + answer + "$").matcher(text).results().count();
  }
}
