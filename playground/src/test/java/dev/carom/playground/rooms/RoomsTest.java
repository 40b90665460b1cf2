// SPDX-License-Identifier: Apache-2.0
package dev.carom.playground.rooms;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.carom.Box;
import dev.carom.Circle;
import dev.carom.Segment;
import dev.carom.draw.SvgCanvas;
import dev.carom.games.Palette;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Rooms without a browser. */
class RoomsTest {
  private static Map<String, String> reportOf(Room room) {
    Map<String, String> report = new HashMap<>();
    room.report(report::put);
    return report;
  }

  /** At least this many circles, paths and texts, once the demo has run for a while. */
  @ParameterizedTest
  @CsvSource({
    "pair, 9, 19, 11",
    "shapes, 5, 6, 1",
    "circles, 6, 5, 2",
    "last-bit, 0, 90, 1",
    "steps, 2, 1, 0",
    "dot, 2, 2, 0",
    "breakout, 5, 80, 2",
    "shmup, 200, 3, 2",
    "movement, 10, 105, 1",
    "swarm, 1500, 0, 0"
  })
  void everyRoomDrawsOnEveryCanvas(String name, int circles, int paths, int texts) {
    Room room = Rooms.open(name, () -> 0);
    room.option("demo", 1);
    for (double aspect : new double[] {0.5, 1, 2.7}) {
      for (int k = 0; k < 50; k++) {
        room.step();
      }
      Box scene = room.scene(aspect);
      SvgCanvas canvas = SvgCanvas.yDown(scene, 400);
      room.draw(canvas, Palette.DARK);
      String picture = canvas.toString();
      assertThat(picture).doesNotContain("NaN", "Infinity");
      assertThat(count("<circle ", picture)).as("circles").isGreaterThanOrEqualTo(circles);
      assertThat(count("<path ", picture)).as("paths").isGreaterThanOrEqualTo(paths);
      assertThat(count("<text ", picture)).as("texts").isGreaterThanOrEqualTo(texts);
      assertThat(reportOf(room)).isNotEmpty();
    }
  }

  private static long count(String element, String picture) {
    return Pattern.compile(element).matcher(picture).results().count();
  }

