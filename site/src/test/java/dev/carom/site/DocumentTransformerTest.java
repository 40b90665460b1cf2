// SPDX-License-Identifier: Apache-2.0
package dev.carom.site;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Pages of a small project. */
class DocumentTransformerTest {
  private static final Map<String, String> TYPES = Map.of("World", "api/dev/carom/World.html");

  @TempDir Path root;

  @BeforeEach
  void writeProject() throws IOException {
    Files.createDirectories(root.resolve("docs"));
    for (String file : List.of("docs/picture.svg", "docs/ships.csv", "Source.java", "LICENSE")) {
      Files.writeString(root.resolve(file), "<svg width=\"8\" height=\"4.6\">");
    }
  }

  /** A page, and what is wrong with it. */
  private record Result(String html, List<String> problems, Links links) {}

  private Result transform(String address, String markdown) throws Exception {
    Project project = new Project(root, "1", address);
    Document document = Document.parse("docs/page.md", "# Page\n\n" + markdown);
    Document other = Document.parse("README.md", "# Start\n\n## Get started\n");
    Map<String, Document> documents = Map.of(document.source(), document, other.source(), other);
    Links links = new Links(project, documents);
    List<String> problems =
        DocumentTransformer.transform(document, links, Playground.create(), TYPES);
    PageWriter writer = new PageWriter(project, Map.of());
    return new Result(problems.isEmpty() ? writer.body(document) : "", problems, links);
  }

  @Test
  void linksToDocumentsLeadToTheirPages() throws Exception {
    Result page = transform("", "[a](../README.md#get-started) [b](../README.md) [c](#page)");
    assertThat(page.html)
        .contains("<a href=\"../index.html#get-started\">a</a>")
        .contains("<a href=\"../index.html\">b</a>")
        .contains("<a href=\"#page\">c</a>");
    assertThat(page.problems).isEmpty();
  }

  @Test
  void linksToSourcesLeadToTheRepositoryIfItsAddressIsKnown() throws Exception {
    assertThat(transform("https://example.org/carom", "see [the *source*](../Source.java)").html)
        .contains(
            "<a href=\"https://example.org/carom/blob/HEAD/Source.java\">the <em>source</em>");
    assertThat(transform("", "see [the *source*](../Source.java)").html)
        .contains("<p>see the <em>source</em></p>");
  }

  @Test
  void filesForReadersArePartOfTheSite() throws Exception {
    Result page = transform("", "[a](ships.csv) [b](../LICENSE) [c](https://example.org)");
    assertThat(page.html)
        .contains("href=\"../docs/ships.csv\"", "href=\"../license.txt\"")
        .contains("href=\"https://example.org\"");
    assertThat(page.links.copied()).containsExactly("LICENSE", "docs/ships.csv");
  }

  @Test
  void brokenLinksAreNamed() throws Exception {
    assertThat(transform("", "[a](no.md) ![b](no.svg) [c](../README.md#no) [d](#no)").problems)
        .containsExactly(
            "docs/page.md links to no.md, which does not exist",
            "docs/page.md links to no.svg, which does not exist",
            "docs/page.md links to the section #no of README.md, which does not exist",
            "docs/page.md links to the section #no of docs/page.md, which does not exist");
  }

  @Test
  void aPictureIsAFigureOfItsSize() throws Exception {
    assertThat(transform("", "![two shapes](picture.svg)").html)
        .containsPattern("<figure><img src=\"[^\"]*docs/picture.svg\" alt=\"two shapes\"")
        .contains("width=\"8\"", "height=\"5\"", "loading=\"lazy\"");
  }

  @Test
  void aCommentBelowAPictureBecomesALab() throws Exception {
    assertThat(transform("", "![two shapes](picture.svg)\n<!-- lab: circles -->\n\nText").html)
        .containsSubsequence(
            "<figure><img ",
            "<details class=\"lab\"><summary>Try it here: Circles</summary>",
            "<iframe src=\"../playground.html?embed#circles\" title=\"Circles, ",
            "loading=\"lazy\"></iframe>",
            "<p>Text</p>");
    assertThat(transform("", "<!-- lab: squares -->").problems.get(0))
        .startsWith("docs/page.md has a lab squares, but the rooms are pair, shapes, circles");
  }

  @Test
  void otherHtmlIsRejectedAndCommentsAreLeftOut() throws Exception {
    assertThat(transform("", "<b>bold</b>").problems)
        .contains("docs/page.md contains HTML, which the site does not accept: <b>");
    assertThat(transform("", "<div>\n</div>").problems).hasSize(1);
    Result page = transform("", "before\n\n<!-- a note -->\n\nafter");
    assertThat(page.html).doesNotContain("note");
    assertThat(page.problems).isEmpty();
  }

  @Test
  void theFirstMentionOfATypeInASectionIsALink() throws Exception {
    String link = "<a href=\"../api/dev/carom/World.html\"><code>World</code></a>";
    assertThat(transform("", "`World` `World`\n\n## `World`\n\n`World` [`World`](#page)").html)
        .contains("<p>" + link + " <code>World</code></p>")
        .contains("<h2 id=\"world\"><code>World</code><a class=\"anchor\"")
        .contains("<p>" + link + " <a href=\"#page\"><code>World</code></a></p>");
  }

  @Test
  void tablesMayBeWiderThanTheScreen() throws Exception {
    assertThat(transform("", "| a | b |\n| --- | --- |\n| `c` | d |\n").html)
        .containsSubsequence(
            "<div class=\"wide\"", "<table>", "<td><code>c</code>", "</table>", "</div>");
  }

  @Test
  void outputIsAttachedToTheCodeAboveIt() throws Exception {
    assertThat(transform("", "```java\nint x; // <1>\n```\n\n```text\n7\n```\n").html)
        .contains(
            "<div class=\"code java\"><pre><code><span class=\"keyword\">int</span> x;"
                + " <span class=\"comment\">// &lt;1&gt;</span>\n</code></pre></div>")
        .contains("<div class=\"code output\"><pre><code>7\n</code></pre></div>");
  }
}
