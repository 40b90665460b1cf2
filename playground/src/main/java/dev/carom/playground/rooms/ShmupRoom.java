// SPDX-License-Identifier: Apache-2.0
package dev.carom.playground.rooms;

import dev.carom.games.Autopilot;
import dev.carom.games.shmup.Shmup;
import dev.carom.games.shmup.ShmupAutopilot;

/** The space shooter. */
final class ShmupRoom extends GameRoom<Shmup> {
  private boolean showsHitboxes;

  ShmupRoom() {
    reset();
  }

  @Override
  Shmup newGame() {
    Shmup game = new Shmup();
    game.showHitboxes(showsHitboxes);
    return game;
  }

  @Override
  Autopilot newAutopilot(Shmup game) {
    return new ShmupAutopilot(game);
  }

  @Override
  int points() {
    return game().score();
  }

  @Override
  public String pointer(Pointer what, double x, double y) {
    switch (what) {
      case DOWN -> {
        input.pointing = true;
        input.fire = true;
      }
      case UP -> {
        input.pointing = false;
        input.fire = false;
      }
      case MOVE, LEAVE -> {}
    }
    input.pointerX = x;
    input.pointerY = y;
    return "crosshair";
  }

  @Override
  public void option(String name, double value) {
    if (name.equals("hitboxes")) {
      showsHitboxes = value != 0;
      game().showHitboxes(showsHitboxes);
    } else {
      super.option(name, value);
    }
  }

  @Override
  public void exchange(State state) {
    showsHitboxes = state.flag("hitboxes", showsHitboxes);
    game().showHitboxes(showsHitboxes);
    super.exchange(state);
  }

  @Override
  public void report(Report report) {
    Shmup game = game();
    report.show("score", Integer.toString(game.score()));
    report.show("round", Integer.toString(game.round()));
    report.show("kills", Integer.toString(game.kills()));
    report.show("grazes", Integer.toString(game.grazes()));
    report.show("weapon", Integer.toString(game.weapon()));
    report.show("bullets", Integer.toString(game.bulletCount()));
  }
}
