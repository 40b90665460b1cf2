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
  }

  /** Scripts pass any distance, and expect the same columns. */
  @Test
  void aDistanceOfZeroHasTheSameColumns() {
    assertThat(csv("--within", "0", "--distances")).isEqualTo("a,b,distance\n");
    assertThat(csv("--within", "0", "--contacts"))
        .isEqualTo("a,b,normal_x,normal_y,depth,point_x,point_y,distance\n");
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
        .contains("4 shapes, 2 pairs", ">near<", ">0 to 2 apart<")
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
        "a cluster does not support --best; run without --on",
        "--best",
        "--within",
        "2",
        "--on",
        "local");
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

  @Test
  void nearestFindsTheNearestOfEachShape() throws IOException {
    assertThat(csv("--nearest", "1"))
        .isEqualTo("a,b,rank,distance\na,b,1,1\nb,a,1,1\nc,b,1,2\nd,c,1,4\n");
    assertThat(csv("--nearest", "2", "--limit", "3"))
        .isEqualTo("a,b,rank,distance\na,b,1,1\na,c,2,5\nb,a,1,1\n");
    assertThat(csv("--nearest", "3", "--within", "2"))
        .isEqualTo("a,b,rank,distance\na,b,1,1\nb,a,1,1\nb,c,2,2\nc,b,1,2\n");
    assertThat(csv("--best", "--within", "2", "--touching", "ignore", "--distances"))
        .isEqualTo("a,b,rank,distance\na,b,1,1\nb,a,1,1\n");
    assertThat(csv("--nearest", "1", "--group", "net"))
        .isEqualTo("a,b,rank,distance\na,d,1,11\nb,d,1,8\nc,d,1,4\nd,c,1,4\n");
    assertThat(run("--nearest", "2", "--count-only").out()).isEqualTo("8\n");
    Files.writeString(folder.resolve("others.csv"), "id,x,y,radius,net\nx,20,0,1,2\ny,-9,0,1,3\n");
    assertThat(csv("--nearest", "1", "--against", "others.csv", "--keep"))
        .isEqualTo(
            """
            a,b,rank,distance,a_net,b_net
            a,y,1,7,1,3
            b,y,1,10,1,3
            c,x,1,11,1,2
            d,x,1,5,2,2
            """);
    assertThat(
            csv(
                "--nearest=2",
                "--against=" + folder.resolve("others.csv"),
                "--group=net",
                "--only-groups=1,3"))
        .isEqualTo("a,b,rank,distance\na,y,1,7\nb,y,1,10\nc,y,1,14\n");
  }

  @Test
  void nearestShapesAreWrittenToParquet() throws IOException {
    assertThat(run("--best", "--within", "1", "-o", "pairs.parquet").err()).isEmpty();
    assertThat(ParquetPairs.readAll(folder.resolve("pairs.parquet")))
        .isEqualTo("a,b,rank,distance\na,b,1,1.0\nb,a,1,1.0\n");
  }

  @Test
  void theSummaryListsTheNearest() {
    assertThat(run("--nearest", "2").out())
        .isEqualTo(
            """
            shapes    shapes.csv: 4 circles
            pairs     8, the 2 nearest of each shape
              a  b  distance 1
              a  c  distance 5
              b  a  distance 1
              b  c  distance 2
              c  b  distance 2
              c  d  distance 4
              d  c  distance 4
              d  b  distance 8
            """);
    assertThat(run("--best", "--within", "2", "--group", "net").out())
        .contains(
            "pairs     0, the nearest of each shape, at most 2 apart; pairs of the same net do not"
                + " count\n");
    assertThat(run("--best", "--within", "2", "--json", "--stats").out())
        .contains("\"pairs\":3,\"within\":2,\"nearest\":1,\"touching\":\"count\",", "densest");
  }

  @Test
  void nearestIsRefusedWhereItMakesNoSense() {
    assertRefused("--nearest must be at least 1, but was 0", "--nearest", "0");
    assertRefused("--nearest must be a whole number, but was 1.5", "--nearest", "1.5");
    assertRefused("--nearest must be smaller, but was 9999999999", "--nearest", "9999999999");
    assertRefused(
        "--best is short for --nearest 1; leave out one of them", "--best", "--nearest", "2");
    assertRefused(
        "--best requires --within D; to find the nearest at any distance, use --nearest 1",
        "--best");
    assertRefused(
        "--nearest cannot be combined with --clearance; use --within D",
        "--nearest",
        "2",
        "--clearance",
        "sum");
    assertRefused(
        "--best cannot be combined with --contacts; it writes the rank and the distance",
        "--best",
        "--within",
        "1",
        "--contacts",
        "-o",
        "-");
    assertRefused(
        "--touching does not apply to --nearest without --within D",
        "--nearest",
        "2",
        "--touching",
        "count");
    assertRefused(
        "--svg cannot be combined with --nearest; leave out one",
        "--nearest",
        "2",
        "--svg",
        "picture.svg");
    assertRefused(
        "a cluster does not support --nearest; run without --on", "--nearest", "2", "--on", "x");
  }
}
