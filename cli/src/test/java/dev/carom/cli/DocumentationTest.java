// SPDX-License-Identifier: Apache-2.0
package dev.carom.cli;

import static org.assertj.core.api.Assertions.assertThat;

import dev.carom.Contact;
import dev.carom.Shape;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What the documentation shows is what happens. */
class DocumentationTest {
  private static final Pattern LINK = Pattern.compile("]\\(([^)#]+)[^)]*\\)");

  private static final Pattern EXAMPLE = Pattern.compile("examples/[a-z-]+\\.[a-z]+");

  /** What a sample about a frame says or has. */
  private static final Pattern FRAME = Pattern.compile("(?i)//.*frame|\\bframe\\b");

  private static final Pattern TEST = Pattern.compile("`([A-Z][A-Za-z0-9]*Test)`");

  /** A command about files that every page shows as it is. */
  private static final Pattern DATA_COMMAND =
      Pattern.compile("^\\./carom (detect|stats|render|generate) (?!.*(\\|| --on ))");

  /** A row of a table that starts with two shapes and goes on with what is true of them. */
  private static final Pattern PAIR =
      Pattern.compile("\\| `([^`]+)` \\| `([^`]+)` \\| ([A-Z]+) \\| ([^|]+) \\| ([^|]+) \\|.*");

  @Test
  void javaSamplesPrintTheTextBelowThem(@TempDir Path folder) throws Exception {
    int samples = 0;
    for (Guide guide : Guide.all()) {
      List<Guide.Block> blocks = guide.blocks();
      for (int k = 0; k < blocks.size(); k++) {
        if (blocks.get(k).language().equals("java") && !blocks.get(k).isForSpark()) {
          samples++;
          Path place = Files.createDirectory(folder.resolve("sample" + samples));
          assertThat(blocks.get(k + 1).language())
              .as("what follows the sample at " + blocks.get(k))
              .isEqualTo("text");
          assertThat(Sample.output(blocks.get(k).lines(), place))
              .as("the output of the sample at " + blocks.get(k))
              .isEqualTo(blocks.get(k + 1).text());
        }
      }
    }
    assertThat(samples).isGreaterThanOrEqualTo(5);
  }

  /** A frame that runs once shows nothing about the next one. */
  @Test
  void samplesAboutAFrameRunSeveral() throws Exception {
    int samples = 0;
    for (Guide guide : Guide.all()) {
      for (Guide.Block block : guide.blocks()) {
        if (block.language().equals("java") && FRAME.matcher(block.text()).find()) {
          samples++;
          assertThat(block.text())
              .as("the sample at " + block)
              .containsAnyOf("\n" + Sample.EVERY_FRAME + "\n", "for (int frame = 0;");
        }
      }
    }
    assertThat(samples).isGreaterThanOrEqualTo(3);
  }

  /** In a copy of the examples, where commands may write files. */
  @Test
  void commandsPrintWhatIsShown(@TempDir Path folder) throws Exception {
    Guide.copyExamples(folder);
    int commands = 0;
    for (Guide guide : Guide.all()) {
      for (Guide.Block block : guide.blocks()) {
        if (block.language().equals("console") && !block.isForSpark()) {
          commands++;
          String line = block.lines().get(0);
          assertThat(line).as(block.place()).startsWith("$ ./carom ");
          List<String> words = words(line.substring("$ ./carom ".length()));
          CaromRun carom = CaromRun.in(folder, words.toArray(String[]::new));
          String shown = String.join("\n", block.lines().subList(1, block.lines().size())) + "\n";
          assertThat(carom.out()).as(block.place()).isEqualTo(shown);
        }
      }
    }
    assertThat(commands).isPositive();
  }

  @Test
  void commandsForTheShellWork(@TempDir Path folder) throws Exception {
    Guide.copyExamples(folder);
    Files.createDirectories(folder.resolve(Sample.PICTURES));
    int commands = 0;
    for (Guide guide : Guide.all()) {
      for (Guide.Block block : guide.blocks()) {
        for (String line : block.lines()) {
          if (block.language().equals("sh") && DATA_COMMAND.matcher(line).find()) {
            commands++;
            List<String> words = words(line.substring("./carom ".length()));
            CaromRun carom = CaromRun.in(folder, words.toArray(String[]::new));
            assertThat(carom.exitCode()).as(block.place() + " " + carom.err()).isZero();
          }
        }
      }
    }
    assertThat(commands).isGreaterThan(3);
  }

