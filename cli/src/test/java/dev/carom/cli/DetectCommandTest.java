// SPDX-License-Identifier: Apache-2.0
package dev.carom.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.List;
import java.util.stream.Stream;
import java.util.zip.GZIPInputStream;
import java.util.zip.GZIPOutputStream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

class DetectCommandTest {
  private static final String SHAPES =
      """
      id,kind,x,y,radius,width,height
      ball,circle,3,4,5,,
      wall,box,-0.5,-0.5,,2,2
      brick,box,10,4,,4,2
      far,circle,100,100,1,,
      """;
  private static final String PAIRS = "a,b\nball,wall\nball,brick\n";

  @TempDir Path folder;
  private Path shapes;
  private Path pairs;

  @BeforeEach
  void writeShapes() throws IOException {
    shapes = Files.writeString(folder.resolve("shapes.csv"), SHAPES);
    pairs = folder.resolve("pairs.csv");
  }

  @Test
  void tellsWhatMeetsWhat() throws Exception {
    CaromRun carom = CaromRun.of("detect", shapes.toString());
    assertThat(carom.err()).isEmpty();
    assertThat(carom.out())
        .isEqualTo(
            """
            shapes    %s: 2 circles, 2 boxes
            pairs     2, touching counts
              ball  wall   depth 0.698837
              ball  brick  touch
            """
                .formatted(shapes));
    assertThat(carom.exitCode()).isZero();
  }

  @Test
  void findsPairsOfAllKinds() throws Exception {
    Path board = Guide.ROOT.resolve("examples/board.csv");
    CaromRun carom =
        CaromRun.of(
            "detect", board.toString(), "--json", "--touching", "ignore", "-o", pairs.toString());
    assertThat(carom.err()).isEmpty();
    assertThat(carom.out())
        .contains("\"circles\":3,\"boxes\":4,\"capsules\":5,\"polygons\":3,\"pairs\":10,");
    assertThat(pairs).content().contains("plane,track-5\n", "via-2,track-3\n");
    CaromRun between =
        CaromRun.of("detect", shapes.toString(), "--against", board.toString(), "--count-only");
    CaromRun back =
        CaromRun.of("detect", board.toString(), "--against", shapes.toString(), "--count-only");
    assertThat(between).isEqualTo(back);
    assertThat(between.exitCode()).isZero();
  }

  @Test
  void writesThePairs() throws Exception {
    CaromRun carom = CaromRun.of("detect", shapes.toString(), "-o", pairs.toString());
    assertThat(carom.err()).isEmpty();
    assertThat(carom.out()).contains("pairs     2", "written   " + pairs);
    assertThat(carom.exitCode()).isZero();
    assertThat(pairs).hasContent(PAIRS);
    assertThat(files()).containsExactly("pairs.csv", "shapes.csv");
  }

  @Test
  void contactsAndPicturesComeToo() throws Exception {
    Path picture = folder.resolve("picture.svg");
    CaromRun carom =
        detect("--contacts", "--touching", "ignore", "--svg", picture.toString(), "--quiet");
    assertThat(carom).isEqualTo(new CaromRun(0, "", ""));
    assertThat(Files.readAllLines(pairs).get(0))
        .isEqualTo("a,b,normal_x,normal_y,depth,point_x,point_y");
    assertThat(Files.readAllLines(pairs).get(1))
        .startsWith("ball,wall,-0.58")
        .matches("[^,]+,[^,]+(,-?[0-9.]+){5}");
    assertThat(Files.readAllLines(pairs)).as("the touch is left out").hasSize(2);
    assertThat(picture).content().contains("<svg", "ball", "4 shapes, 1 pair");
  }

