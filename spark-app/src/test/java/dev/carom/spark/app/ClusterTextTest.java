// SPDX-License-Identifier: Apache-2.0
package dev.carom.spark.app;

import static dev.carom.spark.app.ClusterRun.detect;
import static org.assertj.core.api.Assertions.assertThat;

import dev.carom.cli.OneMachine;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.zip.GZIPOutputStream;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Text in files is what it is on one machine: read, refused and written. */
class ClusterTextTest {
  private static final String LATIN_1 =
      "id,x,y,radius\na,0,0,1\n\"gr\u00fcn\",9,0,1\ngr\u00e4n,9,0,1\n";

  @TempDir Path folder;

  private Path write(String name, byte[] bytes) throws IOException {
    Path file = folder.resolve(name);
    if (!name.endsWith(".gz")) {
      return Files.write(file, bytes);
    }
    try (OutputStream packed = new GZIPOutputStream(Files.newOutputStream(file))) {
      packed.write(bytes);
    }
    return file;
  }

  private static byte[] latin1(String text) {
    return text.getBytes(StandardCharsets.ISO_8859_1);
  }

  /** Replaced, two ids would be one. */
  @Test
  void idsThatAreNotUtf8AreRefusedAsOnOneMachine() throws Exception {
    Path pairs = folder.resolve("pairs.csv");
    for (String name : new String[] {"shapes.csv", "my shapes%20.csv", "shapes.csv.gz"}) {
      Path shapes = write(name, latin1(LATIN_1));
      String refusal = OneMachine.refusal("detect", shapes);
      assertThat(refusal)
          .contains(name + ":3: byte 0xFC is not valid UTF-8; in windows-1252", "\"gr\u00fcn\"");
      assertThat(detect(shapes, "--skip-bad", "-o", pairs))
          .isEqualTo(new ClusterRun(2, "", refusal));
      assertThat(pairs).doesNotExist();
    }
  }

  @Test
  void aFileOfManyThatIsNotUtf8IsNamed() throws Exception {
    Path directory = Files.createDirectory(folder.resolve("many"));
    Files.writeString(directory.resolve("1.csv"), "id,x,y,radius\nb,0,0,1\n");
    Files.write(directory.resolve("2.csv"), latin1(LATIN_1));
    assertThat(detect(directory).err())
        .startsWith("carom: ")
        .contains("many/2.csv:3: byte 0xFC is not valid UTF-8; ")
        .hasLineCount(1);
  }

  @Test
  void aHeaderThatIsNotUtf8IsRefused() throws Exception {
    Path shapes = write("shapes.csv", latin1("id,gr\u00f6\u00dfe,x,y,radius\na,1,0,0,1\n"));
    assertThat(detect(shapes).err()).isEqualTo(OneMachine.refusal("detect", shapes));
  }

  @Test
  void theReplacementCharacterIsPartOfAnIdIfTheFileHasIt() throws Exception {
    Path shapes = folder.resolve("shapes.csv");
    Path pairs = folder.resolve("pairs.csv");
    Files.writeString(shapes, "id,x,y,radius\na\uFFFD,0,0,1\n\uFFFD,1,0,1\n");
    assertThat(detect(shapes, "-o", pairs, "--quiet")).isEqualTo(new ClusterRun(0, "", ""));
    assertThat(CsvRows.of(pairs)).containsExactly(List.of("a\uFFFD", "\uFFFD"));
  }

  @Test
  void otherFormatsAreRecognisedAsOnOneMachine() throws Exception {
    ByteArrayOutputStream zip = new ByteArrayOutputStream();
    try (ZipOutputStream archive = new ZipOutputStream(zip)) {
      archive.putNextEntry(new ZipEntry("[Content_Types].xml"));
    }
    byte[][] starts = {
      zip.toByteArray(),
      latin1("PK\u0003\u0004shapes.csv"),
      latin1("BZh91AY&SY"),
      latin1("\u00fd7zXZ\0"),
      latin1("ARROW1"),
      latin1("%PDF-1.7"),
      latin1("PAR1"),
    };
    for (byte[] start : starts) {
      Path shapes = write("shapes.csv", start);
      assertThat(detect(shapes)).isEqualTo(refusedAsOnOneMachine(shapes));
    }
  }

  @Test
  void zstdIsRefused() throws Exception {
    Path shapes = write("shapes.csv", latin1("\u0028\u00b5\u002f\u00fd"));
    ClusterRun run = detect(shapes);
    assertThat(run.exitCode()).isEqualTo(2);
    assertThat(run.err()).contains("shapes.csv is compressed with zstd; decompress it first");
  }

  @Test
  void otherFormatsAreNotTakenForParquet() throws Exception {
    Path shapes = write("shapes.parquet", latin1("ARROW1 and so on"));
    assertThat(detect(shapes)).isEqualTo(refusedAsOnOneMachine(shapes));
    write("shapes.parquet", latin1("id,x,y,radius\n"));
    assertThat(detect(shapes)).isEqualTo(refusedAsOnOneMachine(shapes));
  }

