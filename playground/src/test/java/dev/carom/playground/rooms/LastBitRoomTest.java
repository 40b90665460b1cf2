// SPDX-License-Identifier: Apache-2.0
package dev.carom.playground.rooms;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import dev.carom.draw.SvgCanvas;
import dev.carom.games.Palette;
import java.math.BigDecimal;
import java.util.HashMap;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

/** The room of the last bit without a browser. */
class LastBitRoomTest {
  private final Room room = Rooms.open("last-bit", () -> 0);

  private String shown(String name) {
    Map<String, String> report = new HashMap<>();
    room.report(report::put);
    return report.get(name);
  }

  private String draw() {
    SvgCanvas canvas = SvgCanvas.yDown(room.scene(1.5), 600);
    room.draw(canvas, Palette.LIGHT);
    return canvas.toString();
  }

  private int stepUntilStill() {
    int steps = 0;
    while (!room.isStill()) {
      room.step();
      steps++;
    }
    return steps;
  }

  /** The sign of the distance minus the sum of the radii. */
  private static int compare(NearTouch pair, double x, double y) {
    BigDecimal dx = new BigDecimal(x).subtract(new BigDecimal(pair.around.x()));
    BigDecimal dy = new BigDecimal(y).subtract(new BigDecimal(pair.around.y()));
    BigDecimal reach =
        new BigDecimal(pair.around.radius()).add(new BigDecimal(pair.moving.radius()));
    return dx.pow(2).add(dy.pow(2)).compareTo(reach.pow(2));
  }

  @ParameterizedTest
  @EnumSource
  void everyCellIsColouredByRealArithmetic(NearTouch pair) {
    for (boolean floats : new boolean[] {false, true}) {
      NumberWindow window = new NumberWindow(new NumberGrid(pair, floats), -60, -45, 120, 90);
      int misses = 0;
      int falseHits = 0;
      for (int row = 0; row < 90; row++) {
        int touching = -1;
        for (int column = 0; column < 120; column++) {
          double x = window.grid.x(column - 60);
          double y = window.grid.y(row - 45);
          int comparison = compare(pair, x, y);
          boolean plain = floats ? pair.intersectsInFloats(x, y) : pair.intersectsInDoubles(x, y);
          assertThat(window.intersects(column, row)).isEqualTo(comparison <= 0);
          assertThat(window.wrong[row * 120 + column]).isEqualTo(plain != comparison <= 0);
          touching = comparison == 0 ? column : touching;
          misses += !plain && comparison <= 0 ? 1 : 0;
          falseHits += plain && comparison > 0 ? 1 : 0;
        }
        assertThat(window.touching(row)).isEqualTo(touching);
      }
      assertThat(window.misses).isEqualTo(misses);
      assertThat(window.falseHits).isEqualTo(falseHits);
    }
  }

  @Test
  void thePictureIsStriking() {
    NumberWindow window =
        new NumberWindow(new NumberGrid(NearTouch.CIRCLES, false), -27, -18, 54, 36);
    assertThat(window.misses).isEqualTo(136);
    assertThat(window.falseHits).isEqualTo(56);
    assertThat(window.touching(24)).isEqualTo(25);
    assertThat(window.wrong[24 * 54 + 25]).as("the exact touch, in plain doubles").isTrue();
  }

  @ParameterizedTest
  @EnumSource
  void cellsAreNeighbouringNumbers(NearTouch pair) {
    NumberGrid doubles = new NumberGrid(pair, false);
    NumberGrid floats = new NumberGrid(pair, true);
    assertThat(doubles.x(0)).isEqualTo(pair.moving.x());
    assertThat(floats.y(0)).isEqualTo((float) pair.moving.y());
    assertThat(Math.ulp(pair.moving.x())).isEqualTo(Math.ulp(pair.moving.y()));
    assertThat(pair.ulp()).isEqualTo(Math.ulp(pair.moving.x()));
    for (int k = -100; k < 100; k++) {
      assertThat(doubles.x(k + 1)).isEqualTo(Math.nextUp(doubles.x(k)));
      assertThat(floats.y(k + 1)).isEqualTo(Math.nextUp((float) floats.y(k)));
      assertThat(floats.y(k)).isEqualTo((float) floats.y(k));
      assertThat(doubles.columnAt(doubles.right(k) + 0.4)).isEqualTo(k);
      assertThat(doubles.columnOf(doubles.x(k))).isEqualTo(k);
      assertThat(floats.rowOf(Math.nextUp(floats.y(k)))).isEqualTo(k);
      assertThat(floats.rowAt(floats.down(k) - 0.4 * floats.unit)).isEqualTo(k);
    }
  }