  @Test
  void readsFromStandardInputAndWritesToStandardOutput() throws Exception {
    byte[] bytes = SHAPES.getBytes(StandardCharsets.UTF_8);
    CaromRun plain = CaromProcess.runWithInput(bytes, "detect", "-", "-o", "-", "--quiet");
    assertThat(plain).isEqualTo(new CaromRun(0, PAIRS, ""));
    ByteArrayOutputStream packed = new ByteArrayOutputStream();
    try (GZIPOutputStream gzip = new GZIPOutputStream(packed)) {
      gzip.write(bytes);
    }
    CaromRun gzip = CaromRun.withInput(packed.toByteArray(), "detect", "-", "-o", "-");
    assertThat(gzip.out()).isEqualTo(PAIRS);
    assertThat(gzip.err()).as("the summary").contains("standard input: 2 circles, 2 boxes");
  }

  @Test
  void findsPairsBetweenTwoFiles() throws Exception {
    Path zones = Files.writeString(folder.resolve("zones.csv"), "id,x,y,radius\nball,100,101,1\n");
    assertThat(detect("--against", zones.toString()).exitCode()).isZero();
    assertThat(pairs).hasContent("a,b\nfar,ball\n");
  }

  @Test
  void parquetGoesInAndOut() throws Exception {
    Path parquet = folder.resolve("swarm.parquet");
    Path packed = folder.resolve("pairs.csv.gz");
    CaromRun.of("generate", "swarm", "--count", "500", "-o", parquet.toString());
    CaromRun carom = CaromRun.of("detect", parquet.toString(), "-o", packed.toString());
    assertThat(carom.err()).isEmpty();
    Path pairsParquet = folder.resolve("pairs.parquet");
    assertThat(
            CaromRun.of("detect", parquet.toString(), "-o", pairsParquet.toString(), "--contacts")
                .exitCode())
        .isZero();
    String csv;
    try (GZIPInputStream stream = new GZIPInputStream(Files.newInputStream(packed))) {
      csv = new String(stream.readAllBytes(), StandardCharsets.UTF_8);
    }
    assertThat(csv.lines().count()).isGreaterThan(200);
    assertThat(ParquetPairs.read(pairsParquet)).isEqualTo(csv);
  }

  @Test
  void theOrderIsTheSameForAnyNumberOfThreads() throws Exception {
    Path level = folder.resolve("level.csv");
    CaromRun.of("generate", "level", "--count", "20000", "-o", level.toString());
    Path one = folder.resolve("one.csv");
    Path three = folder.resolve("three.csv");
    CaromRun.of("detect", level.toString(), "-o", one.toString(), "--threads", "1");
    CaromRun.of("detect", level.toString(), "-o", three.toString(), "--threads", "3");
    assertThat(one).hasSameBinaryContentAs(three);
    assertThat(Files.size(one)).isGreaterThan(100_000);
  }

  @Test
  void countsAndLimits() throws Exception {
    assertThat(CaromRun.of("detect", shapes.toString(), "--count-only").out()).isEqualTo("2\n");
    CaromRun limited = detect("--limit", "1");
    assertThat(limited.out()).contains("pairs     1, touching counts; stopped at the limit");
    assertThat(pairs).hasContent("a,b\nball,wall\n");
  }

  @Test
  void scriptsGetJsonAndPeopleStatistics() throws Exception {
    CaromRun json = CaromRun.of("detect", shapes.toString(), "--json", "--stats");
    assertThat(json.out())
        .hasLineCount(1)
        .startsWith(
            "{\"shapes\":\""
                + shapes
                + "\",\"circles\":2,\"boxes\":2,\"capsules\":0,\"polygons\":0,\"pairs\":2,")
        .contains("\"touching\":\"count\"", "\"limited\":false", "\"bad_rows\":0")
        .contains("\"seconds\":", "\"seconds_reading\":", "\"densest\":[{\"min_x\":");
    assertThat(CaromRun.of("detect", shapes.toString(), "--stats").out())
        .contains("seconds   ", "reading", "searching", "counting", "densest   x ", ": 1 pair");
  }

