// SPDX-License-Identifier: Apache-2.0
package dev.carom.site;

import java.nio.file.Path;
import java.util.Map;
import java.util.Optional;
import java.util.SortedSet;
import java.util.TreeSet;
import java.util.regex.Pattern;

/** Where the links of the documents lead in the site. */
final class Links {
  /** Files that are part of the site as they are. */
  private static final Pattern COPIED = Pattern.compile(".*\\.(svg|png|csv)|LICENSE");

  private static final Pattern OUTSIDE = Pattern.compile("(https?|mailto):.*");

  private final Project project;
  private final Map<String, Document> documents;
  private final SortedSet<String> copied = new TreeSet<>();

  Links(Project project, Map<String, Document> documents) {
    this.project = project;
    this.documents = documents;
  }

  /** Thrown for a link to something that does not exist. */
  static final class BrokenLink extends Exception {
    private static final long serialVersionUID = 1;

    BrokenLink(String message) {
      super(message);
    }
  }

  /**
   * Returns the destination of a link in the site, or nothing for a file that is only in the
   * repository, if its address is unknown.
   */
  Optional<String> resolve(Document from, String destination) throws BrokenLink {
    if (OUTSIDE.matcher(destination).matches()) {
      return Optional.of(destination);
    }
    int mark = destination.indexOf('#');
    String name = mark < 0 ? destination : destination.substring(0, mark);
    String fragment = mark < 0 ? "" : destination.substring(mark);
    String file = name.isEmpty() ? from.source() : below(from.source(), name);
    Document document = documents.get(file);
    if (document != null) {
      return Optional.of(toDocument(from, document, fragment));
    }
    if (!project.has(file)) {
      throw new BrokenLink(from.source() + " links to " + destination + ", which does not exist");
    }
    if (COPIED.matcher(file).matches()) {
      copied.add(file);
      return Optional.of(Html.relative(from.address(), addressOfCopy(file)));
    }
    return Optional.of(project.addressOf(file)).filter(address -> !address.isEmpty());
  }

  private static String toDocument(Document from, Document document, String fragment)
      throws BrokenLink {
    String id = fragment.replaceFirst("#", "");
    if (!id.isEmpty() && document.sections().stream().noneMatch(each -> each.id().equals(id))) {
      throw new BrokenLink(
          "%s links to the section #%s of %s, which does not exist"
              .formatted(from.source(), id, document.source()));
    }
    return document == from && !id.isEmpty()
        ? fragment
        : Html.relative(from.address(), document.address()) + fragment;
  }

  /** Returns the project's name of a file that is named relative to another. */
  private static String below(String from, String name) {
    return Path.of(from).resolveSibling(name).normalize().toString().replace('\\', '/');
  }

  /** Returns the address of a file that is part of the site. */
  static String addressOfCopy(String file) {
    // Without an ending, browsers download it instead of showing it.
    return file.equals("LICENSE") ? "license.txt" : file;
  }

  /** Returns the files that links have led to and that are part of the site as they are. */
  SortedSet<String> copied() {
    return copied;
  }
}
