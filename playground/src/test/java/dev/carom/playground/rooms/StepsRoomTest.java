// SPDX-License-Identifier: Apache-2.0
package dev.carom.playground.rooms;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.carom.draw.SvgCanvas;
import dev.carom.games.Palette;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The room of the stories without a browser. */
class StepsRoomTest {
  private final Room room = Rooms.open("steps", () -> 0);

  private String shown(String name) {
    Map<String, String> report = new HashMap<>();
    room.report(report::put);
    return report.get(name);
  }

  private int steps() {
    return Integer.parseInt(shown("step").replaceAll(".* of ", ""));
  }

  private String draw(double aspect, double width) {
    SvgCanvas canvas = SvgCanvas.yDown(room.scene(aspect), width);
    room.draw(canvas, Palette.DARK);
    return canvas.toString();
  }

  @Test
  void keysGoForwardAndBackAndStopAtBothEnds() {
    room.key("ArrowLeft", true);
    assertThat(shown("step")).isEqualTo("Step 1 of 9");
    room.key("ArrowRight", true);
    room.key("ArrowRight", false);
    room.key(" ", true);
    room.key(" ", false);
    assertThat(shown("step")).isEqualTo("Step 3 of 9");
    room.key("ArrowLeft", true);
    assertThat(shown("step")).isEqualTo("Step 2 of 9");
    for (int k = 0; k < 20; k++) {
      room.action("next");
    }
    assertThat(shown("step")).isEqualTo("Step 9 of 9");
    room.action("back");
    assertThat(shown("step")).isEqualTo("Step 8 of 9");
    assertThat(room.key("ArrowUp", true)).isFalse();
    room.reset();
    assertThat(shown("step")).isEqualTo("Step 1 of 9");
  }

  @ParameterizedTest
  @ValueSource(ints = {0, 1, 2, 3})
  void everyStepHasWordsAndADrawingOfItsOwn(int story) {
    for (int numbers = 0; numbers < 8; numbers++) {
      room.option("story", story);
      Set<String> drawings = new HashSet<>();
      int steps = steps();
      for (int step = 0; step < steps; step++) {
        assertThat(shown("words")).isNotBlank().endsWith(step == 0 ? "" : ".");
        assertThat(shown("words").length()).isLessThan(170);
        String drawing = draw(1.5, 900);
        assertThat(drawing).doesNotContain("NaN", "Infinity");
        drawings.add(drawing + shown("words"));
        room.action("next");
      }
      assertThat(drawings).hasSize(steps);
      room.action("other");
      assertThat(shown("step")).startsWith("Step 1 of");
    }
  }

  @Test
  void aStoryBeginsWhenItIsChosenAndGoesOnOtherwise() {
    room.option("story", 2);
    room.action("next");
    String words = shown("words");
    room.option("story", 2);
    assertThat(shown("words")).isEqualTo(words);
    room.option("story", 1);
    assertThat(shown("words")).startsWith("30 circles.");
    assertThat(shown("story")).isEqualTo("1");
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
  void stepAndSeedCanBeTyped() {
    set("step", 4);
    assertThat(shown("step")).isEqualTo("Step 4 of 9");
    assertThatThrownBy(() -> set("step", 10))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("step must be from 1 to 9, but was 10");
    room.action("other");
    String code = shown("code");
    assertThat(shown("seed")).isEqualTo("1");
    set("seed", 999_999);
    assertThat(shown("step")).startsWith("Step 1 of");
    room.action("other");
    assertThat(shown("seed")).as("after the last seed").isEqualTo("0");
    set("seed", 1);
    assertThat(shown("code")).isEqualTo(code);
  }

  @Test
  void theDemonstrationTellsAllStories() {
    assertThat(room.isStill()).isTrue();
    room.option("demo", 1);
    assertThat(room.isStill()).isFalse();
    Set<String> stories = new HashSet<>();
    for (int frame = 0; frame < 6000; frame++) {
      room.step();
      stories.add(shown("story"));
    }
    assertThat(stories).containsExactlyInAnyOrder("0", "1", "2", "3");
  }
}
