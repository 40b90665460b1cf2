// SPDX-License-Identifier: Apache-2.0
package dev.carom.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Mistakes in the arguments are answered in Carom's words, not in those of the option parser. */
class WrongArgumentsTest {
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "detect|SHAPES is missing: a file of shapes, or - for standard input.",
        "detect a.csv b.csv|detect takes one file of shapes; did you mean --against b.csv?",
        "render a.csv b.csv -o p.svg|render takes one file of shapes; did you mean --against b.csv?",
        "detect a.csv --limit 1k|--limit must be a whole number, but was 1k",
        "detect a.csv --limit 1.5|--limit must be a whole number, but was 1.5",
        "detect a.csv --limit 99999999999999999999|--limit must be smaller, but was 99999999999999999999",
        "detect a.csv --threads many|--threads must be a whole number, but was many",
        "detect a.csv --limit|--limit needs a value: N",
        "detect a.csv --limit 1 --limit 2|--limit was given twice",
        "detect a.csv --quiet=yes|--quiet takes no value",
        "detect a.csv --touching maybe|--touching must be count or ignore, but was maybe",
        "detect a.csv --agianst b.csv|unknown option --agianst; did you mean --against?",
        "render a.csv|-o PICTURE is missing: picture to write (.svg or .png).",
        "generate -o s.csv|WORKLOAD is missing: swarm, level, skew or tumble (see below).",
        "generate swarm -o s.csv more|unexpected argument more",
        "generate swarm -o s.csv --count 3e9|--count must be a whole number, but was 3e9",
      })
  void isOneSentenceWithAnExample(String arguments, String sentence) {
    String error = run(arguments.split(" "));
    assertThat(error.lines().findFirst()).contains("carom: " + sentence);
    assertThat(error.lines().skip(1).toList())
        .satisfiesExactly(
            line -> assertThat(line).startsWith("example: carom "),
            line -> assertThat(line).startsWith("see: carom ").endsWith(" --help"));
  }

  @Test
  void anEmptyNameIsRefused() {
    assertThat(run("detect", "")).isEqualTo("carom: a file name must not be empty\n");
  }

  /** In this process: nothing is printed but the error. */
  private static String run(String... arguments) {
    PrintStream before = System.err;
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    System.setErr(new PrintStream(bytes, true, StandardCharsets.UTF_8));
    try {
      assertThat(Main.run(arguments)).isEqualTo(2);
    } finally {
      System.setErr(before);
    }
    return bytes.toString(StandardCharsets.UTF_8);
  }
}
