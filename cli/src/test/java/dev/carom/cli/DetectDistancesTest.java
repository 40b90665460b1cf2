// SPDX-License-Identifier: Apache-2.0
package dev.carom.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Pairs of shapes that are apart. */
class DetectDistancesTest {
  /** Along a line, with gaps of 1, 2 and 4; all but the last in one group. */
  private static final String SHAPES =
      """
      id,x,y,radius,net
      a,0,0,1,1
      b,3,0,1,1
      c,7,0,1,1
      d,13,0,1,2
      """;

  @TempDir Path folder;

  @BeforeEach
  void writeShapes() throws IOException {
    Files.writeString(folder.resolve("shapes.csv"), SHAPES);
  }

  private CaromRun run(String... options) {
    return CaromRun.in(
        folder,
        Stream.concat(Stream.of("detect", "shapes.csv"), Stream.of(options))
            .toArray(String[]::new));
  }

  private String csv(String... options) {
    CaromRun run =
        run(
            Stream.concat(Stream.of(options), Stream.of("-o", "-", "--quiet"))
                .toArray(String[]::new));
    assertThat(run.err()).isEmpty();
    return run.out();
  }

  private void assertRefused(String message, String... options) {
    CaromRun run = run(options);
    assertThat(run.err()).startsWith("carom: " + message + "\n");
    assertThat(run).isEqualTo(new CaromRun(2, "", run.err()));
  }

  @Test
  void withinFindsPairsUpToADistance() {
    assertThat(csv("--within", "2")).isEqualTo("a,b\na,b\nb,c\n");
    assertThat(csv("--within", "2", "--touching", "ignore")).isEqualTo("a,b\na,b\n");
    assertThat(csv("--within", "2", "--distances")).isEqualTo("a,b,distance\na,b,1\nb,c,2\n");
    assertThat(csv("--within", "4", "--group", "net")).isEqualTo("a,b\nc,d\n");
    assertThat(csv("--within", "0")).isEqualTo("a,b\n");
    assertThat(run("--within", "4", "--count-only").out()).isEqualTo("3\n");
  }

  @Test
  void contactsHaveTheDistanceOfPairsThatAreApart() {
    assertThat(csv("--within", "1", "--contacts"))
        .isEqualTo("a,b,normal_x,normal_y,depth,point_x,point_y,distance\na,b,1,0,0,1.5,0,1\n");
    assertThat(csv("--within", "0", "--contacts"))
        .isEqualTo("a,b,normal_x,normal_y,depth,point_x,point_y\n");
  }

  @Test
  void distancesAreWrittenToParquet() throws IOException {
    Path pairs = folder.resolve("pairs.parquet");
    assertThat(run("--within", "2", "--distances", "-o", "pairs.parquet").err()).isEmpty();
    assertThat(ParquetPairs.readAll(pairs)).isEqualTo("a,b,distance\na,b,1.0\nb,c,2.0\n");
  }

  @Test
  void theSummaryListsDistances() {
    assertThat(run("--within", "2.5").out())
        .isEqualTo(
            """
            shapes    shapes.csv: 4 circles
            pairs     2, at most 2.5 apart
              a  b  distance 1
              b  c  distance 2
            """);
    assertThat(run("--within", "4", "--touching", "ignore", "--group", "net").out())
        .contains("pairs     0, less than 4 apart; pairs of the same net do not count\n");
    assertThat(run("--within", "2", "--json").out())
        .contains("\"pairs\":2,\"within\":2,\"touching\":\"count\",");
  }

  @Test
  void shapesThatCollideAreStillCalledSo() throws IOException {
    Files.writeString(
        folder.resolve("shapes.csv"), "id,x,y,radius\na,0,0,1\nb,1,0,1\nc,3,0,1\nd,6,0,1\n");
    assertThat(run("--within", "1").out())
        .isEqualTo(
            """
            shapes    shapes.csv: 4 circles
            pairs     4, at most 1 apart
              a  b  depth 1
              a  c  distance 1
              b  c  touch
              c  d  distance 1
            """);
  }

  @Test
  void thePictureShowsWhatIsNear() throws IOException {
    assertThat(run("--within", "2", "--svg", "picture.svg").exitCode()).isZero();
    assertThat(folder.resolve("picture.svg"))
        .content()
        .contains("4 shapes, 2 pairs", ">near<", ">between them<")
        .doesNotContain("touch");
  }

  /** More pairs than are listed one by one. */
  @Test
  void manyPairsAreCounted() throws IOException {
    StringBuilder points = new StringBuilder("x,y,radius\n");
    for (int k = 0; k < 3_000; k++) {
      points.append(k % 2).append(",0,0\n");
    }
    Files.writeString(folder.resolve("shapes.csv"), points);
    assertThat(run("--within", "1", "--count-only").out()).isEqualTo("4498500\n");
    assertThat(run("--within", "1", "--touching", "ignore", "--stats").out())
        .contains("pairs     2,248,500, less than 1 apart\n", "  1  3   touch\n");
  }

