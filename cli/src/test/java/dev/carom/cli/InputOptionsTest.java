// SPDX-License-Identifier: Apache-2.0
package dev.carom.cli;

import static org.assertj.core.api.Assertions.assertThat;

import com.github.luben.zstd.Zstd;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
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

  private void write(String name, String text) throws IOException {
    Files.writeString(folder.resolve(name), text);
  }

  /** Runs detect with the pairs on standard output. */
  private CaromRun pairs(String file, String... more) {
    String[] arguments = new String[more.length + 5];
    System.arraycopy(new String[] {"detect", file, "-o", "-", "--quiet"}, 0, arguments, 0, 5);
    System.arraycopy(more, 0, arguments, 5, more.length);
    return CaromRun.in(folder, arguments);
  }
}