  /** Readers can try every job with the data that its page shows. */
  @Test
  void jobsHaveDataACommandAndAPicture() throws Exception {
    int jobs = 0;
    for (Guide guide : Guide.all()) {
      if (guide.file().getParent().equals(Guide.ROOT.resolve("docs/jobs"))) {
        jobs++;
        String page = String.join("\n", guide.lines());
        String name = guide.file().getFileName().toString();
        assertThat(page).as(name).contains("![", "--svg " + Sample.PICTURES, "$ ./carom detect ");
        Set<String> rows = new HashSet<>();
        Matcher example = EXAMPLE.matcher(page);
        while (example.find()) {
          rows.addAll(Files.readAllLines(Guide.ROOT.resolve(example.group())));
        }
        for (Guide.Block block : guide.blocks()) {
          if (block.language().equals("csv")) {
            assertThat(rows).as(block.place()).containsAll(block.lines());
          }
        }
      }
    }
    assertThat(jobs).isGreaterThanOrEqualTo(3);
  }

  @Test
  void testsThatAreNamedExist() throws Exception {
    Set<String> tests = new HashSet<>();
    try (Stream<Path> files = Files.walk(Guide.ROOT)) {
      files.map(file -> file.getFileName().toString()).forEach(tests::add);
    }
    for (Guide guide : Guide.all()) {
      Matcher name = TEST.matcher(String.join("\n", guide.lines()));
      while (name.find()) {
        assertThat(tests).as(guide.file().toString()).contains(name.group(1) + ".java");
      }
    }
  }

  @Test
  void tablesOfPairsAreTrue() throws Exception {
    int pairs = 0;
    for (Guide guide : Guide.all()) {
      for (int k = 0; k < guide.lines().size(); k++) {
        Matcher row = PAIR.matcher(guide.lines().get(k));
        if (row.matches()) {
          pairs++;
          Shape a = ShapeText.parse(row.group(1));
          Shape b = ShapeText.parse(row.group(2));
          Contact contact = a.contactWith(b);
          String place = guide.place(k);
          assertThat(row.group(3)).as(place).isEqualTo(a.relationTo(b).name());
          assertThat(row.group(4))
              .as(place)
              .isEqualTo(Numbers.exact(contact.normalX(), contact.normalY()));
          assertThat(row.group(5)).as(place).isEqualTo(Numbers.exact(contact.depth()));
        }
      }
    }
    assertThat(pairs).isPositive();
  }

  @Test
  void linksLeadSomewhere() throws Exception {
    for (Guide guide : Guide.all()) {
      for (int k = 0; k < guide.lines().size(); k++) {
        Matcher link = LINK.matcher(guide.lines().get(k));
        while (link.find()) {
          String target = link.group(1);
          if (!target.startsWith("https://")) {
            assertThat(guide.file().resolveSibling(target)).as(guide.place(k)).exists();
          }
        }
      }
    }
  }

  @Test
  void theVersionToDependOnIsTheOneBuiltHere() throws Exception {
    String pom = Files.readString(Guide.ROOT.resolve("pom.xml"));
    int start = pom.indexOf("<version>");
    String version = pom.substring(start, pom.indexOf("</version>", start)) + "</version>";
    assertThat(Files.readString(Guide.ROOT.resolve("README.md"))).contains(version);
  }

  /** Splits at spaces outside quotes, as a shell does; a comment is left out. */
  private static List<String> words(String line) {
    List<String> words = new ArrayList<>();
    Matcher word = Pattern.compile("\"([^\"]*)\"|(\\S+)").matcher(line.replaceAll(" +#.*", ""));
    while (word.find()) {
      words.add(word.group(1) != null ? word.group(1) : word.group(2));
    }
    return words;
  }
}
