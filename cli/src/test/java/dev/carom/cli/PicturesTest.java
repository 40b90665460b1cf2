// SPDX-License-Identifier: Apache-2.0
package dev.carom.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.Color;
import java.awt.color.ColorSpace;
import java.awt.image.BufferedImage;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Base64;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import javax.imageio.ImageIO;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * The pictures of the documentation are what the commands beside them draw. With the system
 * property {@code carom.pictures=write} they are drawn again first.
 */
class PicturesTest {
  private static final Path PICTURES = Guide.ROOT.resolve("docs/pictures");

  private static final Pattern COMMAND =
      Pattern.compile("carom pair \"([^\"]+)\" \"([^\"]+)\" --svg docs/pictures/([^\\s`]+)");

  /** Lines of a block of commands, the last of which draws a picture. */
  private static final Pattern DATA_PICTURE =
      Pattern.compile("^\\./carom (?:detect|render) .*docs/pictures/(\\S+)");

  private static final Pattern WRITTEN = Pattern.compile("docs/pictures/([^\\s\"]+)\"");

  private static final Pattern IMAGE = Pattern.compile("data:image/png;base64,([^\"]+)");

  @TempDir static Path folder;

  @BeforeAll
  static void writeThemIfAsked() throws Exception {
    if ("write".equals(System.getProperty("carom.pictures"))) {
      Files.createDirectories(PICTURES);
      for (Map.Entry<String, String> drawing : drawings().entrySet()) {
        Files.writeString(PICTURES.resolve(drawing.getKey()), drawing.getValue());
      }
    }
  }

  @Test
  void everyPictureIsWhatItsCommandDraws() throws Exception {
    for (Map.Entry<String, String> drawing : drawings().entrySet()) {
      assertThat(withPixels(Files.readString(PICTURES.resolve(drawing.getKey()))))
          .as(drawing.getKey() + ", to be drawn again with -Dcarom.pictures=write")
          .isEqualTo(withPixels(drawing.getValue()));
    }
  }

  /** The picture with the pixels of its images: how these are compressed depends on the JDK. */
  private static String withPixels(String svg) throws IOException {
    StringBuilder text = new StringBuilder();
    int end = 0;
    Matcher image = IMAGE.matcher(svg);
    while (image.find()) {
      byte[] png = Base64.getDecoder().decode(image.group(1));
      BufferedImage pixels = ImageIO.read(new ByteArrayInputStream(png));
      int[] colors =
          pixels.getRGB(0, 0, pixels.getWidth(), pixels.getHeight(), null, 0, pixels.getWidth());
      text.append(svg, end, image.start(1)).append(Arrays.hashCode(colors));
      end = image.end(1);
    }
    return text.append(svg.substring(end)).toString();
  }

  /** Elements of one style; where none is see-through they are texts or marks. */
  private static final Pattern GROUP =
      Pattern.compile(
          "<g (?:fill|stroke)=\"(#[0-9a-f]{6})\"( stroke-width=\"[0-9.]+\")?>(.*?)</g>",
          Pattern.DOTALL);

  private static final Pattern DARK =
      Pattern.compile("\\[fill=\"(#[0-9a-f]{6})\"]\\{fill:(#[0-9a-f]{6})}");

  @Test
  void textsAndMarksCanBeSeenOnLightAndDarkPages() throws Exception {
    try (Stream<Path> files = Files.list(PICTURES)) {
      for (Path file : files.sorted().toList()) {
        String svg = Files.readString(file);
        // Those without are what a program's own canvas draws.
        if (svg.contains("<text")) {
          assertThatTextsAndMarksCanBeSeen(file.getFileName().toString(), svg);
        }
      }
    }
  }

  private static void assertThatTextsAndMarksCanBeSeen(String name, String svg) {
    Map<String, String> darkColors = new TreeMap<>();
    Matcher dark = DARK.matcher(svg);
    while (dark.find()) {
      darkColors.put(dark.group(1), dark.group(2));
    }
    Matcher group = GROUP.matcher(svg);
    while (group.find()) {
      // What WCAG 2 asks for: of texts, and of everything else that has a meaning.
      double least = group.group(3).contains("<text") ? 4.5 : 3;
      String color = group.group(1);
      String onDark = darkColors.getOrDefault(color, color);
      assertThat(contrast(color, "#ffffff")).as(name + ": " + group.group()).isGreaterThan(least);
      assertThat(contrast(onDark, "#0d1117")).as(name + ": " + group.group()).isGreaterThan(least);
    }
  }

  /** The contrast of two colours as WCAG 2 defines it, from 1 to 21. */
  private static double contrast(String a, String b) {
    double one = luminance(Color.decode(a)) + 0.05;
    double other = luminance(Color.decode(b)) + 0.05;
    return Math.max(one, other) / Math.min(one, other);
  }

  private static double luminance(Color color) {
    float[] parts = color.getColorComponents(ColorSpace.getInstance(ColorSpace.CS_sRGB), null);
    double[] linear = new double[3];
    for (int k = 0; k < 3; k++) {
      linear[k] =
          parts[k] <= 0.03928 ? parts[k] / 12.92 : Math.pow((parts[k] + 0.055) / 1.055, 2.4);
    }
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2];
  }

  @Test
  void everyPictureHasACommand() throws Exception {
    try (Stream<Path> files = Files.list(PICTURES)) {
      assertThat(files.map(file -> file.getFileName().toString()))
          .containsExactlyInAnyOrderElementsOf(drawings().keySet());
    }
  }

  /** The pictures that the pages name a command for, or show a sample that draws them. */
  private static Map<String, String> drawings() throws Exception {
    Map<String, String> drawings = new TreeMap<>();
    for (Guide guide : Guide.all()) {
      for (Guide.Block block : guide.blocks()) {
        Matcher written = WRITTEN.matcher(block.text());
        if (block.language().equals("java") && written.find()) {
          Sample.output(block.lines(), folder);
          drawings.put(written.group(1), Files.readString(folder.resolve(written.group(1))));
        }
      }
      for (Guide.Block block : guide.blocks()) {
        if (block.language().equals("sh")) {
          drawFromData(block.lines(), drawings);
        }
      }
      Matcher command = COMMAND.matcher(String.join("\n", guide.lines()));
      while (command.find()) {
        drawings.put(
            command.group(3),
            PairPicture.of(
                ShapeText.parse(command.group(1)), ShapeText.parse(command.group(2)), false));
      }
    }
    return drawings;
  }

  /** Runs the commands of a block in a copy of the examples, and takes the pictures. */
  private static void drawFromData(List<String> lines, Map<String, String> drawings)
      throws Exception {
    if (lines.stream().noneMatch(line -> DATA_PICTURE.matcher(line).find())) {
      return;
    }
    Path place = Files.createTempDirectory(folder, "data");
    Guide.copyExamples(place);
    Path pictures = Files.createDirectories(place.resolve(Sample.PICTURES));
    for (String line : lines) {
      String[] words = line.substring("./carom ".length()).split(" ");
      CaromRun carom = CaromRun.in(place, words);
      assertThat(carom.exitCode()).as(line + " " + carom.err()).isZero();
      Matcher picture = DATA_PICTURE.matcher(line);
      if (picture.find()) {
        String name = picture.group(1);
        drawings.put(name, Files.readString(pictures.resolve(name)));
      }
    }
  }
}
