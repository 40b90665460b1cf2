// SPDX-License-Identifier: Apache-2.0
package dev.carom.site;

import java.util.Map;
import java.util.Set;
import org.commonmark.node.FencedCodeBlock;
import org.commonmark.node.Heading;
import org.commonmark.node.Node;
import org.commonmark.renderer.NodeRenderer;
import org.commonmark.renderer.html.HtmlNodeRendererContext;
import org.commonmark.renderer.html.HtmlWriter;

/** Renders blocks that look different from what Markdown says about them. */
final class BlockRenderer implements NodeRenderer {
  private final HtmlNodeRendererContext context;
  private final HtmlWriter html;
  private final Document document;

  BlockRenderer(HtmlNodeRendererContext context, Document document) {
    this.context = context;
    this.html = context.getWriter();
    this.document = document;
  }

  @Override
  public Set<Class<? extends Node>> getNodeTypes() {
    return Set.of(
        Heading.class,
        FencedCodeBlock.class,
        Blocks.Figure.class,
        Blocks.Wide.class,
        Blocks.Lab.class);
  }

  @Override
  public void render(Node node) {
    html.line();
    if (node instanceof Heading heading) {
      heading(heading);
    } else if (node instanceof FencedCodeBlock code) {
      code(code);
    } else if (node instanceof Blocks.Lab lab) {
      lab(lab);
    } else {
      String element = node instanceof Blocks.Figure ? "figure" : "div";
      html.tag(element, node instanceof Blocks.Wide ? Map.of("class", "wide") : Map.of());
      children(node);
      html.tag("/" + element);
    }
    html.line();
  }

  private void heading(Heading heading) {
    String element = "h" + heading.getLevel();
    String id = document.id(heading);
    html.tag(element, Map.of("id", id));
    children(heading);
    if (heading.getLevel() > 1) {
      String label = "Link to the section “" + PlainText.of(heading) + "”";
      html.raw(
          "<a class=\"anchor\" href=\"#%s\" aria-label=\"%s\">#</a>"
              .formatted(id, Html.text(label)));
    }
    html.tag("/" + element);
  }

  private void code(FencedCodeBlock code) {
    String language = code.getInfo() == null ? "" : code.getInfo();
    boolean isOutput = language.equals("text") && code.getPrevious() instanceof FencedCodeBlock;
    html.raw(
        "<div class=\"code %s\"><pre><code>%s</code></pre></div>"
            .formatted(
                isOutput ? "output" : Html.text(language),
                Highlighter.html(language, code.getLiteral())));
  }

  private void lab(Blocks.Lab lab) {
    String address = Html.relative(document.address(), Playground.ADDRESS);
    html.raw(
        """
        <details class="lab"><summary>Try it here: %1$s</summary>
        <iframe src="%2$s?embed#%3$s" title="%1$s, a room of the playground" loading="lazy"></iframe>
        </details>"""
            .formatted(lab.title(), address, lab.room()));
  }

  private void children(Node node) {
    for (Node child = node.getFirstChild(); child != null; child = child.getNext()) {
      context.render(child);
    }
  }
}
