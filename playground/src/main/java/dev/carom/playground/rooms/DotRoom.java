// SPDX-License-Identifier: Apache-2.0
package dev.carom.playground.rooms;

import dev.carom.Circle;
import dev.carom.games.Autopilot;
import dev.carom.games.dot.Dot;
import dev.carom.games.dot.DotAutopilot;

/** A dot that walks around a wall. */
final class DotRoom extends GameRoom<Dot> {
  DotRoom() {
    option("speed", 2);
    reset();
  }

  @Override
  Dot newGame() {
    return new Dot();
  }

  @Override
  Autopilot newAutopilot(Dot game) {
    return new DotAutopilot(7);
  }

  @Override
  public void exchange(State state) {
    option("speed", state.whole("speed", stepsPerFrame(), 1, 8));
    super.exchange(state);
  }

  @Override
  public void report(Report report) {
    Circle dot = game().circle();
    report.show("position", Decimal.of(dot.x(), 0) + ", " + Decimal.of(dot.y(), 0));
    report.show("wall", distance(dot.distanceTo(Dot.WALL)));
    report.show("other", distance(dot.distanceTo(Dot.OTHER)));
  }

  private static String distance(double distance) {
    return distance == 0 ? "touching" : Decimal.length(distance) + " px away";
  }
}
