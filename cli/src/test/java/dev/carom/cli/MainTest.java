package dev.carom.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

class MainTest {
  private static final String EXAMPLE =
      "example: carom pair \"circle 3 4 5\" \"box 0 0 2 1\" --svg pair.svg\nsee: carom --help\n";

  @Test
  void helpNamesTheCommandsAndTheExitCodes() throws Exception {
    CaromProcess carom =
        CaromProcess.end(CaromProcess.start(List.of("-Dcarom.script=true"), "--help"));
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
  void theArchiveAloneNamesNoCommandsThatItDoesNotHave() throws Exception {
    assertThat(CaromProcess.run("--help").out())
        .contains("detect", "pair")
        .doesNotContain("bench", "play");
    assertThat(CaromProcess.run("detect", "--help").out()).doesNotContain("--on");
    assertThat(CaromProcess.run("play", "--help"))
        .isEqualTo(
            new CaromProcess(
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
            List.of("completion"))) {
      CaromProcess carom = CaromProcess.runInto(Path.of("/dev/full"), arguments);
      assertThat(carom.err())
          .as(arguments.toString())
          .endsWith("carom: cannot write to standard output: No space left on device\n");
      assertThat(carom.exitCode()).as(arguments.toString()).isEqualTo(1);
    }
  }

  @Test
  @EnabledOnOs(OS.LINUX)
  void namesOfFilesMayHoldAnyLetterInALocaleWithUtf8(@TempDir Path folder) throws Exception {
    Path shapes = Files.writeString(folder.resolve("gr\u00fcn.csv"), "x,y,radius\n0,0,1\n");
    CaromProcess carom =
        CaromProcess.runInLocale(Map.of("LC_ALL", "C.UTF-8"), "detect", shapes.toString());
    assertThat(carom.err()).isEmpty();
    assertThat(carom.out()).startsWith("shapes    " + shapes + ": 1 circle\n");
  }

  @Test
  @EnabledOnOs(OS.LINUX)
  void withoutALocaleTheAnswerIsASentence(@TempDir Path folder) throws Exception {
    Path shapes = Files.writeString(folder.resolve("gr\u00fcn.csv"), "x,y,radius\n0,0,1\n");
    String plain = Files.writeString(folder.resolve("plain.csv"), "x,y,radius\n0,0,1\n").toString();
    Map<String, String> none = Map.of();
    Map<String, String> ascii = Map.of("LC_ALL", "C");
    checkSentence(none, folder, "detect", shapes.toString());
    checkSentence(ascii, folder, "detect", shapes.toString());
    checkSentence(ascii, folder, "detect", plain, "-o", shapes.toString());
    checkSentence(ascii, folder, "detect", plain, "--against", shapes.toString());
    checkSentence(ascii, folder, "detect", plain, "--skip-bad", "--rejects", shapes.toString());
    checkSentence(ascii, folder, "render", plain, "-o", folder.resolve("gr\u00fcn.svg").toString());
  }

  private static void checkSentence(Map<String, String> locale, Path folder, String... arguments)
      throws Exception {
    CaromProcess carom = CaromProcess.runInLocale(locale, arguments);
    assertThat(carom.exitCode()).as(List.of(arguments).toString()).isEqualTo(2);
    assertThat(carom.err())
        .startsWith("carom: the locale cannot express the file name " + folder)
        .contains("; set LC_ALL=C.UTF-8 or another UTF-8 locale\n")
        .doesNotContain("\tat ");
  }

  @Test
  void helpOfACommandIsPrinted() throws Exception {
    assertThat(CaromProcess.run("help", "pair")).isEqualTo(CaromProcess.run("pair", "--help"));
    assertThat(CaromProcess.run("help", "pear").err())
        .startsWith("carom: there is no command pear\n");
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
