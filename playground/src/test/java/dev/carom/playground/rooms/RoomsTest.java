package dev.carom.playground.rooms;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.carom.Box;
import dev.carom.draw.SvgCanvas;
import dev.carom.games.Palette;
import java.util.HashMap;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Rooms without a browser. */
class RoomsTest {
  private static Map<String, String> reportOf(Room room) {
    Map<String, String> report = new HashMap<>();
    room.report(report::put);
    return report;
  }

  @ParameterizedTest
  @ValueSource(strings = {"pair", "circles", "dot", "breakout", "shmup", "movement", "swarm"})
  void everyRoomDrawsOnEveryCanvas(String name) {
    Room room = Rooms.open(name, () -> 0);
    room.option("demo", 1);
    for (double aspect : new double[] {0.5, 1, 2.7}) {
      for (int k = 0; k < 50; k++) {
        room.step();
      }
      Box scene = room.scene(aspect);
      SvgCanvas canvas = SvgCanvas.yDown(scene, 400);
      room.draw(canvas, Palette.DARK);
      assertThat(canvas.toString().length()).isGreaterThan(400);
      assertThat(reportOf(room)).isNotEmpty();
    }
  }

  @Test
  void refusesNamesThatThereAreNot() {
    assertThatThrownBy(() -> Rooms.open("cellar", () -> 0)).hasMessage("no room is called cellar");
    Room room = Rooms.open("pair", () -> 0);
    assertThatThrownBy(() -> room.option("x", 1)).hasMessage("no option is called x");
    assertThatThrownBy(() -> room.action("x")).hasMessage("no action is called x");
  }

  @Test
  void theVerdictOfTheAngleMethodIsWrongOverALongSideOnly() {
    Room room = Rooms.open("pair", () -> 0);
    room.action("miss");
    room.scene(1.5);
    room.draw(SvgCanvas.yDown(room.scene(1.5), 400), Palette.LIGHT);
    assertThat(reportOf(room).get("angle")).startsWith("WRONG");
    room.pointer(Pointer.DOWN, 120, -50);
    room.pointer(Pointer.MOVE, 0, -50);
    room.pointer(Pointer.UP, 0, -50);
    assertThat(reportOf(room).get("angle")).startsWith("hit");
  }

  @Test
  void arrowKeysMoveWhatWasDraggedLast() {
    Room room = Rooms.open("circles", () -> 0);
    room.action("edge");
    room.key("ArrowRight", true);
    room.step();
    room.key("ArrowRight", false);
    room.step();
    assertThat(reportOf(room).get("case")).isEqualTo("1: no collision");
    room.key("ArrowLeft", true);
    room.step();
    room.step();
    assertThat(reportOf(room).get("case")).isEqualTo("3: collision");
  }

  @Test
  void decimalsAreRoundedToTheirDigits() {
    assertThat(Decimal.of(1.25)).isEqualTo("1.3");
    assertThat(Decimal.of(-0.04)).isEqualTo("0.0");
    assertThat(Decimal.of(-2.5, 0)).isEqualTo("−3");
    assertThat(Decimal.of(3.05, 3)).isEqualTo("3.050");
  }
}
