// SPDX-License-Identifier: Apache-2.0
package dev.carom.spark.app;

import static org.assertj.core.api.Assertions.assertThat;

import dev.carom.cli.Guide;
import dev.carom.cli.Sample;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What the page about clusters shows is what happens. */
class ClusterPageTest {
  @Test
  void commandsPrintWhatIsShown() throws Exception {
    int commands = 0;
    for (Guide.Block block : blocks("console")) {
      commands++;
      List<String> lines = block.lines();
      String[] parts = lines.get(0).substring("$ ./carom detect ".length()).split(" --on ");
      Object[] arguments =
          Stream.of(parts[0].split(" "))
              .map(word -> word.replaceFirst("^examples/", Guide.ROOT + "/examples/"))
              .toArray();
      String shown = String.join("\n", lines.subList(1, lines.size())) + "\n";
      assertThat(ClusterRun.detect(arguments).out().replace(Guide.ROOT + "/", ""))
          .as(block.place())
          .isEqualTo(shown);
    }
    assertThat(commands).isPositive();
  }

  @Test
  void javaSamplesPrintTheTextBelowThem(@TempDir Path folder) throws Exception {
    ClusterRun.spark();
    int samples = 0;
    for (Guide guide : Guide.all()) {
      List<Guide.Block> blocks = guide.blocks();
      for (int k = 0; k < blocks.size(); k++) {
        if (blocks.get(k).language().equals("java") && blocks.get(k).isForSpark()) {
          samples++;
          Path place = Files.createDirectory(folder.resolve("sample" + samples));
          assertThat(Sample.output(blocks.get(k).lines(), place))
              .as(blocks.get(k).place())
              .isEqualTo(blocks.get(k + 1).text());
        }
      }
    }
    assertThat(samples).isPositive();
  }

  private static List<Guide.Block> blocks(String language) throws Exception {
    return Guide.all().stream()
        .flatMap(guide -> guide.blocks().stream())
        .filter(block -> block.language().equals(language) && block.isForSpark())
        .toList();
  }
}
