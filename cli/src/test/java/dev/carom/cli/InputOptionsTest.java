// SPDX-License-Identifier: Apache-2.0
package dev.carom.cli;

import static org.assertj.core.api.Assertions.assertThat;

import com.github.luben.zstd.Zstd;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Files as other programs write them. */
class InputOptionsTest {
  private static final String PAIRS = "a,b\none,two\n";

  @TempDir Path folder;

  @Test
  void cellsMayBeSeparatedBySemicolonsOrTabs() throws Exception {
    String csv = "id,x,y,radius\none,0,0,1\ntwo,1.5,0,1\nfar,9,9,1\n";
    for (String separator : new String[] {";", "\t"}) {
      Files.writeString(folder.resolve("s.csv"), csv.replace(",", separator));
      assertThat(pairs("s.csv")).isEqualTo(new CaromRun(0, PAIRS, ""));
    }
  }

  @Test
  void zstdIsUnpacked() throws Exception {
    byte[] csv = "id,x,y,radius\none,0,0,1\ntwo,1.5,0,1\n".getBytes(StandardCharsets.UTF_8);
    Files.write(folder.resolve("s.csv"), Zstd.compress(csv));
    assertThat(pairs("s.csv")).isEqualTo(new CaromRun(0, PAIRS, ""));
    assertThat(CaromRun.withInput(Zstd.compress(csv), "detect", "-", "-o", "-", "--quiet"))
        .isEqualTo(new CaromRun(0, PAIRS, ""));
  }

  @Test
  void numbersMayHaveADecimalComma() throws Exception {
    write("s.csv", "id;x;y;radius\none;0;0;1,0\ntwo;1,5;0;1\n");
    assertThat(pairs("s.csv", "--decimal", ",")).isEqualTo(new CaromRun(0, PAIRS, ""));
    CaromRun point = pairs("s.csv", "--decimal", ".");
    assertThat(point.exitCode()).isEqualTo(2);
    assertThat(point.err())
        .isEqualTo(
            "carom: s.csv:2: column \"radius\": \"1,0\" is not a number (use a point, not a comma)\n");
    CaromRun picture =
        CaromRun.in(folder, "render", "s.csv", "--decimal", ",", "-o", "picture.svg");
    assertThat(picture).isEqualTo(new CaromRun(0, "", ""));
    assertThat(folder.resolve("picture.svg")).content().contains("2 shapes, 1 pair");
  }

  @Test
  void placesMayBePoints() throws Exception {
    write("p.csv", "id,x,y\none,0,0\ntwo,3,4\nfar,9,9\n");
    assertThat(pairs("p.csv", "--points", "--within", "5")).isEqualTo(new CaromRun(0, PAIRS, ""));
    CaromRun shapes = pairs("p.csv", "--within", "5");
    assertThat(shapes.exitCode()).isEqualTo(2);
    assertThat(shapes.err()).contains("to read x and y as points, use --points; found: id, x, y\n");
    assertThat(CaromRun.in(folder, "convert", "p.csv", "c.csv", "--points").exitCode()).isZero();
    assertThat(folder.resolve("c.csv")).content().startsWith("id,x,y,radius\none,0,0,0\n");
  }

  @Test
  void theDecimalSeparatorAppliesToBothFiles() throws Exception {
    write("a.csv", "id;x;y;radius\none;0,5;0;1\n");
    write("b.csv", "id,x,y,radius\ntwo,\"1,5\",0,1\n");
    assertThat(pairs("a.csv", "--against", "b.csv", "--decimal", ","))
        .isEqualTo(new CaromRun(0, PAIRS, ""));
    write("b.csv", "id,x,y,radius\ntwo,1.5,0,1\n");
    assertThat(pairs("a.csv", "--against", "b.csv", "--decimal", ",").err())
        .isEqualTo(
            "carom: b.csv:2: column \"x\": \"1.5\" is not a number (use a comma, not a point)\n");
  }

  @ParameterizedTest
  @ValueSource(strings = {";", "", ".,", "comma"})
  void otherDecimalSeparatorsAreRefused(String separator) throws Exception {
    write("s.csv", "id;x;y;radius\n");
    assertThat(pairs("s.csv", "--decimal", separator))
        .isEqualTo(
            new CaromRun(
                2,
                "",
                "carom: --decimal must be a point or a comma, but was "
                    + (separator.isEmpty() ? "empty" : separator)
                    + "\n"));
  }