  @Test
  void aBadRowEndsItAndLeavesNothing() throws Exception {
    Files.writeString(shapes, SHAPES + "odd,circle,1,2,\"1,5\",,\n");
    CaromRun carom = detect();
    assertThat(carom.exitCode()).isEqualTo(2);
    assertThat(carom.out()).isEmpty();
    assertThat(carom.err())
        .isEqualTo(
            "carom: "
                + shapes
                + ":6: column \"radius\": \"1,5\" is not a number (use a point, not a comma)\n");
    assertThat(files()).containsExactly("shapes.csv");
  }

  @Test
  void badRowsCanBeLeftOutAndKept() throws Exception {
    Files.writeString(shapes, SHAPES + "odd,circle,1,2,-5,,\nball,circle,1,2,3,,\nshort,box\n");
    Path rejects = folder.resolve("rejects.csv");
    CaromRun carom = detect("--skip-bad", "--rejects", rejects.toString());
    assertThat(carom.exitCode()).isZero();
    assertThat(carom.out())
        .contains("skipped   3 bad rows", ":6: column \"radius\": \"-5\" must not be negative");
    assertThat(pairs).hasContent(PAIRS);
    assertThat(rejects)
        .hasContent(
            """
            file,line,column,value,problem
            %1$s,6,radius,-5,must not be negative
            %1$s,7,id,ball,is already the id of an earlier row
            %1$s,8,,,"the row has 2 cells, but there are 7 columns"
            """
                .formatted(shapes));
  }

  @Test
  void rowsThatAreLeftOutAreMentionedWhereThereIsNoSummary() throws Exception {
    Files.writeString(shapes, SHAPES + "odd,circle,1,2,-5,,\nshort,box\n");
    String mention =
        "carom: skipped 2 bad rows; first: %s:6: column \"radius\": \"-5\" must not be negative\n"
            .formatted(shapes);
    assertThat(CaromRun.of("detect", shapes.toString(), "--skip-bad", "--count-only"))
        .isEqualTo(new CaromRun(0, "2\n", mention));
    assertThat(detect("--skip-bad", "--quiet")).isEqualTo(new CaromRun(0, "", mention));
    String picture = folder.resolve("picture.svg").toString();
    assertThat(CaromRun.of("render", shapes.toString(), "--skip-bad", "-o", picture))
        .isEqualTo(new CaromRun(0, "", mention));
  }

  @Test
  void pairsStandUnderTheirNumberAndBadRowsUnderTheirs() throws Exception {
    Files.writeString(shapes, SHAPES + "odd,circle,1,2,-5,,\n");
    assertThat(CaromRun.of("detect", shapes.toString(), "--skip-bad").out())
        .isEqualTo(
            """
            shapes    %1$s: 2 circles, 2 boxes
            pairs     2, touching counts
              ball  wall   depth 0.698837
              ball  brick  touch
            skipped   1 bad row
              %1$s:6: column "radius": "-5" must not be negative
            """
                .formatted(shapes));
  }

  @Test
  void nothingFromAFileControlsTheTerminal() throws Exception {
    String evil = "\u001b[2J\u009b31m\u202e\u2066\u200f\u0007\u2028";
    Path file = Files.writeString(folder.resolve("a" + evil + ".csv"), "id," + evil + "\n1,2\n");
    assertHarmless(CaromRun.of("detect", file.toString()));
    assertHarmless(CaromRun.of("detect", file + "-missing.csv"));
    assertHarmless(CaromRun.of("detect", file.toString(), evil));
    assertHarmless(CaromRun.of("pair", evil, "box 0 0 1 1"));
    Files.writeString(
        file,
        "id,kind,x,y,radius\n" + evil + ",circle,0,0,1\nb,circle,0,0,1\nc," + evil + ",0,0,1\n");
    assertHarmless(CaromRun.of("detect", file.toString()));
    assertHarmless(CaromRun.of("detect", file.toString(), "--skip-bad"));
    assertHarmless(CaromRun.of("detect", file.toString(), "--skip-bad", "--count-only"));
    assertHarmless(CaromRun.of("detect", file.toString(), "--skip-bad", "--json"));
    Path output = folder.resolve(evil + "pairs.csv");
    assertHarmless(CaromRun.of("detect", file.toString(), "--skip-bad", "-o", output.toString()));
  }

