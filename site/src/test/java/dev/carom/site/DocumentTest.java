// SPDX-License-Identifier: Apache-2.0
package dev.carom.site;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.carom.site.Document.Section;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class DocumentTest {
  @Test
  void pagesKeepTheirPlacesInTheProject() {
    assertThat(Document.addressOf("README.md")).isEqualTo("index.html");
    assertThat(Document.addressOf("examples/README.md")).isEqualTo("examples/index.html");
    assertThat(Document.addressOf("CODE_OF_CONDUCT.md")).isEqualTo("code-of-conduct.html");
    assertThat(Document.addressOf("docs/one-pair.md")).isEqualTo("docs/one-pair.html");
  }

  @Test
  void sectionsHaveTheAnchorsOfGithub() {
    Document document =
        Document.parse(
            "a.md",
            "# Title\n\nFirst *word*.\n\n## `Type`: all of them (`#x`)\n\n| a | b |\n| --- | --- |\n"
                + "| c | d |\n\n- one\n- two\n\n```java\nint x;\n```\n");
    assertThat(document.sections())
        .containsExactly(
            new Section("title", 1, "Title", "First word."),
            new Section(
                "type-all-of-them-x", 2, "Type: all of them (#x)", "a b c d one two int x;"));
  }

  @Test
  void aDocumentStartsWithItsTitle() {
    assertThatThrownBy(() -> Document.parse("a.md", "text"))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("a.md must start with a heading");
  }

  @Test
  void theSearchIndexIsAScriptThatNoTextCanEnd() {
    Document document =
        Document.parse("a.md", "# A \"title\"\n\n`</script>` \\\\ \u2028\n\n## B\n");
    assertThat(SearchIndex.script(List.of(document), Map.of("Box", "api/dev/carom/Box.html")))
        .isEqualTo(
            """
            window.searchIndex = [
            ["a.html", "A \\"title\\"", "", "\\u003c/script> \\\\"],
            ["a.html#b", "A \\"title\\"", "B", ""],
            ["api/dev/carom/Box.html", "Box", "", "API of the package dev.carom"]
            ];
            """);
  }
}
