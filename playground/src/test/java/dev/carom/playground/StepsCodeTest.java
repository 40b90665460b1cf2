// SPDX-License-Identifier: Apache-2.0
package dev.carom.playground;

import static org.assertj.core.api.Assertions.assertThat;

import dev.carom.playground.rooms.Room;
import dev.carom.playground.rooms.Rooms;
import dev.carom.playground.serve.SampleCode;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * The code of every story, and of both pairs of the last bit, compiles, runs and fits the panel.
 */
class StepsCodeTest {
  @Test
  void theCodeOfEveryStoryRuns(@TempDir Path folder) throws Exception {
    for (int story = 0; story < 4; story++) {
      Room room = Rooms.open("steps", () -> 0);
      room.option("story", story);
      run(report(room).get("code"), Files.createDirectory(folder.resolve("story" + story)));
    }
  }

  @Test
  void theCodeOfBothPairsOfTheLastBitRuns(@TempDir Path folder) throws Exception {
    for (int shapes = 0; shapes < 2; shapes++) {
      Room room = Rooms.open("last-bit", () -> 0);
      room.option("shapes", shapes);
      Map<String, String> report = report(room);
      boolean plain = report.get("double").endsWith("no hit");
      String code =
          report.get("amber")
              + ";\ndouble x = "
              + report.get("x")
              + ";\ndouble y = "
              + report.get("y")
              + ";\nCircle blue = new Circle(x, y, "
              + report.get("radius")
              + ");\n"
              + report.get("plain")
              + "\nif (dx * dx + dy * dy <= r * r == "
              + plain
              + ")\n  throw new AssertionError();"
              + "\nif (!amber.intersects(blue))\n  throw new AssertionError();";
      run(code, Files.createDirectory(folder.resolve("pair" + shapes)));
    }
  }

  private static void run(String code, Path folder) throws Exception {
    assertThat(code.lines()).allSatisfy(line -> assertThat(line.length()).isLessThan(50));
    SampleCode.run(code, folder);
  }

  private static Map<String, String> report(Room room) {
    Map<String, String> report = new HashMap<>();
    room.report(report::put);
    return report;
  }
}