  @Test
  void columnsMayHaveOtherNames() throws Exception {
    write("s.csv", "name,east,north,buffer_m\none,0,0,1\ntwo,1.5,0,1\n");
    String[] map = {
      "--map", "id=name", "--map", "x=east", "--map", "Y= North ", "--map", "radius=buffer_m"
    };
    assertThat(pairs("s.csv", map)).isEqualTo(new CaromRun(0, PAIRS, ""));
    CaromRun picture = CaromRun.in(folder, with(map, "render", "s.csv", "-o", "picture.svg"));
    assertThat(picture).isEqualTo(new CaromRun(0, "", ""));
    write("s.csv", "name,east,north,buffer_m\none,0,0,-1\n");
    assertThat(pairs("s.csv", map).err())
        .isEqualTo("carom: s.csv:2: column \"buffer_m\": \"-1\" must not be negative\n");
  }

  @Test
  void aMappingMayBeForOneOfTheFiles() throws Exception {
    write("a.csv", "id,x,y,buffer_m\none,0,0,1\n");
    write("b.csv", "id,x,y,radius\ntwo,1.5,0,1\n");
    String[] map = {"--map", "radius=buffer_m"};
    assertThat(pairs("a.csv", with(map, "--against", "b.csv")))
        .isEqualTo(new CaromRun(0, PAIRS, ""));
    assertThat(pairs("b.csv", with(map, "--against", "a.csv")))
        .isEqualTo(new CaromRun(0, "a,b\ntwo,one\n", ""));
    write("b.csv", "id,x,y,width,height\ntwo,1.5,0,2,2\n");
    assertThat(pairs("a.csv", with(map, "--against", "b.csv")))
        .as("boxes do not need it")
        .isEqualTo(new CaromRun(0, PAIRS, ""));
    write("b.csv", "id,x,y,r\ntwo,1.5,0,1\n");
    assertThat(pairs("a.csv", with(map, "--against", "b.csv")))
        .isEqualTo(
            new CaromRun(
                2,
                "",
                "carom: b.csv: missing column: buffer_m for radius; found: id, x, y, r. Did you mean"
                    + " radius for r?\n"));
  }