  @ParameterizedTest
  @CsvSource({
    "-1,-1",
    "NaN,NaN",
    "1e999,infinity",
    "-Infinity,-infinity",
  })
  void invalidDistancesAreRefused(String distance, String shown) {
    assertRefused(
        "--within must be a distance that is finite and not negative, but was " + shown,
        "--within=" + distance);
  }

  @Test
  void optionsThatMakeNoSenseAreRefused() {
    assertRefused("--within must be a number, but was 1,5", "--within", "1,5");
    assertRefused("--within needs a value: D", "--within");
    assertRefused(
        "--distances requires --within D or --clearance, because the distance of shapes that"
            + " intersect is 0",
        "--distances",
        "-o",
        "-");
    assertRefused("--distances needs an output file; add -o FILE", "--distances", "--within", "2");
    assertRefused(
        "a cluster does not support --within; run without --on", "--within", "2", "--on", "local");
  }

  private void writeBoard() throws IOException {
    Files.writeString(
        folder.resolve("shapes.csv"),
        """
        id,x,y,radius,clearance,gap
        a,0,0,1,1,2
        b,3,0,1,2,
        c,7,0,1,,
        d,13,0,1,2,4
        """);
  }

  /** A clearance is kept if the distance is just as large. */
  @Test
  void clearancesFindPairsThatAreTooClose() throws IOException {
    writeBoard();
    assertThat(csv("--clearance", "larger")).isEqualTo("a,b\na,b\n");
    assertThat(csv("--clearance", "sum", "--distances")).isEqualTo("a,b,distance\na,b,1\n");
    assertThat(csv("--clearance", "larger", "--touching", "count")).isEqualTo("a,b\na,b\nb,c\n");
    assertThat(csv("--clearance", "larger", "--touching", "ignore")).isEqualTo("a,b\na,b\n");
    assertThat(csv("--clearance", "sum", "--map", "clearance=gap", "--contacts"))
        .isEqualTo("a,b,normal_x,normal_y,depth,point_x,point_y,distance\na,b,1,0,0,1.5,0,1\n");
    assertThat(run("--clearance", "larger", "--count-only").out()).isEqualTo("1\n");
    assertThat(csv("--clearance", "larger", "--against", "shapes.csv"))
        .isEqualTo("a,b\na,a\na,b\nb,a\nb,b\nc,c\nd,d\n");
  }

  @Test
  void theSummarySaysWhichClearanceIsNotKept() throws IOException {
    writeBoard();
    assertThat(run("--clearance", "larger").out())
        .contains("pairs     1, closer than the larger of their clearances\n  a  b  distance 1\n");
    assertThat(run("--clearance", "sum", "--touching", "count").out())
        .contains("pairs     2, at most the sum of their clearances apart\n");
    assertThat(run("--clearance", "sum", "--json").out())
        .contains("\"pairs\":1,\"clearance\":\"sum\",\"touching\":\"ignore\",");
  }

  @Test
  void wrongClearancesAreRefused() throws IOException {
    assertRefused(
        "shapes.csv: missing column: clearance; found: id, x, y, radius, net",
        "--clearance",
        "sum");
    assertRefused("--clearance must be larger or sum, but was most", "--clearance", "most");
    assertRefused(
        "shapes.csv: missing column: gap for clearance; found: id, x, y, radius, net",
        "--clearance",
        "sum",
        "--map",
        "clearance=gap");
    assertRefused(
        "--map clearance requires --clearance larger or --clearance sum", "--map", "clearance=net");
    assertRefused("--clearance needs a value: larger|sum", "--clearance");
    assertRefused(
        "--clearance cannot be combined with --within; leave out one of them",
        "--clearance",
        "sum",
        "--within",
        "2");
    assertRefused(
        "a cluster does not support --clearance; run without --on",
        "--clearance",
        "sum",
        "--on",
        "local");
    Files.writeString(
        folder.resolve("shapes.csv"), "x,y,radius,clearance\n0,0,1,1e308\n0,0,1,-2\n");
    assertRefused(
        "shapes.csv:3: column \"clearance\": \"-2\" must not be negative", "--clearance", "larger");
    assertRefused(
        "--clearance: the sum of two clearances exceeds the range of doubles: the largest is"
            + " 1.0E308",
        "--clearance",
        "sum",
        "--skip-bad");
  }

  /** More pairs than are listed one by one. */
  @Test
  void manyPairsWithClearancesAreCounted() throws IOException {
    StringBuilder points = new StringBuilder("x,y,radius,clearance\n");
    for (int k = 0; k < 3_000; k++) {
      points.append(k % 2).append(",0,0,").append(k % 3).append('\n');
    }
    Files.writeString(folder.resolve("shapes.csv"), points);
    // Points at one place with clearances of 0 touch; those at different places need more than 1.
    long atOnePlace = 2 * (1500L * 1499 / 2 - 500L * 499 / 2);
    long apart = 1500L * 1500 - 1000L * 1000;
    assertThat(run("--clearance", "larger", "--stats").out())
        .contains("pairs     %,d, closer".formatted(atOnePlace + apart));
  }
}