  private static void assertHarmless(CaromRun carom) {
    assertThat(carom.out() + carom.err())
        .isNotEmpty()
        .doesNotContainPattern("[\\p{Cntrl}&&[^\n]]")
        .doesNotContainPattern("[\u0080-\u009f\u200e\u200f\u2028-\u202e\u2066-\u2069]");
  }

  @Test
  @EnabledOnOs(OS.LINUX)
  void aFileThatIsWrittenOverKeepsItsPermissions() throws Exception {
    for (String name : new String[] {"pairs.csv", "pairs.parquet"}) {
      Path secret = Files.writeString(folder.resolve(name), "old");
      Files.setPosixFilePermissions(secret, PosixFilePermissions.fromString("rw-r-----"));
      CaromRun.of("detect", shapes.toString(), "-o", secret.toString());
      assertThat(Files.size(secret)).isGreaterThan(3);
      assertThat(PosixFilePermissions.toString(Files.getPosixFilePermissions(secret)))
          .isEqualTo("rw-r-----");
    }
  }

  @Test
  void outputsOfUnknownKindsAreRefused() throws Exception {
    for (String name : new String[] {"pairs.json", "pairs.xlsx", "pairs.csv.bz2", "pairs"}) {
      String output = folder.resolve(name).toString();
      assertThat(CaromRun.of("detect", shapes.toString(), "-o", output))
          .isEqualTo(
              new CaromRun(
                  2,
                  "",
                  "carom: -o must end in .csv or .jsonl (both also with .gz or .zst) or .parquet,"
                      + " or be - for standard output, but was "
                      + output
                      + "\n"));
    }
    String rejects = folder.resolve("rejects.parquet").toString();
    assertThat(detect("--skip-bad", "--rejects", rejects).err())
        .isEqualTo("carom: --rejects must end in .csv, but was " + rejects + "\n");
    assertThat(files()).containsExactly("shapes.csv");
  }

  @Test
  void aHeaderWithoutRowsHasNoPairs() throws Exception {
    Files.writeString(shapes, "id,x,y,radius\n");
    assertThat(detect().exitCode()).isZero();
    assertThat(pairs).hasContent("a,b\n");
  }

  @Test
  void missingAndEmptyFilesAreExplained() throws Exception {
    assertThat(CaromRun.of("detect", "missing.csv"))
        .isEqualTo(new CaromRun(2, "", "carom: file not found: missing.csv\n"));
    Files.writeString(shapes, "");
    CaromRun empty = CaromRun.of("detect", shapes.toString());
    assertThat(empty.exitCode()).isEqualTo(2);
    assertThat(empty.err()).startsWith("carom: " + shapes + " is empty;");
  }

  @Test
  void filesThatAreNotWhatTheyAreCalledAreExplained() throws Exception {
    Path text = Files.writeString(folder.resolve("text.parquet"), SHAPES);
    CaromRun parquet = CaromRun.of("detect", text.toString());
    assertThat(parquet.exitCode()).isEqualTo(2);
    assertThat(parquet.err()).contains("text.parquet is not a Parquet file").hasLineCount(1);
  }

  @Test
  void optionsThatDoNotFitAreRefused() throws Exception {
    for (String[] options :
        new String[][] {
          {"--contacts"},
          {"--count-only", "--json"},
          {"--rejects", "r.csv"},
          {"--limit", "-1"},
          {"--threads", "0"},
          {"--threads", "1025"},
          {"--touching", "sometimes"},
          {"--quiet", "--stats"}
        }) {
      String[] arguments =
          Stream.concat(Stream.of("detect", shapes.toString()), Stream.of(options))
              .toArray(String[]::new);
      CaromRun carom = CaromRun.of(arguments);
      assertThat(carom.exitCode()).as(List.of(options).toString()).isEqualTo(2);
      assertThat(carom.err()).startsWith("carom: ").doesNotContain("\tat ");
    }
  }