  @Test
  void aNameThatNoFileHasIsRefused() throws Exception {
    write("a.csv", "id,x,y,radius\none,0,0,1\n");
    write("b.csv", "id,x,y,radius\ntwo,1.5,0,1\n");
    assertThat(pairs("a.csv", "--map", "radius=buffer"))
        .isEqualTo(
            new CaromRun(2, "", "carom: a.csv has no column \"buffer\", which --map asks for\n"));
    assertThat(pairs("a.csv", "--against", "b.csv", "--map", "radius=buffer"))
        .isEqualTo(
            new CaromRun(
                2,
                "",
                "carom: neither a.csv nor b.csv has a column \"buffer\", which --map asks for\n"));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "x|--map must be COLUMN=NAME, for example --map x=east, but was x",
        "=east|--map must be COLUMN=NAME, for example --map x=east, but was =east",
        "x=|--map must be COLUMN=NAME, for example --map x=east, but was x=",
        "''|--map must be COLUMN=NAME, for example --map x=east, but was empty",
        "east=x|--map east=x: there is no column \"east\"; the columns are id, kind, x, y, radius, x2,"
            + " y2, width, height, angle, min_x, min_y, max_x, max_y, points, geometry,"
            + " clearance",
        "y=lat --map Y=north|--map Y=north: y is already read from \"lat\"",
        "y=lat --map x=LAT|--map x=LAT: \"LAT\" is already read as y",
      })
  void wrongMappingsAreRefused(String mapping, String message) {
    assertThat(pairs("s.csv", ("--map " + mapping).split(" ", -1)))
        .isEqualTo(new CaromRun(2, "", "carom: " + message + "\n"));
  }

  @Test
  void aDirectoryOrAPatternIsOneTable() throws Exception {
    Files.createDirectory(folder.resolve("shapes"));
    write("shapes/b.csv", "radius;id;x;y\n1;two;1.5;0\n");
    write("shapes/a.csv", "id,x,y,radius\none,0,0,1\n");
    write("shapes/_SUCCESS", "");
    write("shapes/.a.csv.crc", "");
    Files.createDirectory(folder.resolve("shapes/more.csv"));
    String shapes = folder.resolve("shapes").toString();
    assertThat(pairs(shapes)).isEqualTo(new CaromRun(0, PAIRS, ""));
    assertThat(pairs(shapes + "/*.csv")).isEqualTo(new CaromRun(0, PAIRS, ""));
    assertThat(pairs(shapes + "/[ab].{csv,parquet}")).isEqualTo(new CaromRun(0, PAIRS, ""));
    write("other.csv", "id,x,y,radius\none,9,0,1\n");
    assertThat(pairs("other.csv", "--against", shapes + "/?.csv"))
        .as("ids are unique within each side")
        .isEqualTo(new CaromRun(0, "a,b\n", ""));
    CaromRun summary = CaromRun.in(folder, "detect", shapes + "/*.csv");
    assertThat(summary.out()).startsWith("shapes    shapes/*.csv: 2 circles\n");
  }

  @Test
  void errorsInOneOfSeveralFilesNameIt() throws Exception {
    write("1.csv", "id,x,y,radius\none,0,0,1\n");
    write("2.csv", "id,x,y,radius\ntwo,0,0,1\none,0,0,1\n");
    String pattern = folder + "/?.csv";
    assertThat(pairs(pattern).err())
        .isEqualTo("carom: 2.csv:3: column \"id\": \"one\" is already the id of an earlier row\n");
    assertThat(pairs(pattern, "--skip-bad", "--rejects", "rejects.csv").out()).isEqualTo(PAIRS);
    assertThat(folder.resolve("rejects.csv")).content().contains("2.csv,3,id,one,");
    write("2.csv", "id,x,y,r\n");
    assertThat(pairs(pattern).err()).startsWith("carom: 2.csv: missing column: radius;");
  }

  @Test
  void noFilesAreRefused() throws Exception {
    Files.createDirectory(folder.resolve("empty"));
    assertThat(pairs(folder + "/*.csv"))
        .isEqualTo(new CaromRun(2, "", "carom: no file matches *.csv\n"));
    assertThat(pairs(folder + "/empty"))
        .isEqualTo(new CaromRun(2, "", "carom: no files in empty\n"));
    assertThat(pairs(folder + "/missing/*.csv"))
        .isEqualTo(new CaromRun(2, "", "carom: file not found: missing/*.csv\n"));
    assertThat(pairs(folder + "/[.csv").err()).startsWith("carom: [.csv is not a pattern: ");
  }

  @Test
  void aFileMayBeNamedLikeAPattern() throws Exception {
    write("[ab].csv", "id,x,y,radius\none,0,0,1\ntwo,1.5,0,1\n");
    write("a.csv", "id,x,y,radius\nother,0,0,1\n");
    assertThat(pairs(folder + "/[ab].csv")).isEqualTo(new CaromRun(0, PAIRS, ""));
  }

  @Test
  void outputsMustNotBeAmongTheInputs() throws Exception {
    write("a.csv", "id,x,y,radius\none,0,0,1\n");
    write("b.csv", "id,x,y,radius\ntwo,0,0,1\n");
    CaromRun run = CaromRun.in(folder, "detect", folder + "/*.csv", "-o", "b.csv");
    assertThat(run)
        .isEqualTo(
            new CaromRun(
                2, "", "carom: b.csv is an input of this command; choose another output file\n"));
  }

  private static String[] with(String[] some, String... more) {
    return Stream.concat(Stream.of(more), Stream.of(some)).toArray(String[]::new);
  }

  private void write(String name, String text) throws IOException {
    Files.writeString(folder.resolve(name), text);
  }

  /** Runs detect with the pairs on standard output. */
  private CaromRun pairs(String file, String... more) {
    String[] arguments = with(more, "detect", file, "-o", "-", "--quiet");
    return CaromRun.in(folder, arguments);
  }
}
