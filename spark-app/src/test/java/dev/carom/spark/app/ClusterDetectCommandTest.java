// SPDX-License-Identifier: Apache-2.0
package dev.carom.spark.app;

import static dev.carom.spark.app.ClusterRun.detect;
import static dev.carom.spark.app.ClusterRun.words;
import static org.assertj.core.api.Assertions.assertThat;

import dev.carom.cli.OneMachine;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;
import java.util.zip.GZIPOutputStream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ClusterDetectCommandTest {
  private static final String SHAPES =
      """
      id,kind,x,y,radius,width,height
      ball,circle,3,4,5,,
      wall,box,-0.5,-0.5,,2,2
      brick,box,10,4,,4,2
      far,circle,100,100,1,,
      """;

  /** Too many shapes to search in one go, so that pairs come in another order. */
  private static final int SEVERAL_TILES = Boolean.getBoolean("carom.long") ? 20_000 : 8_000;

  @TempDir Path folder;
  private Path shapes;
  private Path pairs;
  private Path expected;

  @BeforeEach
  void writeShapes() throws IOException {
    shapes = Files.writeString(folder.resolve("shapes.csv"), SHAPES);
    pairs = folder.resolve("pairs.csv");
    expected = folder.resolve("expected.csv");
  }

  @Test
  void tellsWhatMeetsWhat() {
    assertThat(detect(shapes))
        .isEqualTo(
            new ClusterRun(
                0,
                """
                shapes    %s
                pairs     2, touching counts
                  ball  wall   depth 0.698837
                  ball  brick  touch
                """
                    .formatted(shapes),
                ""));
  }

  @Test
  void thePairsAndContactsAreThoseOfOneMachine() throws Exception {
    Path level = folder.resolve("level.csv");
    OneMachine.carom("generate", "level", "--count", 3000, "-o", level);
    for (String touching : new String[] {"count", "ignore"}) {
      Object[] asked = {level, "--contacts", "--touching", touching, "--quiet", "-o"};
      Path here = folder.resolve("here-" + touching + ".csv");
      Path there = folder.resolve("there-" + touching + ".csv");
      OneMachine.carom(words("detect", words(asked, here)));
      assertThat(detect(words(asked, there))).isEqualTo(new ClusterRun(0, "", ""));
      assertThat(CsvRows.sorted(there)).hasSizeGreaterThan(500).isEqualTo(CsvRows.sorted(here));
    }
  }

  @Test
  void pairsUpToADistanceAreThoseOfOneMachine() throws Exception {
    Path level = folder.resolve("level.csv");
    OneMachine.carom("generate", "level", "--count", 3000, "-o", level);
    Object[] asked = {level, "--within", 0.25, "--contacts", "--quiet", "-o"};
    OneMachine.carom(words("detect", words(asked, expected)));
    assertThat(detect(words(asked, pairs))).isEqualTo(new ClusterRun(0, "", ""));
    assertThat(CsvRows.sorted(pairs)).hasSizeGreaterThan(500).isEqualTo(CsvRows.sorted(expected));
    assertThat(detect(shapes, "--within", 100).out())
        .contains(", at most 100 apart")
        .contains("  ball  brick  touch")
        .contains("  wall  brick  distance ");
  }

  @Test
  void theSummaryShowsTheFirstTenPairs() throws Exception {
    Path swarm = folder.resolve("swarm.csv");
    OneMachine.carom("generate", "swarm", "--count", SEVERAL_TILES, "-o", swarm);
    OneMachine.carom("detect", swarm, "--quiet", "-o", expected);
    List<List<Object>> all = CsvRows.of(expected);
    List<String> lines = detect(swarm, "--stats").out().lines().toList();
    assertThat(lines.get(1)).isEqualTo("pairs     %,d, touching counts".formatted(all.size()));
    for (int k = 0; k < 10; k++) {
      List<Object> pair = all.get(k);
      assertThat(lines.get(2 + k).strip().split(" +"))
          .startsWith(whole(pair.get(0)), whole(pair.get(1)));
    }
    assertThat(lines.get(12))
        .isEqualTo("  and %,d more; -o pairs.csv writes all".formatted(all.size() - 10));
    assertThat(lines.get(13)).startsWith("seconds   ").contains(": starting ", ", other ");
  }

  @Test
  void theFirstPairsAreTheSameInTheSameOrder() throws Exception {
    Path swarm = folder.resolve("swarm.csv");
    OneMachine.carom("generate", "swarm", "--count", SEVERAL_TILES, "-o", swarm);
    OneMachine.carom("detect", swarm, "--quiet", "-o", expected, "--limit", 100);
    ClusterRun limited = detect(swarm, "-o", pairs, "--limit", 100);
    assertThat(limited.out())
        .contains("pairs     100, touching counts; stopped at the limit, there may be more")
        .contains("written   " + pairs);
    assertThat(CsvRows.of(pairs)).hasSize(100).isEqualTo(CsvRows.of(expected));
    assertThat(detect(swarm, "--limit", 100, "--count-only").out()).isEqualTo("100\n");
  }

  @Test
  void packedFilesGoInAndOut() throws Exception {
    Path packed = folder.resolve("shapes.csv.gz");
    try (OutputStream stream = new GZIPOutputStream(Files.newOutputStream(packed))) {
      stream.write(Files.readAllBytes(shapes));
    }
    Path packedPairs = folder.resolve("pairs.csv.gz");
    assertThat(detect(packed, "-o", packedPairs, "--quiet").exitCode()).isZero();
    assertThat(files(packedPairs)).anyMatch(file -> file.endsWith(".csv.gz"));
    assertThat(CsvRows.sorted(packedPairs))
        .containsExactly(List.of("ball", "brick"), List.of("ball", "wall"));
  }

  @Test
  void parquetGoesInAndOut() throws Exception {
    Path parquet = folder.resolve("shapes.parquet");
    Path parquetPairs = folder.resolve("pairs.parquet");
    ClusterRun.spark()
        .read()
        .option("header", true)
        .schema(
            "id string, kind string, x double, y double, radius double, width double, height double")
        .csv(shapes.toString())
        .write()
        .parquet(parquet.toString());
    assertThat(detect(parquet, "-o", parquetPairs, "--contacts").exitCode()).isZero();
    assertThat(
            ClusterRun.spark()
                .read()
                .parquet(parquetPairs.toString())
                .orderBy("a", "b")
                .select("a", "b", "depth")
                .collectAsList()
                .toString())
        .matches("\\[\\[ball,brick,0.0\\], \\[ball,wall,0.698\\d+\\]\\]");
    assertThat(detect(folder.resolve("shapes.par*"), "--count-only").out()).isEqualTo("2\n");
    Path renamed = Files.move(parquet, folder.resolve("directory"));
    assertThat(detect(renamed, "--count-only").out()).isEqualTo("2\n");
  }

  @Test
  void findsPairsBetweenTwoFiles() throws Exception {
    Path zones = Files.writeString(folder.resolve("zones.csv"), "id,x,y,radius\nball,100,101,1\n");
    ClusterRun run = detect(shapes, "--against", zones, "--json");
    assertThat(run.out())
        .startsWith("{\"shapes\":\"%s\",\"against\":\"%s\",\"pairs\":1,".formatted(shapes, zones))
        .hasLineCount(1);
    assertThat(detect(shapes, "--against", zones, "-o", pairs).exitCode()).isZero();
    assertThat(CsvRows.of(pairs)).containsExactly(List.of("far", "ball"));
  }

  @Test
  void aDirectoryIsReadAsOneFile() throws Exception {
    Path directory = Files.createDirectory(folder.resolve("many"));
    Files.writeString(directory.resolve("1.csv"), "id,x,y,radius\na,0,0,1\nb,9,9,1\n");
    Files.writeString(directory.resolve("2.csv"), "id,x,y,radius\nc,1,0,1\n");
    assertThat(detect(directory, "-o", pairs, "--quiet")).isEqualTo(new ClusterRun(0, "", ""));
    assertThat(CsvRows.of(pairs)).containsExactly(List.of("a", "c"));
  }

  @Test
  void filesWithOtherColumnsAreNotMixed() throws Exception {
    Path directory = Files.createDirectory(folder.resolve("many"));
    Files.writeString(directory.resolve("1.csv"), "id,x,y,radius\na,0,0,1\n");
    Path other = Files.writeString(directory.resolve("2.csv"), "id,radius,x,y\nc,1,0,1\n");
    ClusterRun run = detect(directory, "-o", pairs);
    assertThat(run.exitCode()).as(run.err()).isEqualTo(2);
    assertThat(run.err())
        .startsWith("carom: ")
        .contains(other + ": all files must have the same columns in the same order")
        .hasLineCount(1);
    assertThat(pairs).doesNotExist();
  }

  @Test
  void idsMayHaveQuotesCommasAndLineBreaks() throws Exception {
    Files.writeString(
        shapes,
        "id,note,x,y,radius\n\"a,\"\"b\"\"\",,0,0,1\r\n\"two\nlines\",\"x\",1,0,1\r\n\n 7 ,,0,1,1\n");
    OneMachine.carom("detect", shapes, "--quiet", "-o", expected);
    assertThat(detect(shapes, "-o", pairs).exitCode()).isZero();
    assertThat(CsvRows.sorted(pairs)).hasSize(3).isEqualTo(CsvRows.sorted(expected));
  }

  @Test
  void aBadRowEndsItAndLeavesNothing() throws Exception {
    Files.writeString(shapes, SHAPES + "odd,circle,1,2,\"1,5\",,\n");
    assertThat(detect(shapes, "-o", pairs))
        .isEqualTo(
            new ClusterRun(
                2,
                "",
                "carom: %s, row 5: column \"radius\": \"1,5\" is not a number (use a point, not a comma)\n"
                    .formatted(shapes)));
    assertThat(pairs).doesNotExist();
  }

  @Test
  void aRowWithACellTooManyIsBadEvenIfNobodyNeedsTheColumn() throws Exception {
    Files.writeString(shapes, "id,x,y,radius,note\n1,0,0,1,fine\n2,0,0,1,a,b\n");
    assertThat(detect(shapes).err())
        .contains("row 2: the row has 6 cells, but there are 5 columns");
  }

  @Test
  void aFailureInTheMiddleLeavesNothing() throws Exception {
    Files.writeString(shapes, SHAPES + "ball,circle,1,2,3,,\n");
    ClusterRun run = detect(shapes, "-o", pairs);
    assertThat(run.exitCode()).as(run.err()).isEqualTo(2);
    assertThat(run.err())
        .contains("row 5: column \"id\": \"ball\" is already the id of an earlier row")
        .hasLineCount(1);
    assertThat(pairs).doesNotExist();
  }

  @Test
  void badRowsCanBeLeftOutAndKept() throws Exception {
    Files.writeString(
        shapes,
        SHAPES + "odd,circle,1,2,-5,,\nball,circle,1,2,3,,\nshort,box\nlong,box,1,1,,1,1,1\n");
    Path rejects = folder.resolve("rejects.csv");
    ClusterRun run = detect(shapes, "--skip-bad", "--rejects", rejects, "-o", pairs);
    assertThat(run.exitCode()).isZero();
    assertThat(run.out())
        .contains("pairs     2, ", "skipped   4 bad rows")
        .contains("row 5: column \"radius\": \"-5\" must not be negative")
        .contains("row 6: column \"id\": \"ball\" is already the id of an earlier row");
    assertThat(CsvRows.of(pairs)).hasSize(2);
    assertThat(CsvRows.of(rejects))
        .allMatch(row -> row.get(0).equals(shapes.toString()))
        .extracting(row -> row.get(1))
        .containsExactlyInAnyOrder(5.0, 6.0, 7.0, 8.0);
    assertThat(detect(shapes, "--skip-bad", "--count-only").out()).isEqualTo("2\n");
  }

  @Test
  void aHeaderWithoutRowsHasNoPairs() throws Exception {
    Files.writeString(shapes, "id,x,y,radius\n");
    assertThat(detect(shapes, "-o", pairs).out()).contains("pairs     0, ");
    assertThat(CsvRows.of(pairs)).isEmpty();
    assertThat(detect(shapes).out()).contains("pairs     0, ");
  }

  @Test
  void whatIsThereIsNotWrittenOver() throws Exception {
    Files.createDirectory(pairs);
    Files.writeString(pairs.resolve("precious"), "1");
    for (Object[] options : new Object[][] {{"-o", pairs}, {"--skip-bad", "--rejects", pairs}}) {
      ClusterRun run = detect(words(shapes, options));
      assertThat(run)
          .isEqualTo(
              new ClusterRun(
                  2,
                  "",
                  "carom: "
                      + pairs
                      + " already exists; choose another directory, or add --overwrite\n"));
    }
    assertThat(pairs.resolve("precious")).hasContent("1");
    assertThat(detect(shapes, "-o", expected, "--skip-bad", "--rejects", expected).err())
        .contains("is used for two outputs");
  }

  @Test
  void whatAKilledRunHasLeftIsReplacedAndTheRestOnlyIfAsked() throws Exception {
    Path task = Files.createDirectories(pairs.resolve("_temporary/0/task"));
    Files.writeString(task.resolve("part-0"), "1");
    Files.writeString(pairs.resolve("part-00000-x.csv"), "a,b\nold,old\n");
    assertThat(detect(shapes, "-o", pairs, "--quiet")).isEqualTo(new ClusterRun(0, "", ""));
    assertThat(CsvRows.sorted(pairs))
        .containsExactly(List.of("ball", "brick"), List.of("ball", "wall"));
    assertThat(pairs.resolve("_SUCCESS")).exists();

    assertThat(detect(shapes, "-o", pairs).exitCode()).as("it is complete").isEqualTo(2);
    Object[] again = {shapes, "--touching", "ignore", "-o", pairs, "--overwrite", "--quiet"};
    assertThat(detect(again)).isEqualTo(new ClusterRun(0, "", ""));
    assertThat(CsvRows.sorted(pairs)).containsExactly(List.of("ball", "wall"));
  }

  @Test
  void csvIsWrittenAsOnOneMachine() throws Exception {
    Files.writeString(
        shapes,
        "id,kind,x,y,radius,width,height\n1,circle,0,0,301,,\n2,circle,0.1,0,1e-7,,\n,,,,,,\n3\n");
    Path rejects = folder.resolve("rejects.csv");
    Path expectedRejects = folder.resolve("expected-rejects.csv");
    Object[] asked = {"--skip-bad", "--contacts", "--quiet"};
    OneMachine.carom(
        words("detect", words(shapes, words(asked, "-o", expected, "--rejects", expectedRejects))));
    detect(words(shapes, words(asked, "-o", pairs, "--rejects", rejects)));
    assertThat(CsvRows.text(pairs)).isEqualTo(Files.readString(expected));
    // Spark knows rows, and one machine lines: the header has the first.
    String inRows =
        Files.readString(expectedRejects)
            .replace("file,line,", "file,row,")
            .replace(",4,", ",3,")
            .replace(",5,", ",4,");
    assertThat(CsvRows.text(rejects)).isEqualTo(inRows);
  }

  @Test
  void filesThatCannotBeReadAreExplained() throws Exception {
    assertThat(detect("missing.csv"))
        .isEqualTo(new ClusterRun(2, "", "carom: file not found: missing.csv\n"));
    assertThat(detect(folder.resolve("missing-*")).err()).contains("file not found: ");
    Path empty = Files.createDirectory(folder.resolve("empty"));
    assertThat(detect(empty).err()).isEqualTo("carom: no files in " + empty + "\n");
    assertThat(detect("nowhere://shapes.csv").err()).startsWith("carom: cannot read nowhere://");
    Files.writeString(shapes, "");
    assertThat(detect(shapes).err()).contains(" is empty; its first line must name the columns");
    Files.writeString(shapes, "id,x,radius\n1,2,3\n");
    assertThat(detect(shapes).err()).contains("missing column: y; found: ").hasLineCount(1);
    Files.writeString(shapes, "id,x,y,X,radius\n1,2,3,4,5\n");
    assertThat(detect(shapes).err()).contains("duplicate column \"X\"").hasLineCount(1);
    Files.writeString(shapes, "PAR1");
    assertThat(detect(shapes).err()).contains("is a Parquet file, not CSV; name it .parquet");
    Path parquet = Files.writeString(folder.resolve("text.parquet"), SHAPES);
    ClusterRun run = detect(parquet);
    assertThat(run.exitCode()).as(run.err()).isEqualTo(2);
    assertThat(run.err()).contains("text.parquet is not a Parquet file").hasLineCount(1);
  }

  @Test
  void aDamagedFileIsExplained() throws Exception {
    Path swarm = folder.resolve("swarm.csv.gz");
    OneMachine.carom("generate", "swarm", "--count", 5_000, "-o", swarm);
    byte[] bytes = Files.readAllBytes(swarm);
    Files.write(swarm, Arrays.copyOf(bytes, bytes.length / 2));
    ClusterRun run = detect(swarm, "-o", pairs);
    assertThat(run.exitCode()).as(run.err()).isEqualTo(2);
    assertThat(run.err()).startsWith("carom: cannot read ").contains("swarm.csv.gz: ");
    assertThat(run.err()).hasLineCount(1);
    assertThat(pairs).doesNotExist();
  }

  @Test
  void whatMakesNoSenseOnAClusterIsRefused() {
    assertRefused("a cluster cannot read standard input", "-");
    assertRefused("a cluster cannot read standard input", shapes, "--against", "-");
    assertRefused("name a directory, for example -o pairs.csv", shapes, "-o", "-");
    assertRefused("a cluster cannot draw pictures", shapes, "--svg", "picture.svg");
    assertRefused("--decimal does not apply to it", shapes, "--decimal", ",");
    assertRefused("--map does not apply to it", shapes, "--map", "x=east");
    assertRefused("a cluster does not support --points", shapes, "--points");
    assertRefused("the master sets the number", shapes, "--threads", 3);
    assertRefused("does not support --clearance", shapes, "--clearance", "sum");
    assertRefused("does not support --nearest", shapes, "--nearest", 2);
    assertRefused("does not support --group", shapes, "--group", "net");
    assertRefused("does not support --group", shapes, "--only-groups", "a,b");
    assertRefused("does not support --group", shapes, "--layer", "side");
    assertRefused("does not support --group", shapes, "--keep", "-o", "pairs.csv");
    assertRefused("use --master", shapes, "--on", "local[2]");
    assertRefused("must be at most 2147483647", shapes, "--limit", 3_000_000_000L);
    assertRefused("--count-only cannot be combined with -o", shapes, "--count-only", "-o", pairs);
    assertRefused("unknown option --nonsense", shapes, "--nonsense");
  }

  private static void assertRefused(String sentence, Object... arguments) {
    ClusterRun run = detect(arguments);
    assertThat(run.exitCode()).as(run.err()).isEqualTo(2);
    assertThat(run.out()).isEmpty();
    assertThat(run.err()).startsWith("carom: ").contains(sentence);
  }

  private static String whole(Object number) {
    return Long.toString(((Double) number).longValue());
  }

  private static List<String> files(Path directory) throws IOException {
    try (Stream<Path> files = Files.list(directory)) {
      return new ArrayList<>(files.map(Path::toString).toList());
    }
  }
}
