// SPDX-License-Identifier: Apache-2.0
package dev.carom.cli;

import static org.assertj.core.api.Assertions.assertThat;

import dev.carom.io.ShapeReader;
import dev.carom.io.ShapeTable;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class ConvertCommandTest {
  private static final String SHAPES =
      "id,net,kind,x,y,x2,y2,radius,width,height,angle,points,last.name\n"
          + "a,GND,circle,0.1,0,,,1,,,,,\"O'Neill, \"\"Jo\"\"\"\n"
          + "b,,box,0,0,,,,2,2,,,Ann\n"
          + "c,VCC,box,5,5,,,,2,1,30,,\n"
          + "d,VCC,capsule,0,0,4,0,0.5,,,,,\u00e4\n"
          + "e,,polygon,,,,,0.25,,,,\"0 0, 4 0, 4 4, 1 1\",\n";

  @TempDir Path folder;

  @ParameterizedTest
  @ValueSource(
      strings = {
        "out.csv",
        "out.csv.gz",
        "out.csv.zst",
        "out.jsonl",
        "out.jsonl.gz",
        "out.jsonl.zst",
        "out.parquet"
      })
  void everyFormatKeepsShapesAndOtherColumns(String name) throws IOException {
    Path from = write("in.csv", SHAPES);
    Path to = folder.resolve(name);
    assertThat(convert(from, to)).isEqualTo(new CaromRun(0, "", ""));
    assertThat(rows(to, "net", "last.name")).isEqualTo(rows(from, "net", "last.name"));
    Path again = folder.resolve("again.csv");
    assertThat(convert(to, again)).isEqualTo(new CaromRun(0, "", ""));
    Path directly = folder.resolve("directly.csv");
    assertThat(convert(from, directly)).isEqualTo(new CaromRun(0, "", ""));
    assertThat(again).hasSameTextualContentAs(directly);
  }

  @Test
  void geometriesStayGeometriesWhereTheyMust() throws IOException {
    Path from =
        write(
            "in.geojson",
            """
            {"type": "FeatureCollection", "features": [
            {"type": "Feature", "id": 1, "properties": {"name": "mast", "radius": 2},
             "geometry": {"type": "Point", "coordinates": [1, 2]}},
            {"type": "Feature", "id": 2, "properties": {"name": "pipe"},
             "geometry": {"type": "LineString", "coordinates": [[0, 0], [4, 0]]}}]}
            """);
    assertThat(print(from))
        .isEqualTo(
            "id,kind,x,y,radius,x2,y2,name\n"
                + "1,circle,1,2,2,,,mast\n"
                + "2,capsule,0,0,0,4,0,pipe\n");
    Files.writeString(from, Files.readString(from).replace("[4, 0]", "[4, 0], [4, 4]"));
    assertThat(print(from))
        .isEqualTo(
            "id,radius,geometry,name\n"
                + "1,2,POINT (1 2),mast\n"
                + "2,0,\"LINESTRING (0 0, 4 0, 4 4)\",pipe\n");
  }

  /** Otherwise, "height" would make the polygons boxes. */
  @Test
  void otherColumnsAreNotTakenForThoseOfShapes() throws IOException {
    Path from =
        write("in.csv", "id,height,kind,wkt\nbarn,7,x,\"POLYGON ((0 0, 4 0, 0 3, 0 0))\"\n");
    assertThat(print(from))
        .isEqualTo(
            "id,radius,geometry,height,kind\n" + "barn,0,\"POLYGON ((0 0, 4 0, 0 3, 0 0))\",7,x\n");
    Path to = folder.resolve("out.parquet");
    assertThat(convert(from, to)).isEqualTo(new CaromRun(0, "", ""));
    assertThat(rows(to, "height", "kind")).isEqualTo(rows(from, "height", "kind"));
    write("in.csv", "id,x,east,y,radius\n1,a,1,2,3\n");
    assertThat(CaromRun.of("convert", from.toString(), "-", "--map", "x=east"))
        .isEqualTo(new CaromRun(0, "id,radius,geometry,x\n1,3,POINT (1 2),a\n", ""));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '\0',
      value = {
        "id,x,y,radius,name\\n1,1,2,3,a\\n|--map id=name|id",
        "id,kind,x,y,radius,r,wkt\\n1,,,,5,6,POINT (1 2)\\n|--map radius=r|radius",
        "min_x,min_y,max_x,max_y,west\\n0,0,1,1,0\\n|--map min_x=west|min_x"
      })
  void namesThatWouldBeAmbiguousAreRefused(String csv, String option, String column)
      throws IOException {
    Path from = write("in.csv", csv.replace("\\n", "\n"));
    CaromRun run = CaromRun.of(("convert " + from + " - " + option).split(" "));
    assertThat(run)
        .isEqualTo(
            new CaromRun(
                2,
                "",
                "carom: "
                    + from
                    + ": column \""
                    + column
                    + "\" does not describe the shapes, but has the name of one that does; rename"
                    + " it\n"));
  }

  @Test
  void clearancesAreKept() throws IOException {
    Path from = write("in.csv", "id,x,y,radius,clearance\na,1,2,3,0.50\nb,1,2,3,\n");
    assertThat(print(from)).isEqualTo(Files.readString(from));
    assertThat(CaromRun.of("convert", from.toString(), "-", "--map", "clearance=gap"))
        .isEqualTo(
            new CaromRun(
                2,
                "",
                "carom: --map clearance does not apply to convert, which keeps clearances under"
                    + " their own name\n"));
  }

  @Test
  void severalFilesBecomeOne() throws IOException {
    write("a.csv", "id,x,y,radius\na,0,0,1\n");
    write("b.jsonl", "{\"id\":\"b\",\"x\":1,\"y\":2,\"radius\":3,\"note\":\"n\"}\n");
    assertThat(CaromRun.of("convert", folder.toString(), "-", "--format", "jsonl"))
        .isEqualTo(
            new CaromRun(
                0,
                "{\"id\":\"a\",\"x\":0,\"y\":0,\"radius\":1}\n"
                    + "{\"id\":\"b\",\"x\":1,\"y\":2,\"radius\":3,\"note\":\"n\"}\n",
                ""));
  }

  @Test
  void optionsOfInputFilesApply() throws IOException {
    Path from = write("in.csv", "name;x;y;radius\na;1,5;0;1\nb;one;0;1\n");
    Path rejects = folder.resolve("rejects.csv");
    CaromRun run =
        CaromRun.of(
            "convert",
            from.toString(),
            "-",
            "--decimal",
            ",",
            "--map",
            "id=name",
            "--skip-bad",
            "--rejects",
            rejects.toString());
    assertThat(run.exitCode()).isZero();
    assertThat(run.out()).isEqualTo("id,x,y,radius\na,1.5,0,1\n");
    assertThat(run.err()).startsWith("carom: skipped 1 bad row; first: ");
    assertThat(rejects).content().contains("one,is not a number");
    byte[] csv = "id,x,y,radius\na,1,0,1\n".getBytes(StandardCharsets.UTF_8);
    assertThat(CaromRun.withInput(csv, "convert", "-", "-"))
        .isEqualTo(new CaromRun(0, "id,x,y,radius\na,1,0,1\n", ""));
  }

  @Test
  void wrongArgumentsAreExplained() throws IOException {
    Path from = write("in.csv", "id,x,y,radius\na,1,2,3\n");
    assertThat(convert(from, from))
        .isEqualTo(
            new CaromRun(
                2,
                "",
                "carom: " + from + " is an input of this command; choose another output file\n"));
    assertThat(convert(from, folder.resolve("out.xlsx")).err())
        .isEqualTo(
            "carom: OUTPUT must end in .csv or .jsonl (both also with .gz or .zst) or .parquet, or"
                + " be - for standard output, but was "
                + folder.resolve("out.xlsx")
                + "\n");
    assertThat(CaromRun.of("convert", from.toString()).err())
        .startsWith("carom: OUTPUT is missing: file to write");
    assertThat(CaromRun.of("convert").err()).startsWith("carom: SHAPES is missing: a file of");
    assertThat(CaromRun.of("convert", "a.csv", "b.csv", "c.csv").err())
        .startsWith("carom: unexpected argument c.csv");
    assertThat(CaromRun.of("convert", "a.csv", "b.csv", "--against", "c.csv").err())
        .startsWith("carom: unknown option --against");
    assertThat(CaromRun.of("convert", "no.csv", "-"))
        .isEqualTo(new CaromRun(2, "", "carom: file not found: no.csv\n"));
    Path nowhere = folder.resolve("no/out.csv");
    assertThat(convert(from, nowhere))
        .isEqualTo(
            new CaromRun(
                1,
                "",
                "carom: cannot write "
                    + nowhere
                    + ": no such directory: "
                    + nowhere.getParent()
                    + "\n"));
  }

  @Test
  void aFileThatCannotBeConvertedIsNotWritten() throws IOException {
    Path from = write("in.csv", "id,x,y,radius\na,1,2,-3\n");
    Path to = write("out.csv", "old");
    assertThat(convert(from, to).exitCode()).isEqualTo(2);
    assertThat(to).hasContent("old");
    assertThat(folder).isDirectoryNotContaining(file -> file.getFileName().startsWith("."));
  }

  private Path write(String name, String text) throws IOException {
    return Files.writeString(folder.resolve(name), text);
  }

  private static CaromRun convert(Path from, Path to) {
    return CaromRun.of("convert", from.toString(), to.toString());
  }

  private static String print(Path from) {
    return CaromRun.of("convert", from.toString(), "-").out();
  }

  private static List<String> rows(Path file, String... columns) throws IOException {
    ShapeTable shapes = new ShapeReader().keepColumns().read(file);
    List<String> rows = new ArrayList<>();
    for (int row = 0; row < shapes.size(); row++) {
      StringBuilder text = new StringBuilder(shapes.id(row));
      for (String column : columns) {
        text.append('|').append(shapes.text(column, row));
      }
      rows.add(text + " " + shapes.kind(row) + " " + shapes.shape(row));
    }
    return rows;
  }
}
