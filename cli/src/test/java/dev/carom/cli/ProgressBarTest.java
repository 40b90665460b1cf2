// SPDX-License-Identifier: Apache-2.0
package dev.carom.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Test;

class ProgressBarTest {
  private static final long SECOND = 1_000_000_000L;

  private final ByteArrayOutputStream terminal = new ByteArrayOutputStream();
  private long now;

  @Test
  void isShownAfterASecondAndWipedAtTheEnd() {
    ProgressBar bar = bar();
    now = SECOND - 1;
    bar.show("reading", 0.4);
    assertThat(shown()).isEmpty();
    now = SECOND;
    bar.show("reading", 0.5);
    assertThat(shown())
        .endsWith("\rreading    [" + "#".repeat(15) + " ".repeat(15) + "]  50 %  1 s");
    bar.clear();
    assertThat(shown()).endsWith(" \r");
  }

  @Test
  void timeGoesOnWhileNothingTellsHowFarTheWorkIs() {
    ProgressBar bar = bar();
    bar.show("pairs", 0);
    now = 7 * SECOND;
    bar.tick();
    assertThat(shown()).endsWith("\rpairs      [" + " ".repeat(30) + "]   0 %  7 s");
    bar.clear();
    now = 9 * SECOND;
    bar.tick();
    assertThat(shown()).as("nothing after the end").endsWith(" \r");
  }

  @Test
  void isNotShownMoreOftenThanAnyoneCanSee() {
    ProgressBar bar = bar();
    for (now = 0; now < 2 * SECOND; now += SECOND / 1000) {
      bar.show("searching", now / 2e9);
    }
    assertThat(shown().split("\r")).hasSizeBetween(9, 12);
  }

  @Test
  void isSilentWhereThereIsNoTerminal() {
    ProgressBar bar = new ProgressBar(null, () -> now);
    now = 5 * SECOND;
    bar.show("reading", 0.5);
    bar.clear();
    assertThat(shown()).isEmpty();
  }

  private ProgressBar bar() {
    return new ProgressBar(new PrintStream(terminal, true, StandardCharsets.UTF_8), () -> now);
  }

  private String shown() {
    return terminal.toString(StandardCharsets.UTF_8);
  }
}
