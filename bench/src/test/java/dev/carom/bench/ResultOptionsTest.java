// SPDX-License-Identifier: Apache-2.0
package dev.carom.bench;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.google.gson.Gson;
import com.google.gson.JsonArray;
import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import dev.carom.cli.CaromRun;
import dev.carom.cli.Failure;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import picocli.CommandLine;

class ResultOptionsTest {
  /** Quick and complete: what a run of the workload swarm with two circles would write. */
  private static final String SMALL =
      """
      {
        "machine": "some machine",
        "workload": "swarm",
        "options": {"peers": "fast", "counts": [2], "frames": 1, "seconds": 0.0},
        "panels": [
          {
            "title": "swarm 2",
            "unit": "ns",
            "bars": [
              {"name": "carom", "value": 8.0, "worst": 9.0, "isCarom": true},
              {"name": "textbook grid", "value": 16.0, "worst": 17.0, "isCarom": false}
            ]
          }
        ]
      }
      """;

  @TempDir private Path folder;
  private Path file;

  @BeforeEach
  void nameTheFile() {
    file = folder.resolve("before.json");
  }

  @Test
  void theFileHasAllThatWasMeasured() throws IOException {
    swarm("--json", file.toString());
    JsonObject json = JsonParser.parseString(Files.readString(file)).getAsJsonObject();
    assertThat(json.get("machine").getAsString()).isEqualTo(Machine.description());
    assertThat(json.get("workload").getAsString()).isEqualTo("swarm");
    assertThat(json.get("options"))
        .hasToString("{\"peers\":\"fast\",\"counts\":[2],\"frames\":1,\"seconds\":0.0}");
    JsonArray panels = json.getAsJsonArray("panels");
    assertThat(panels).hasSize(1);
    JsonObject panel = panels.get(0).getAsJsonObject();
    assertThat(panel.get("title").getAsString()).isEqualTo("swarm 2");
    assertThat(panel.get("unit").getAsString()).startsWith("ns per shape");
    List<String> caroms = new ArrayList<>();
    for (JsonElement each : panel.getAsJsonArray("bars")) {
      JsonObject bar = each.getAsJsonObject();
      assertThat(bar.get("value").getAsDouble()).isPositive();
      assertThat(bar.get("worst").getAsDouble())
          .isGreaterThanOrEqualTo(bar.get("value").getAsDouble());
      if (bar.get("isCarom").getAsBoolean()) {
        caroms.add(bar.get("name").getAsString());
      }
    }
    assertThat(caroms)
        .containsExactly("carom", "carom, 2 threads", "carom, any order", "carom World");
    assertThat(panel.getAsJsonArray("bars")).hasSizeGreaterThan(caroms.size());
  }

  @Test
  void aRunIsComparedWithTheFileOfAnother() {
    swarm("--json", file.toString());
    // The same file again: it is read before the run and replaced after it.
    String text = swarm("--compare", file.toString(), "--json", file.toString());
    String comparison = text.substring(text.indexOf("Compared with " + file));
    assertThat(comparison)
        .contains(Machine.description(), "--peers fast --count 2 --frames 1 --seconds 0.0")
        .containsPattern("(?m)^swarm 2 +now +before +now / before +corrected$")
        .containsPattern("(?m)^carom World( +[\\d.,]+){4}$")
        .containsPattern("(?m)^textbook grid( +[\\d.,]+){4}$")
        .doesNotContain("has no");
  }

  @Test
  void rowsThatTheFileDoesNotHaveAreNamed() throws IOException {
    Files.writeString(file, SMALL);
    assertThat(swarm("--compare", file.toString()))
        .containsPattern("(?m)^carom +[\\d.,]+ +8.00 +[\\d.,]+ +[\\d.,]+$")
        .contains(file + " has no row carom World in swarm 2\n");
  }

  @Test
  void aFileThatCannotBeReadIsRefusedBeforeTheRun() throws IOException {
    assertThat(refusal("swarm")).isEqualTo("carom: file not found: " + file + "\n");
    for (String text : List.of("", "swarm", "{\"machine\":", "{machine: 1}", SMALL + "}")) {
      Files.writeString(file, text);
      assertThat(refusal("swarm")).isEqualTo("carom: " + file + " is not JSON\n");
    }
    Files.write(file, new byte[] {'"', (byte) 0xff, '"'});
    assertThat(refusal("swarm")).isEqualTo("carom: " + file + " is not JSON\n");
    Files.delete(file);
    Files.createDirectory(file);
    assertThat(refusal("swarm"))
        .startsWith("carom: --compare must be a file, but " + file + " is a directory\n");
  }

