// SPDX-License-Identifier: Apache-2.0
package dev.carom.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/** The script for Windows, as far as it can be checked elsewhere. */
class WindowsScriptTest {
  private static final Path SCRIPT = Guide.ROOT.resolve("carom.cmd");

  @Test
  void itsLinesEndAsWindowsWants() throws Exception {
    assertThat(Files.readString(SCRIPT)).matches("(?s)([^\r\n]*\r\n)+");
  }

  @Test
  void itStartsJavaAsTheOtherScriptDoes() throws Exception {
    String script = Files.readString(SCRIPT);
    String other = Files.readString(Guide.ROOT.resolve("carom"));
    for (String both :
        List.of(
            "detect stats render convert generate",
            "-XX:+UseParallelGC -XX:MaxRAMPercentage=70",
            "-XX:TieredStopAtLevel=1 -XX:+UseSerialGC")) {
      assertThat(script).contains(both);
      assertThat(other.replace(" | ", " ")).contains(both);
    }
    assertThat(script)
        .contains("-Dcarom.script=\"%~f0\" -jar \"%root%cli\\target\\carom-cli.jar\" %*");
    assertThat(words(script, "-Dmaven\\S+|-Dcarom.runnable\\S+"))
        .isNotEmpty()
        .isEqualTo(words(other, "-Dmaven\\S+|-Dcarom.runnable\\S+"));
  }

  @Test
  void itQuotesEveryPath() throws Exception {
    for (String line : Files.readAllLines(SCRIPT)) {
      String unquoted = line.replaceAll("\"[^\"]*\"", "");
      assertThat(unquoted).as(line).doesNotContain("%root%", "%java%", "%TEMP%", "%~f0", "%~dp0");
    }
  }

  private static List<String> words(String text, String pattern) {
    return Pattern.compile(pattern).matcher(text).results().map(MatchResult::group).toList();
  }
}
