package dev.carom.spark.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** What the page about clusters shows is what happens. */
class ClusterPageTest {
  private static final Path ROOT = Path.of("").toAbsolutePath().getParent();

  private static final Pattern COMMAND =
      Pattern.compile(
          "```console\n\\$ \\./carom detect ([^\n]*) --on \"[^\n]*\"\n(.*?)```", Pattern.DOTALL);

  @Test
  void commandsPrintWhatIsShown() throws Exception {
    String page = Files.readString(ROOT.resolve("docs/cluster.md"));
    int commands = 0;
    for (MatchResult command : COMMAND.matcher(page).results().toList()) {
      commands++;
      Object[] arguments =
          Stream.of(command.group(1).split(" "))
              .map(word -> word.replaceFirst("^examples/", ROOT + "/examples/"))
              .toArray();
      ClusterRun run = ClusterRun.detect(arguments);
      assertThat(run.out().replace(ROOT + "/", "")).isEqualTo(command.group(2));
    }
    assertThat(commands).isPositive();
  }
}