  @Test
  void theArchiveAloneSaysHowToWorkOnACluster() throws Exception {
    CaromRun carom = CaromRun.of("detect", "a.csv", "--on", "local[2]");
    assertThat(carom.exitCode()).isEqualTo(2);
    assertThat(carom.err())
        .startsWith("carom: --on requires the script: ./carom detect a.csv --on local[2];")
        .contains("spark-submit", "docs/cluster.md")
        .hasLineCount(1);
  }

  @Test
  void settingsForSparkAreCheckedFirst() throws Exception {
    assertThat(CaromRun.of("detect", "a.csv", "--on", "local[2]", "--conf", "spark.log.level"))
        .isEqualTo(
            new CaromRun(
                2,
                "",
                "carom: --conf must be KEY=VALUE, for example --conf spark.executor.memory=4g, but"
                    + " was spark.log.level\n"));
    assertThat(CaromRun.of("detect", "a.csv", "--conf").err())
        .startsWith("carom: --conf needs a value: KEY=VALUE\n");
    assertThat(CaromRun.of("detect", "a.csv", "--conf", "").err())
        .isEqualTo(
            "carom: --conf must be KEY=VALUE, for example --conf spark.executor.memory=4g, but was"
                + " empty\n");
    assertThat(CaromRun.of("detect", "a.csv", "--conf", "a=b", "--conf=c=d"))
        .isEqualTo(
            new CaromRun(
                2,
                "",
                "carom: --conf applies to Spark only; add --on MASTER, for example --on \"local[2]\"\n"));
    assertThat(CaromRun.of("detect", "a.csv", "--overwrite").err())
        .startsWith("carom: --overwrite applies to Spark only;");
  }

  @Test
  void theInputIsNotWrittenOver() throws Exception {
    Path link = Files.createSymbolicLink(folder.resolve("link.csv"), shapes);
    Path around = Files.createSymbolicLink(folder.resolve("around"), folder);
    String input = shapes.toString();
    String byDirectory = around.resolve(shapes.getFileName()).toString();
    for (String output : new String[] {input, link.toString(), byDirectory}) {
      for (String[] options :
          new String[][] {{"-o", output}, {"--skip-bad", "--rejects", output}}) {
        String[] arguments =
            Stream.concat(Stream.of("detect", input), Stream.of(options)).toArray(String[]::new);
        assertThat(CaromRun.of(arguments))
            .isEqualTo(
                new CaromRun(
                    2,
                    "",
                    "carom: %s is an input of this command; choose another output file\n"
                        .formatted(output)));
        assertThat(shapes).hasContent(SHAPES);
      }
    }
  }

  @Test
  void aMistakeIsAnsweredWithAnExampleOfTheSameCommand() throws Exception {
    assertThat(CaromRun.of("detect", "a.csv", "--nonsense").err())
        .contains("unknown option --nonsense", "example: carom detect shapes.csv");
  }

  @Test
  void twoResultsDoNotGoToOneFile() throws Exception {
    String both = folder.resolve("both.csv").toString();
    CaromRun carom =
        CaromRun.of("detect", shapes.toString(), "-o", both, "--skip-bad", "--rejects", both);
    assertThat(carom)
        .isEqualTo(
            new CaromRun(
                2, "", "carom: two outputs would go to " + both + "; choose different files\n"));
    assertThat(Path.of(both)).doesNotExist();
  }

