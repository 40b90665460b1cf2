// SPDX-License-Identifier: Apache-2.0
package dev.carom.io;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonToken;
import dev.carom.Box;
import dev.carom.Circle;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Pairs and shapes as JSON lines. */
class JsonLinesOutputTest {
  private static final long SEED = 20_018;

  @TempDir Path folder;

  @Test
  void aPairIsAnObject() throws IOException {
    ShapeTable shapes =
        ShapeTable.builder()
            .add("a \"1\" \\ \n\u0001ä\ud83d\ude00", new Circle(0, 0, 1))
            .add("7", new Box(0, 0, 4, 4))
            .build();
    assertThat(json(shapes, false, 1))
        .isEqualTo("{\"a\":\"a \\\"1\\\" \\\\ \\u000a\\u0001ä\ud83d\ude00\",\"b\":\"7\"}\n");
    assertThat(json(shapes, true, 1))
        .contains("\"b\":\"7\",\"normal_x\":")
        .contains(",\"depth\":1,");
  }

  @Test
  void idsThatAreNumbersStayNumbers() throws IOException {
    ShapeTable shapes =
        ShapeTable.builder().add(1, new Circle(0, 0, 1)).add(-5, new Circle(0, 0, 1)).build();
    assertThat(json(shapes, false, 1)).isEqualTo("{\"a\":1,\"b\":-5}\n");
  }

  @Test
  void cellsOfAnyLengthAreReadBack() throws IOException {
    List<String> cells = new ArrayList<>();
    for (int length : new int[] {0, 1, 1000, RowOutput.SIZE - 3, RowOutput.SIZE, 300_000}) {
      cells.add("ä\"".repeat(length));
    }
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    JsonLinesOutput output = new JsonLinesOutput(bytes);
    // Longer than the buffer, but not than Jackson allows.
    String longName = "n".repeat(45_000) + "\n".repeat(4_000);
    output.text("first");
    output.text(longName);
    output.endRow();
    for (String cell : cells) {
      output.text(cell);
      output.text(cell);
      output.endRow();
    }
    output.flush();
    String json = bytes.toString(StandardCharsets.UTF_8);
    assertThat(json.startsWith("{}\n")).as("an object without cells").isTrue();
    JsonParser parser = new JsonFactory().createParser(json);
    for (String cell : cells) {
      assertThat(parser.nextToken()).isEqualTo(JsonToken.START_OBJECT);
      if (!cell.isEmpty()) {
        assertThat(parser.nextFieldName()).isEqualTo("first");
        assertThat(parser.nextTextValue().equals(cell)).isTrue();
        assertThat(parser.nextFieldName()).isEqualTo(longName);
        assertThat(parser.nextTextValue().equals(cell)).isTrue();
      }
      assertThat(parser.nextToken()).isEqualTo(JsonToken.END_OBJECT);
    }
  }

  @Test
  void threadsChangeNothing() throws IOException {
    Randoms random = new Randoms(SEED);
    ShapeTable.Builder builder = ShapeTable.builder();
    for (int k = 0; k < 5_000; k++) {
      builder.add(k, new Circle(40 * random.next(), 40 * random.next(), 0.5));
    }
    ShapeTable shapes = builder.build();
    String one = json(shapes, true, 1);
    assertThat(one.lines().count()).isGreaterThan(5_000);
    assertThat(json(shapes, true, 3)).isEqualTo(one);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"s.jsonl", "s.ndjson", "s.jsonl.gz", "s.jsonl.zst", "s.csv.zst", "s.csv.gz"})
  void shapesAreReadBackAsTheSame(String name) throws IOException {
    for (String csv :
        new String[] {
          "id,x,y,radius\n",
          "id,x,y,radius\n a ,1,2,3\n",
          "kind,x,y,radius,min_x,min_y,max_x,max_y,width,height,angle,x2,y2,points\n"
              + "circle,0.1,2,3,,,,,,,,,,\n"
              + "box,,,,0,0,1,1,,,,,,\n"
              + "box,1,2,,,,,,3,4,30,,,\n"
              + "capsule,1,2,1e-5,,,,,,,,5,6,\n"
              + "polygon,,,0.5,,,,,,,,,,\"0 0, 4 0, 4 4, 1 1\"\n",
          "radius,wkt\n1,\"LINESTRING (0 0, 1 1, 2 0)\"\n,\"MULTIPOINT (0 0, 1 1)\"\n"
        }) {
      Path from = Files.writeString(folder.resolve("from.csv"), csv);
      ShapeTable shapes = new ShapeReader().read(from);
      Path to = folder.resolve(name);
      try (SafeFile file = SafeFile.at(to)) {
        ShapeWriter.write(shapes, file);
        file.commit();
      }
      boolean isPacked = !name.endsWith("n") && !name.endsWith("l");
      assertThat(Files.size(to)).isGreaterThan(isPacked ? 0 : -1);
      ShapeTable again = new ShapeReader().read(to);
      assertThat(rows(again)).isEqualTo(rows(shapes));
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"p.jsonl", "p.jsonl.gz", "p.jsonl.zst", "p.csv.zst", "p.csv"})
  void aWriterHasWrittenEverythingWhenItHasFinished(String name) throws IOException {
    ShapeTable shapes =
        ShapeTable.builder().add(1, new Circle(0, 0, 1)).add(2, new Circle(0, 0, 1)).build();
    Path target = folder.resolve(name);
    try (SafeFile file = SafeFile.at(target);
        PairWriter writer = PairWriter.to(file, shapes, shapes, true, 1)) {
      writer.write(0, 1);
      writer.finish();
      file.commit();
      assertThat(
              new ShapeReader()
                  .mapColumn("x", "point_x")
                  .mapColumn("y", "point_y")
                  .mapColumn("radius", "depth")
                  .withColumn("b")
                  .read(target)
                  .text("b", 0))
          .isEqualTo("2");
    }
  }

  private static List<String> rows(ShapeTable shapes) {
    List<String> rows = new ArrayList<>();
    for (int row = 0; row < shapes.size(); row++) {
      rows.add(shapes.id(row) + " " + shapes.kind(row) + " " + shapes.shape(row));
    }
    return rows;
  }

  private static String json(ShapeTable shapes, boolean contacts, int threads) throws IOException {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    try (PairWriter writer = PairWriter.toJsonLines(bytes, shapes, shapes, contacts, threads)) {
      PairDetector.among(shapes).forEachPair(writer::write);
      writer.finish();
    }
    return bytes.toString(StandardCharsets.UTF_8);
  }
}
