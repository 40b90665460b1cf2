// SPDX-License-Identifier: Apache-2.0
package dev.carom.site;

import java.util.ArrayList;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.commonmark.ext.gfm.tables.TablesExtension;
import org.commonmark.ext.heading.anchor.IdGenerator;
import org.commonmark.node.Heading;
import org.commonmark.node.Node;
import org.commonmark.parser.Parser;

/** A Markdown file of the project, which becomes a page of the site. */
final class Document {
  /**
   * A heading, and the text up to the next one.
   *
   * @param id the anchor in the page
   */
  record Section(String id, int level, String heading, String text) {}

  private static final Parser PARSER =
      Parser.builder().extensions(List.of(TablesExtension.create())).build();
  private static final Pattern NAME = Pattern.compile("(.*/)?([^/]*)\\.md");

  private final String source;
  private final Node tree;
  private final List<Section> sections = new ArrayList<>();
  private final Map<Heading, String> ids = new IdentityHashMap<>();

  private Document(String source, Node tree) {
    this.source = source;
    this.tree = tree;
    IdGenerator generator = IdGenerator.builder().build();
    Heading heading = null;
    StringBuilder text = new StringBuilder();
    for (Node node = tree.getFirstChild(); node != null; node = node.getNext()) {
      if (node instanceof Heading next) {
        ids.put(next, generator.generateId(PlainText.of(next)));
        addSection(heading, text);
        heading = next;
      } else {
        text.append(PlainText.of(node)).append(' ');
      }
    }
    addSection(heading, text);
  }

  private void addSection(Heading heading, StringBuilder text) {
    if (heading != null) {
      String content = text.toString().replaceAll("\\s+", " ").strip();
      sections.add(
          new Section(ids.get(heading), heading.getLevel(), PlainText.of(heading), content));
    }
    text.setLength(0);
  }

  /** Parses a document; the first line of its text must be its title. */
  static Document parse(String source, String markdown) {
    Document document = new Document(source, PARSER.parse(markdown));
    if (!(document.tree.getFirstChild() instanceof Heading)) {
      throw new IllegalArgumentException(source + " must start with a heading");
    }
    return document;
  }

  /** Returns the address in the site of the page made of a Markdown file. */
  static String addressOf(String source) {
    Matcher name = NAME.matcher(source);
    if (!name.matches()) {
      throw new IllegalArgumentException(source + " is not a Markdown file");
    }
    String folder = name.group(1) == null ? "" : name.group(1);
    String page = name.group(2).toLowerCase(Locale.ROOT).replace('_', '-');
    return folder + (page.equals("readme") ? "index" : page) + ".html";
  }

  /** Returns the file in the project. */
  String source() {
    return source;
  }

  /** Returns the address in the site. */
  String address() {
    return addressOf(source);
  }

  String title() {
    return sections.get(0).heading();
  }

  Node tree() {
    return tree;
  }

  /** Returns the sections in order; the first has the title. */
  List<Section> sections() {
    return sections;
  }

  /** Returns the anchor of a heading. */
  String id(Heading heading) {
    return ids.get(heading);
  }
}
