// SPDX-License-Identifier: Apache-2.0
package dev.carom.games;

import static org.assertj.core.api.Assertions.assertThat;

import dev.carom.draw.SvgCanvas;
import dev.carom.games.breakout.Breakout;
import dev.carom.games.breakout.BreakoutAutopilot;
import dev.carom.games.platformer.Platformer;
import dev.carom.games.platformer.PlatformerAutopilot;
import dev.carom.games.shmup.Shmup;
import dev.carom.games.shmup.ShmupAutopilot;
import java.util.EnumSet;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class EffectsTest {
  /** A game and who plays it. */
  private record Play(Game game, Autopilot autopilot) {
    static Play of(String name) {
      return switch (name) {
        case "breakout" -> {
          Breakout game = new Breakout(0);
          yield new Play(game, new BreakoutAutopilot(game, 1));
        }
        case "platformer" -> {
          Platformer game = new Platformer(Platformer.Body.CIRCLE);
          yield new Play(game, new PlatformerAutopilot(game, 1));
        }
        default -> {
          Shmup game = new Shmup();
          yield new Play(game, new ShmupAutopilot(game));
        }
      };
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"breakout", "platformer", "shmup"})
  void aGameGoesOnInTheSameWayWithAndWithoutThem(String name) {
    Play lively = Play.of(name);
    Play calm = Play.of(name);
    calm.game.effects().setCalm(true);
    Input input = new Input();
    Input calmInput = new Input();
    int sparks = 0;
    for (int step = 0; step < 1500; step++) {
      lively.autopilot.steer(input);
      lively.game.step(input);
      calm.autopilot.steer(calmInput);
      calm.game.step(calmInput);
      sparks += lively.game.effects().sparks().count();
      assertThat(calm.game.effects().sparks().count()).isZero();
      assertThat(calm.game.effects().trail().count()).isZero();
      // Drawing is no part of the game either.
      if (step % 100 == 0) {
        lively.game.draw(SvgCanvas.yDown(lively.game.scene(), 400), Palette.DARK);
      }
    }
    assertThat(sparks).isGreaterThan(500);
    assertThat(calm.game.checksum()).isEqualTo(lively.game.checksum());
  }

  @Test
  void everySoundIsPlayedBySomeGame() {
    Set<Sound> played = EnumSet.noneOf(Sound.class);
    for (String name : new String[] {"breakout", "platformer", "shmup"}) {
      Play play = Play.of(name);
      Input input = new Input();
      for (int step = 0; step < 20_000; step++) {
        play.autopilot.steer(input);
        play.game.step(input);
        for (Sound sound : Sound.values()) {
          if (play.game.effects().take(sound)) {
            played.add(sound);
          }
        }
      }
    }
    assertThat(played).containsExactlyInAnyOrder(Sound.values());
  }

  @Test
  void aSoundIsTakenOnce() {
    Effects effects = new Effects();
    effects.play(Sound.COIN);
    assertThat(effects.take(Sound.HIT)).isFalse();
    assertThat(effects.take(Sound.COIN)).isTrue();
    assertThat(effects.take(Sound.COIN)).isFalse();
  }

  @Test
  void sparksAndTrailsVanishAtOnceWhenItBecomesCalm() {
    Effects effects = new Effects();
    effects.sparks().burst(0, 0, 10, 3, 0, 0);
    effects.trail().add(1, 2);
    effects.step();
    assertThat(effects.sparks().count()).isEqualTo(10);
    effects.setCalm(true);
    effects.step();
    assertThat(effects.sparks().count()).isZero();
    assertThat(effects.trail().count()).isZero();
    assertThat(effects.age()).isEqualTo(1);
  }

  @Test
  void sparksGoOut() {
    Effects effects = new Effects();
    effects.sparks().burst(0, 0, 1000, 3, 0, 0);
    assertThat(effects.sparks().count()).as("not more than there is room for").isEqualTo(400);
    for (int step = 0; step < 24; step++) {
      effects.step();
    }
    assertThat(effects.sparks().count()).isZero();
  }
}
