package dev.carom.cli;

/** What a shape does to others, the most severe last. */
enum Collision {
  FREE("free"),
  TOUCHING("only touching"),
  OVERLAPPING("overlapping");

  private final String words;

  Collision(String words) {
    this.words = words;
  }

  /** How a legend calls it. */
  String words() {
    return words;
  }
}
