// SPDX-License-Identifier: Apache-2.0
package dev.carom.playground.rooms;

import java.util.function.DoubleSupplier;

/** Opens rooms by the names in the page's addresses. */
public final class Rooms {
  private Rooms() {}

  /**
   * Returns a new room.
   *
   * @param name the name of the room
   * @param milliseconds a clock, for rooms that show times
   */
  public static Room open(String name, DoubleSupplier milliseconds) {
    return switch (name) {
      case "pair" -> new PairLab();
      case "shapes" -> new ShapesRoom();
      case "circles" -> new CirclesRoom();
      case "last-bit" -> new LastBitRoom();
      case "steps" -> new StepsRoom();
      case "dot" -> new DotRoom();
      case "breakout" -> new BreakoutRoom();
      case "shmup" -> new ShmupRoom();
      case "movement" -> new MovementRoom();
      case "swarm" -> new SwarmRoom(milliseconds);
      default -> throw new IllegalArgumentException("unknown room: " + name);
    };
  }
}
