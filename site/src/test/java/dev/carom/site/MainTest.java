// SPDX-License-Identifier: Apache-2.0
package dev.carom.site;

import static org.assertj.core.api.Assertions.assertThat;

import dev.carom.cli.CaromRun;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class MainTest {
  private static CaromRun run(String... arguments) {
    return CaromRun.of(() -> Main.run(arguments));
  }

  @Test
  void theDirectoryIsRequired() {
    CaromRun run = run();
    assertThat(run.err())
        .startsWith("carom: -o DIR is missing: directory to write; replaced")
        .contains("example: carom site -o public\n");
    assertThat(run.exitCode()).isEqualTo(2);
  }

  @Test
  void helpNamesTheOptions() {
    assertThat(run("--help").out())
        .contains("carom site -o DIR [--address URL]", "-o, --output=DIR");
  }

  @Test
  void aDirectoryOfOtherFilesStaysAsItIs(@TempDir Path folder) throws Exception {
    Files.writeString(folder.resolve("notes.txt"), "mine");
    // The project whose site it would be.
    System.setProperty("carom.project", Path.of("..").toString());
    assertThat(run("-o", folder.toString()))
        .isEqualTo(
            new CaromRun(
                2,
                "",
                "carom: %s contains other files than a site; choose another directory\n"
                    .formatted(folder)));
    assertThat(folder.resolve("notes.txt")).hasContent("mine");
  }

  @Test
  void anEarlierSiteIsReplacedAndFilesThatNoSiteHasStay(@TempDir Path parent) throws Exception {
    Path folder = Files.createDirectories(parent.resolve("site"));
    SiteFolder first = SiteFolder.at(folder);
    first.write(SearchIndex.ADDRESS, "first");
    first.write("docs/old.html", "old");
    first.commit();
    Files.writeString(folder.resolve("CNAME"), "example.org");
    SiteFolder second = SiteFolder.at(folder);
    second.write(SearchIndex.ADDRESS, "second");
    second.write("docs/new.html", "new");
    assertThat(folder.resolve(SearchIndex.ADDRESS)).as("until the end").hasContent("first");
    second.commit();
    assertThat(folder.resolve(SearchIndex.ADDRESS)).hasContent("second");
    assertThat(folder.resolve("docs/old.html")).doesNotExist();
    assertThat(folder.resolve("docs/new.html")).exists();
    assertThat(folder.resolve("CNAME")).exists();
    assertThat(parent).isDirectoryNotContaining("glob:**.part");
  }

  @Test
  void theAddressOfTheRepositoryComesFromThePomUnlessItIsGiven(@TempDir Path root)
      throws Exception {
    Files.writeString(
        root.resolve("pom.xml"),
        "<version>1.2</version><carom.address>https://example.org/a/</carom.address>");
    assertThat(Project.at(root, null)).isEqualTo(new Project(root, "1.2", "https://example.org/a"));
    assertThat(Project.at(root, "https://example.org/b").addressOf("x/Y.java"))
        .isEqualTo("https://example.org/b/blob/HEAD/x/Y.java");
    Files.writeString(root.resolve("pom.xml"), "<version>1.2</version><carom.address/>");
    assertThat(Project.at(root, null).addressOf("x/Y.java")).isEmpty();
  }
}
