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
            + " y2, width, height, angle, min_x, min_y, max_x, max_y, points",
        "y=lat --map Y=north|--map Y=north: y is already read from \"lat\"",
        "y=lat --map x=LAT|--map x=LAT: \"LAT\" is already read as y",
      })
  void wrongMappingsAreRefused(String mapping, String message) {
    assertThat(pairs("s.csv", ("--map " + mapping).split(" ", -1)))
        .isEqualTo(new CaromRun(2, "", "carom: " + message + "\n"));
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