  @Test
  void saysWhatIsWrongInView() {
    assertThat(shown("wrong")).startsWith("zoom in");
    draw();
    assertThat(shown("wrong")).matches("\\d+ of \\d+: \\d+ hits missed, \\d+ false hits");
    room.option("animate", 0);
    room.action("scene");
    room.step();
    draw();
    assertThat(shown("wrong")).isEqualTo("zoom in to see single doubles");
    room.option("numbers", 1);
    draw();
    assertThat(shown("wrong")).isEqualTo("zoom in to see single floats");
  }

  @Test
  void keysMoveTheFocusByOneNumberAndTheViewFollows() {
    draw();
    room.key("ArrowRight", true);
    room.key("ArrowRight", false);
    room.key("ArrowUp", true);
    assertThat(shown("x")).isEqualTo("" + Math.nextUp(0.1));
    assertThat(shown("y")).isEqualTo("" + Math.nextDown(0.1));
    String before = shown("wrong");
    for (int k = 0; k < 60; k++) {
      room.key("ArrowDown", true);
    }
    draw();
    assertThat(shown("wrong")).isNotEqualTo(before);
    room.pointer(Pointer.MOVE, 0, 190);
    assertThat(Double.parseDouble(shown("y"))).isGreaterThan(0.1 + 40 * Math.ulp(0.1));
  }

  @Test
  void thePointerFocusesTheCellUnderIt() {
    draw();
    double cell = 400.0 / 28;
    room.pointer(Pointer.MOVE, -2 * cell, 6 * cell);
    assertThat(shown("exact")).isEqualTo("hit: they touch exactly");
    assertThat(shown("double")).isEqualTo("WRONG: no hit");
    room.pointer(Pointer.DOWN, 0, 0);
    assertThat(shown("exact")).isEqualTo("hit: they overlap by 5.0e-17");
    assertThat(shown("x")).isEqualTo("0.1");
    room.pointer(Pointer.MOVE, 3 * cell, 0);
    assertThat(shown("x")).isEqualTo("" + (0.1 + 3 * Math.ulp(0.1)));
    room.pointer(Pointer.LEAVE, 3 * cell, 0);
    assertThat(shown("x")).as("the cell that was chosen").isEqualTo("0.1");
  }

  /** The width of the view, and x and y of the cell at a point of the scene. */
  private String at(double x, double y) {
    room.pointer(Pointer.MOVE, x, y);
    return draw().replaceAll("(?s).*(this view is [^<]*).*", "$1 ") + shown("x") + " " + shown("y");
  }

  @Test
  void theWheelZoomsAtThePointer() {
    draw();
    String before = at(-150, 90);
    assertThat(before).contains("5.8e-16 wide");
    room.wheel(-150, 90, -0.5);
    stepUntilStill();
    draw();
    assertThat(at(-150, 90)).isEqualTo(before.replace("5.8e-16", "2.9e-16"));
    room.wheel(-150, 90, 0.5);
    stepUntilStill();
    draw();
    assertThat(at(-150, 90)).isEqualTo(before);
    assertThat(at(0, 0)).endsWith(" 0.1 0.1");
  }

