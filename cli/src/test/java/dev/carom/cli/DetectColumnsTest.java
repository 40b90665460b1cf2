// SPDX-License-Identifier: Apache-2.0
package dev.carom.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;
import org.apache.parquet.conf.PlainParquetConfiguration;
import org.apache.parquet.example.data.Group;
import org.apache.parquet.example.data.simple.SimpleGroup;
import org.apache.parquet.hadoop.ParquetWriter;
import org.apache.parquet.hadoop.example.ExampleParquetWriter;
import org.apache.parquet.io.LocalOutputFile;
import org.apache.parquet.schema.MessageType;
import org.apache.parquet.schema.MessageTypeParser;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Columns that do not describe the shapes: groups, layers, and those that are kept. */
class DetectColumnsTest {
  /** All at one place. */
  private static final String SHAPES =
      """
      id,net,x,y,radius,side,note
      a,GND,0,0,1,top,
      b,GND,0,0,1,top,"one, two"
      c,VCC,0,0,1,bottom,three
      d,CLK,0,0,1,,
      e,,0,0,1,top,
      f,,0,0,1,bottom,
      """;

  @TempDir Path folder;
  private Path shapes;

  @BeforeEach
  void writeShapes() throws IOException {
    shapes = Files.writeString(folder.resolve("shapes.csv"), SHAPES);
  }

  @Test
  void pairsOfTheSameGroupDoNotCount() {
    assertThat(pairs("--group", "net")).isEqualTo("ac ad ae af bc bd be bf cd ce cf de df ef");
    assertThat(pairs("--group", " NET ")).isEqualTo(pairs("--group", "net"));
  }

  @Test
  void onlyGroupsLeavesOutAllOthers() {
    assertThat(pairs("--group", "net", "--only-groups", "CLK,GND")).isEqualTo("ad bd");
    assertThat(pairs("--group", "net", "--only-groups", "CLK, GND,VCC"))
        .isEqualTo("ac ad bc bd cd");
  }

  @Test
  void aFileWithoutRowsHasNoPairsOfAnyGroups() throws Exception {
    Files.writeString(shapes, "id,net,x,y,radius\n");
    assertThat(run("-o", "-", "--quiet", "--group", "net", "--only-groups", "CLK,GND"))
        .isEqualTo(new CaromRun(0, "a,b\n", ""));
  }

  @Test
  void onlyShapesOfTheSameLayerCount() {
    assertThat(pairs("--layer", "side")).isEqualTo("ab ad ae bd be cd cf de df");
    assertThat(pairs("--layer", "side", "--group", "net")).isEqualTo("ad ae bd be cd cf de df");
  }

  /** The ids of all pairs that these options find. */
  private String pairs(String... options) {
    CaromRun carom = run(with(options, "-o", "-", "--quiet"));
    assertThat(carom.err()).isEmpty();
    assertThat(run(with(options, "--count-only")).out())
        .isEqualTo(carom.out().lines().count() - 1 + "\n");
    return carom.out().replaceFirst("a,b\n", "").replace(",", "").strip().replace('\n', ' ');
  }

  private static String[] with(String[] options, String... more) {
    return Stream.concat(Stream.of(options), Stream.of(more)).toArray(String[]::new);
  }

  private CaromRun run(String... options) {
    return CaromRun.of(with(new String[] {"detect", shapes.toString()}, options));
  }

  @Test
  void theSummarySaysWhatDoesNotCount() {
    assertThat(run("--group", "net", "--layer", "side").out())
        .contains("pairs     8 on the same side, touching counts, pairs of the same net do not\n")
        .contains("  a  d  depth 2\n");
    assertThat(run("--group", "net", "--touching", "ignore").out())
        .contains("pairs     14, touching does not count, nor do pairs of the same net\n");
    assertThat(run("--group", "net", "--layer", "side", "--json").out())
        .contains("\"pairs\":8,\"touching\":\"count\",\"group\":\"net\",\"layer\":\"side\",");
  }

