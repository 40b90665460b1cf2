// SPDX-License-Identifier: Apache-2.0
package dev.carom.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.FileOutputStream;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

class MainTest {
  private static final String EXAMPLE =
      "example: carom pair \"circle 3 4 5\" \"box 0 0 2 1\" --svg pair.svg\nsee: carom --help\n";

  @Test
  void helpNamesTheCommandsAndTheExitCodes() throws Exception {
    CaromRun carom =
        CaromProcess.end(CaromProcess.start(List.of("-Dcarom.script=../carom"), "--help"));
    assertThat(carom.out())
        .contains("Reports how two shapes relate.")
        .contains("detect", "render", "generate", "completion")
        .containsPattern("\n  play +Serves the playground on this machine")
        .containsPattern("\n  bench +Compares the speed of Carom")
        .containsPattern("\n  site +Builds the web site")
        .contains("Exit codes: 0 success, 1 an output could not be written, 2 invalid input.");
    assertThat(carom.err()).isEmpty();
    assertThat(carom.exitCode()).isZero();
  }

  @Test
  void helpListsCommandsAndOptionsByPurpose() throws Exception {
    assertThat(CaromRun.of("--help").out())
        .containsPattern("\nShapes in files:\n  detect (?s:.+)\n\nTwo shapes:\n  pair ")
        .containsPattern("\n\nOther:\n  completion ")
        .doesNotContain("In the project:");
    String detect = CaromRun.of("detect", "--help").out();
    assertThat(detect.lines().filter(line -> line.matches("[A-Z][a-z ]+:")))
        .containsExactly(
            "Input:", "Which pairs:", "Output:", "Summary:", "Picture:", "Other:", "Examples:");
    assertThat(detect)
        .containsPattern("\nInput:\n +--against=SHAPES ")
        .containsPattern("\nOutput:\n  -o, --output=PAIRS ")
        .containsPattern("\nOther:\n +--threads=N .+\n  -h, --help ")
        .as("examples can be copied")
        .contains("\n  carom detect stars.csv --against catalogue.parquet --best --within 0.5 -o ");
  }

  @Test
  void theArchiveAloneNamesNoCommandsThatItDoesNotHave() throws Exception {
    assertThat(CaromRun.of("--help").out())
        .contains("detect", "pair")
        .doesNotContain("bench", "play", "site");
    assertThat(CaromRun.of("detect", "--help").out())
        .doesNotContainPattern("--on\\b")
        .doesNotContain("--conf", "--overwrite");
    assertThat(CaromRun.of("play", "--help"))
        .isEqualTo(
            new CaromRun(
                2,
                "",
                "carom: the stand-alone archive has no play command; run ./carom play in the"
                    + " project\n"));
  }

  @Test
  @EnabledOnOs(OS.LINUX)
  void whatCannotBePrintedIsAnError() throws Exception {
    Path shapes = Path.of("../examples/harbour.csv");
    for (List<String> arguments :
        List.of(
            List.of("--help"),
            List.of("--version"),
            List.of("detect", "--help"),
            List.of("pair", "circle 3 4 5", "box 0 0 2 1"),
            List.of("detect", shapes.toString()),
            List.of("detect", shapes.toString(), "-o", "-"),
            List.of("detect", shapes.toString(), "--count-only"),
            List.of("generate", "swarm", "--count", "5", "-o", "-"),
            List.of("stats", shapes.toString()),
            List.of("help", "--man"),
            List.of("completion"))) {
      try (OutputStream full = new FileOutputStream("/dev/full")) {
        checkIsFull(CaromRun.into(full, arguments.toArray(String[]::new)), arguments);
      }
    }
    List<String> print = List.of("pair", "circle 3 4 5", "box 0 0 2 1");
    checkIsFull(CaromProcess.runInto(Path.of("/dev/full"), print), print);
    List<String> pipe = List.of("detect", shapes.toString(), "-o", "-");
    checkIsFull(CaromProcess.runInto(Path.of("/dev/full"), pipe), pipe);
  }

  private static void checkIsFull(CaromRun carom, List<String> arguments) {
    assertThat(carom.err())
        .as(arguments.toString())
        .endsWith("carom: cannot write to standard output: No space left on device\n");
    assertThat(carom.exitCode()).as(arguments.toString()).isEqualTo(1);
  }

  @Test
  @EnabledOnOs(OS.LINUX)
  void namesOfFilesMayHoldAnyLetterInALocaleWithUtf8(@TempDir Path folder) throws Exception {
    Path shapes = Files.writeString(folder.resolve("gr\u00fcn.csv"), "x,y,radius\n0,0,1\n");
    CaromRun carom =
        CaromProcess.runInLocale(Map.of("LC_ALL", "C.UTF-8"), "detect", shapes.toString());
    assertThat(carom.err()).isEmpty();
    assertThat(carom.out()).startsWith("shapes    " + shapes + ": 1 circle\n");
  }