  @ParameterizedTest
  @CsvSource({"83, 98", "0, 0", "-290, 190"})
  void theWheelLeadsFromTheWholeSceneToTheTouchWhereverThePointerIs(double x, double y) {
    room.option("animate", 0);
    room.action("scene");
    room.step();
    for (int k = 0; k < 40; k++) {
      room.wheel(x, y, -1);
      room.step();
      draw();
    }
    assertThat(shown("wrong")).contains("missed");
    room.pointer(Pointer.MOVE, 0, 0);
    assertThat(Double.parseDouble(shown("x"))).isCloseTo(0.1, within(4 * Math.ulp(0.1)));
    assertThat(Double.parseDouble(shown("y"))).isCloseTo(0.1, within(4 * Math.ulp(0.1)));
  }

  @Test
  void buttonsZoomAtTheChosenCell() {
    draw();
    room.pointer(Pointer.DOWN, 100, -60);
    room.pointer(Pointer.LEAVE, 0, 0);
    String cell = shown("x") + " " + shown("y");
    room.action("in");
    stepUntilStill();
    draw();
    assertThat(at(100, -60)).endsWith(cell);
  }

  private void set(String name, double value) {
    room.report(
        new Report() {
          @Override
          public void show(String other, String text) {}

          @Override
          public void show(String shown, EditableText text) {
            if (shown.equals(name)) {
              text.set(0, value);
            }
          }
        });
  }

  @Test
  void numbersThatAreTypedChooseACell() {
    draw();
    set("x", 0.1 + 40 * Math.ulp(0.1));
    set("y", Math.nextDown(0.1));
    assertThat(shown("x")).isEqualTo("" + (0.1 + 40 * Math.ulp(0.1)));
    assertThat(shown("y")).isEqualTo("" + Math.nextDown(0.1));
    draw();
    room.pointer(Pointer.MOVE, 299, 0);
    assertThat(Double.parseDouble(shown("x"))).as("in view").isGreaterThan(0.1 + 39 * 0x1p-56);
    room.pointer(Pointer.LEAVE, 0, 0);
    assertThatThrownBy(() -> set("x", 0.11))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageStartingWith("x must be from 0.0999999999999861");
    assertThat(shown("x")).isEqualTo("" + (0.1 + 40 * Math.ulp(0.1)));
    room.option("numbers", 1);
    set("x", 0.1);
    assertThat(shown("x")).as("the nearest float").isEqualTo("" + (double) 0.1f);
  }

  @ParameterizedTest
  @CsvSource({"0, 0, this view is 5.8e-16 wide", "1, 0, this view is 3.1e-7 wide"})
  void zoomsFromSingleNumbersToTheWholeSceneAndBack(int numbers, int shapes, String width) {
    room.option("shapes", shapes);
    room.option("numbers", numbers);
    stepUntilStill();
    assertThat(draw()).contains(width);
    room.action("scene");
    assertThat(stepUntilStill()).isGreaterThan(30);
    assertThat(draw()).contains("this view is 7.6 wide");
    room.key("-", true);
    assertThat(stepUntilStill()).as("farther").isZero();
    room.action("numbers");
    stepUntilStill();
    assertThat(draw()).contains(width);
    for (int k = 0; k < 9; k++) {
      room.key("+", true);
      room.key("+", false);
    }
    stepUntilStill();
    draw();
    assertThat(shown("wrong")).as("nine numbers in height").contains(" of ");
    room.option("animate", 0);
    assertThat(room.wheel(0, 0, 3)).isTrue();
    assertThat(stepUntilStill()).isEqualTo(1);
  }

  @Test
  void theViewIsNeverEmptyOnTheWay() {
    room.action("scene");
    while (!room.isStill()) {
      room.step();
      assertThat(draw()).doesNotContain("NaN", "Infinity").contains("<path", "wide");
    }
    room.reset();
    draw();
    assertThat(shown("wrong")).contains("hits missed");
  }

  @ParameterizedTest
  @EnumSource
  void theCodeIsAboutTheShapesThatAreShown(NearTouch pair) {
    room.option("shapes", pair.ordinal());
    assertThat(shown("amber")).isEqualTo(pair.declaration());
    assertThat(shown("plain")).isEqualTo(pair.plainCode());
    assertThat(shown("radius")).isEqualTo("" + pair.moving.radius());
  }
}