  @Test
  void aPictureMustHaveTheNameOfOne() throws Exception {
    Path picture = folder.resolve("picture.pdf");
    CaromRun carom = CaromRun.of("detect", shapes.toString(), "--svg", picture.toString());
    assertThat(carom)
        .isEqualTo(
            new CaromRun(
                2, "", "carom: the picture must end in .svg or .png, but was " + picture + "\n"));
    assertThat(picture).doesNotExist();
  }

  @Test
  void anOutputThatCannotBeWrittenIsExitCodeOne() throws Exception {
    String missing = folder.resolve("missing").resolve("pairs.csv").toString();
    CaromRun carom = CaromRun.of("detect", shapes.toString(), "-o", missing);
    assertThat(carom.exitCode()).isEqualTo(1);
    assertThat(carom.err())
        .isEqualTo(
            "carom: cannot write %s: no such directory: %s\n"
                .formatted(missing, folder.resolve("missing")));
  }

  @Test
  void aFailureLeavesWhatWasThere() throws Exception {
    Files.writeString(pairs, "precious\n");
    String nowhere = folder.resolve("missing").resolve("picture.svg").toString();
    assertThat(detect("--svg", nowhere).exitCode()).isEqualTo(1);
    assertThat(pairs).hasContent("precious\n");
    assertThat(files()).containsExactly("pairs.csv", "shapes.csv");
  }

  @Test
  @EnabledOnOs(OS.LINUX)
  void aFullDiskEndsWithAMessage() throws Exception {
    CaromRun carom = CaromRun.of("detect", shapes.toString(), "-o", "/dev/full");
    assertThat(carom.exitCode()).isEqualTo(1);
    assertThat(carom.err()).isEqualTo("carom: cannot write /dev/full: No space left on device\n");
  }

  @Test
  @EnabledOnOs(OS.LINUX)
  void aClosedPipeEndsItQuietly() throws Exception {
    Path level = folder.resolve("level.csv");
    CaromRun.of("generate", "level", "--count", "20000", "-o", level.toString());
    Process process = CaromProcess.start(List.of(), "detect", level.toString(), "-o", "-");
    process.getInputStream().close();
    CaromRun carom = new CaromRun(process.waitFor(), "", errors(process));
    assertThat(carom.exitCode()).as("as of a program that SIGPIPE ends").isEqualTo(141);
    assertThat(carom.err()).isEmpty();
  }

  @Test
  void manyShapesAtOnePlaceAreCountedWithoutListingTheirPairs() throws Exception {
    Files.writeString(shapes, "x,y,radius\n" + "0,0,1\n".repeat(60_000) + "9,9,1\n" + "1.5,0,1\n");
    long pairs = 60_000L * 59_999 / 2 + 60_000;
    assertThat(CaromRun.of("detect", shapes.toString(), "--count-only").out())
        .isEqualTo(pairs + "\n");
    CaromRun carom = CaromRun.of("detect", shapes.toString(), "--stats");
    assertThat(carom.out())
        .contains("pairs     1,800,030,000, touching counts\n  1  2   depth 2\n  1  3   depth 2\n")
        .contains(": 1,799,970,000 pairs\n");
  }

  /** All at one place: millions of pairs, so that there is time to end it while it writes. */
  @Test
  @EnabledOnOs(OS.LINUX)
  void anInterruptedRunLeavesNoHalfFile() throws Exception {
    StringBuilder crowd = new StringBuilder("x,y,radius\n");
    for (int k = 0; k < 15_000; k++) {
      crowd.append("0,0,1\n");
    }
    Files.writeString(shapes, crowd);
    Process process =
        CaromProcess.start(List.of(), "detect", shapes.toString(), "-o", pairs.toString());
    while (files().size() == 1 || beside().stream().noneMatch(file -> file.toFile().length() > 0)) {
      assertThat(process.isAlive()).isTrue();
      Thread.onSpinWait();
    }
    process.destroy();
    assertThat(process.waitFor()).isNotZero();
    assertThat(files()).containsExactly("shapes.csv");
  }

