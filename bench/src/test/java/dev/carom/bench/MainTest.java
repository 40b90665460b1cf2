// SPDX-License-Identifier: Apache-2.0
package dev.carom.bench;

import static org.assertj.core.api.Assertions.assertThat;

import dev.carom.cli.CaromRun;
import org.junit.jupiter.api.Test;

class MainTest {
  @Test
  void anUnknownWorkloadIsRefusedWithThoseThereAre() {
    assertThat(refusal("swarn"))
        .isEqualTo(
            """
            carom: unknown workload swarn, only pairs, swarm, level, skew, tumble, motion, queries, crowd, \
            hard, growth, files
            example: carom bench swarm --svg swarm.svg
            see: carom bench --help
            """);
  }

  @Test
  void theWorkloadOfAnotherProgramIsRefusedWithAHint() {
    assertThat(refusal("--peers", "none", "cluster"))
        .startsWith("carom: cluster must be the first argument, as in carom bench cluster");
  }

  @Test
  void optionsOfOtherWorkloadsAreRefused() {
    assertThat(refusal("level", "--count", "10"))
        .startsWith(
            "carom: --count applies to swarm, motion, files and cluster,"
                + " but the workload was level\n");
    assertThat(refusal("pairs", "--frames", "10"))
        .startsWith(
            "carom: --frames applies to swarm, level, skew, tumble and motion,"
                + " but the workload was pairs\n");
  }

  @Test
  void badNumbersAreRefused() {
    assertThat(refusal("swarm", "--count", "10,0"))
        .startsWith("carom: --count must be from 1 to 10000000, but was 0\n");
    assertThat(refusal("swarm", "--count", "many"))
        .startsWith("carom: --count must be a whole number, but was many\n");
    assertThat(refusal("swarm", "--count", "10,99999999999"))
        .startsWith("carom: --count must be smaller, but was 99999999999\n");
    assertThat(refusal("swarm", "--frames", "1.5"))
        .startsWith("carom: --frames must be a whole number, but was 1.5\n");
    assertThat(refusal("swarm", "--seconds", "1,5"))
        .startsWith("carom: --seconds must be a number, but was 1,5\n");
    assertThat(refusal("swarm", "--frames", "0"))
        .startsWith("carom: --frames must be at least 1, but was 0\n");
    assertThat(refusal("--seconds", "NaN"))
        .startsWith("carom: --seconds must be from 0 to 3600, but was NaN\n");
  }

  @Test
  void unknownPeersAreRefused() {
    assertThat(refusal("swarm", "--peers", "some"))
        .startsWith("carom: --peers must be all, fast or none, but was some\n");
  }

  @Test
  void asksForAtMostOneWorkload() {
    assertThat(refusal("swarm", "level")).startsWith("carom: unexpected argument level\n");
  }

  @Test
  void optionsAreAnsweredInTheWordsOfTheOtherCommands() {
    assertThat(refusal("swarm", "--secnods", "1"))
        .startsWith("carom: unknown option --secnods; did you mean --seconds?\n");
    assertThat(refusal("swarm", "--svg")).startsWith("carom: --svg needs a value: FILE\n");
    assertThat(refusal("swarm", "--frames", "1", "--frames", "2"))
        .startsWith("carom: --frames was given twice\n");
  }

  private static String refusal(String... arguments) {
    CaromRun run = CaromRun.of(() -> Main.run(arguments));
    assertThat(run.exitCode()).isEqualTo(2);
    return run.err();
  }
}
