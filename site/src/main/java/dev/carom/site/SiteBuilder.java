// SPDX-License-Identifier: Apache-2.0
package dev.carom.site;

import dev.carom.cli.Failure;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Builds the site from the project. */
final class SiteBuilder {
  /** What every page uses. */
  private static final List<String> FILES = List.of("site.css", "site.js", "theme.js", "api.css");

  private SiteBuilder() {}

  /** Writes the site to a directory, and returns the number of its pages without the API. */
  static int build(Project project, Path directory) throws Failure {
    Map<String, Document> documents = documents(project);
    SiteFolder folder = SiteFolder.at(directory);
    for (String file : FILES) {
      folder.write(file, SiteFolder.text(file));
    }
    // GitHub then publishes all files as they are.
    folder.write(".nojekyll", "");
    Playground playground = Playground.create();
    folder.write(Playground.ADDRESS, playground.html());
    Javadoc.write(project, folder.path());
    Map<String, String> types = Javadoc.types(folder.path());
    folder.write(SearchIndex.ADDRESS, SearchIndex.script(documents.values(), types));
    Links links = new Links(project, documents);
    List<String> problems = new ArrayList<>();
    for (Document document : documents.values()) {
      problems.addAll(DocumentTransformer.transform(document, links, playground, types));
    }
    if (!problems.isEmpty()) {
      throw Failure.wrongInput(String.join("; ", problems));
    }
    PageWriter writer = new PageWriter(project, documents);
    for (Document document : documents.values()) {
      folder.write(document.address(), writer.html(document));
    }
    for (String file : links.copied()) {
      folder.copy(project.root().resolve(file), Links.addressOfCopy(file));
    }
    folder.commit();
    return documents.size() + 1;
  }

  /** Parses all documents; each has a place in the navigation. */
  private static Map<String, Document> documents(Project project) throws Failure {
    List<String> sources = Navigation.sources();
    for (String source : project.filesBelow("docs", ".md")) {
      if (!sources.contains(source)) {
        throw Failure.wrongInput(source + " has no place in the site's Navigation");
      }
    }
    Map<String, Document> documents = new LinkedHashMap<>();
    for (String source : sources) {
      documents.put(source, Document.parse(source, project.read(source)));
    }
    return documents;
  }
}
