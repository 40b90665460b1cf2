package dev.carom.cli;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class MainTest {
  private static final String EXAMPLE =
      "example: carom pair \"circle 3 4 5\" \"box 0 0 2 1\" --svg pair.svg\nsee: carom --help\n";

  @Test
  void helpNamesTheCommandsAndTheExitCodes() throws Exception {
    CaromProcess carom = CaromProcess.run("--help");
    assertThat(carom.out())
        .contains("Tells how two shapes lie to each other.")
        .contains("detect", "render", "generate", "completion")
        .contains("carom bench --help")
        .contains("carom play --help")
        .contains("Exit codes: 0 done, 1 a file could not be written, 2 wrong input.");
    assertThat(carom.err()).isEmpty();
    assertThat(carom.exitCode()).isZero();
  }

  @Test
  void theVersionIsPrinted() throws Exception {
    CaromProcess carom = CaromProcess.run("--version");
    assertThat(carom.out()).startsWith("carom").hasLineCount(1);
    assertThat(carom.exitCode()).isZero();
  }

  @Test
  void anUnknownCommandIsAnsweredWithTheNearestOne() throws Exception {
    CaromProcess carom = CaromProcess.run("pari", "circle 3 4 5", "box 0 0 2 1");
    assertThat(carom.err())
        .isEqualTo("carom: there is no command pari; did you mean pair?\n" + EXAMPLE);
    assertThat(carom.out()).isEmpty();
    assertThat(carom.exitCode()).isEqualTo(2);
  }

  @Test
  void aMissingCommandIsSaid() throws Exception {
    CaromProcess carom = CaromProcess.run();
    assertThat(carom.err())
        .isEqualTo("carom: a command is missing, for example detect\n" + EXAMPLE);
    assertThat(carom.out()).isEmpty();
    assertThat(carom.exitCode()).isEqualTo(2);
  }

  @Test
  void completionKnowsTheCommandsAndTheirOptions() throws Exception {
    CaromProcess carom = CaromProcess.run("completion");
    assertThat(carom.out()).contains("detect", "--against", "_complete_carom");
    assertThat(carom.exitCode()).isZero();
  }

  @Test
  void everyCommandHasHelpWithExamples() throws Exception {
    for (String command : new String[] {"detect", "render", "generate", "pair"}) {
      CaromProcess carom = CaromProcess.run(command, "--help");
      assertThat(carom.out()).contains("Examples:", "carom " + command);
      assertThat(carom.exitCode()).isZero();
    }
  }
}