  @Test
  void anotherKindOfJsonIsRefusedBeforeTheRun() throws IOException {
    List<String> others = new ArrayList<>(List.of("null", "3", "[]", "{}", "{\"machine\": []}"));
    others.add(SMALL.replace("\"workload\"", "\"task\""));
    others.add(SMALL.replace("\"fast\"", "\"quick\""));
    others.add(SMALL.replace("[2]", "[2.5]"));
    others.add(SMALL.replace("[2]", "[null]"));
    others.add(SMALL.replace("\"bars\"", "\"rows\""));
    others.add(SMALL.replace("\"name\"", "\"title\""));
    others.add(SMALL.replace("8.0", "0"));
    others.add(SMALL.replace("8.0", "1e999"));
    others.add(SMALL.replace("8.0", "null"));
    others.add(SMALL.replace("8.0", "\"much\""));
    for (String text : others) {
      Files.writeString(file, text);
      assertThat(refusal("swarm"))
          .as(text)
          .isEqualTo("carom: " + file + " was not written by carom bench --json\n");
    }
  }

  @Test
  void resultsOfAnotherRunAreRefusedBeforeTheRun() throws IOException {
    Files.writeString(file, SMALL);
    assertThat(refusal("level"))
        .startsWith(
            "carom: --compare: " + file + " has results of swarm, but the workload was level\n");
    assertThat(refusal("swarm", "--count", "3,4"))
        .startsWith(
            "carom: --compare: "
                + file
                + " has results for --count 2, but this run is for --count 3,4\n");
  }

  @Test
  void allWorkloadsAreComparedWithTheirFilesInADirectory() throws IOException {
    file = folder;
    assertThat(refusal())
        .isEqualTo("carom: file not found: " + folder.resolve("pairs.json") + "\n");
    Files.writeString(
        folder.resolve("pairs.json"), SMALL.replace("\"swarm\"", "\"pairs\"").replace("[2]", "[]"));
    Files.writeString(folder.resolve("swarm.json"), SMALL);
    assertThat(refusal("--count", "2"))
        .isEqualTo("carom: file not found: " + folder.resolve("level.json") + "\n");
  }

  @Test
  void theRunOfEveryWorkloadGetsItsFiles() {
    ResultOptions all = new ResultOptions();
    CommandLine.populateCommand(all, "--svg", "a", "--json", "b", "--compare", "c");
    assertThat(all.of("swarm").arguments())
        .containsExactly(
            "--svg",
            Path.of("a", "swarm.svg").toString(),
            "--json",
            Path.of("b", "swarm.json").toString(),
            "--compare",
            Path.of("c", "swarm.json").toString());
    assertThat(new ResultOptions().of("swarm").arguments()).isEmpty();
  }

  @Test
  void aFileThatCannotBeWrittenIsRefusedBeforeTheRun() {
    Path missing = folder.resolve("missing");
    for (String option : List.of("--svg", "--json")) {
      assertThat(refused("swarm", option, missing.resolve("swarm").toString()))
          .startsWith("carom: " + option + ": no such directory: " + missing + "\n");
      assertThat(refused(option, missing.toString()))
          .startsWith("carom: " + option + ": no such directory: " + missing + "\n");
      assertThat(refused("swarm", option, folder.toString()))
          .startsWith("carom: " + option + " must be a file, but " + folder + " is a directory\n");
    }
  }

  @Test
  void thePictureHasAFileOfItsOwn() throws IOException {
    assertThat(refused("swarm", "--json", file.toString(), "--svg", file.toString()))
        .startsWith("carom: two outputs would go to " + file + "; choose different files\n");
    Files.writeString(file, SMALL);
    assertThat(refusal("swarm", "--svg", folder.resolve(".").resolve("before.json").toString()))
        .startsWith(
            "carom: the picture would replace " + file + "; choose another file for --svg\n");
  }

  @Test
  void theTimesAreKeptIfThePictureCannotBeWritten() {
    ResultOptions options = new ResultOptions();
    Path picture = folder.resolve("missing").resolve("swarm.svg");
    CommandLine.populateCommand(options, "--svg", picture.toString(), "--json", file.toString());
    Results results = new Gson().fromJson(SMALL, Results.class);
    assertThatThrownBy(() -> options.keep(results, System.out))
        .isInstanceOf(Failure.class)
        .hasMessageContaining(picture.toString());
    assertThat(file).exists();
  }

  /** Returns what a quick run prints. */
  private static String swarm(String... options) {
    List<String> arguments = new ArrayList<>();
    Collections.addAll(arguments, "swarm", "--peers", "fast", "--count", "2");
    Collections.addAll(arguments, "--frames", "1", "--seconds", "0");
    Collections.addAll(arguments, options);
    PrintStream standard = System.out;
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    System.setOut(new PrintStream(bytes, true, StandardCharsets.UTF_8));
    try {
      CaromRun run = CaromRun.of(() -> Main.run(arguments.toArray(String[]::new)));
      assertThat(run.exitCode()).as(run.err()).isZero();
    } finally {
      System.setOut(standard);
    }
    return bytes.toString(StandardCharsets.UTF_8);
  }

  /** Returns the message for a comparison with the file. */
  private String refusal(String... arguments) {
    List<String> all = new ArrayList<>(List.of(arguments));
    Collections.addAll(all, "--compare", file.toString());
    return refused(all.toArray(String[]::new));
  }

  private static String refused(String... arguments) {
    CaromRun run = CaromRun.of(() -> Main.run(arguments));
    assertThat(run.exitCode()).as(run.err()).isEqualTo(2);
    return run.err();
  }
}
