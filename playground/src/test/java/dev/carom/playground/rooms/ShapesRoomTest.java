// SPDX-License-Identifier: Apache-2.0
package dev.carom.playground.rooms;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashMap;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** The Shapes lab without a browser. */
class ShapesRoomTest {
  private final Room room = Rooms.open("shapes", () -> 0);

  private String shown(String name) {
    Map<String, String> report = new HashMap<>();
    room.report(report::put);
    return report.get(name);
  }

  private void chooseBlue(FigureKind kind) {
    room.option("blue", kind.ordinal());
  }

  private void drag(double x, double y, double dx, double dy) {
    room.pointer(Pointer.DOWN, x, y);
    room.pointer(Pointer.MOVE, x + dx, y + dy);
    room.pointer(Pointer.UP, x + dx, y + dy);
  }

  @Test
  void cornersCanBeAddedUpToALimit() {
    chooseBlue(FigureKind.OUTLINE);
    for (int k = 8; k < Figure.MOST_CORNERS; k++) {
      room.action("add");
      assertThat(shown("refused")).isEqualTo("–");
    }
    String full = shown("blue-code");
    room.action("add");
    assertThat(shown("refused")).isEqualTo("this lab has at most 16 corners per shape");
    assertThat(shown("blue-code")).isEqualTo(full);
  }

  @Test
  void aShapeSaysWhyItHasNoCornerToAddOrRemove() {
    chooseBlue(FigureKind.CIRCLE);
    room.action("add");
    assertThat(shown("refused")).isEqualTo("a circle has no edge for another corner");
    chooseBlue(FigureKind.ROUNDED);
    assertThat(shown("refused")).isEqualTo("–");
    room.action("remove");
    assertThat(shown("refused")).startsWith("choose the corner to remove first");
    room.action("next");
    room.action("remove");
    assertThat(shown("refused")).isEqualTo("a rounded polygon needs the corners that are left");
  }

  @Test
  void aBoxWithAnotherCornerIsAPolygon() {
    assertThat(shown("blue")).isEqualTo("" + FigureKind.TURNED_BOX.ordinal());
    String verdict = shown("verdict");
    room.action("add");
    assertThat(shown("blue")).isEqualTo("" + FigureKind.POLYGON.ordinal());
    assertThat(shown("verdict")).as("the corner is on an edge").isEqualTo(verdict);
    assertThat(shown("part")).isEqualTo("corner 1 of the blue shape");
  }

  @Test
  void anOutlineThatWasReshapedBecomesItsHull() {
    chooseBlue(FigureKind.OUTLINE);
    drag(80 + 90, -60 + 75, 10, 0);
    assertThat(shown("blue-code")).startsWith("Compound.outline(").contains("95, 75");
    chooseBlue(FigureKind.POLYGON);
    assertThat(shown("blue-code")).startsWith("Polygon.of(-95, -75, 65, -75, 95, 75, -95, 75)");
  }

  @Test
  void aFullTurnChangesNothing() {
    chooseBlue(FigureKind.POLYGON);
    String code = shown("blue-code");
    String push = shown("push");
    for (int k = 0; k < 72; k++) {
      assertThat(room.wheel(80, -60, 1)).isTrue();
    }
    assertThat(shown("blue-code")).isEqualTo(code);
    assertThat(shown("push")).isEqualTo(push);
  }

  @Test
  void aCrossedOutlineIsRejectedAndSnapsBack() {
    chooseBlue(FigureKind.OUTLINE);
    String code = shown("blue-code");
    room.pointer(Pointer.DOWN, 80 - 90, -60 - 75);
    room.pointer(Pointer.MOVE, 80 + 100, -60 - 55);
    assertThat(shown("refused")).startsWith("the outline must not cross or touch itself");
    assertThat(shown("blue-code")).isEqualTo(code);
    room.pointer(Pointer.UP, 80 + 100, -60 - 55);
    assertThat(shown("refused")).isEqualTo("–");
    assertThat(shown("blue-code")).isEqualTo(code);
  }

  @Test
  void answersAreComputedAgainOnlyWhenSomethingHasChanged() {
    ShapesRoom lab = (ShapesRoom) room;
    ShapesAnswers before = lab.answers();
    lab.step();
    lab.scene(1.5);
    assertThat(lab.answers()).isSameAs(before);
    lab.key("ArrowLeft", true);
    lab.step();
    assertThat(lab.answers()).isNotSameAs(before);
  }
}
