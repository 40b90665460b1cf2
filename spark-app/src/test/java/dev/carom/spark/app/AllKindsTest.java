// SPDX-License-Identifier: Apache-2.0
package dev.carom.spark.app;

import static dev.carom.spark.app.ClusterRun.detect;
import static dev.carom.spark.app.ClusterRun.words;
import static org.assertj.core.api.Assertions.assertThat;

import dev.carom.cli.Guide;
import dev.carom.cli.OneMachine;
import dev.carom.io.sample.SplitMix64;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Turned boxes, capsules and polygons in files: the same pairs and sentences as on one machine. */
class AllKindsTest {
  private static final String HEADER = "id,kind,x,y,x2,y2,radius,width,height,angle,points\n";
  private static final long SEED = 1652;

  /** Too many shapes to search in one go. */
  private static final int SEVERAL_TILES = 6_000;

  @TempDir Path folder;

  @Test
  void theBoardIsThatOfOneMachine() throws Exception {
    Path board = Guide.ROOT.resolve("examples/board.csv");
    for (String touching : new String[] {"count", "ignore"}) {
      checkSame(10, board, "--touching", touching, "--contacts");
    }
    Path parquet = folder.resolve("board.parquet");
    ClusterRun.spark()
        .read()
        .option("header", true)
        .option("escape", "\"")
        .option("inferSchema", true)
        .csv(board.toString())
        .write()
        .parquet(parquet.toString());
    assertThat(detect(parquet, "--touching", "ignore", "--count-only").out()).isEqualTo("10\n");
  }

  @Test
  void aMixOfManyShapesHasThePairsOfOneMachine() throws Exception {
    SplitMix64 random = new SplitMix64(SEED);
    Path shapes = write("shapes.csv", random, SEVERAL_TILES);
    checkSame(SEVERAL_TILES, shapes);
    checkSame(100, shapes, "--against", write("others.csv", random, 100), "--touching", "ignore");
  }

  @Test
  void geometriesOfOnePartHaveThePairsOfOneMachine() throws Exception {
    String rows =
        "id,height,wkt,radius\n"
            + "a,7,POINT (0 0),1\n"
            + "b,,\"LINESTRING (1 -5, 1 5)\",\n"
            + "c,,\"POLYGON ((0 0, 4 0, 4 4, 1 1, 0 0))\",0.5\n"
            + "d,,POINT (9 9),\n";
    checkSame(3, Files.writeString(folder.resolve("geometries.csv"), rows), "--contacts");
    Path chain =
        Files.writeString(folder.resolve("chain.csv"), "wkt\n\"LINESTRING (0 0, 1 1, 2 0)\"\n");
    assertThat(detect(chain).err())
        .contains("has several parts, which a cluster does not support; split it into rows");
  }

  /** Shapes on a lattice, some of them several times, and a few that span all tiles. */
  private Path write(String name, SplitMix64 random, int count) throws IOException {
    StringBuilder text = new StringBuilder(HEADER);
    int side = (int) Math.sqrt(SEVERAL_TILES) * 2;
    text.append("long,capsule,0,0,%d,%d,0.5,,,,\n".formatted(side, side));
    text.append("large,polygon,,,,,,,,,\"0 0, %d 0, 0 %d, 1 1\"\n".formatted(side, side));
    text.append("turned,box,%d,%d,,,,%d,2,30,\n".formatted(side / 2, side / 2, side));
    for (int k = 0; k < count; k++) {
      int x = (int) random.between(0, side);
      int y = (int) random.between(0, side);
      double size = (int) random.between(1, 5) / 2.0;
      text.append('s').append(k).append(',');
      text.append(
          switch (k % 7) {
            case 0 -> "circle,%d,%d,,,%s,,,,".formatted(x, y, size / 2);
            case 1 -> "box,%d,%d,,,,%s,1,,".formatted(x, y, size);
            case 2 -> "box,%d,%d,,,,%s,1,%d,".formatted(x, y, size, k % 24 * 15);
            case 3 -> "capsule,%d,%d,%s,%d,%s,,,,".formatted(x, y, x + size, y + 1, k % 3 / 4.0);
            case 4 ->
                "polygon,,,,,,,,,\"%d %d, %s %d, %d %d\"".formatted(x, y, x + size, y, x, y + 1);
            case 5 ->
                "polygon,,,,,0.25,,,,\"POLYGON ((%1$d %2$d, %3$d %2$d, %1$d %4$d, %1$d %2$d))\""
                    .formatted(x, y, x + 1, y + 1);
            default ->
                "polygon,,,,,%s,,,,\"%2$d %3$d, %4$d %3$d, %5$s %6$s, %2$d %7$d\""
                    .formatted(k % 2 == 0 ? "" : "0.5", x, y, x + 2, x + 0.5, y + 0.5, y + 2);
          });
      text.append('\n');
    }
    return Files.writeString(folder.resolve(name), text);
  }

  private void checkSame(int atLeast, Object... asked) throws IOException {
    Path here = folder.resolve("here.csv");
    Path there = folder.resolve("there.csv");
    OneMachine.carom(words("detect", words(asked, "--quiet", "-o", here)));
    assertThat(detect(words(asked, "--quiet", "--overwrite", "-o", there)))
        .isEqualTo(new ClusterRun(0, "", ""));
    List<List<Object>> pairs = CsvRows.sorted(there);
    assertThat(pairs).hasSizeGreaterThanOrEqualTo(atLeast);
    // AssertJ would take long to describe lists that differ.
    assertThat(pairs.equals(CsvRows.sorted(here))).as("seed %d", SEED).isTrue();
  }

  @Test
  void badRowsAreNamedAsOnOneMachine() throws Exception {
    Path shapes =
        Files.writeString(
            folder.resolve("shapes.csv"),
            HEADER
                + """
                a,capsule,0,0,2,0,1,,,,
                b,capsule,0,0,,0,1,,,,
                c,capsule,0,0,2,0,-1,,,,
                d,box,0,0,,,,2,1,steep,
                e,box,1e308,0,,,,1.7e308,2,45,
                f,box,0,0,,,,1e300,1e-300,45,
                g,polygon,,,,,,,,,
                h,polygon,,,,,,,,,"0 0, 2 2, 2 0, 0 2"
                i,polygon,,,,,-1,,,,"0 0, 2 0, 0 2"
                j,polygon,,,,,,,,,"POLYGON ((0 0, 9 0, 0 9), (1 1, 2 1, 1 2))"
                k,polygon,,,,,,,,,"0 0, 1 x, 0 1"
                l,star,0,0,,,1,,,,
                m,box,2,0,,,,1,1,30,
                """);
    Path here = folder.resolve("here.csv");
    Path there = folder.resolve("there.csv");
    OneMachine.carom("detect", shapes, "--quiet", "--skip-bad", "--rejects", here);
    detect(shapes, "--quiet", "--skip-bad", "--rejects", there);
    List<List<Object>> rejects = CsvRows.of(there);
    rejects.sort(Comparator.comparing(row -> (Double) row.get(1)));
    assertThat(rejects).hasSize(11);
    // One machine counts lines, and the header is the first.
    List<List<Object>> expected = CsvRows.of(here);
    for (int k = 0; k < rejects.size(); k++) {
      assertThat(rejects.get(k).get(1)).isEqualTo((Double) expected.get(k).get(1) - 1);
      assertThat(rejects.get(k).subList(2, 5)).isEqualTo(expected.get(k).subList(2, 5));
    }
    assertThat(detect(shapes).err())
        .isEqualTo(
            OneMachine.refusal("detect", shapes).replace("shapes.csv:3:", "shapes.csv, row 2:"));
  }
}
