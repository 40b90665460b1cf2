// SPDX-License-Identifier: Apache-2.0
package dev.carom.playground.serve;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.zip.GZIPOutputStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class PageTest {
  private static final String PAGE = Page.html();

  @Test
  void isSmall() throws IOException {
    byte[] bytes = PAGE.getBytes(StandardCharsets.UTF_8);
    assertThat(bytes.length).isLessThan(600_000);
    ByteArrayOutputStream compressed = new ByteArrayOutputStream();
    try (GZIPOutputStream stream = new GZIPOutputStream(compressed)) {
      stream.write(bytes);
    }
    assertThat(compressed.size()).isLessThan(500_000);
  }

  @Test
  void needsNoOtherFileAndNoNetwork() {
    String withoutNames = PAGE.replace("http://www.w3.org/2000/svg", "");
    assertThat(withoutNames).doesNotContain("https://").doesNotContain("http://");
    assertThat(withoutNames).doesNotContainPattern("<script [^>]*src=").doesNotContain("@import");
    assertThat(withoutNames).doesNotContainPattern("(href|src)=\"(?!#|data:)");
  }

  @Test
  void hasNoPlaceLeftToFill() {
    assertThat(PAGE).doesNotContainPattern("<!-- [a-z.]+ -->");
  }

  @Test
  void theCodeOfEveryRoomCompilesAndRuns(@TempDir Path folder) throws Exception {
    List<String> samples = samples();
    assertThat(samples).hasSize(10);
    for (int k = 0; k < samples.size(); k++) {
      SampleCode.run(samples.get(k), Files.createDirectory(folder.resolve("room" + k)));
    }
  }

  private static List<String> samples() {
    List<String> samples = new ArrayList<>();
    Matcher code = Pattern.compile("<pre><code>(.*?)</code></pre>", Pattern.DOTALL).matcher(PAGE);
    while (code.find()) {
      String withoutTags = code.group(1).replaceAll("</?span[^>]*>", "");
      samples.add(withoutTags.replace("&lt;", "<").replace("&gt;", ">").replace("&amp;", "&"));
    }
    return samples;
  }

  @Test
  void linesOfCodeFitThePanel() {
    for (String sample : samples()) {
      assertThat(sample.lines()).allSatisfy(line -> assertThat(line.length()).isLessThan(50));
    }
  }
}
