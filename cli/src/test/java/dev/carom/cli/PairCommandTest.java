// SPDX-License-Identifier: Apache-2.0
package dev.carom.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import javax.xml.parsers.DocumentBuilderFactory;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class PairCommandTest {
  @Test
  void tellsEverythingAboutAPair() throws Exception {
    CaromRun carom = CaromRun.of("pair", "circle 3 4 5", "rect -2 -2 2 2");
    assertThat(carom.err()).isEmpty();
    assertThat(carom.out())
        .isEqualTo(
            """
            a         circle around (3, 4), radius 5
            b         box from (-2, -2) to (0, 0)

            relation  touching: they share points, but the slightest push separates them
                      intersects yes, overlaps no, touches yes
            distance  0
            closest   they share (0, 0)
            zone      8, a corner: the centre has a larger x and a larger y than the box

            Contact
              normal         (-0.6, -0.8)  unit vector from a to b
              depth          0             they do not overlap
              point          (0, 0)        shared by both
              push           (0, 0)        none needed

            The articles' methods
              nine zones     hit     distance to the corner (0, 0), radius: 5 <= 5
              closest point  no hit  squared distance to (0, 0), squared radius: 25 is not < 25
                                     -> with <, touching does not count (Carom: overlaps no, intersects yes)
              angle          hit     at 51.3402 degrees the box has a radius of 1.28062
                                     distance between the centres, sum of the radii: 6.40312 is not <= 6.28062
                                     distance to the corner (0, 0), radius: 5 <= 5
            """);
    assertThat(carom.exitCode()).isZero();
  }

  @Test
  void knowsCapsulesAndPolygonsForWhichTheArticlesHaveNoMethod() throws Exception {
    CaromRun carom = CaromRun.of("pair", "capsule 0 0 4 0 1", "polygon 2 0 5 1 3 4");
    assertThat(carom.err()).isEmpty();
    assertThat(carom.out())
        .isEqualTo(
            """
            a         capsule from (0, 0) to (4, 0), radius 1
            b         polygon (2, 0), (5, 1), (3, 4)

            relation  overlapping: separating them takes a push; neither contains the other
                      intersects yes, overlaps yes, touches no
            distance  0
            closest   they share (2, 0)

            Contact
              normal         (0, 1)  unit vector from a to b
              depth          1       the shortest push that separates them
              point          (2, 0)  shared by both
              push           (0, 1)  moves b out of a
            """);
    assertThat(carom.exitCode()).isZero();
  }

  @Test
  void pointsAreNotSplitBetweenLines() throws Exception {
    CaromRun carom = CaromRun.of("pair", "box 0 0 2 1 turned 30", "circle 2 1 1");
    assertThat(carom.out())
        .startsWith(
            """
            a         polygon (-1.1160254037844386, -0.0669872981077807),
                      (-0.6160254037844386, -0.9330127018922193), (1.1160254037844386, 0.0669872981077807),
                      (0.6160254037844386, 0.9330127018922193)
            b         circle around (2, 1), radius 1
            """);
  }

  @Test
  void drawsThePairToo(@TempDir Path folder) throws Exception {
    Path file = folder.resolve("pair.svg");
    CaromRun carom = CaromRun.of("pair", "circle 3 4 5", "box 0 0 2 1", "--svg", file.toString());
    assertThat(carom.err()).isEmpty();
    assertThat(carom.out()).contains("relation  overlapping");
    assertThat(carom.exitCode()).isZero();
    assertThat(Files.readString(file)).contains("<circle", "zone 8", "push (-0.4807, -0.8412)");
    assertThat(
            DocumentBuilderFactory.newInstance()
                .newDocumentBuilder()
                .parse(file.toFile())
                .getDocumentElement()
                .getTagName())
        .isEqualTo("svg");
  }

  @Test
  void aPictureThatCannotBeWrittenIsExitCodeOne(@TempDir Path folder) throws Exception {
    String missing = folder.resolve("missing").resolve("pair.svg").toString();
    CaromRun carom = CaromRun.of("pair", "circle 3 4 5", "box 0 0 2 1", "--svg", missing);
    assertThat(carom.err())
        .isEqualTo(
            "carom: cannot write %s: no such directory: %s\n"
                .formatted(missing, folder.resolve("missing")));
    assertThat(carom.out()).as("the words are there all the same").contains("relation");
    assertThat(carom.exitCode()).isEqualTo(1);
  }

  @Test
  void aDirectoryIsNoPlaceForAPicture(@TempDir Path folder) throws Exception {
    CaromRun carom = CaromRun.of("pair", "circle 3 4 5", "box 0 0 2 1", "--svg", folder.toString());
    assertThat(carom.err())
        .isEqualTo("carom: cannot write %s: it is a directory\n".formatted(folder));
    assertThat(carom.exitCode()).isEqualTo(1);
  }

  @Test
  void aWordThatIsNoShapeIsExplained() throws Exception {
    assertRefused(
        CaromRun.of("pair", "circel 3 4 5", "box 0 0 2 1"),
        """
        carom: "circel 3 4 5" does not start with circle, box, rect, capsule or polygon
        example: "circle 3 4 5"  x y radius
        example: "box 0 0 2 1"  x y width height, (x, y) is the centre
        example: "rect -1 -0.5 2 1"  x y width height, (x, y) is the smallest corner
        example: "capsule 0 0 4 0 1"  x0 y0 x1 y1 radius, from end to end
        example: "polygon 2 0 5 1 3 4"  x y of each corner, in order
        see: carom pair --help
        """);
  }

  @Test
  void aShapeThatIsRefusedIsExplained() throws Exception {
    assertRefused(
        CaromRun.of("pair", "circle 3 4 5", "circle 0 0 -1"),
        """
        carom: "circle 0 0 -1": radius must be finite and not negative, but was -1.0
        example: "circle 3 4 5"
        see: carom pair --help
        """);
  }

  @Test
  void forgottenQuotesAreExplained() throws Exception {
    assertRefused(
        CaromRun.of("pair", "circle", "3", "4", "5", "box", "0", "0", "2", "1"),
        """
        carom: pair needs two shapes, each in quotes, but got 9
        example: carom pair "circle 3 4 5" "box 0 0 2 1"
        see: carom pair --help
        """);
  }

  @Test
  void noShapeAtAllIsExplained() throws Exception {
    assertRefused(
        CaromRun.of("pair"),
        """
        carom: pair needs two shapes, each in quotes, but got none
        example: carom pair "circle 3 4 5" "box 0 0 2 1"
        see: carom pair --help
        """);
  }

  @Test
  void anUnknownOptionIsNamed() throws Exception {
    assertRefused(
        CaromRun.of("pair", "circle 3 4 5", "box 0 0 2 1", "--png", "pair.png"),
        """
        carom: unknown option --png
        example: carom pair "circle 3 4 5" "box 0 0 2 1" --svg pair.svg
        see: carom pair --help
        """);
  }

  @Test
  void aPictureThatIsNotCalledSvgIsRefused() throws Exception {
    for (String name : new String[] {"pair.png", "-"}) {
      assertRefused(
          CaromRun.of("pair", "circle 3 4 5", "box 0 0 2 1", "--svg", name),
          """
          carom: --svg must end in .svg, but was %s
          example: carom pair "circle 3 4 5" "box 0 0 2 1" --svg pair.svg
          see: carom pair --help
          """
              .formatted(name));
    }
  }

  @Test
  void anEmptyFileNameIsRefused() throws Exception {
    assertRefused(
        CaromRun.of("pair", "circle 3 4 5", "box 0 0 2 1", "--svg", ""),
        """
        carom: --svg needs a file name
        example: carom pair "circle 3 4 5" "box 0 0 2 1" --svg pair.svg
        see: carom pair --help
        """);
  }

  @Test
  void anArgumentIsNeverReadFromAFile() throws Exception {
    CaromRun carom = CaromRun.of("pair", "@shapes", "box 0 0 2 1");
    assertThat(carom.err()).startsWith("carom: \"@shapes\"");
    assertThat(carom.exitCode()).isEqualTo(2);
  }

  @Test
  void helpShowsTheShapesAndExamples() throws Exception {
    CaromRun carom = CaromRun.of("help", "pair");
    assertThat(carom.out())
        .contains("carom pair [--svg FILE] [--y-down] SHAPE SHAPE")
        .contains("rect x y width height")
        .contains("capsule x0 y0 x1 y1 radius", "polygon x0 y0", "radius r", "turned degrees")
        .contains("carom pair \"circle 3 4 5\" \"box 0 0 2 1\"");
    assertThat(carom.err()).isEmpty();
    assertThat(carom.exitCode()).isZero();
    assertThat(CaromRun.of("pair", "--help")).isEqualTo(carom);
  }

  private static void assertRefused(CaromRun carom, String message) {
    assertThat(carom.err()).isEqualTo(message);
    assertThat(carom.out()).isEmpty();
    assertThat(carom.exitCode()).isEqualTo(2);
  }
}