  @Test
  void tooLittleMemoryIsSaid() throws Exception {
    Path swarm = folder.resolve("swarm.csv");
    CaromRun.of("generate", "swarm", "--count", "300000", "-o", swarm.toString());
    CaromRun carom =
        CaromProcess.end(CaromProcess.start(List.of("-Xmx16m"), "detect", swarm.toString()));
    assertThat(carom.exitCode()).isEqualTo(1);
    assertThat(carom.err()).contains("do not fit into", "-Xmx8g").doesNotContain("\tat ");
  }

  /** Newer versions of Java first print a warning of their own. */
  @Test
  void aTemporaryDirectoryThatIsMissingIsNamed() throws Exception {
    String missing = folder.resolve("missing").toString();
    for (String ending : List.of(".parquet", ".csv.zst")) {
      String swarm = folder.resolve("swarm" + ending).toString();
      String needs = (ending.equals(".parquet") ? "compressed Parquet" : "zstd") + " needs";
      CaromRun.of("generate", "swarm", "--count", "10", "-o", swarm);
      CaromRun reading = runWithTemporaryDirectory(missing, "detect", swarm);
      assertThat(reading.exitCode()).isEqualTo(1);
      assertThat(reading.err())
          .endsWith(
              "carom: cannot read "
                  + swarm
                  + ": "
                  + needs
                  + " a temporary directory with permission to write and execute, but "
                  + missing
                  + " is not one; set another with"
                  + " JAVA_TOOL_OPTIONS=-Djava.io.tmpdir=DIRECTORY\n")
          .doesNotContain("\tat ");
      CaromRun writing =
          runWithTemporaryDirectory(missing, "generate", "swarm", "--count", "10", "-o", swarm);
      assertThat(writing.exitCode()).isEqualTo(1);
      assertThat(writing.err())
          .contains("carom: cannot write " + swarm + ": " + needs)
          .doesNotContain("\tat ");
    }
  }

  private static CaromRun runWithTemporaryDirectory(String directory, String... arguments)
      throws Exception {
    return CaromProcess.end(
        CaromProcess.start(List.of("-Djava.io.tmpdir=" + directory), arguments));
  }

  @Test
  void anErrorThatIsNotLackOfMemoryIsNotTakenForIt() {
    assertThat(Main.isMemoryFull(new OutOfMemoryError())).isTrue();
    assertThat(Main.isMemoryFull(new NoClassDefFoundError("Could not initialize class Some")))
        .isTrue();
    assertThat(Main.isMemoryFull(new NoClassDefFoundError("Some"))).isFalse();
    assertThat(Main.isMemoryFull(missingAfter("java.lang.OutOfMemoryError: Java heap space")))
        .isTrue();
    assertThat(Main.isMemoryFull(missingAfter("java.lang.UnsatisfiedLinkError: no snappy")))
        .isFalse();
  }

  /** Returns the error for a class whose initialization failed before. */
  private static Error missingAfter(String failure) {
    Error error = new NoClassDefFoundError("Could not initialize class Some");
    error.initCause(new ExceptionInInitializerError("Exception " + failure));
    return error;
  }

  private CaromRun detect(String... options) throws Exception {
    return CaromRun.of(
        Stream.concat(
                Stream.of("detect", shapes.toString(), "-o", pairs.toString()), Stream.of(options))
            .toArray(String[]::new));
  }

  private static String errors(Process process) throws IOException {
    return new String(process.getErrorStream().readAllBytes(), StandardCharsets.UTF_8);
  }

  private List<Path> beside() throws IOException {
    try (Stream<Path> files = Files.list(folder)) {
      return files.filter(file -> file.getFileName().toString().startsWith(".")).toList();
    }
  }

  private List<String> files() throws IOException {
    try (Stream<Path> files = Files.list(folder)) {
      return files.map(file -> file.getFileName().toString()).sorted().toList();
    }
  }
}
