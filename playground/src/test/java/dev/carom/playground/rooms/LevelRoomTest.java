// SPDX-License-Identifier: Apache-2.0
package dev.carom.playground.rooms;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.carom.Box;
import dev.carom.draw.SvgCanvas;
import dev.carom.games.Palette;
import dev.carom.games.breakout.BrickMap;
import dev.carom.games.platformer.TileMap;
import java.util.HashMap;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Games whose levels can be edited. */
class LevelRoomTest {
  private static Room open(String name) {
    Room room = Rooms.open(name, () -> 0);
    room.option("brush", 1);
    return room;
  }

  private static Map<String, String> reportOf(Room room) {
    Map<String, String> report = new HashMap<>();
    room.report(report::put);
    return report;
  }

  private static String addressOf(Room room, String name) {
    return Address.write(room, Address.values(open(name)));
  }

  private static double[] cell(String name, int column, int row) {
    Box area = name.equals("breakout") ? BrickMap.AREA : TileMap.AREA;
    int columns = name.equals("breakout") ? BrickMap.COLUMNS : TileMap.COLUMNS;
    int rows = name.equals("breakout") ? BrickMap.ROWS : TileMap.ROWS;
    return new double[] {
      area.minX() + (column + 0.5) * area.width() / columns,
      area.minY() + (row + 0.5) * area.height() / rows
    };
  }

  private static void stroke(Room room, String name, int... cells) {
    double[] at = cell(name, cells[0], cells[1]);
    room.pointer(Pointer.DOWN, at[0], at[1]);
    for (int k = 2; k < cells.length; k += 2) {
      at = cell(name, cells[k], cells[k + 1]);
      room.pointer(Pointer.MOVE, at[0], at[1]);
    }
    room.pointer(Pointer.UP, at[0], at[1]);
  }

  @Test
  void aStrokePaintsBricksAndOverThemselvesErasesThem() {
    Room room = open("breakout");
    room.action("edit");
    room.action("clear");
    assertThat(reportOf(room))
        .containsEntry("mode", "editing")
        .containsEntry("problem", "The level needs at least one coloured brick.");
    stroke(room, "breakout", 2, 0, 5, 0);
    assertThat(addressOf(room, "breakout")).isEqualTo("1/bricks=a2b4;level=6/");
    assertThat(reportOf(room)).containsEntry("problem", "");
    room.option("brush", 6);
    stroke(room, "breakout", 3, 0);
    assertThat(addressOf(room, "breakout")).isEqualTo("1/bricks=a2bgb2;level=6/");
    room.option("brush", 1);
    stroke(room, "breakout", 2, 0, 3, 0);
    assertThat(addressOf(room, "breakout")).isEqualTo("1/bricks=a4b2;level=6/");
    room.action("play");
    assertThat(reportOf(room))
        .containsEntry("mode", "playing")
        .containsEntry("level", "6")
        .containsEntry("bricks", "2");
  }

  @Test
  void aFastStrokeLeavesNoGapsAndStaysOnTheBoard() {
    Room room = open("breakout");
    room.action("edit");
    room.action("clear");
    double[] from = cell("breakout", 0, 0);
    room.pointer(Pointer.DOWN, from[0], from[1]);
    room.pointer(Pointer.MOVE, 5000, from[1]);
    room.pointer(Pointer.UP, 5000, from[1]);
    assertThat(addressOf(room, "breakout")).isEqualTo("1/bricks=b16;level=6/");
  }

  @Test
  void keysMoveACursorAndPaint() {
    Room room = open("breakout");
    room.action("edit");
    room.action("clear");
    String without = drawn(room);
    for (int k = 0; k < 20; k++) {
      tap(room, "ArrowUp");
      tap(room, "ArrowLeft");
    }
    assertThat(drawn(room)).as("with a cursor").isNotEqualTo(without);
    tap(room, " ");
    tap(room, "ArrowRight");
    room.key("Enter", true);
    tap(room, "ArrowDown");
    room.key("Enter", false);
    tap(room, "ArrowLeft");
    assertThat(addressOf(room, "breakout")).isEqualTo("1/bricks=b2a15b;level=6/");
    tap(room, "ArrowUp");
    tap(room, "Delete");
    assertThat(addressOf(room, "breakout")).isEqualTo("1/bricks=aba15b;level=6/");
    assertThat(room.key("x", true)).isFalse();
  }

  private static void tap(Room room, String key) {
    assertThat(room.key(key, true)).isTrue();
    room.key(key, false);
  }

  private static String drawn(Room room) {
    SvgCanvas canvas = SvgCanvas.yDown(room.scene(1.5), 400);
    room.draw(canvas, Palette.LIGHT);
    return canvas.toString();
  }