  @Test
  void thePictureShowsOnlyPairsThatCount() throws Exception {
    Files.writeString(shapes, "id,x,y,radius,net\na,0,0,1,1\nb,1,0,1,1\nc,9,0,1,2\nd,9,1,1,3\n");
    Path picture = folder.resolve("picture.svg");
    assertThat(run("--group", "net", "--svg", picture.toString()).exitCode()).isZero();
    assertThat(picture).content().contains("4 shapes, 1 pair");
  }

  @Test
  void bothFilesNeedTheColumn() throws Exception {
    Path others =
        Files.writeString(
            folder.resolve("others.csv"), "id,x,y,radius,Net,side\nx,0,0,1,GND,\ny,0,0,1,,top\n");
    assertThat(pairs("--against", others.toString(), "--group", "net"))
        .isEqualTo("ay by cx cy dx dy ex ey fx fy");
    assertThat(pairs("--against", others.toString(), "--layer", "side"))
        .isEqualTo("ax ay bx by cx dx dy ex ey fx");
    Files.writeString(others, "id,x,y,radius\nx,0,0,1\n");
    assertThat(run("--group", "net", "--against", others.toString()))
        .isEqualTo(
            new CaromRun(
                2, "", "carom: " + others + ": missing column: net; found: id, x, y, radius\n"));
    assertThat(run("--layer", "layer"))
        .isEqualTo(
            new CaromRun(
                2,
                "",
                "carom: "
                    + shapes
                    + ": missing column: layer; found: id, net, x, y, radius, side, note\n"));
    assertThat(run("--group", "radius").err())
        .isEqualTo(
            "carom: " + shapes + ": column \"radius\" describes the shapes; name another one\n");
  }

  @Test
  void keptColumnsAreWrittenWithThePairs() throws Exception {
    assertThat(run("-o", "-", "--quiet", "--keep", "--group", "net", "--limit", "2").out())
        .isEqualTo(
            """
            a,b,a_net,a_side,a_note,b_net,b_side,b_note
            a,c,GND,top,,VCC,bottom,three
            a,d,GND,top,,CLK,,
            """);
    assertThat(run("-o", "-", "--quiet", "--layer", "side", "--limit", "1").out())
        .as("none without --keep")
        .isEqualTo("a,b\na,b\n");
    Path others =
        Files.writeString(
            folder.resolve("others.csv"), "x,y,radius,owner\n0,0,1,\"x,\"\"y\"\"\"\n");
    Path packed = folder.resolve("pairs.csv");
    CaromRun carom =
        run("--against", others.toString(), "--keep", "--contacts", "-o", packed.toString());
    assertThat(carom.exitCode()).isZero();
    assertThat(Files.readAllLines(packed))
        .hasSize(7)
        .startsWith("a,b,normal_x,normal_y,depth,point_x,point_y,a_net,a_side,a_note,b_owner")
        .element(2)
        .asString()
        .startsWith("b,1,")
        .endsWith(",GND,top,\"one, two\",\"x,\"\"y\"\"\"");
  }

  @Test
  void keptColumnsHaveTheNamesOfTheFile() throws Exception {
    String csv = "net,x,y,radius\nGND,0,0,1\nVCC,0,0,1\n";
    String json = "{'net':'GND','x':0,'y':0,'radius':1}\n{'net':'VCC','x':0,'y':0,'radius':1}\n";
    for (String content : new String[] {csv, json.replace('\'', '"')}) {
      Path file = Files.writeString(folder.resolve("shapes"), content);
      assertThat(
              CaromRun.of(
                  "detect", file.toString(), "-o", "-", "--quiet", "--keep", "--group", "NET"))
          .isEqualTo(new CaromRun(0, "a,b,a_net,b_net\n1,2,GND,VCC\n", ""));
    }
  }

