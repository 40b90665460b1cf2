// SPDX-License-Identifier: Apache-2.0
package dev.carom.site;

import dev.carom.cli.Failure;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.commonmark.ext.gfm.tables.TablesExtension;
import org.commonmark.node.Image;
import org.commonmark.node.Node;
import org.commonmark.node.Paragraph;
import org.commonmark.renderer.html.AttributeProvider;
import org.commonmark.renderer.html.HtmlRenderer;

/** Writes the pages of documents: the template with each comment replaced by what it names. */
final class PageWriter {
  private static final Pattern PLACE = Pattern.compile("<!-- ([a-z-]+) -->");

  private final Project project;
  private final Map<String, Document> documents;
  private final PictureSizes sizes;
  private final String template;

  PageWriter(Project project, Map<String, Document> documents) throws Failure {
    this.project = project;
    this.documents = documents;
    this.sizes = new PictureSizes(project);
    this.template = SiteFolder.text("template.html");
  }

  /** Returns the page of a document. */
  String html(Document document) {
    String head = head(document);
    String body = body(document);
    return PLACE
        .matcher(template)
        .replaceAll(place -> Matcher.quoteReplacement(part(place.group(1), document, head, body)));
  }

  /** Returns the text of a document. */
  String body(Document document) {
    return renderer(document).render(document.tree());
  }

  private HtmlRenderer renderer(Document document) {
    return HtmlRenderer.builder()
        .extensions(List.of(TablesExtension.create()))
        .nodeRendererFactory(context -> new BlockRenderer(context, document))
        .attributeProviderFactory(context -> pictureAttributes(document))
        .build();
  }

  private String part(String name, Document document, String head, String body) {
    return switch (name) {
      case "title" -> Html.text(fullTitle(document));
      case "description" -> Html.text(description(document));
      case "root" -> Html.relative(document.address(), "");
      case "pages" -> pages(document);
      case "repository" -> repository();
      case "head" -> head;
      case "contents" -> contents(document);
      case "body" -> body;
      case "neighbours" -> neighbours(document);
      case "version" -> Html.text(project.version());
      case "source" -> source(document);
      default -> throw new IllegalStateException("the template names " + name);
    };
  }

  private static boolean isStart(Document document) {
    return document.source().equals(Navigation.START);
  }

  private static String fullTitle(Document document) {
    return isStart(document) ? "Carom: 2D collisions for Java" : document.title() + " – Carom";
  }

  private static String description(Document document) {
    String text = document.sections().get(0).text();
    int end = text.indexOf(". ");
    return end < 0 ? document.title() : text.substring(0, end + 1);
  }

  /** Takes what the page starts with from the document: its title, on the first page more. */
  private String head(Document document) {
    HtmlRenderer renderer = renderer(document);
    Node title = document.tree().getFirstChild();
    Node next = title.getNext();
    title.unlink();
    String head = renderer.render(title);
    if (!isStart(document) || !(next instanceof Paragraph)) {
      return head;
    }
    next.unlink();
    return head
        + renderer.render(next)
        + """
        <p class="actions"><a class="primary" href="docs/start-here.html">Start here</a>
        <a href="playground.html">Open the playground</a> <a href="api/index.html">API reference</a></p>
        """;
  }

  private String pages(Document current) {
    return Navigation.GROUPS.stream()
        .map(
            group ->
                "<h2>%s</h2>\n<ul>\n".formatted(group.title())
                    + group.sources().stream()
                        .map(source -> page(current, documents.get(source)))
                        .collect(Collectors.joining())
                    + "</ul>\n")
        .collect(Collectors.joining());
  }

  private static String page(Document current, Document document) {
    return "<li><a href=\"%s\"%s>%s</a></li>\n"
        .formatted(
            Html.relative(current.address(), document.address()),
            document == current ? " aria-current=\"page\"" : "",
            Html.text(isStart(document) ? "Overview" : document.title()));
  }

  private String repository() {
    return project.address().isEmpty()
        ? ""
        : "<a href=\"%s\">Repository</a>".formatted(Html.text(project.address()));
  }

  /** Returns the table of contents; short pages have none. */
  private static String contents(Document document) {
    List<Document.Section> sections =
        document.sections().stream().filter(section -> section.level() == 2).toList();
    return sections.size() < 2
        ? ""
        : "<details class=\"contents\" open><summary>On this page</summary>\n<ul>\n"
            + sections.stream()
                .map(
                    section ->
                        "<li><a href=\"#%s\">%s</a></li>\n"
                            .formatted(section.id(), Html.text(section.heading())))
                .collect(Collectors.joining())
            + "</ul>\n</details>\n";
  }

  /** Returns links to the pages before and after this one. */
  private String neighbours(Document document) {
    List<String> order = Navigation.sources();
    int index = order.indexOf(document.source());
    return (index > 0
            ? neighbour(document, order.get(index - 1), "prev", "← ", "")
            : "<span></span>")
        + (index < order.size() - 1
            ? neighbour(document, order.get(index + 1), "next", "", " →")
            : "");
  }

  private String neighbour(
      Document from, String source, String relation, String before, String after) {
    Document document = documents.get(source);
    String title = isStart(document) ? "Overview" : document.title();
    return "<a rel=\"%s\" href=\"%s\">%s%s%s</a>\n"
        .formatted(
            relation,
            Html.relative(from.address(), document.address()),
            before,
            Html.text(title),
            after);
  }

  private String source(Document document) {
    String address = project.addressOf(document.source());
    return address.isEmpty()
        ? ""
        : "<a href=\"%s\">Source of this page</a>".formatted(Html.text(address));
  }

  private AttributeProvider pictureAttributes(Document document) {
    return (node, element, attributes) -> {
      if (node instanceof Image image) {
        attributes.put("loading", "lazy");
        attributes.putAll(sizes.attributes(document, image.getDestination()));
      }
    };
  }
}
