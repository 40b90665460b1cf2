// SPDX-License-Identifier: Apache-2.0
package dev.carom.playground.browser;

import static org.assertj.core.api.Assertions.assertThat;

import dev.carom.playground.rooms.Room;
import dev.carom.playground.rooms.Rooms;
import dev.carom.playground.rooms.Survey;
import java.util.List;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The library gives the same bits in the browser as on this JVM. */
class SameBitsTest extends PageInBrowser {
  @BeforeAll
  static void openAnyRoom() {
    open("dot");
  }

  @ParameterizedTest
  @CsvSource({
    "shapes, blue, 3, 500",
    "shapes, amber, 4, 1500",
    "dot, demo, 1, 20000",
    "breakout, level, 0, 6000",
    "breakout, level, 1, 6000",
    "breakout, level, 2, 6000",
    "breakout, level, 3, 6000",
    "breakout, level, 4, 6000",
    "breakout, level, 5, 6000",
    "breakout, speed, 17, 3000",
    "shmup, demo, 1, 4000",
    "movement, body, 0, 1500",
    "movement, body, 1, 1500",
    "movement, body, 2, 1500",
    "movement, body, 3, 1500",
    "movement, steepest, 30, 1500",
    "movement, steepest, 70, 1500",
    "swarm, count, 20000, 10",
    "swarm, spread, 20, 10",
  })
  void aRoomThatPlaysItselfEndsInTheSameState(String name, String option, double value, int steps) {
    int count = Boolean.getBoolean("carom.long") ? 4 * steps : steps;
    Room room = Rooms.open(name, () -> 0);
    room.option("demo", 1);
    room.option(option, value);
    for (int k = 0; k < count; k++) {
      room.step();
    }
    Object inBrowser =
        browser.run(
            """
            const [name, option, value, steps] = arguments;
            const stage = carom.open(name);
            carom.option(stage, "demo", 1);
            carom.option(stage, option, value);
            for (let k = 0; k < steps; k++) carom.step(stage);
            const sum = carom.checksum(stage);
            carom.close(stage);
            return sum;
            """,
            name,
            option,
            value,
            count);
    assertThat(inBrowser).isEqualTo(Long.toHexString(room.checksum()));
  }

  @ParameterizedTest
  @CsvSource({"dot", "breakout", "shmup", "movement"})
  void keysLeadToTheSameState(String name) {
    List<String> script =
        List.of(
            "ArrowRight 90",
            "ArrowDown 200",
            " 3",
            "ArrowLeft 60",
            "ArrowUp 40",
            " 200",
            "ArrowRight 333",
            "ArrowUp 10",
            "ArrowLeft 500",
            "ArrowDown 50",
            "ArrowUp 700");
    Room room = Rooms.open(name, () -> 0);
    for (String line : script) {
      int space = line.lastIndexOf(' ');
      room.key(line.substring(0, space), true);
      for (int k = 0; k < Integer.parseInt(line.substring(space + 1)); k++) {
        room.step();
      }
      room.key(line.substring(0, space), false);
    }
    Object inBrowser =
        browser.run(
            """
            const stage = carom.open(arguments[0]);
            for (const line of arguments[1]) {
              const space = line.lastIndexOf(" ");
              carom.key(stage, line.slice(0, space), true);
              for (let k = 0; k < Number(line.slice(space + 1)); k++) carom.step(stage);
              carom.key(stage, line.slice(0, space), false);
            }
            return carom.checksum(stage);
            """,
            name,
            script);
    assertThat(inBrowser).isEqualTo(Long.toHexString(room.checksum()));
  }

  @Test
  void everyAnswerAboutHardPairsIsTheSame() {
    for (int seed = 1; seed <= 3; seed++) {
      assertThat(browser.run("return carom.survey(arguments[0], 5000)", seed))
          .as("seed " + seed)
          .isEqualTo(Long.toHexString(Survey.of(seed, 5000)));
    }
  }
}