  @Test
  void refusesNamesThatThereAreNot() {
    assertThatThrownBy(() -> Rooms.open("cellar", () -> 0)).hasMessage("unknown room: cellar");
    Room room = Rooms.open("pair", () -> 0);
    assertThatThrownBy(() -> room.option("x", 1)).hasMessage("unknown option: x");
    assertThatThrownBy(() -> room.action("x")).hasMessage("unknown action: x");
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

  @ParameterizedTest
  @CsvSource({"pair, 92, -88, 62", "circles, 70, 10, 60"})
  void whatIsDraggedOutOfTheStageStaysInReach(String name, double x, double y, double radius) {
    Room room = Rooms.open(name, () -> 0);
    Box scene = room.scene(1.5);
    SvgCanvas canvas = SvgCanvas.yDown(scene, 600);
    room.draw(canvas, Palette.LIGHT);
    double right = scene.maxX() - 20 * canvas.pixel();
    double top = scene.minY() + 20 * canvas.pixel();
    drag(room, x, y, 5000, -5000);
    assertThat(room.pointer(Pointer.MOVE, right, top)).isEqualTo("ew-resize");
    assertThat(room.pointer(Pointer.MOVE, right - radius, top)).isEqualTo("move");
    drag(room, right, top, 5000, 0);
    assertThat(room.pointer(Pointer.MOVE, right, top)).isEqualTo("ew-resize");
  }

  private static void drag(Room room, double x, double y, double motionX, double motionY) {
    room.pointer(Pointer.DOWN, x, y);
    room.pointer(Pointer.MOVE, x + motionX, y + motionY);
    room.pointer(Pointer.UP, x + motionX, y + motionY);
  }

  @Test
  void thePointerFindsWhatItDraggedWhenItComesBackFromBeyondTheStage() {
    Room room = Rooms.open("circles", () -> 0);
    room.pointer(Pointer.DOWN, 70, 10);
    room.pointer(Pointer.MOVE, 5000, 10);
    room.pointer(Pointer.MOVE, 70, 10);
    room.pointer(Pointer.UP, 70, 10);
    assertThat(room.pointer(Pointer.MOVE, 70 + 60, 10)).isEqualTo("ew-resize");
  }

  @Test
  void arrowKeysMoveNothingOutOfReach() {
    Room room = Rooms.open("pair", () -> 0);
    Box scene = room.scene(1.5);
    SvgCanvas canvas = SvgCanvas.yDown(scene, 600);
    room.draw(canvas, Palette.LIGHT);
    room.key("ArrowUp", true);
    for (int k = 0; k < 1000; k++) {
      room.step();
    }
    double top = scene.minY() + 20 * canvas.pixel();
    assertThat(room.pointer(Pointer.MOVE, 92 + 62, top)).isEqualTo("ew-resize");
  }

  @Test
  void verdictsFollowWhatIsDraggedInSegmentModeToo() {
    Room room = Rooms.open("pair", () -> 0);
    assertThat(reportOf(room).get("exact")).startsWith("hit: overlapping");
    room.option("segment", 1);
    drag(room, 110, -110, 0, -60);
    assertThat(reportOf(room).get("exact")).startsWith("no hit: apart");
    assertThat(reportOf(room).get("segment-box")).startsWith("hit: starts inside");
    room.option("segment", 0);
    assertThat(reportOf(room).get("segment-box")).isEqualTo("switch on segment mode");
    assertThat(reportOf(room).get("segment-circle")).isEqualTo("–");
  }

  @Test
  void whereTheShownDigitsAreEqualTheDifferenceIsShown() {
    Room room = Rooms.open("circles", () -> 0);
    room.action("resolve");
    assertThat(reportOf(room).get("verdict"))
        .matches("hit: 150\\.00 ≤ 150\\.00|no hit: 150\\.00 \\+ [0-9.]+e-1[0-9] is not ≤ 150\\.00");
    assertThat(Decimal.comparison(150, "≤", 150, 2, 0)).isEqualTo("150.00 ≤ 150.00");
    assertThat(Decimal.comparison(150, "is not ≤", 150, 2, 2.84e-14))
        .isEqualTo("150.00 + 2.8e-14 is not ≤ 150.00");
    assertThat(Decimal.comparison(149.999, "<", 150, 2, -0.001))
        .isEqualTo("150.00 − 1.0e-3 < 150.00");
    assertThat(Decimal.comparison(149, "<", 150, 2, -1)).isEqualTo("149.00 < 150.00");
    Room lab = Rooms.open("pair", () -> 0);
    lab.action("push");
    assertThat(reportOf(lab).get("exact"))
        .matches("hit: touching, depth 0\\.0|no hit: apart, distance [0-9.]+e-1[0-9]");
  }

  @ParameterizedTest
  @CsvSource({
    "pair, touch",
    "pair, miss",
    "pair, inside",
    "circles, apart",
    "circles, edge",
    "circles, collision",
    "circles, inside",
    "circles, coincident"
  })
  void aPresetDoesNotDependOnWhatWasPressedBefore(String name, String preset) {
    Room fresh = Rooms.open(name, () -> 0);
    fresh.action(preset);
    Room used = Rooms.open(name, () -> 0);
    used.action("inside");
    used.action(name.equals("pair") ? "miss" : "coincident");
    used.option("part", 3);
    used.key("ArrowRight", true);
    used.step();
    used.key("ArrowRight", false);
    used.action(preset);
    for (Room room : new Room[] {fresh, used}) {
      if (name.equals("pair")) {
        room.option("segment", 1);
      }
      room.key("ArrowDown", true);
      room.step();
    }
    assertThat(reportOf(used)).isEqualTo(reportOf(fresh));
    assertThat(drawn(used)).isEqualTo(drawn(fresh));
  }

  private static String drawn(Room room) {
    SvgCanvas canvas = SvgCanvas.yDown(room.scene(1.5), 400);
    room.draw(canvas, Palette.LIGHT);
    return canvas.toString();
  }

  @ParameterizedTest
  @CsvSource({
    "pair, 1",
    "pair, 2",
    "pair, 3",
    "pair, 4",
    "pair, 5",
    "pair, 6",
    "pair, 7",
    "circles, 1",
    "circles, 2",
    "circles, 3",
    "circles, 4"
  })
  void arrowKeysMoveAndResizeEveryPart(String name, int part) {
    Room room = Rooms.open(name, () -> 0);
    room.option("part", part);
    assertThat(reportOf(room).get("part")).isEqualTo(Integer.toString(part));
    String before = drawn(room);
    room.key("ArrowRight", true);
    room.step();
    assertThat(drawn(room)).isNotEqualTo(before);
  }

  @Test
  void oppositeArrowKeysCancelOutAndTheOneStillHeldCounts() {
    Room room = Rooms.open("circles", () -> 0);
    room.action("edge");
    room.key("ArrowLeft", true);
    room.key("ArrowRight", true);
    room.step();
    assertThat(reportOf(room).get("case")).isEqualTo("2: on the edge");
    room.key("ArrowLeft", false);
    room.step();
    assertThat(reportOf(room).get("case")).isEqualTo("1: no collision");
  }

  @ParameterizedTest
  @ValueSource(strings = {"touch", "miss", "inside"})
  void labelsDoNotCoverEachOther(String preset) {
    Room room = Rooms.open("pair", () -> 0);
    room.option("angle", 1);
    room.action(preset);
    for (double aspect : new double[] {0.95, 1.45}) {
      PaintedTexts canvas = new PaintedTexts(room.scene(aspect), 340);
      room.draw(canvas, Palette.LIGHT);
      assertThat(canvas.texts()).hasSizeGreaterThan(11);
      canvas.assertNoneOverlap();
    }
  }

  /**
   * The scene that a stage of this many pixels shows, drawn twice: the first shows how large pixels
   * are.
   */
  private static Box shownScene(Room room, double width, double height) {
    for (int k = 0; k < 2; k++) {
      room.draw(SvgCanvas.yDown(room.scene(width / height), width), Palette.LIGHT);
    }
    return room.scene(width / height);
  }

  @Test
  void whatIsPushedBeyondAPhonesStageIsStillInReach() {
    Room circles = Rooms.open("circles", () -> 0);
    circles.action("coincident");
    circles.action("resolve");
    assertThat(shownScene(circles, 364, 383).contains(160 + 60, 0)).isTrue();
    assertThat(circles.pointer(Pointer.MOVE, 160 + 60, 0)).isEqualTo("ew-resize");
    Room lab = Rooms.open("pair", () -> 0);
    shownScene(lab, 364, 383);
    drag(lab, 92, -88, -150 - 92, 10 + 88);
    lab.action("push");
    assertThat(shownScene(lab, 364, 383).contains(-170 - 62, 10)).isTrue();
    assertThat(lab.pointer(Pointer.MOVE, -170 - 62, 10)).isEqualTo("move");
  }

  @Test
  void whatLiesAtTheEdgeIsStillInReachWhenTheStageBecomesNarrow() {
    Room room = Rooms.open("pair", () -> 0);
    shownScene(room, 471, 325);
    drag(room, 92, -88, 130, 0);
    Box narrow = shownScene(room, 364, 383);
    assertThat(narrow.contains(92 + 130 + 62, -88)).isTrue();
    assertThat(room.pointer(Pointer.MOVE, 92 + 130 + 62, -88)).isEqualTo("ew-resize");
    room.pointer(Pointer.DOWN, 92 + 130, -88);
    room.pointer(Pointer.MOVE, 92, -88);
    assertThat(shownScene(room, 364, 383)).as("while it is dragged").isEqualTo(narrow);
    room.pointer(Pointer.UP, 92, -88);
    assertThat(shownScene(room, 364, 383).width()).as("let go").isEqualTo(440);
  }

  @ParameterizedTest
  @ValueSource(strings = {"touch", "miss", "inside", "push", "dragged"})
  void theCodeOfThePairLabIsAboutThePairThatIsShown(String state) {
    Room room = Rooms.open("pair", () -> 0);
    if (state.equals("dragged")) {
      drag(room, 92, -88, 0.1, -33.3);
    } else {
      room.action(state);
    }
    room.option("segment", 1);
    Map<String, String> report = reportOf(room);
    double[] ball = numbers(report.get("ball"));
    double[] brick = numbers(report.get("brick"));
    double[] ray = numbers(report.get("ray"));
    Circle circle = new Circle(ball[0], ball[1], ball[2]);
    Box box = new Box(brick[0], brick[1], brick[2], brick[3]);
    assertThat(report.get("exact")).contains(circle.relationTo(box).toString().toLowerCase());
    assertThat(report.get("normal").equals("–")).isEqualTo(!circle.intersects(box));
    assertThat(report.get("segment-box").startsWith("hit"))
        .isEqualTo(new Segment(ray[0], ray[1], ray[2], ray[3]).cast(box).hit());
  }

  @ParameterizedTest
  @ValueSource(strings = {"apart", "edge", "collision", "inside", "coincident", "resolve"})
  void theCodeOfTheCirclesIsAboutTheCirclesThatAreShown(String state) {
    Room room = Rooms.open("circles", () -> 0);
    room.action(state);
    Map<String, String> report = reportOf(room);
    double[] amber = numbers(report.get("amber"));
    double[] blue = numbers(report.get("blue"));
    Circle first = new Circle(amber[0], amber[1], amber[2]);
    Circle second = new Circle(blue[0], blue[1], blue[2]);
    assertThat(report.get("verdict").startsWith("hit")).isEqualTo(first.intersects(second));
    assertThat(report.get("case").startsWith("2")).isEqualTo(first.touches(second));
  }

  private static double[] numbers(String arguments) {
    return Arrays.stream(arguments.split(", ")).mapToDouble(Double::parseDouble).toArray();
  }

  @Test
  void aVerdictThatDoesNotCountATouchSaysSo() {
    Room room = Rooms.open("pair", () -> 0);
    room.action("touch");
    assertThat(reportOf(room).get("closest"))
        .isEqualTo("no hit: 80.0 is not < 80.0, touching does not count");
  }

  @ParameterizedTest
  @CsvSource({"-1, -1", "1, -1", "-1, 1", "1, 1"})
  void numbersOfNarrowZonesStayWithinThem(int right, int down) {
    Room room = Rooms.open("pair", () -> 0);
    room.option("closest", 0);
    room.option("contact", 0);
    shownScene(room, 364, 383);
    drag(room, -100, 10, right * 500, down * 500);
    PaintedTexts canvas = new PaintedTexts(room.scene(0.95), 364);
    room.draw(canvas, Palette.LIGHT);
    assertThat(canvas.texts()).hasSizeGreaterThan(3);
    double[] box = numbers(reportOf(room).get("brick"));
    for (PaintedTexts.Text number : canvas.texts()) {
      Box area = number.box();
      assertThat(List.of(box[0], box[2]))
          .as("lines beside %s", number)
          .noneMatch(x -> area.minX() < x && x < area.maxX());
      assertThat(List.of(box[1], box[3]))
          .as("lines above and below %s", number)
          .noneMatch(y -> area.minY() < y && y < area.maxY());
    }
    canvas.assertNoneOverlap();
  }

  @Test
  void decimalsAreRoundedToTheirDigits() {
    assertThat(Decimal.of(1.25)).isEqualTo("1.3");
    assertThat(Decimal.of(-0.04)).isEqualTo("0.0");
    assertThat(Decimal.of(-2.5, 0)).isEqualTo("−3");
    assertThat(Decimal.of(3.05, 3)).isEqualTo("3.050");
    assertThat(Decimal.length(3.05, 2)).isEqualTo("3.05");
    assertThat(Decimal.length(0.001, 2)).isEqualTo("1.0e-3");
    assertThat(Decimal.length(0, 2)).isEqualTo("0.00");
  }

  @ParameterizedTest
  @ValueSource(strings = {"pair", "shapes", "circles"})
  void aLabIsStillUntilTheVisitorDoesSomething(String name) {
    Room room = Rooms.open(name, () -> 0);
    assertThat(room.isStill()).isTrue();
    room.key("ArrowLeft", true);
    assertThat(room.isStill()).as("while a key moves something").isFalse();
    room.key("ArrowRight", true);
    assertThat(room.isStill()).as("while two keys move it both ways").isTrue();
    room.key("ArrowRight", false);
    room.key("ArrowLeft", false);
    assertThat(room.isStill()).isTrue();
    assertThat(room.key("e", true)).isEqualTo(name.equals("shapes"));
    assertThat(room.isStill()).as("unless a key turns something").isNotEqualTo(room.key("e", true));
    room.key("e", false);
    room.option("demo", 1);
    assertThat(room.isStill()).as("while it plays itself").isFalse();
  }

  @ParameterizedTest
  @CsvSource({"0, both sides of a valley", "50, a slope of 27°", "70, a slope of 27°"})
  void theRunnerWalksOnSlopesUpToTheSteepestOne(double steepest, String last) {
    Room room = Rooms.open("movement", () -> 0);
    room.option("steepest", steepest);
    room.option("body", 3);
    List<String> ground = new ArrayList<>();
    for (int k = 0; k < 105; k++) {
      room.key("ArrowRight", k > 60);
      room.step();
      ground.add(reportOf(room).get("ground"));
    }
    assertThat(ground).contains("air", "level ground").endsWith(last);
    assertThat(ground.contains("a slope of 45°")).isEqualTo(steepest > 45);
    assertThatThrownBy(() -> room.option("steepest", 90))
        .hasMessage("steepest must be from 0 to less than 90, but was 90.0");
  }
}
