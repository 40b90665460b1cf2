// SPDX-License-Identifier: Apache-2.0
package dev.carom.games.platformer;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.carom.Box;
import dev.carom.draw.SvgCanvas;
import dev.carom.games.Input;
import dev.carom.games.Keys;
import dev.carom.games.Palette;
import dev.carom.world.Contacts;
import java.util.ArrayList;
import java.util.List;
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
    assertThat(game.y()).isCloseTo(12 * TileMap.SIZE - RADIUS, within(1e-9));
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
    game.place(column(1) + RADIUS, 11 * TileMap.SIZE);
    Keys keys = new Keys(game).hold("", 60);
    keys.hold("r", 9);
    double before = game.x();
    keys.hold("r", 8);
    assertThat(game.x()).isBetween(column(2) + RADIUS, column(3));
    assertThat(game.x() - before).isCloseTo(8 * 4.5, within(1e-9));
  }

  @Test
  void stopsAtTheWall() {
    Platformer game = game();
    new Keys(game).hold("", 60).hold("l", 300);
    assertThat(game.x()).isCloseTo(TileMap.SIZE + RADIUS, within(1e-9));
    assertThat(game.isStanding()).isTrue();
  }

  @Test
  void jumpsUpThroughAThinPlatformLandsOnItAndDropsThroughIt() {
    Platformer game = new Platformer(Platformer.Body.CIRCLE);
    game.place(7 * TileMap.SIZE, 10 * TileMap.SIZE);
    Keys keys = new Keys(game).hold("", 60);
    double floor = game.y();
    keys.hold("u", 40).hold("", 60);
    assertThat(game.y()).isCloseTo(8 * TileMap.SIZE - RADIUS, within(1e-9));
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

  /** What the runner overlaps, by the exact test of the world, except for coins and thin tiles. */
  private static List<String> overlaps(Platformer game) {
    List<String> found = new ArrayList<>();
    game.world.detect();
    for (Contacts contacts = game.world.contacts(); contacts.next(); ) {
      boolean isSolid =
          game.world.userData(contacts.a()) == null && game.world.userData(contacts.b()) == null;
      if (isSolid && contacts.depth() > 0) {
        found.add(game.world.shape(contacts.a()) + " and " + game.world.shape(contacts.b()));
      }
    }
    return found;
  }

  /** The x where a column of the map begins. */
  private static double column(int column) {
    return column * TileMap.SIZE;
  }

  @ParameterizedTest
  @EnumSource
  void runsUpAndDownAHillWithoutLeavingTheGround(Platformer.Body body) {
    for (String direction : new String[] {"r", "l"}) {
      boolean toTheRight = direction.equals("r");
      Platformer game = new Platformer(body);
      game.place(toTheRight ? column(5) + 15 : column(11) + 15, 11 * TileMap.SIZE);
      Keys keys = new Keys(game).hold("", 60);
      double floor = game.y();
      double highest = floor;
      double steepest = 0;
      for (int step = 0; step < 63; step++) {
        keys.hold(direction, 1);
        assertThat(game.isStanding()).as("step %d at %f", step, game.x()).isTrue();
        highest = Math.min(highest, game.y());
        steepest = Math.max(steepest, game.rise());
      }
      assertThat(highest).as("the top of the hill").isCloseTo(floor - TileMap.SIZE, within(2.0));
      assertThat(game.y()).as("behind the hill").isCloseTo(floor, within(1e-6));
      assertThat(steepest).isGreaterThanOrEqualTo(0.5 - 1e-9);
    }
  }

  @Test
  void runsAlongASlopeAtFullSpeed() {
    Platformer game = game();
    game.place(column(6) - 40, 11 * TileMap.SIZE);
    Keys keys = new Keys(game).hold("", 60).hold("r", 16);
    double x = game.x();
    double y = game.y();
    keys.hold("r", 1);
    assertThat(game.rise()).isCloseTo(0.5, within(1e-9));
    assertThat(Math.hypot(game.x() - x, game.y() - y)).isCloseTo(4.5, within(1e-6));
    assertThat(game.y()).isLessThan(y);
  }

  @ParameterizedTest
  @EnumSource
  void standsStillOnASlopeThatIsNotTooSteepAndSlidesDownOneThatIs(Platformer.Body body) {
    for (int column : new int[] {3, 4, 12, 13}) {
      Platformer game = new Platformer(body);
      game.place(column(column) + TileMap.SIZE / 2, 11 * TileMap.SIZE);
      Keys keys = new Keys(game).hold("", 60);
      double x = game.x();
      double y = game.y();
      keys.hold("", 100);
      assertThat(game.x()).as("in column %d", column).isEqualTo(x);
      assertThat(game.y()).isEqualTo(y);
      game.setSteepest(40);
      keys.hold("", 60);
      boolean fallsToTheRight = column == 3 || column == 12;
      assertThat(game.x() > x).isEqualTo(fallsToTheRight);
      assertThat(game.y()).isGreaterThan(y + 5);
      assertThat(game.isWedged()).as("between two slopes that are too steep").isTrue();
      keys.hold("", 30);
      y = game.y();
      keys.hold("u", 20);
      assertThat(game.y()).as("jumps out").isLessThan(y - 2 * TileMap.SIZE);
    }
  }

  @ParameterizedTest
  @EnumSource
  void climbsWhatIsAsSteepAsAllowedOnly(Platformer.Body body) {
    for (int angle : new int[] {50, 63, 64, 70}) {
      for (String direction : new String[] {"r", "l"}) {
        boolean toTheRight = direction.equals("r");
        Platformer game = new Platformer(body);
        game.setSteepest(angle);
        game.place(toTheRight ? column(14) + 5 : column(19) - 5, 11 * TileMap.SIZE);
        Keys keys = new Keys(game).hold("", 60);
        double floor = game.y();
        keys.hold(direction, 45);
        if (angle < 64) {
          assertThat(game.y()).as("%d° to %s", angle, direction).isCloseTo(floor, within(1.0));
        } else {
          assertThat(game.y())
              .as("%d° to %s", angle, direction)
              .isLessThan(floor - TileMap.SIZE - 10);
        }
      }
    }
  }

  @Test
  void runsUpAThinSlopeAndDropsThroughIt() {
    Platformer game = game();
    game.place(column(7), 7 * TileMap.SIZE);
    Keys keys = new Keys(game).hold("", 60);
    double before = game.y();
    keys.hold("r", 36);
    assertThat(game.isStanding()).isTrue();
    assertThat(game.rise()).isCloseTo(1, within(1e-9));
    assertThat(game.y()).isLessThan(before - TileMap.SIZE);
    keys.hold("", 60);
    double y = game.y();
    keys.hold("", 60);
    assertThat(game.y()).as("stays").isEqualTo(y);
    keys.hold("d", 20).hold("", 60);
    assertThat(game.y()).as("dropped").isGreaterThan(y + 2 * TileMap.SIZE);
  }

  @ParameterizedTest
  @EnumSource
  void neverEndsInsideAnythingSolid(Platformer.Body body) {
    Platformer game = new Platformer(body);
    PlatformerAutopilot autopilot = new PlatformerAutopilot(game, 8);
    Input input = new Input();
    double farthest = 0;
    int steps = Boolean.getBoolean("carom.long") ? 20_000 : 4_000;
    for (int step = 0; step < steps; step++) {
      autopilot.steer(input);
      game.step(input);
      assertThat(overlaps(game)).as("overlaps in step %d", step).isEmpty();
      assertThat(Platformer.SCENE.contains(game.x(), game.y())).as("in step %d", step).isTrue();
      farthest = Math.max(farthest, game.x());
    }
    assertThat(farthest).isGreaterThan(700);
  }
}
