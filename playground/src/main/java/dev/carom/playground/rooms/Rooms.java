package dev.carom.playground.rooms;

/** Opens rooms by the names that are in the page's addresses. */
public final class Rooms {
  private Rooms() {}

  /** A new room. */
  public static Room open(String name) {
    return switch (name) {
      case "pair" -> new PairLab();
      case "dot" -> new DotRoom();
      default -> throw new IllegalArgumentException("no room is called " + name);
    };
  }
}