  @ParameterizedTest
  @ValueSource(strings = {"breakout", "movement"})
  void everyStrokeCanBeUndone(String name) {
    Room room = open(name);
    room.action("edit");
    String start = addressOf(room, name);
    stroke(room, name, 9, 0, 12, 1);
    String painted = addressOf(room, name);
    room.action("clear");
    assertThat(addressOf(room, name)).isNotEqualTo(painted);
    room.action("undo");
    assertThat(addressOf(room, name)).isEqualTo(painted);
    room.action("undo");
    assertThat(addressOf(room, name)).isEqualTo(start);
    room.action("undo");
    assertThat(addressOf(room, name)).as("nothing left").isEqualTo(start);
  }

  @ParameterizedTest
  @ValueSource(strings = {"breakout", "movement"})
  void theLevelTravelsInTheAddress(String name) {
    Room room = open(name);
    room.action("edit");
    stroke(room, name, 8, 1, 11, 1, 11, 3);
    room.action("play");
    String address = addressOf(room, name);
    assertThat(address.length()).isLessThan(220);
    Room restored = open(name);
    Address.read(restored, address);
    room.option("demo", 1);
    restored.option("demo", 1);
    for (int k = 0; k < 500; k++) {
      room.step();
      restored.step();
    }
    assertThat(restored.checksum()).isEqualTo(room.checksum());
    assertThat(reportOf(restored)).isEqualTo(reportOf(room));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "breakout | 1/bricks=a2z;level=6/ | bricks: 'z' does not stand for a tile",
        "breakout | 1/bricks=b999;level=6/ | bricks: it has more than the 224 tiles of a level, or none",
        "breakout | 1/bricks=g4;level=6/ | bricks: The level needs at least one coloured brick",
        "breakout | 1/bricks=bh;level=6/ | bricks: A mill has no room to turn",
        "breakout | 1/level=6/ | bricks is missing",
        "breakout | 1/level=7/ | level must be from 0 to 6, but was 7",
        "movement | 1/tiles=b2;level=1/ | tiles: The level needs one start, but has 0",
        "movement | 1/tiles=bp;level=1/ | tiles: The level needs at least one coin",
        "movement | 1/tiles=opp;level=1/ | tiles: The level needs one start, but has 2",
      })
  void anAddressWithABadLevelSaysSo(String name, String address, String message) {
    assertThatThrownBy(() -> Address.read(open(name), address))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage(message);
  }

  @ParameterizedTest
  @ValueSource(strings = {"breakout", "movement"})
  void aLevelThatCannotBePlayedStaysInTheEditor(String name) {
    Room room = open(name);
    room.action("edit");
    room.action("clear");
    room.action("play");
    assertThat(reportOf(room)).containsEntry("mode", "editing");
    room.reset();
    room.step();
    assertThat(room.isStill()).isTrue();
    assertThat(reportOf(room)).containsEntry("mode", "editing");
  }

  @ParameterizedTest
  @CsvSource({"breakout, 6", "movement, 1"})
  void theOwnLevelIsKeptWhileAnotherIsPlayed(String name, int own) {
    Room room = open(name);
    room.option("level", own);
    assertThat(reportOf(room)).as("none yet").containsEntry("mode", "editing");
    stroke(room, name, 9, 0);
    String edited = addressOf(room, name);
    room.option("level", 0);
    assertThat(addressOf(room, name)).isEmpty();
    assertThat(reportOf(room)).containsEntry("mode", "playing").containsEntry("level", "0");
    room.option("level", own);
    assertThat(addressOf(room, name)).isEqualTo(edited);
    assertThat(reportOf(room)).containsEntry("mode", "playing");
  }

  @Test
  void aScoreCountsIfTheVisitorPlaysAsUsual() {
    assertThat(scoreAfter("shmup", "demo", 0)).isPositive();
    assertThat(scoreAfter("shmup", "demo", 1)).as("the autopilot plays").isZero();
    assertThat(scoreAfter("breakout", "level", 1)).isPositive();
    assertThat(scoreAfter("breakout", "speed", 3)).as("another speed").isZero();
  }

  private static int scoreAfter(String name, String option, double value) {
    Room room = Rooms.open(name, () -> 0);
    room.option(option, value);
    room.key(" ", true);
    int most = 0;
    for (int k = 0; k < 600; k++) {
      room.step();
      most = Math.max(most, room.score());
    }
    return most;
  }

  @Test
  void aRunThatWasWatchedDoesNotCountAfterwards() {
    Room room = Rooms.open("breakout", () -> 0);
    room.option("demo", 1);
    for (int k = 0; k < 600; k++) {
      room.step();
    }
    room.option("demo", 0);
    room.step();
    assertThat(Integer.parseInt(reportOf(room).get("score"))).isPositive();
    assertThat(room.score()).isZero();
  }

  @Test
  void soundsAreNamed() {
    Room room = Rooms.open("breakout", () -> 0);
    room.key(" ", true);
    String sounds = "";
    for (int k = 0; k < 200; k++) {
      room.step();
      sounds += room.takeSounds();
    }
    assertThat(sounds).contains("BREAK ").endsWith(" ");
    assertThat(Rooms.open("pair", () -> 0).takeSounds()).isEmpty();
  }
}
