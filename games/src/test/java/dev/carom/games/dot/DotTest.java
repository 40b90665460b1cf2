// SPDX-License-Identifier: Apache-2.0
package dev.carom.games.dot;

import static org.assertj.core.api.Assertions.assertThat;

import dev.carom.Circle;
import dev.carom.Relation;
import dev.carom.games.Input;
import dev.carom.games.Keys;
import org.junit.jupiter.api.Test;

class DotTest {
  private final Dot dot = new Dot();
  private final Keys keys = new Keys(dot);

  private void isAt(int x, int y) {
    assertThat(dot.circle()).isEqualTo(new Circle(x, y, 10));
  }

  @Test
  void startsInTheUpperLeftCornerAndMovesOnePixelPerStep() {
    isAt(10, 10);
    keys.hold("r", 7);
    isAt(17, 10);
    keys.hold("dr", 5);
    isAt(22, 15);
    keys.hold("lr", 3);
    isAt(22, 15);
  }

  @Test
  void stopsAtEachEdgeOfTheScreen() {
    keys.hold("lu", 5);
    isAt(10, 10);
    keys.hold("d", 1000);
    isAt(10, 470);
    keys.hold("r", 1000);
    isAt(630, 470);
    keys.hold("u", 1000);
    isAt(630, 10);
    keys.hold("l", 1000);
    isAt(10, 10);
  }

  @Test
  void stopsFlushWithTheWallFromBothSidesAndSlidesAlongIt() {
    keys.hold("d", 190).hold("r", 2000);
    isAt(290, 200);
    assertThat(dot.circle().relationTo(Dot.WALL)).isEqualTo(Relation.TOUCHING);
    keys.hold("dr", 50);
    isAt(290, 250);
    keys.hold("d", 2000).hold("r", 200).hold("u", 200).hold("l", 2000);
    isAt(350, 270);
    assertThat(dot.circle().relationTo(Dot.WALL)).isEqualTo(Relation.TOUCHING);
  }

  @Test
  void stopsAtTheOtherDotWhereTheNextPixelWouldOverlap() {
    keys.hold("d", 110).hold("r", 2000);
    isAt(140, 120);
    assertThat(dot.circle().touches(Dot.OTHER)).isTrue();
    // One pixel lower it still cannot pass, and slides no further than exact arithmetic allows.
    keys.hold("d", 5).hold("r", 2000);
    isAt(140, 125);
    keys.hold("d", 7).hold("r", 2000);
    isAt(144, 132);
  }

  @Test
  void neverOverlapsAnythingOnALongWalk() {
    DotAutopilot autopilot = new DotAutopilot(20260101);
    Input input = new Input();
    for (int step = 0; step < 50_000; step++) {
      autopilot.steer(input);
      dot.step(input);
      assertThat(dot.circle().overlaps(Dot.WALL) || dot.circle().overlaps(Dot.OTHER))
          .as("overlap in step " + step)
          .isFalse();
    }
  }
}
