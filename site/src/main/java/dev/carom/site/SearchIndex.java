// SPDX-License-Identifier: Apache-2.0
package dev.carom.site;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

/**
 * What the search of the site looks through: a script, because pages that are opened from disk
 * cannot load other files.
 */
final class SearchIndex {
  static final String ADDRESS = "search-index.js";

  private SearchIndex() {}

  /** Returns the script; each entry has an address, a title, a heading and a text. */
  static String script(Collection<Document> documents, Map<String, String> types) {
    List<String> entries = new ArrayList<>();
    for (Document document : documents) {
      for (Document.Section section : document.sections()) {
        boolean isTitle = section == document.sections().get(0);
        String address = document.address() + (isTitle ? "" : "#" + section.id());
        entries.add(
            entry(address, document.title(), isTitle ? "" : section.heading(), section.text()));
      }
    }
    types.forEach((name, address) -> entries.add(entry(address, name, "", packageOf(address))));
    return "window.searchIndex = [\n" + String.join(",\n", entries) + "\n];\n";
  }

  private static String entry(String... texts) {
    return List.of(texts).stream().map(Html::json).collect(Collectors.joining(", ", "[", "]"));
  }

  private static String packageOf(String address) {
    String name = address.substring(Javadoc.FOLDER.length() + 1, address.lastIndexOf('/'));
    return "API of the package " + name.replace('/', '.');
  }
}