  @Test
  @EnabledOnOs(OS.LINUX)
  void withoutALocaleTheAnswerIsASentence(@TempDir Path folder) throws Exception {
    Path shapes = Files.writeString(folder.resolve("gr\u00fcn.csv"), "x,y,radius\n0,0,1\n");
    checkSentence(
        CaromProcess.runInLocale(Map.of(), "detect", shapes.toString()), folder.toString());
    checkSentence(
        CaromProcess.runInLocale(Map.of("LC_ALL", "C"), "detect", shapes.toString()),
        folder.toString());
  }

  /** No locale has a name with a zero in it, so this asks in the locale of the tests. */
  @Test
  @EnabledOnOs(OS.LINUX)
  void everyOptionForAFileAnswersNamesBeyondTheLocaleWithASentence(@TempDir Path folder)
      throws Exception {
    String plain = Files.writeString(folder.resolve("plain.csv"), "x,y,radius\n0,0,1\n").toString();
    String name = folder + "/gr\0n.csv";
    checkSentence(CaromRun.of("detect", name), folder.toString());
    checkSentence(CaromRun.of("detect", plain, "-o", name), folder.toString());
    checkSentence(CaromRun.of("detect", plain, "--against", name), folder.toString());
    checkSentence(CaromRun.of("detect", plain, "--skip-bad", "--rejects", name), folder.toString());
    checkSentence(CaromRun.of("render", plain, "-o", folder + "/gr\0n.svg"), folder.toString());
  }

  private static void checkSentence(CaromRun carom, String folder) {
    assertThat(carom.exitCode()).as(carom.err()).isEqualTo(2);
    assertThat(carom.err())
        .startsWith("carom: this locale cannot represent the file name " + folder)
        .contains("; set LC_ALL=C.UTF-8 or another UTF-8 locale\n")
        .doesNotContain("\tat ");
  }

  @Test
  void helpOfACommandIsPrinted() throws Exception {
    assertThat(CaromRun.of("help", "pair")).isEqualTo(CaromRun.of("pair", "--help"));
    assertThat(CaromRun.of("help", "pear").err()).startsWith("carom: unknown command pear\n");
  }

  @Test
  void theVersionIsPrinted() throws Exception {
    CaromRun carom = CaromRun.of("--version");
    assertThat(carom.out()).startsWith("carom").hasLineCount(1);
    assertThat(carom.exitCode()).isZero();
  }

  @Test
  void anUnknownCommandIsAnsweredWithTheNearestOne() throws Exception {
    CaromRun carom = CaromRun.of("pari", "circle 3 4 5", "box 0 0 2 1");
    assertThat(carom.err())
        .isEqualTo("carom: unknown command pari; did you mean pair?\n" + EXAMPLE);
    assertThat(carom.out()).isEmpty();
    assertThat(carom.exitCode()).isEqualTo(2);
  }

  @Test
  void aMissingCommandIsSaid() throws Exception {
    CaromRun carom = CaromRun.of();
    assertThat(carom.err()).isEqualTo("carom: missing command, for example detect\n" + EXAMPLE);
    assertThat(carom.out()).isEmpty();
    assertThat(carom.exitCode()).isEqualTo(2);
  }

  @Test
  void completionKnowsTheCommandsAndTheirOptions() throws Exception {
    CaromRun carom = CaromRun.of("completion");
    assertThat(carom.out()).contains("detect", "--against", "stats", "--man", "_complete_carom");
    assertThat(carom.exitCode()).isZero();
  }

  @Test
  void helpNamesOnlyOptionsOfTheCommand() throws Exception {
    for (String command : List.of("detect", "stats", "render", "convert", "generate", "pair")) {
      String help = CaromRun.of(command, "--help").out();
      Set<String> options =
          matches("(?m)^ +(?:-\\w, )?(--[a-z][a-z-]*)", help).collect(Collectors.toSet());
      assertThat(matches("(--[a-z][a-z-]*)", help)).as(command).isSubsetOf(options);
    }
  }

  private static Stream<String> matches(String pattern, String text) {
    return Pattern.compile(pattern).matcher(text).results().map(match -> match.group(1));
  }

  @Test
  void everyCommandHasHelpWithExamples() throws Exception {
    for (String command :
        new String[] {"detect", "stats", "render", "convert", "generate", "pair"}) {
      CaromRun carom = CaromRun.of(command, "--help");
      assertThat(carom.out()).contains("Examples:", "carom " + command);
      assertThat(carom.exitCode()).isZero();
    }
  }
}
