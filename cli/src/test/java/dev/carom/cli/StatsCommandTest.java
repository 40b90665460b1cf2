// SPDX-License-Identifier: Apache-2.0
package dev.carom.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class StatsCommandTest {
  private static final String SHAPES =
      """
      id,kind,x,y,radius,width,height
      a,circle,1,1,1,,
      b,circle,1.1,1.1,0.5,,
      field,box,20,8,,40,16
      dot,circle,30,12,0,,
      """;

  @TempDir Path folder;

  @BeforeEach
  void writeShapes() throws IOException {
    Files.writeString(folder.resolve("shapes.csv"), SHAPES);
  }

  private CaromRun stats(String... arguments) {
    return CaromRun.in(
        folder, Stream.concat(Stream.of("stats"), Stream.of(arguments)).toArray(String[]::new));
  }

  @Test
  void shapesAreDescribed() {
    assertThat(stats("shapes.csv"))
        .isEqualTo(
            new CaromRun(
                0,
                """
                shapes    shapes.csv: 3 circles, 1 box
                bounds    x 0 to 40, y 0 to 16
                covered   about 100 % of the bounds
                densest   x 0 to 1.25, y 1 to 1.5: 2 shapes
                sizes     0 (dot) to 40 (field), median 1.5
                  0         ######################################## 1
                  1 to 2    ######################################## 1
                  2 to 5    ######################################## 1
                  5 to 10   0
                  10 to 20  0
                  20 to 50  ######################################## 1
                """,
                ""));
  }

  @Test
  void jsonHasOneLinePerInput() throws IOException {
    Files.writeString(folder.resolve("empty.csv"), "x,y,radius\n");
    assertThat(stats("shapes.csv", "empty.csv", "--json").out())
        .isEqualTo(
            "{\"shapes\":\"shapes.csv\",\"circles\":3,\"boxes\":1,\"capsules\":0,\"polygons\":0,"
                + "\"bad_rows\":0,\"min_x\":0.0,\"min_y\":0.0,\"max_x\":40.0,\"max_y\":16.0,"
                + "\"most\":{\"min_x\":1.0,\"min_y\":1.0,\"max_x\":30.0,\"max_y\":12.0},"
                + "\"covered\":1,\"densest\":[{\"min_x\":0.0,\"min_y\":1.0,\"max_x\":1.25,"
                + "\"max_y\":1.5,\"shapes\":2}],"
                + "\"smallest\":0,\"smallest_id\":\"dot\",\"median\":1.5,"
                + "\"largest\":40,\"largest_id\":\"field\","
                + "\"sizes\":[{\"from\":0,\"to\":0,\"shapes\":1},{\"from\":1,\"to\":2,\"shapes\":1},"
                + "{\"from\":2,\"to\":5,\"shapes\":1},{\"from\":5,\"to\":10,\"shapes\":0},"
                + "{\"from\":10,\"to\":20,\"shapes\":0},{\"from\":20,\"to\":50,\"shapes\":1}]}\n"
                + "{\"shapes\":\"empty.csv\",\"circles\":0,\"boxes\":0,\"capsules\":0,\"polygons\":0,"
                + "\"bad_rows\":0}\n");
  }

  @Test
  void filesAreDescribedOneByOne() throws IOException {
    Files.writeString(folder.resolve("more.csv"), "id,x,y,radius\na,0,0,1\na-2,4,0,1\n");
    assertThat(stats("shapes.csv", "more.csv").out())
        .startsWith("shapes    shapes.csv: 3 circles, 1 box\n")
        .endsWith(
            """

            shapes    more.csv: 2 circles
            bounds    x -1 to 5, y -1 to 1
            covered   about 52 % of the bounds
            sizes     2 (a) to 2 (a), median 2
              2  ######################################## 2
            """);
  }

  @Test
  void badRowsAreCountedForEachFile() throws IOException {
    Files.writeString(folder.resolve("bad.csv"), "x,y,radius\n0,0,1\n0,0,-1\n0,?,1\n");
    Files.writeString(folder.resolve("worse.csv"), "x,y,radius\n?,0,1\n");
    assertThat(stats("bad.csv").err()).startsWith("carom: bad.csv:3: column \"radius\"");
    assertThat(
            stats("bad.csv", "shapes.csv", "worse.csv", "--skip-bad", "--rejects", "r.csv").out())
        .containsPattern("(?s)shapes    bad.csv: 1 circle\n.*\nskipped   2 bad rows\n  bad.csv:3: ")
        .containsPattern(
            "shapes    worse.csv: 0 circles, 0 boxes\nskipped   1 bad row\n  worse.csv:2")
        .containsOnlyOnce("skipped   1 bad row\n");
    assertThat(folder.resolve("r.csv")).content().hasLineCount(4);
    assertThat(stats("bad.csv", "--skip-bad", "--json").out()).contains("\"bad_rows\":2,");
  }

  @Test
  void inputOptionsAreThoseOfDetect() throws IOException {
    Files.writeString(folder.resolve("masts.csv"), "name;east;north;radius\na;0,5;0;2,5\n");
    assertThat(
            stats(
                    "masts.csv",
                    "--decimal",
                    ",",
                    "--map",
                    "x=east",
                    "--map",
                    "y=north",
                    "--map",
                    "id=name")
                .out())
        .contains("bounds    x -2 to 3, y -2.5 to 2.5\n", "sizes     5 (a) to 5 (a), median 5\n");
    assertThat(stats("shapes.csv", "--map", "x=east").err())
        .isEqualTo("carom: shapes.csv has no column \"east\", which --map asks for\n");
    assertThat(stats("shapes.csv", "--skip-bad", "--rejects", "shapes.csv").err())
        .isEqualTo("carom: shapes.csv is an input of this command; choose another output file\n");
    assertThat(CaromRun.withInput(SHAPES.getBytes(StandardCharsets.UTF_8), "stats", "-").out())
        .startsWith("shapes    standard input: 3 circles, 1 box\n");
    assertThat(stats("-", "-").err())
        .isEqualTo("carom: only one of the files can be standard input\n");
    assertThat(stats().err()).startsWith("carom: SHAPES is missing: files of shapes");
  }

  /** One shape far away neither hides where the others are, nor where they are dense. */
  @Test
  void outliersAreSetApart() throws IOException {
    StringBuilder rows = new StringBuilder("x,y,radius\n1e6,0,0.5\n");
    for (int k = 0; k < 1_000; k++) {
      rows.append(k % 40).append(',').append(k / 40).append(",0.5\n");
    }
    for (int k = 0; k < 9; k++) {
      rows.append("7,7,0.5\n");
    }
    Files.writeString(folder.resolve("shapes.csv"), rows);
    assertThat(stats("shapes.csv").out())
        .contains("bounds    x -0.5 to 1000000, y -0.5 to 24.5\n")
        .contains("most      x 0 to 39, y 0 to 24: about 99 % of the centres\n")
        .contains("densest   x 6.09375 to 7.3125, y 6.75 to 7.5: 10 shapes\n");
  }

  @Test
  void extremesAreDescribedToo() throws IOException {
    Files.writeString(
        folder.resolve("shapes.csv"),
        "x,y,radius\n-1e308,0,1e308\n1e308,0,1e308\n0,0,1e-320\n0,1e308,1.7e308\n");
    CaromRun run = stats("shapes.csv");
    assertThat(run.err()).isEmpty();
    assertThat(run.out()).doesNotContain("NaN", "covered");
    Files.writeString(folder.resolve("shapes.csv"), "x,y,radius\n5,5,0\n5,5,0\n");
    assertThat(stats("shapes.csv").out())
        .isEqualTo(
            """
            shapes    shapes.csv: 2 circles
            bounds    x 5 to 5, y 5 to 5
            densest   x 5 to 5, y 5 to 5: 2 shapes
            sizes     0 (1) to 0 (1), median 0
              0  ######################################## 2
            """);
  }
}
