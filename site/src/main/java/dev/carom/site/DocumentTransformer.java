// SPDX-License-Identifier: Apache-2.0
package dev.carom.site;

import dev.carom.site.Links.BrokenLink;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.commonmark.ext.gfm.tables.TableBlock;
import org.commonmark.node.AbstractVisitor;
import org.commonmark.node.Code;
import org.commonmark.node.CustomBlock;
import org.commonmark.node.Heading;
import org.commonmark.node.HtmlBlock;
import org.commonmark.node.HtmlInline;
import org.commonmark.node.Image;
import org.commonmark.node.Link;
import org.commonmark.node.Node;
import org.commonmark.node.Paragraph;

/**
 * Changes a document from how the repository shows it to how the site does: links lead to pages,
 * the first mention of a type in each section leads to its API, and a comment such as {@code <!--
 * lab: circles -->} becomes that room of the playground.
 */
final class DocumentTransformer extends AbstractVisitor {
  private static final Pattern LAB = Pattern.compile("<!-- lab: (\\S+) -->");
  private static final Pattern COMMENT = Pattern.compile("<!--.*-->", Pattern.DOTALL);

  private final Document document;
  private final Links links;
  private final Playground playground;
  private final Map<String, String> types;
  private final List<String> problems = new ArrayList<>();
  private final Set<String> mentioned = new HashSet<>();

  private DocumentTransformer(
      Document document, Links links, Playground playground, Map<String, String> types) {
    this.document = document;
    this.links = links;
    this.playground = playground;
    this.types = types;
  }

  /**
   * Transforms a document in place, and returns what is wrong with it.
   *
   * @param types the addresses of the types of the API, by their names
   */
  static List<String> transform(
      Document document, Links links, Playground playground, Map<String, String> types) {
    DocumentTransformer transformer = new DocumentTransformer(document, links, playground, types);
    document.tree().accept(transformer);
    return transformer.problems;
  }

  @Override
  public void visit(Heading heading) {
    mentioned.clear();
  }

  @Override
  public void visit(Link link) {
    Optional<String> destination = resolve(link.getDestination());
    if (destination.isPresent()) {
      link.setDestination(destination.get());
    } else {
      while (link.getFirstChild() != null) {
        link.insertBefore(link.getFirstChild());
      }
      link.unlink();
    }
  }

  @Override
  public void visit(Image image) {
    resolve(image.getDestination()).ifPresent(image::setDestination);
  }

  private Optional<String> resolve(String destination) {
    try {
      return links.resolve(document, destination);
    } catch (BrokenLink broken) {
      problems.add(broken.getMessage());
      return Optional.empty();
    }
  }

  @Override
  public void visit(Code code) {
    String type = types.get(code.getLiteral());
    if (type != null && mentioned.add(code.getLiteral())) {
      Link link = new Link(Html.relative(document.address(), type), null);
      code.insertAfter(link);
      link.appendChild(code);
    }
  }

  @Override
  public void visit(Paragraph paragraph) {
    visitChildren(paragraph);
    Node only = paragraph.getFirstChild();
    if (only instanceof Image && only.getNext() == null) {
      Blocks.Figure figure = new Blocks.Figure();
      paragraph.insertBefore(figure);
      figure.appendChild(only);
      paragraph.unlink();
    }
  }

  @Override
  public void visit(CustomBlock block) {
    visitChildren(block);
    if (block instanceof TableBlock) {
      Blocks.Wide wide = new Blocks.Wide();
      block.insertBefore(wide);
      wide.appendChild(block);
    }
  }

  @Override
  public void visit(HtmlBlock block) {
    String html = block.getLiteral().strip();
    Matcher lab = LAB.matcher(html);
    if (lab.matches() && playground.rooms().containsKey(lab.group(1))) {
      block.insertBefore(new Blocks.Lab(lab.group(1), playground.rooms().get(lab.group(1))));
    } else if (lab.matches()) {
      problems.add(
          "%s has a lab %s, but the rooms are %s"
              .formatted(
                  document.source(), lab.group(1), String.join(", ", playground.rooms().keySet())));
    } else if (!COMMENT.matcher(html).matches()) {
      refuse(html);
    }
    block.unlink();
  }

  @Override
  public void visit(HtmlInline inline) {
    refuse(inline.getLiteral());
  }

  private void refuse(String html) {
    problems.add(document.source() + " contains HTML, which the site does not accept: " + html);
  }
}
