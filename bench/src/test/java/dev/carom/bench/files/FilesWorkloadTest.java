// SPDX-License-Identifier: Apache-2.0
package dev.carom.bench.files;

import static org.assertj.core.api.Assertions.assertThat;

import dev.carom.bench.Options;
import dev.carom.bench.Options.Peers;
import dev.carom.bench.Panel;
import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

class FilesWorkloadTest {
  @Test
  void everyoneFindsTheSamePairs() throws Exception {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    Options options = new Options(Peers.ALL, List.of(3_000), 1, 0);
    List<Panel> panels = new FilesWorkload().run(options, new PrintStream(bytes));
    assertThat(panels).hasSize(3);
    List<String> found =
        Pattern.compile("(?m)^(carom|carom, \\d+ threads|DuckDB.*?) {2,}.* ([\\d,]+) +[\\d,]+$")
            .matcher(bytes.toString(StandardCharsets.UTF_8))
            .results()
            .map(match -> match.group(2))
            .collect(Collectors.toList());
    assertThat(found).hasSizeGreaterThan(3).containsOnly(found.get(0));
  }
}