  @Test
  void groupsLayersAndKeptColumnsWorkInParquetToo() throws Exception {
    shapes = folder.resolve("shapes.parquet");
    MessageType schema =
        MessageTypeParser.parseMessageType(
            "message s { required int64 id; required double x; required double y;"
                + " required double radius; optional int32 net; optional binary side (STRING); }");
    try (ParquetWriter<Group> writer =
        ExampleParquetWriter.builder(new LocalOutputFile(shapes))
            .withConf(new PlainParquetConfiguration())
            .withType(schema)
            .build()) {
      for (long id = 1; id <= 4; id++) {
        SimpleGroup shape = new SimpleGroup(schema);
        shape.append("id", id).append("x", 0.0).append("y", 0.0).append("radius", 1.0);
        if (id < 4) {
          shape.append("net", 7 + (int) id / 3).append("side", id == 2 ? "top" : "bottom");
        }
        writer.write(shape);
      }
    }
    assertThat(pairs("--group", "net")).isEqualTo("13 14 23 24 34");
    assertThat(pairs("--layer", "side")).isEqualTo("13 14 24 34");
    Path pairs = folder.resolve("pairs.parquet");
    assertThat(run("-o", pairs.toString(), "--keep", "--group", "net", "--layer", "side").err())
        .isEmpty();
    assertThat(ParquetPairs.readAll(pairs))
        .isEqualTo(
            """
            a,b,a_net,a_side,b_net,b_side
            1,3,7,bottom,8,bottom
            1,4,7,bottom,null,null
            2,4,7,top,null,null
            3,4,8,bottom,null,null
            """);
  }

  @Test
  void optionsThatDoNotFitAreExplained() {
    assertThat(run("--keep").err()).isEqualTo("carom: --keep needs an output file; add -o FILE\n");
    assertThat(run("--only-groups", "GND,VCC").err())
        .isEqualTo("carom: --only-groups requires --group COLUMN\n");
    assertThat(run("--group", "net", "--only-groups", "GND,GND").err())
        .isEqualTo(
            "carom: --only-groups needs at least two groups, because pairs of the same group do not"
                + " count\n");
    assertThat(run("--group", "net", "--only-groups", "GND,,VCC").err())
        .isEqualTo(
            "carom: --only-groups must list names, for example GND,VCC, but one of them is"
                + " empty\n");
    assertThat(run("--group", "net", "--only-groups", "GND,VDD"))
        .isEqualTo(new CaromRun(2, "", "carom: --only-groups: no shape has the net \"VDD\"\n"));
    assertThat(run("--group", " ").err())
        .isEqualTo("carom: --group must name a column, but was empty\n");
    assertThat(run("--layer", "").err())
        .isEqualTo("carom: --layer must name a column, but was empty\n");
  }

  @Test
  void aClusterRefusesThem() {
    for (String[] options :
        new String[][] {
          {"--group", "net"}, {"--only-groups", "a,b"}, {"--layer", "side"}, {"--keep", "--quiet"}
        }) {
      CaromRun carom = run(with(options, "--on", "local[2]"));
      assertThat(carom)
          .isEqualTo(
              new CaromRun(
                  2,
                  "",
                  "carom: a cluster does not support " + options[0] + "; run without --on\n"));
    }
  }

  /** More pairs than are listed: as many of the same group as count. */
  @Test
  void manyPairsAreCountedByGroup() throws Exception {
    Files.writeString(
        shapes, "x,y,radius,net\n" + "0,0,1,a\n".repeat(20_000) + "0,0,1,b\n".repeat(20_000));
    assertThat(run("--count-only", "--group", "net").out()).isEqualTo("400000000\n");
    assertThat(run("--stats", "--group", "net").out())
        .contains("pairs     400,000,000, touching counts, pairs of the same net do not\n")
        .contains("  1  20001  depth 2\n")
        .contains(": 400,000,000 pairs\n");
  }

  @Test
  void theBoardHasTwoClearancesThatFail() throws Exception {
    String board = Guide.ROOT.resolve("examples/board.csv").toString();
    assertThat(
            CaromRun.of(
                    "detect", board, "--touching", "ignore", "--group", "net", "-o", "-", "--quiet")
                .out())
        .isEqualTo("a,b\nplane,track-5\nvia-2,track-3\n");
  }
}
