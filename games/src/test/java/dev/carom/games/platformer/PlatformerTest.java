// SPDX-License-Identifier: Apache-2.0
package dev.carom.games.platformer;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.carom.Box;
import dev.carom.Shape;
import dev.carom.draw.SvgCanvas;
import dev.carom.games.Input;
import dev.carom.games.Keys;
import dev.carom.games.Palette;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

class PlatformerTest {
  private static final double RADIUS = 16;

  private static Platformer game() {
    return new Platformer(Platformer.Body.CIRCLE);
  }

  @Test
  void fallsOntoTheFloorAndRests() {
    Platformer game = game();
    new Keys(game).hold("", 120);
    assertThat(game.isStanding()).isTrue();
    assertThat(game.y()).isCloseTo(12 * Tiles.SIZE - RADIUS, within(1e-9));
    double x = game.x();
    new Keys(game).hold("", 600);
    assertThat(game.x()).isEqualTo(x);
  }

  @ParameterizedTest
  @ValueSource(doubles = {200, 330, 960, 2000})
  void theCoinCountCanBeReadOnEveryScreen(double width) {
    SvgCanvas canvas = SvgCanvas.yDown(Platformer.SCENE, width);
    game().draw(canvas, Palette.LIGHT);
    Matcher size = Pattern.compile("font-size=\"([0-9.]+)\"").matcher(canvas.toString());
    assertThat(size.find()).isTrue();
    assertThat(Double.parseDouble(size.group(1))).isGreaterThanOrEqualTo(12);
  }

  @Test
  void runsOverTheSeamsBetweenTilesAtFullSpeed() {
    Platformer game = game();
    Keys keys = new Keys(game).hold("", 60);
    keys.hold("r", 12);
    double before = game.x();
    keys.hold("r", 8);
    assertThat(game.x() - before).isCloseTo(8 * 4.5, within(1e-9));
  }

  @Test
  void stopsAtTheWall() {
    Platformer game = game();
    new Keys(game).hold("", 60).hold("l", 300);
    assertThat(game.x()).isCloseTo(Tiles.SIZE + RADIUS, within(1e-9));
    assertThat(game.isStanding()).isTrue();
  }

  @Test
  void jumpsUpThroughAThinPlatformLandsOnItAndDropsThroughIt() {
    Platformer game = new Platformer(Platformer.Body.CIRCLE);
    game.place(7 * Tiles.SIZE, 10 * Tiles.SIZE);
    Keys keys = new Keys(game).hold("", 60);
    double floor = game.y();
    keys.hold("u", 40).hold("", 60);
    assertThat(game.y()).isCloseTo(8 * Tiles.SIZE - RADIUS, within(1e-9));
    assertThat(game.isStanding()).isTrue();
    keys.hold("d", 10).hold("", 60);
    assertThat(game.y()).isCloseTo(floor, within(1e-9));
  }

  @Test
  void ridesOnPlatformsThatMoveSidewaysAndUp() {
    for (int k = 0; k < 2; k++) {
      Platformer game = game();
      Platform platform = game.tiles.platforms.get(k);
      Box box = (Box) game.world.shape(platform.handle);
      game.place(box.centerX(), box.minY() - RADIUS - 2);
      Keys keys = new Keys(game).hold("", 120);
      assertThat(game.isRiding()).isTrue();
      double offX = game.x() - game.world.x(platform.handle);
      double offY = game.y() - game.world.y(platform.handle);
      for (int step = 0; step < 500; step++) {
        keys.hold("", 1);
        assertThat(game.isRiding()).as("in step " + step).isTrue();
        assertThat(game.x() - game.world.x(platform.handle)).isCloseTo(offX, within(1e-6));
        assertThat(game.y() - game.world.y(platform.handle)).isCloseTo(offY, within(1e-6));
      }
    }
  }

  @Test
  void collectsCoinsOnce() {
    Platformer game = game();
    Box coin = game.world.bounds(game.tiles.coins.get(0));
    game.place(coin.centerX(), coin.centerY());
    new Keys(game).hold("", 100);
    assertThat(game.coins()).isEqualTo(1);
  }

  private static Box tileUnder(Platformer game) {
    Shape runner = game.runnerShape();
    for (Box tile : game.tiles.solids) {
      if (tile.overlaps(runner)) {
        return tile;
      }
    }
    return null;
  }

  @ParameterizedTest
  @EnumSource
  void neverEndsInsideASolidTile(Platformer.Body body) {
    Platformer game = new Platformer(body);
    PlatformerAutopilot autopilot = new PlatformerAutopilot(game, 8);
    Input input = new Input();
    double farthest = 0;
    for (int step = 0; step < 20_000; step++) {
      autopilot.steer(input);
      game.step(input);
      assertThat(tileUnder(game)).as("the tile that is overlapped in step %d", step).isNull();
      farthest = Math.max(farthest, game.x());
    }
    assertThat(farthest).isGreaterThan(600);
    assertThat(Platformer.SCENE.contains(game.x(), game.y())).isTrue();
  }
}
