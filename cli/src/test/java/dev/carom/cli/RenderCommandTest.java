// SPDX-License-Identifier: Apache-2.0
package dev.carom.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.image.BufferedImage;
import java.io.ByteArrayInputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Base64;
import java.util.List;
import java.util.regex.Pattern;
import javax.imageio.ImageIO;
import javax.xml.parsers.DocumentBuilderFactory;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class RenderCommandTest {
  @TempDir Path folder;

  @Test
  void fewShapesHaveNamesAndColours() throws Exception {
    Path shapes =
        Files.writeString(
            folder.resolve("s.csv"), "id,x,y,radius\nada,0,0,5\n<bob>,4,0,5\ncyd,30,0,5\n");
    String svg = render(shapes, "s.svg");
    assertThat(svg).contains("ada", "&lt;bob&gt;", "cyd", "3 shapes, 1 pair");
    assertThat(svg).as("hits are red, others blue").contains("#e5484d", "#3b82f6");
  }

  /** A polygon that is not convex has a border only around it, not between its convex parts. */
  @Test
  void allKindsAreDrawn() throws Exception {
    Path shapes =
        Files.writeString(
            folder.resolve("all.csv"),
            """
            id,kind,x,y,x2,y2,radius,width,height,angle,points
            track,capsule,0,0,4,4,0.5,,,,
            pad,box,9,2,,,,2,1,30,
            corner,polygon,,,,,,,,,"20 0, 23 0, 23 1, 21 1, 21 3, 20 3"
            round,polygon,,,,,0.5,,,,"30 0, 33 0, 30 3"
            """);
    String svg = render(shapes, "all.svg");
    assertThat(svg).contains("track", "pad", "corner", "round", "4 shapes, 0 pairs");
    assertThat(svg.split("<path d=\"M[\\d. ]+L[\\d. ]+\"/>", -1)).as("six edges").hasSize(7);
    assertThat(svg).doesNotContain("NaN");
  }

  @Test
  void manyShapesBecomeAMapOfModerateSize() throws Exception {
    Path shapes = folder.resolve("swarm.csv");
    CaromRun.of("generate", "swarm", "--count", "100000", "-o", shapes.toString());
    String svg = render(shapes, "swarm.svg");
    assertThat(svg).contains("100,000 shapes").doesNotContain("<circle");
    assertThat(svg.length()).isLessThan(1_000_000);
  }

  @Test
  void touchingAndOverlappingLookDifferentAndTheLegendExplainsThem() throws Exception {
    Path shapes =
        Files.writeString(
            folder.resolve("s.csv"), "x,y,radius\n0,0,5\n4,0,5\n30,0,5\n40,0,5\n90,0,9\n");
    String svg = render(shapes, "s.svg");
    assertThat(svg).contains("#e5484d", "#b8860b", "#3b82f6");
    assertThat(svg).contains(">free<", ">only touching<", ">overlapping<");
    assertThat(svg).contains(">where they touch<", ">where they overlap<");
    assertThat(svg).doesNotContain("other file", "circled");
  }

  /** Circles along a line, with gaps of 1, 5 and 9. */
  @Test
  void linesShowPairsByDistance() throws Exception {
    Path shapes =
        Files.writeString(
            folder.resolve("s.csv"), "x,y,radius\n0,0,5\n11,0,5\n26,0,5\n45,0,5\n90,0,5\n");
    String svg = render(shapes, "s.svg", "--within", "10");
    assertThat(svg).contains("5 shapes, 3 pairs", ">near<", ">free<", ">0 to 10 apart<");
    assertThat(svg).doesNotContain("touch", "overlap");
    assertThat(linesOf(svg, "#c026d3")).as("the nearest pair, and the legend").isEqualTo(2);
    assertThat(linesOf(svg, "#948ab8")).as("the farthest pair, and the legend").isEqualTo(2);
    assertThat(render(shapes, "t.svg")).doesNotContain("#c026d3", "apart");
  }

  private static long linesOf(String svg, String color) {
    return Pattern.compile("<g stroke=\"" + color + "\"[^>]*>(.*?)</g>", Pattern.DOTALL)
        .matcher(svg)
        .results()
        .mapToLong(group -> group.group(1).split("<path ", -1).length - 1)
        .sum();
  }

  @Test
  void pairsThatIntersectLookAsWithoutADistance() throws Exception {
    Path shapes =
        Files.writeString(
            folder.resolve("s.csv"), "x,y,radius\n0,0,5\n4,0,5\n30,0,5\n40,0,5\n46,0,0.99\n");
    assertThat(render(shapes, "s.svg", "--within", "1"))
        .contains(">overlapping<", ">where they overlap<", ">where they touch<", ">0 to 1 apart<")
        .contains("5 shapes, 3 pairs");
  }

  @Test
  void linesShowHowMuchOfTheClearanceIsKept() throws Exception {
    Path shapes =
        Files.writeString(
            folder.resolve("s.csv"),
            "x,y,radius,clearance\n0,0,5,2\n11,0,5,1\n26,0,5,5\n41,0,5,1\n");
    assertThat(render(shapes, "s.svg", "--clearance", "larger"))
        .contains("4 shapes, 1 pair", ">0 to 100 % of the clearance<");
    assertThat(render(shapes, "s.svg", "--clearance", "sum")).contains("4 shapes, 3 pairs");
  }

  @Test
  void distancesThatMakeNoSenseAreRefused() throws Exception {
    Path shapes = Files.writeString(folder.resolve("s.csv"), "x,y,radius\n0,0,5\n");
    Path picture = folder.resolve("s.svg");
    assertThat(CaromRun.of("render", shapes.toString(), "-o", picture.toString(), "--within=-1"))
        .isEqualTo(
            new CaromRun(
                2,
                "",
                "carom: --within must be a distance that is finite and not negative, but was"
                    + " -1\n"));
    assertThat(picture).doesNotExist();
  }

  /** More pairs than there are lines for. */
  @Test
  void tooManyPairsHaveNoLines() throws Exception {
    StringBuilder points = new StringBuilder("x,y,radius\n");
    for (int k = 0; k < 300; k++) {
      points.append(k).append(",0,0\n");
    }
    Path shapes = Files.writeString(folder.resolve("s.csv"), points);
    assertThat(render(shapes, "s.svg", "--within", "300"))
        .contains("300 shapes, 44,850 pairs", ">near<")
        .doesNotContain("apart");
  }

  @Test
  void whatIsNotInThePictureIsNotInTheLegend() throws Exception {
    Path shapes = Files.writeString(folder.resolve("s.csv"), "x,y,radius\n0,0,5\n40,0,5\n");
    assertThat(render(shapes, "s.svg"))
        .contains(">free<")
        .doesNotContain("touch", "overlap", "circled");
  }

  @Test
  void shapesThatCollideHaveNamesAmongManyThatDoNot() throws Exception {
    StringBuilder rows = new StringBuilder("id,x,y,radius\n");
    for (int k = 0; k < 400; k++) {
      rows.append("free-").append(k).append(',').append(10 * (k % 20)).append(',');
      rows.append(10 * (k / 20)).append(",4\n");
    }
    rows.append("odd,95,95,0.3\nnear,95.2,95,0.3\n");
    Path shapes = Files.writeString(folder.resolve("s.csv"), rows.toString());
    assertThat(render(shapes, "s.svg"))
        .contains(">odd<", ">near<", ">small, circled<")
        .doesNotContain(">free-1<");
  }

  /** The same density everywhere has the same colour everywhere, at the edges too. */
  @Test
  void anEvenMapIsEvenUpToItsEdges() throws Exception {
    StringBuilder rows = new StringBuilder("x,y,radius\n");
    for (int k = 0; k < 250_000; k++) {
      rows.append(k % 500).append(',').append(k / 500).append(",0.4\n");
    }
    Path shapes = Files.writeString(folder.resolve("s.csv"), rows.toString());
    String svg = render(shapes, "s.svg");
    assertThat(svg).contains("250,000 shapes", "shapes per 10 × 10 pixels", "share that collides");
    String base64 = svg.substring(svg.indexOf("base64,") + 7);
    byte[] png = Base64.getDecoder().decode(base64.substring(0, base64.indexOf('"')));
    BufferedImage map = ImageIO.read(new ByteArrayInputStream(png));
    int least = 255;
    for (int x = 0; x < map.getWidth(); x++) {
      for (int y = 0; y < map.getHeight(); y++) {
        least = Math.min(least, map.getRGB(x, y) >>> 24);
      }
    }
    assertThat(least).as("the least alpha").isGreaterThan(180);
  }

  @Test
  void pngHasTheSameColours() throws Exception {
    Path shapes = Files.writeString(folder.resolve("s.csv"), "x,y,radius\n0,0,5\n4,0,5\n30,0,5\n");
    Path png = folder.resolve("s.png");
    assertThat(CaromRun.of("render", shapes.toString(), "-o", png.toString()))
        .isEqualTo(new CaromRun(0, "", ""));
    BufferedImage image = ImageIO.read(png.toFile());
    assertThat(image.getWidth()).isEqualTo(900);
    int reddish = 0;
    int bluish = 0;
    for (int x = 0; x < image.getWidth(); x++) {
      for (int y = 0; y < image.getHeight(); y++) {
        int red = image.getRGB(x, y) >> 16 & 0xff;
        int blue = image.getRGB(x, y) & 0xff;
        reddish += red > blue + 20 ? 1 : 0;
        bluish += blue > red + 20 ? 1 : 0;
      }
    }
    assertThat(reddish).isGreaterThan(10_000);
    assertThat(bluish).isGreaterThan(10_000);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        "5,5,0\n",
        "1e15,1e15,1\n",
        "0,0,1\n1e9,0,1\n",
        "0,0,1e-300\n",
        "-1e200,1e200,1e199\n"
      })
  void extremesAreDrawnToo(String rows) throws Exception {
    Path shapes = Files.writeString(folder.resolve("s.csv"), "x,y,radius\n" + rows);
    assertThat(render(shapes, "s.svg")).doesNotContain("NaN", "Infinity");
  }

  @Test
  void whatNoPictureCanShowIsExplained() throws Exception {
    Path shapes = Files.writeString(folder.resolve("s.csv"), "x,y,radius\n-1e308,0,1\n1e308,0,1\n");
    CaromRun carom =
        CaromRun.of("render", shapes.toString(), "-o", folder.resolve("s.svg").toString());
    assertThat(carom)
        .isEqualTo(new CaromRun(2, "", "carom: the shapes are too far apart to draw\n"));
    assertThat(CaromRun.of("render", shapes.toString(), "-o", "s.gif").err())
        .isEqualTo("carom: the picture must end in .svg or .png, but was s.gif\n");
  }

  private String render(Path shapes, String name, String... options) throws Exception {
    Path picture = folder.resolve(name);
    List<String> arguments =
        new ArrayList<>(List.of("render", shapes.toString(), "-o", picture.toString()));
    arguments.addAll(List.of(options));
    assertThat(CaromRun.of(arguments.toArray(String[]::new))).isEqualTo(new CaromRun(0, "", ""));
    DocumentBuilderFactory.newInstance().newDocumentBuilder().parse(picture.toFile());
    return Files.readString(picture);
  }
}
