package dev.carom.playground.rooms;

import java.util.function.DoubleSupplier;

/** Opens rooms by the names that are in the page's addresses. */
public final class Rooms {
  private Rooms() {}

  /**
   * A new room.
   *
   * @param name its name
   * @param milliseconds a clock, for rooms that show how long something took
   */
  public static Room open(String name, DoubleSupplier milliseconds) {
    return switch (name) {
      case "pair" -> new PairLab();
      case "circles" -> new CirclesRoom();
      case "dot" -> new DotRoom();
      case "breakout" -> new BreakoutRoom();
      case "shmup" -> new ShmupRoom();
      case "movement" -> new MovementRoom();
      case "swarm" -> new SwarmRoom(milliseconds);
      default -> throw new IllegalArgumentException("unknown room: " + name);
    };
  }
}
