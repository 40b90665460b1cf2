// SPDX-License-Identifier: Apache-2.0
package dev.carom.site;

import static org.assertj.core.api.Assertions.assertThat;

import dev.carom.cli.Guide;
import java.net.URLDecoder;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/** The files of the site. */
class SiteTest {
  private static final Pattern LINK = Pattern.compile("\\b(?:href|src)=\"([^\"]*)\"");
  private static final Pattern ID = Pattern.compile("\\b(?:id|data-room)=\"([^\"]*)\"");
  private static final Pattern SCRIPT = Pattern.compile("<script>.*?</script>", Pattern.DOTALL);

  private static final String CONSTANTS = "constant-values.html";

  /** What a page or a style sheet loads, as opposed to where links lead. */
  private static final Pattern LOADED =
      Pattern.compile("(?:<link [^>]*href=\"|\\bsrc=\"|url\\(['\"]?|@import ['\"])([^\"')]*)");

  @Test
  void everyLinkLeadsToAPageAndEveryAnchorToAPartOfIt() {
    Map<String, Set<String>> ids = new HashMap<>();
    List<String> broken = new ArrayList<>();
    int links = 0;
    for (String page : BuiltSite.files(".html")) {
      Matcher link = LINK.matcher(SCRIPT.matcher(BuiltSite.read(page)).replaceAll(""));
      while (link.find()) {
        String target = link.group(1).replace("&amp;", "&");
        // The list of constants that javadoc writes links to packages that it calls otherwise.
        if (target.matches("(https|data|mailto|javascript):.*") || page.endsWith(CONSTANTS)) {
          continue;
        }
        links++;
        String name = target.replaceFirst("[?#].*", "");
        String id = target.contains("#") ? target.replaceFirst("[^#]*#", "") : "";
        String file =
            name.isEmpty() ? page : Path.of(page).resolveSibling(name).normalize().toString();
        if (!Files.isRegularFile(BuiltSite.FOLDER.resolve(file))) {
          broken.add(page + " links to " + target);
        } else if (!id.isEmpty()) {
          String decoded = URLDecoder.decode(id.replace("+", "%2B"), StandardCharsets.UTF_8);
          if (!ids.computeIfAbsent(file, SiteTest::ids).contains(decoded)) {
            broken.add(page + " links to " + target + ", which has no such part");
          }
        }
      }
    }
    assertThat(broken).isEmpty();
    assertThat(links).isGreaterThan(1000);
  }

  private static Set<String> ids(String page) {
    Set<String> ids = new HashSet<>();
    Matcher id = ID.matcher(BuiltSite.read(page));
    while (id.find()) {
      ids.add(id.group(1).replace("&lt;", "<").replace("&gt;", ">"));
    }
    return ids;
  }

  @Test
  void nothingIsLoadedFromElsewhere() {
    List<String> files = new ArrayList<>(BuiltSite.files(".html"));
    files.addAll(BuiltSite.files(".css"));
    for (String file : files) {
      Matcher loaded = LOADED.matcher(SCRIPT.matcher(BuiltSite.read(file)).replaceAll(""));
      while (loaded.find()) {
        assertThat(loaded.group(1)).as("what %s loads", file).doesNotMatch("(https?:)?//.*");
      }
    }
  }

  @Test
  void everyPageOfOursForbidsToLoadAnythingFromElsewhere() {
    for (String page : BuiltSite.pages()) {
      assertThat(BuiltSite.read(page))
          .as(page)
          .contains("<meta http-equiv=\"Content-Security-Policy\" content=\"default-src 'none'; ")
          .doesNotContain("unsafe-inline");
    }
  }

  @Test
  void everyDocumentHasAPageAndEveryPageListsAll() throws Exception {
    List<String> addresses =
        Guide.all().stream()
            .map(guide -> Guide.ROOT.relativize(guide.file()).toString())
            .map(Document::addressOf)
            .toList();
    assertThat(BuiltSite.pages()).containsAll(addresses);
    String page = BuiltSite.read("docs/touching.html");
    for (String address : addresses) {
      assertThat(page).contains("<li><a href=\"../" + address + "\"");
    }
  }

  @Test
  void theApiIsThatOfAllPublishedModulesWithoutTheirInternals() {
    assertThat(BuiltSite.files(".html"))
        .contains(
            "api/dev/carom/Circle.html",
            "api/dev/carom/world/World.html",
            "api/dev/carom/io/ShapeReader.html",
            "api/dev/carom/spark/CollisionJoin.html")
        .noneMatch(file -> file.contains("internal"));
    assertThat(BuiltSite.read("api/dev/carom/spark/CollisionJoin.html"))
        .as("a type of Spark, with its package")
        .contains("org.apache.spark.sql.Dataset");
  }

  @Test
  void theFirstMentionOfATypeInASectionLeadsToItsApi() {
    String page = BuiltSite.read("docs/many-shapes.html");
    assertThat(page)
        .contains("<a href=\"../api/dev/carom/bulk/PairFinder.html\"><code>PairFinder</code></a>");
  }
}
