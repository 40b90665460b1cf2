// SPDX-License-Identifier: Apache-2.0
package dev.carom.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

class ManPageTest {
  @Command(
      name = "odd",
      header = "Prints 'odd' things.",
      description = {".leading point", "'leading quote", "-leading hyphen", "a\\b ~^` é"},
      footer = {"", "Lists:", "  .first", "  'second'", "", "The end."})
  private static final class Odd {
    @Option(names = "--value", paramLabel = "N", description = ".5 or so")
    private double value;

    @Option(names = "--secret", hidden = true)
    private boolean secret;
  }

  @Command(name = "program", header = "Is a program.", subcommands = Odd.class)
  private static final class Program {}

  private static String page() {
    CaromRun carom = CaromRun.of("help", "--man");
    assertThat(carom).isEqualTo(new CaromRun(0, carom.out(), ""));
    return carom.out();
  }

  @Test
  void everyCommandHasASectionWithItsOptionsAndExamples() {
    assertThat(page())
        .startsWith(".TH \"CAROM\" \"1\" \"\" \"carom")
        .contains(
            ".SH \"NAME\"\ncarom \\- 2D collision detection with exact verdicts\n",
            ".SH \"CAROM DETECT\"\nFinds every collision",
            ".SS \"Input\"\n.TP\n\\fB\\-\\-against\\fR=\\fISHAPES\\fR\nFinds pairs between",
            ".TP\n\\fB\\-o\\fR, \\fB\\-\\-output\\fR=\\fIPAIRS\\fR\n",
            ".SS \"Examples\"\n.nf\n  carom detect shapes.csv\n",
            ".SH \"CAROM RENDER\"\n",
            ".SH \"CAROM PAIR\"\n",
            "Exit codes: 0 success")
        .doesNotContain("\\fBbench", "\\-\\-conf");
  }

  @Test
  void everyLineIsTextOrAKnownMacro() {
    assertThat(page().lines())
        .allMatch(line -> line.matches("\\.(TH|SH|SS|TP|PP|nf|fi|nh|ad)\\b.*|[^.'].*"))
        .noneMatch(line -> line.matches("[^.].*(?<!\\\\)-.*"));
  }

  @Test
  void whatMeansSomethingToManIsEscaped() {
    String page = ManPage.of(new CommandLine(new Program()).getCommandSpec(), "1");
    assertThat(page)
        .contains("\n\\&.leading point\n", "\n\\(aqleading quote\n", "\n\\-leading hyphen\n")
        .contains("\na\\eb \\(ti\\(ha\\(ga \\[u00E9]\n", "\n\\&.5 or so\n")
        .contains(".SS \"Options\"\n.TP\n\\fB\\-\\-value\\fR=\\fIN\\fR\n")
        .contains(".SS \"Lists\"\n.nf\n  .first\n  \\(aqsecond\\(aq\n.fi\n.PP\nThe end.\n")
        .doesNotContain("secret");
  }

  @Test
  void thePageIsAboutAllCommands() {
    assertThat(CaromRun.of("help", "--man", "detect").err())
        .startsWith("carom: the manual page is about all commands; leave out detect\n");
  }

  @Test
  void groffShowsThePageWithoutWarnings(@TempDir Path folder) throws Exception {
    Path file = Files.writeString(folder.resolve("carom.1"), page());
    Process groff = groff(file);
    String shown = new String(groff.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    assertThat(groff.waitFor()).as(shown).isZero();
    assertThat(shown)
        .contains("CAROM DETECT", "--against=SHAPES")
        .contains("carom pair \"circle 3 4 5\" \"box 0 0 2 1\" --svg pair.svg\n")
        .doesNotContain("warning:");
  }

  private static Process groff(Path file) throws InterruptedException {
    List<String> command = List.of("groff", "-man", "-Tutf8", "-ww", "-P-cbou", file.toString());
    try {
      return new ProcessBuilder(command).redirectErrorStream(true).start();
    } catch (IOException missing) {
      assumeTrue(false, "groff is not installed");
      throw new IllegalStateException(missing);
    }
  }
}
