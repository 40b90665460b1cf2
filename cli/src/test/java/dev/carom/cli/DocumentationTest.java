package dev.carom.cli;

import static org.assertj.core.api.Assertions.assertThat;

import dev.carom.Contact;
import dev.carom.Shape;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What the documentation shows is what happens. */
class DocumentationTest {
  private static final Pattern LINK = Pattern.compile("]\\(([^)#]+)[^)]*\\)");

  /** A row of a table that starts with two shapes and goes on with what is true of them. */
  private static final Pattern PAIR =
      Pattern.compile("\\| `([^`]+)` \\| `([^`]+)` \\| ([A-Z]+) \\| ([^|]+) \\| ([^|]+) \\|.*");

  @Test
  void javaSamplesPrintTheTextBelowThem(@TempDir Path folder) throws Exception {
    int samples = 0;
    for (Guide guide : Guide.all()) {
      List<Guide.Block> blocks = guide.blocks();
      for (int k = 0; k < blocks.size(); k++) {
        if (blocks.get(k).language().equals("java")) {
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

  @Test
  void commandsPrintWhatIsShown() throws Exception {
    int commands = 0;
    for (Guide guide : Guide.all()) {
      for (Guide.Block block : guide.blocks()) {
        if (block.language().equals("console")) {
          commands++;
          String line = block.lines().get(0);
          assertThat(line).as(block.place()).startsWith("$ ./carom ");
          List<String> words = words(line.substring("$ ./carom ".length()));
          CaromProcess carom = CaromProcess.run(words.toArray(String[]::new));
          String shown = String.join("\n", block.lines().subList(1, block.lines().size())) + "\n";
          assertThat(carom.out()).as(block.place()).isEqualTo(shown);
        }
      }
    }
    assertThat(commands).isPositive();
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

  /** Splits at spaces outside quotes, as a shell does. */
  private static List<String> words(String line) {
    List<String> words = new ArrayList<>();
    Matcher word = Pattern.compile("\"([^\"]*)\"|(\\S+)").matcher(line);
    while (word.find()) {
      words.add(word.group(1) != null ? word.group(1) : word.group(2));
    }
    return words;
  }
}