  /** Other programs trim spaces that are not quoted. */
  @Test
  void idsAreWrittenWithTheQuotesOfOneMachine() throws Exception {
    Path shapes = folder.resolve("shapes.csv");
    Files.writeString(
        shapes,
        "id,x,y,radius\n\" a\",0,0,1\n\"b \",0,0,1\n\"c,\"\"\r\n\",0,0,1\n'#\\\t,0,0,1\n\u00fc \uD83D\uDE00,0,0,1\n");
    Path here = folder.resolve("here.csv");
    Path there = folder.resolve("there.csv");
    OneMachine.carom("detect", shapes, "--quiet", "-o", here, "--contacts");
    assertThat(detect(shapes, "-o", there, "--quiet", "--contacts"))
        .isEqualTo(new ClusterRun(0, "", ""));
    assertThat(CsvRows.text(there)).isEqualTo(Files.readString(here));
  }

  @Test
  void namesOfOutputsTellTheirFormat() {
    Path shapes = folder.resolve("shapes.csv");
    for (String name : new String[] {"p.json", "p.xlsx", "p.csv.zst", "p.gz", "p", "p.csv.bz2"}) {
      assertThat(detect(shapes, "-o", name))
          .isEqualTo(
              new ClusterRun(
                  2,
                  "",
                  "carom: -o must end in .csv, .csv.gz or .parquet, but was " + name + "\n"));
      assertThat(detect(shapes, "--skip-bad", "--rejects", name))
          .isEqualTo(
              new ClusterRun(
                  2,
                  "",
                  "carom: --rejects must end in .csv, .csv.gz or .parquet, but was "
                      + name
                      + "\n"));
    }
  }

  /** Executors have working directories of their own, and would leave the pairs there. */
  @Test
  void aRelativeNameMeansTheSameToAllMachines() throws Exception {
    Path shapes = folder.resolve("shapes.csv");
    Files.writeString(shapes, "id,x,y,radius\na,0,0,1\nb,1,0,1\n");
    for (String name : new String[] {"pairs.csv", "pairs.csv.gz"}) {
      Path pairs = folder.resolve(name);
      Path relative = Path.of("").toAbsolutePath().relativize(pairs);
      assertThat(detect(shapes, "-o", relative, "--quiet")).isEqualTo(new ClusterRun(0, "", ""));
      assertThat(CsvRows.of(pairs)).containsExactly(List.of("a", "b"));
    }
  }

  @Test
  void aSlashAtTheEndOfAnOutputMeansTheSameDirectory() throws Exception {
    Path shapes = folder.resolve("shapes.csv");
    Files.writeString(shapes, "id,x,y,radius\na,0,0,1\nb,1,0,1\n");
    Path pairs = folder.resolve("Pairs.CSV.GZ");
    assertThat(detect(shapes, "-o", pairs + "/", "--quiet")).isEqualTo(new ClusterRun(0, "", ""));
    assertThat(CsvRows.of(pairs)).containsExactly(List.of("a", "b"));
  }

  /** Spark takes the end of the first line for that of all, and the rest for a part of cells. */
  @Test
  void linesMayEndInDifferentWaysUnlessCellsHaveLineBreaks() throws Exception {
    Path shapes = folder.resolve("shapes.csv");
    Path here = folder.resolve("here.csv");
    Path there = folder.resolve("there.csv");
    Files.writeString(shapes, "x,y,radius,id\n0,0,1,a\r\n0,0,1,\"b\"\n\r\n0,0,1,c\r0,0,1,d");
    OneMachine.carom("detect", shapes, "--quiet", "-o", here);
    assertThat(detect(shapes, "-o", there, "--quiet")).isEqualTo(new ClusterRun(0, "", ""));
    assertThat(CsvRows.sorted(there)).hasSize(6).isEqualTo(CsvRows.sorted(here));

    Files.writeString(shapes, "x,y,radius,id\n0,0,1,a\r\n0,0,1,\"b\nc\"\r\n");
    assertThat(detect(shapes))
        .isEqualTo(
            new ClusterRun(
                2,
                "",
                "carom: "
                    + shapes
                    + " has line breaks in cells and mixed line endings; on a cluster, all lines must"
                    + " end in LF, or all in CRLF\n"));
  }

  /** The number that is the id where there are no ids: not of a line, and not of a header. */
  @Test
  void rowsAreCountedAsOnOneMachine() throws Exception {
    Path shapes = folder.resolve("shapes.csv");
    Files.writeString(
        shapes, "\nx,note,y,radius\n\n0,\"two\n\nlines\",0,1\n\n1,,0,-1\n\n1,,0,1\n,\n1,,0,2\n\n");
    Path here = folder.resolve("here.csv");
    Path there = folder.resolve("there.csv");
    Path rejects = folder.resolve("rejects.csv");
    OneMachine.carom("detect", shapes, "--skip-bad", "--quiet", "-o", here);
    detect(shapes, "--skip-bad", "--quiet", "-o", there, "--rejects", rejects);
    assertThat(CsvRows.sorted(there)).hasSize(3).isEqualTo(CsvRows.sorted(here));
    assertThat(CsvRows.of(rejects)).extracting(row -> row.get(1)).containsExactly(2.0, 4.0);
  }

  private static ClusterRun refusedAsOnOneMachine(Path shapes) {
    return new ClusterRun(2, "", OneMachine.refusal("detect", shapes));
  }
}
