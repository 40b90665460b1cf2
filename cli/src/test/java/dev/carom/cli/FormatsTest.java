// SPDX-License-Identifier: Apache-2.0
package dev.carom.cli;

import static org.assertj.core.api.Assertions.assertThat;

import dev.carom.io.SafeFile;
import dev.carom.io.ShapeReader;
import dev.carom.io.ShapeWriter;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Files of all formats, in and out. */
class FormatsTest {
  private static final String GEO =
      """
      {"type": "FeatureCollection", "features": [
      {"type": "Feature", "id": "a", "properties": {"owner": "Ann", "radius": 1},
       "geometry": {"type": "Point", "coordinates": [0, 0]}},
      {"type": "Feature", "id": "b", "properties": {"owner": "Bob"},
       "geometry": {"type": "LineString", "coordinates": [[1, -5], [1, 5], [9, 5]]}},
      {"type": "Feature", "id": "c", "properties": {"owner": "Ann"},
       "geometry": {"type": "Polygon", "coordinates": [[[0, 0], [2, 0], [0, 2], [0, 0]]]}}]}
      """;

  @TempDir Path folder;

  @Test
  void geoJsonIsDetected() throws IOException {
    Path file = Files.writeString(folder.resolve("zones.geojson"), GEO);
    assertThat(CaromRun.of("detect", file.toString(), "-o", "-", "--quiet", "--keep"))
        .isEqualTo(
            new CaromRun(0, "a,b,a_owner,b_owner\na,b,Ann,Bob\na,c,Ann,Ann\nb,c,Bob,Ann\n", ""));
    assertThat(
            CaromRun.withInput(
                GEO.getBytes(StandardCharsets.UTF_8),
                "detect",
                "-",
                "--group",
                "owner",
                "-o",
                "-",
                "--quiet",
                "--format",
                "jsonl"))
        .isEqualTo(new CaromRun(0, "{\"a\":\"a\",\"b\":\"b\"}\n{\"a\":\"b\",\"b\":\"c\"}\n", ""));
    assertThat(CaromRun.of("detect", file.toString()).out())
        .contains(": 1 circle, 1 capsule, 1 polygon\n");
    Path picture = folder.resolve("picture.svg");
    assertThat(CaromRun.of("render", file.toString(), "-o", picture.toString()))
        .isEqualTo(new CaromRun(0, "", ""));
    assertThat(picture).content().contains("3 shapes, 3 pairs");
  }

  @Test
  void parquetMayComeFromStandardInput() throws IOException {
    Path csv = Files.writeString(folder.resolve("s.csv"), "id,x,y,radius\na,0,0,1\nb,1,0,1\n");
    Path parquet = folder.resolve("s.parquet");
    try (SafeFile file = SafeFile.at(parquet)) {
      ShapeWriter.write(new ShapeReader().read(csv), file);
      file.commit();
    }
    byte[] bytes = Files.readAllBytes(parquet);
    assertThat(CaromRun.withInput(bytes, "detect", "-", "-o", "-", "--quiet"))
        .isEqualTo(new CaromRun(0, "a,b\na,b\n", ""));
    byte[] half = java.util.Arrays.copyOf(bytes, bytes.length / 2);
    assertThat(CaromRun.withInput(half, "detect", "-"))
        .isEqualTo(
            new CaromRun(
                2,
                "",
                "carom: standard input is damaged: it starts like a Parquet file but cannot be read"
                    + " as one\n"));
  }

  @Test
  void theFormatIsForStandardOutput() throws IOException {
    Path csv = Files.writeString(folder.resolve("s.csv"), "id,x,y,radius\na,0,0,1\n");
    String message =
        "carom: --format applies to standard output only; the name of a file says its format\n";
    assertThat(CaromRun.of("detect", csv.toString(), "--format", "jsonl"))
        .isEqualTo(new CaromRun(2, "", message));
    assertThat(CaromRun.of("generate", "level", "-o", csv.toString(), "--format", "csv"))
        .isEqualTo(new CaromRun(2, "", message));
    assertThat(CaromRun.of("detect", csv.toString(), "-o", "-", "--format", "xml").err())
        .startsWith("carom: --format must be csv or jsonl, but was xml");
    assertThat(
            CaromRun.of("generate", "swarm", "--count", "1", "-o", "-", "--format", "jsonl").out())
        .startsWith("{\"id\":1,\"x\":");
    assertThat(CaromRun.of("detect", csv.toString(), "--format", "csv", "--on", "local").err())
        .startsWith("carom: a cluster does not support --format; run without --on");
  }

  @Test
  void wrongFilesAreExplained() throws IOException {
    Path file = folder.resolve("zones.geojson");
    Files.writeString(file, GEO.replace("[0, 0], [2, 0], [0, 2], [0, 0]", "[0, 0], [2, 0]"));
    assertThat(CaromRun.of("detect", file.toString()))
        .isEqualTo(
            new CaromRun(
                2,
                "",
                "carom: "
                    + file
                    + ", feature 3: column \"geometry\": \"Polygon\" is not a valid polygon: the"
                    + " outline must have at least 3 corners, but has 2\n"));
    String half = GEO.substring(0, GEO.length() / 2);
    Files.writeString(file, half);
    assertThat(CaromRun.of("detect", file.toString()).err())
        .isEqualTo(
            "carom: "
                + file
                + ":"
                + half.lines().count()
                + ": the file ends in the middle of a value; it is not complete\n");
    Files.writeString(file, GEO.replace("\"radius\": 1", "\"radius\": \"\u001b[31m\""));
    assertThat(CaromRun.of("detect", file.toString()).err()).doesNotContain("\u001b");
  }
}
